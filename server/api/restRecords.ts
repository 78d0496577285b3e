import type { z } from 'zod'
import { NotFound, Refused, refusal, refuseOutdated, refuseStale } from '../kit/refusals.ts'
import { keyNames } from '../platform/businessKeys.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { finishWhatWasLeft, gatherWork } from '../platform/leftToTheEnd.ts'
import type { Log } from '../platform/log.ts'
import type { Audience } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { differencesOf, type Fields, hasField, isFields, type MergedLists, pathAsSent } from './differences.ts'
import { type Route, route } from './rest.ts'
import { withChanges } from './restChanges.ts'
import { noSuchField } from './restFields.ts'
import { askingOf, type Called, mirroredAs, type NamedRecord, recordsNamed } from './restIds.ts'
import { type References, withIdsOfReferences } from './restReferences.ts'
import { type Removal, removals, removing } from './restRemoval.ts'
import { type Result, statusOfResults, summed } from './restResults.ts'
import { failedOutcome, inWordsOf, mistake, type Outcome, type WriteMode } from './restWrites.ts'

/** Most records of one request. */
const mostRecords = 500
/** Longest body of several records, in bytes. */
const mostBytes = 16_000_000

/** How the records of a collection are written, one at a time: what is common to all stands here, for all of them. */
export type Records = {
  /** What names a record, be it in place of its id. */
  readonly called: Called
  /** Fields that name other records: keys stand for their ids there. */
  readonly references?: References
  /** What is written of a record, `present` or, where null, a new one. Strict: what it does not name is refused. */
  readonly inputFor: (sent: Fields, present: Fields | null) => z.ZodType
  /** Lists whose entries are merged by key; others are replaced as a whole. */
  readonly lists?: MergedLists
  /** Objects in which what is left out stays. */
  readonly objects?: readonly string[]
  /** Records as they are read, in the order asked; unknown ids are left out. */
  readonly read: (context: RequestContext, ids: readonly string[]) => Promise<readonly Fields[]>
  /** Locks records before they are read and written: what is compared is what there is, and two who write the same do
   *  not wait in a circle. */
  readonly lock?: (tx: Transaction, ids: readonly string[]) => Promise<unknown>
  /** Absent where records are not made on this path. */
  readonly create?: (context: RequestContext, input: never) => Promise<string>
  /** `input` holds nothing but what differs; `revision` null: whatever it is by now. */
  readonly update: (context: RequestContext, id: string, input: never, revision: number | null) => Promise<unknown>
}

type Definition = Records & {
  readonly name: string
  readonly audience: Audience
  readonly what: string
  /** Documents what is written. */
  readonly input: z.ZodType
  readonly answer: z.ZodType
  /** One record, as an example: a new one, and what is changed of one. */
  readonly example?: unknown
  readonly changing: unknown
  readonly note: string
  readonly remove?: Removal
  /** What is removed with `force: true` alone (see `removals`). */
  readonly forced?: string
  /** Who may remove, where that is not whoever may write. */
  readonly removedBy?: Audience
}

/** `POST X/` (create) and `PUT X/` (change) of a collection, one record or several, with its removing paths. */
export function records(definition: Definition): readonly Route[] {
  const { name, what, input, answer, note, audience, remove, removedBy = audience, called, forced } = definition
  const { keys } = called
  const common = { path: `/api/v0/${name}`, audience, input, answer, records: definition, mostBytes } as const
  const run = () => Promise.reject(new Error('records are written by `writeRecords`'))
  return [
    ...(definition.create
      ? [
          route({
            ...common,
            method: 'POST',
            summary: `Makes one of the ${what}, or several: a list, or \`{items}\`, of up to ${mostRecords}.${remove ? ' With `{remove: [ids]}` removes several.' : ''} ${note}`,
            example: definition.example,
            run,
            ...(remove && { remove: removing(remove, definition.called) }),
          }),
        ]
      : []),
    route({
      ...common,
      method: 'PUT',
      summary: `Changes one of the ${what}, named by \`_id\`${keys ? ` (or ${keyNames(keys).join(', ')} where no id is sent)` : ''}, or several: a list, or \`{items}\`, of up to ${mostRecords}. What is left out stays; what is as it was is passed over, so that what was read can be sent back. ${note}`,
      example: definition.changing,
      run,
    }),
    ...(remove ? removals({ name, audience: removedBy, what, item: answer, called, remove, forced }) : []),
  ]
}

