import { columnsOf, digestsOf } from '../../domains/content/operations/store.ts'
import { changedContent } from '../../domains/content/rules/changes.ts'
import { type EntryContent, emptyContent, filesOf } from '../../domains/content/rules/content.ts'
import { entries, entryFiles, entryRevisions, publications, siteSegments } from '../../domains/content/tables.ts'
import { changedForm, newFormOf } from '../../domains/forms/rules/fields.ts'
import { forms } from '../../domains/forms/tables.ts'
import type { Day } from '../../kit/days.ts'
import { languages } from '../../kit/languages.ts'
import type { Transaction } from '../../platform/database.ts'
import { insertRows } from '../../platform/insertRows.ts'
import type { CatalogueRows } from '../catalogue/rows/rowTypes.ts'
import { noteDemoRows } from '../history/history.ts'
import { stableId } from '../stableId.ts'
import { contactFormId, type DemoPage, demoPages } from './content.ts'

type Clock = { readonly now: Date; readonly today: Day; readonly timeZone: string }

/** Writes the demo's pages, posts and events, each published in both languages. Throws Error for one that the shop would
 *  refuse. */
export async function insertDemoPages(
  tx: Transaction,
  { productGroups }: Pick<CatalogueRows, 'productGroups'>,
  clock: Clock,
  knownFiles: ReadonlySet<string>,
): Promise<void> {
  const { now, today } = clock
  const groupOf = (wanted: string): string => {
    const group = productGroups.find(({ slug }) => slug === wanted)
    if (!group) throw new Error(`the demo has no group ${wanted}`)
    return group.id
  }
  const made = demoPages(clock, groupOf).map((page, at) => {
    const content = contentOf(page)
    const id = stableId('entry', content.slug.de, at)
    return { id, kind: page.kind, content, revisionId: stableId('entryRevision', content.slug.de, at) }
  })
  await insertRows(
    tx,
    entries,
    made.map(({ id, kind, content }) => ({
      ...{ id, kind, ...columnsOf(content) },
      ...{ isLive: true, createdAt: now, changedAt: now },
    })),
  )
  await insertRows(
    tx,
    entryRevisions,
    made.map(({ id, revisionId, content }) => ({
      ...{ id: revisionId, entryId: id, number: 1, version: 1, content, savedAt: now, beganAt: now },
    })),
  )
  await insertRows(
    tx,
    publications,
    made.flatMap(({ id, kind, content, revisionId }, at) =>
      languages.map(language => ({
        ...{ id: stableId('publication', `${content.slug.de} ${language}`, at), entryId: id, revisionId, language },
        ...{ kind, content, slug: content.slug[language], fingerprint: digestsOf(content)[language] },
        ...{ tags: [...content.tags], publishedOn: content.publishDate ?? today, startsAt: now, publishedAt: now },
        eventAt: kind === 'event' && content.startsAt !== null ? new Date(content.startsAt) : null,
        eventUntil: kind === 'event' && content.endsAt !== null ? new Date(content.endsAt) : null,
        turned: 1,
      })),
    ),
  )
  await insertRows(
    tx,
    siteSegments,
    made.flatMap(({ id, content }) =>
      languages.map(language => ({ language, segment: content.slug[language], entryId: id })),
    ),
  )
  await insertRows(
    tx,
    entryFiles,
    made.flatMap(({ id, content }) =>
      [...new Set(filesOf(content))].filter(file => knownFiles.has(file)).map(fileId => ({ entryId: id, fileId })),
    ),
  )
  await noteDemoRows(tx, 'entry', made)
  await insertContactForm(tx, now)
}

function contentOf({ kind, changes }: DemoPage): EntryContent {
  const { content, refusals } = changedContent(kind, emptyContent, changes)
  if (refusals.length > 0) throw new Error(`a page of the demo is refused: ${JSON.stringify(refusals)}`)
  return content
}

/** The form by which visitors write to the shop, with files for crests and lists of names. */
async function insertContactForm(tx: Transaction, now: Date): Promise<void> {
  const { form, refusals } = changedForm(
    newFormOf(['name', 'email', 'phone', 'message', 'files']),
    { name: 'Kontakt', isContact: true },
    [],
  )
  if (refusals.length > 0) throw new Error(`the demo's form is refused: ${JSON.stringify(refusals)}`)
  const row = { ...form, fields: [...form.fields], recipients: [...form.recipients] }
  await insertRows(tx, forms, [{ id: contactFormId, ...row, createdAt: now, changedAt: now }])
  await noteDemoRows(tx, 'form', [{ id: contactFormId }])
}
