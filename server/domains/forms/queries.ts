import { and, asc, desc, eq, getColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { type InstantRange, within } from '../../platform/changeFeed.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { type Reader, rowsIf, run } from '../../platform/statements.ts'
import type { FindPointed } from '../content/rules/pointers.ts'
import { formAnswers, formFiles, forms } from './tables.ts'

export type Form = typeof forms.$inferSelect

const { searchText: _searchText, keyHash: _keyHash, ...shownColumns } = getColumns(formAnswers)
export const answerColumns = shownColumns
export type FormAnswer = Omit<typeof formAnswers.$inferSelect, 'searchText' | 'keyHash'>

/** Which forms and answers a viewer may see: whoever reads the area all of them. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'messages'))

type Part = { readonly offset: number; readonly limit: number }

const formsMatching = (viewer: Viewer, search: string | null | undefined): SQL | undefined =>
  and(
    visibleTo(viewer),
    search?.trim() ? sql`${forms.name} ilike ${`%${literally(search.trim().slice(0, 100))}%`}` : undefined,
  )

/** A page of the forms whose name holds what is looked for, by their names. */
export const browseForms = (
  reader: Reader,
  viewer: Viewer,
  search: string | null | undefined,
  part: Part,
): Promise<Form[]> =>
  reader
    .select()
    .from(forms)
    .where(formsMatching(viewer, search))
    .orderBy(sql`lower(${forms.name})`, asc(forms.id))
    .offset(part.offset)
    .limit(part.limit)

export const countForms = (
  reader: Reader,
  viewer: Viewer,
  search: string | null | undefined,
  most: number,
): Promise<number> => countUpTo(reader, most, forms, formsMatching(viewer, search))

/** Forms by id, for staff; unknown ones are left out. */
export const formsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Form[]> =>
  reader
    .select()
    .from(forms)
    .where(and(inArray(forms.id, ids.filter(isId)), visibleTo(viewer)))

/** Forms by id, as pages show them to everybody. */
export const shownForms = (reader: Reader, ids: readonly string[]): Promise<Form[]> =>
  reader
    .select()
    .from(forms)
    .where(inArray(forms.id, ids.filter(isId)))

/** How many answers each form has, and how many of them nobody has read. */
export async function answerCounts(reader: Reader, viewer: Viewer, formIds: readonly string[]) {
  const rows = await reader
    .select({
      formId: formAnswers.formId,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`count(*) filter (where ${formAnswers.readAt} is null)::int`,
    })
    .from(formAnswers)
    .where(and(inArray(formAnswers.formId, formIds.filter(isId)), visibleTo(viewer)))
    .groupBy(formAnswers.formId)
  return new Map(rows.map(({ formId, ...counts }) => [formId, counts]))
}

export const answerTabs = ['unread', 'read', 'all'] as const
export type AnswerTab = (typeof answerTabs)[number]
/** `search`: words of which each is part of an answer. */
export type AnswerFilter = {
  readonly tab?: AnswerTab | null
  readonly search?: string | null
  readonly formId?: string | null
}

const mostWords = 6

function answersMatching(viewer: Viewer, { search, formId }: AnswerFilter): SQL | undefined {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  return and(
    visibleTo(viewer),
    ...words.map(word => sql`${formAnswers.searchText} like ${`%${literally(word)}%`}`),
    formId ? (isId(formId) ? eq(formAnswers.formId, formId) : sql`false`) : undefined,
  )
}

const inTab = {
  unread: isNull(formAnswers.readAt),
  read: isNotNull(formAnswers.readAt),
  all: sql`true`,
} satisfies Record<AnswerTab, SQL>

/** A page of the answers that fit a filter, the latest first. */
export const browseAnswers = (
  reader: Reader,
  viewer: Viewer,
  filter: AnswerFilter,
  part: Part,
): Promise<FormAnswer[]> =>
  reader
    .select(answerColumns)
    .from(formAnswers)
    .where(and(answersMatching(viewer, filter), inTab[filter.tab ?? 'all']))
    .orderBy(desc(formAnswers.sentAt), desc(formAnswers.id))
    .offset(part.offset)
    .limit(part.limit)

export const countAnswers = (reader: Reader, viewer: Viewer, filter: AnswerFilter, most: number): Promise<number> =>
  countUpTo(reader, most, formAnswers, and(answersMatching(viewer, filter), inTab[filter.tab ?? 'all']))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countAnswerTabs(
  reader: Reader,
  viewer: Viewer,
  filter: AnswerFilter,
): Promise<Record<AnswerTab, number>> {
  const fits = answersMatching(viewer, filter)
  const conditions = Object.fromEntries(answerTabs.map(tab => [tab, sql`${fits} and ${inTab[tab]}`]))
  return countEach(reader, sql`${formAnswers}`, conditions as Record<AnswerTab, SQL>)
}

/** Answers by id; unknown ones and those that the viewer may not see are left out. */
export const answersByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<FormAnswer[]> =>
  reader
    .select(answerColumns)
    .from(formAnswers)
    .where(and(inArray(formAnswers.id, ids.filter(isId)), visibleTo(viewer)))

/** Forms that are there. */
export const formsThere: FindPointed = (tx, ids) =>
  tx
    .select({ id: forms.id })
    .from(forms)
    .where(inArray(forms.id, [...ids]))

/** A page that shows a form, or is about to. */
export type FormPage = { readonly id: string; readonly name: string }

/** Pages that show forms in their working copy, or in what visitors see or will see; those in the trash are left out. Each
 *  document is looked through: it is asked when a form is opened or deleted, and no visitor waits. */
export async function pagesOfForms(
  reader: Pick<Reader, '_'>,
  formIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly FormPage[]>> {
  const rows = await run<FormPage & { readonly formId: string }>(
    reader,
    sql`select f.id as "formId", e.id, e.name from unnest(${sql.param(formIds.filter(isId))}::uuid[]) as f(id)
      join entries e on e.deleted_at is null and (position(f.id::text in e.content::text) > 0
        or exists (select from publications p where p.entry_id = e.id
          and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)
          and position(f.id::text in p.content::text) > 0))
      order by e.name, e.id`,
  )
  return Map.groupBy(rows, ({ formId }) => formId)
}

export type FormFile = typeof formFiles.$inferSelect

/** The files that came with answers, by the ids of these and in their order. */
export async function filesOfAnswers(
  reader: Reader,
  viewer: Viewer,
  answerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FormFile[]>> {
  const rows = await reader
    .select()
    .from(formFiles)
    .where(and(inArray(formFiles.answerId, answerIds.filter(isId)), visibleTo(viewer)))
    .orderBy(formFiles.answerId, formFiles.field, formFiles.position)
  return Map.groupBy(rows, ({ answerId }) => answerId)
}

/** A file that came with an answer; null for one that is unknown, or that the viewer may not see. */
export async function sentFileById(reader: Reader, viewer: Viewer, id: string): Promise<FormFile | null> {
  const [file] = isId(id)
    ? await reader
        .select()
        .from(formFiles)
        .where(and(eq(formFiles.id, id), visibleTo(viewer)))
    : []
  return file ?? null
}

/** Messages as the documented paths list them. */
export type MessageFilter = {
  readonly ids?: readonly string[] | undefined
  readonly isRead?: boolean | undefined
  readonly formId?: string | undefined
}
export const messageSorts = ['-created', 'created'] as const

export async function findAnswers(
  reader: Reader,
  viewer: Viewer,
  part: {
    readonly filter: MessageFilter
    readonly limit: number
    readonly skip: number
    readonly sort: (typeof messageSorts)[number]
    readonly created?: InstantRange | undefined
  },
): Promise<{ items: FormAnswer[]; total: number }> {
  const { ids, isRead, formId } = part.filter
  const wanted = and(
    visibleTo(viewer),
    ids && inArray(formAnswers.id, ids.filter(isId)),
    isRead === undefined ? undefined : inTab[isRead ? 'read' : 'unread'],
    formId ? eq(formAnswers.formId, formId) : undefined,
    within(formAnswers.sentAt, part.created),
  )
  const inOrder = part.sort === 'created' ? asc : desc
  const items = await reader
    .select(answerColumns)
    .from(formAnswers)
    .where(wanted)
    .orderBy(inOrder(formAnswers.sentAt), inOrder(formAnswers.id))
    .offset(part.skip)
    .limit(part.limit)
  return { items, total: await reader.$count(formAnswers, wanted) }
}