/** Several records where they are several; null for one. Records have fields called `items` too, but never that alone. */
function severalOf(body: unknown): readonly unknown[] | null {
  const isWrapped = isFields(body) && Object.keys(body).length === 1 && Array.isArray(body.items)
  const list = Array.isArray(body) ? (body as unknown[]) : isWrapped ? (body.items as unknown[]) : null
  if (list === null) return null
  if (list.length === 0) throw mistake([], 'the list is empty')
  if (list.length > mostRecords) throw mistake([], `at most ${mostRecords} records at once`)
  return list
}

type Writing = {
  readonly context: RequestContext
  readonly definition: Records
  readonly isNew: boolean
  /** What names each record that was sent. */
  readonly names: ReadonlyMap<unknown, NamedRecord>
  /** Why other records that it names are none. */
  readonly refused: ReadonlyMap<unknown, Refused>
  readonly present: ReadonlyMap<unknown, Fields>
}

/** Writes what a body holds, one record or several, within a transaction that is shared. */
export async function writeRecords(
  { context, tx, log }: { readonly context: RequestContext; readonly tx: Transaction; readonly log: Log },
  { method, records: definition }: { readonly method: Route['method']; readonly records: Records },
  sent: unknown,
  mode: WriteMode,
): Promise<Outcome> {
  const list = severalOf(sent)
  const { bodies, refused } = await withIdsOfReferences(context, definition.references ?? {}, list ?? [sent])
  const several = list && bodies
  const [body] = bodies
  if (several && mode.ifMatch !== null) throw mistake(['If-Match'], 'belongs to one record; several have `revision`')
  const isNew = method === 'POST'
  const named = isNew ? [] : bodies.filter(isFields)
  const found = named.length > 0 ? await recordsNamed(askingOf(context), named, definition.called) : []
  const names = new Map(named.map((each, index) => [each, found[index]!]))
  const ids = [...new Set(found.flatMap(({ id }) => id ?? []))]
  if (ids.length > 0) await definition.lock?.(tx, ids)
  const present = new Map(
    ids.length > 0 ? asSent(await readWithChanges(context, definition, ids)).map(item => [item._id, item]) : [],
  )
  const writing: Writing = { context, definition, isNew, names, refused, present }
  gatherWork(tx)
  if (several) return writeSeveral(writing, several, mode, { tx, log })
  const id = await writeOne(writing, body, mode.ifMatch)
  await finishWhatWasLeft(tx)
  const [item] = await readWithChanges(context, definition, [id])
  if (item === undefined) throw new NotFound()
  return { status: 200, body: item }
}

/** Records as the reading paths show them, with when they were last changed. */
const readWithChanges = async (context: RequestContext, { read, called }: Records, ids: readonly string[]) =>
  withChanges(context, mirroredAs(called) ?? undefined, await read(context, ids))

/** What is read as a client gets it, to be compared with what clients send. */
const asSent = (items: readonly Fields[]): Fields[] => JSON.parse(JSON.stringify(items)) as Fields[]

const notWritten = { code: 'NOT_WRITTEN', message: 'All are written or none, and others were refused.' }

async function writeSeveral(
  writing: Writing,
  list: readonly unknown[],
  mode: WriteMode,
  { tx, log }: { readonly tx: Transaction; readonly log: Log },
): Promise<Outcome> {
  const { database } = writing.context
  const results: Result[] = []
  const named = new Set<unknown>()
  for (const [index, body] of list.entries()) {
    const name = writing.names.get(body)
    const id = name?.id ?? null
    try {
      // It was read before the first of them was written.
      if (name && id !== null && named.has(id)) throw mistake([name.field], 'is named twice')
      named.add(id)
      const _id = await inTransaction(database, () => writeOne(writing, body, null))
      results.push({ index, status: 200, _id })
    } catch (error) {
      const { status, body: failure } = failedOutcome(error, log, mode)
      results.push({ index, status, ...(id !== null && { _id: id }), ...(failure as object) })
    }
  }
  const first = results.find(({ status }) => status !== 200)
  if (!first || !mode.isAtomic) {
    await finishWhatWasLeft(tx)
    const body = summed(results)
    return { status: statusOfResults(body), body }
  }
  const { code, message } = first
  const undone = results.map(result =>
    result.status === 200 ? { index: result.index, status: 424, ...notWritten } : result,
  )
  return { status: first.status, body: { code, message, ...summed(undone) } }
}

/** Writes one record; answers with its id. */
async function writeOne(writing: Writing, sent: unknown, ifMatch: number | null): Promise<string> {
  if (!isFields(sent)) throw mistake([], 'must be an object')
  const refused = writing.refused.get(sent)
  if (refused) throw refused
  return writing.isNew ? create(writing, sent) : update(writing, sent, ifMatch)
}

async function create({ context, definition }: Writing, sent: Fields): Promise<string> {
  const input = parsed(definition.inputFor(sent, null), sent, null, path => [...path])
  return definition.create!(context, input)
}

async function update({ context, definition, names, present }: Writing, sent: Fields, ifMatch: number | null) {
  const name = names.get(sent)!
  if (name.id === null) throw name.refused
  const now = present.get(name.id)
  if (!now) throw new NotFound()
  const { _id, id, revision = null, ...others } = sent
  if (name.field === '_id' && id !== undefined && id !== now.id) throw mistake(['id'], 'is another one than `_id`')
  // A key that names it is none of its changes, however it is written.
  const fields = Object.fromEntries(Object.entries(others).filter(([field]) => field !== name.field))
  if (revision !== null && !Number.isSafeInteger(revision)) throw mistake(['revision'], 'must be a whole number')
  const seen = ifMatch ?? (revision as number | null)
  if (typeof now.revision === 'number') refuseStale({ revision: now.revision }, seen)
  else if (seen !== null) throw mistake([ifMatch === null ? 'revision' : 'If-Match'], 'it has no revision')
  // Revisions tell nothing of stock that was sold since, and the old number would bring it back. Who means it leaves
  // `changed` out.
  if (isStamp(fields.changed) && isStamp(now.changed)) refuseOutdated({ ...now, changed: now.changed }, fields.changed)
  const { changed, places } = differencesOf(fields, now, definition.lists ?? {})
  if (Object.keys(changed).length === 0) return name.id
  const filled = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => {
      const before = now[name]
      const isPart = definition.objects?.includes(name) && isFields(before) && isFields(value)
      return [name, isPart ? { ...before, ...value } : value]
    }),
  )
  const wordsOf = (path: readonly string[]) => pathAsSent(path, places)
  const input = parsed(definition.inputFor(sent, now), filled, now, wordsOf)
  await inWordsOf(wordsOf, () => definition.update(context, name.id, input, seen))
  return name.id
}

const isStamp = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What was sent as its schema has it. Refuses fields that are none, or that are only read and were changed. */
function parsed(
  schema: z.ZodType,
  value: unknown,
  present: Fields | null,
  wordsOf: (path: readonly string[]) => string[],
): never {
  const result = schema.safeParse(value)
  if (result.success) return result.data as never
  throw new Refused(
    result.error.issues.flatMap(issue => {
      const at = issue.path.map(String)
      if (issue.code !== 'unrecognized_keys') return [refusal('INVALID_INPUT', wordsOf(at), issue.message)]
      return issue.keys.map(key => {
        const path = [...at, key]
        return present && hasField(present, path)
          ? refusal('INVALID_INPUT', wordsOf(path), 'This is only read and cannot be changed.')
          : noSuchField(wordsOf(path))
      })
    }),
  )
}
