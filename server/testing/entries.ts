import { createEntry } from '../domains/content/operations/entries.ts'
import { publishEntry } from '../domains/content/operations/publishing.ts'
import type { EntryChanges } from '../domains/content/rules/changes.ts'
import type { EntryKind, StandingKey } from '../domains/content/rules/content.ts'
import type { OperationContext } from '../platform/operation.ts'

/** A block of a document, as an editor sends it. */
export const blockOf = (id: string, type: string, props: object = {}, more: object = {}) => ({
  id,
  type,
  props,
  ...more,
})

export type WrittenEntry = EntryChanges & { readonly kind?: EntryKind; readonly key?: StandingKey }

/** Makes an entry: a page unless told otherwise. */
export const writeEntry = (context: OperationContext, { kind = 'page', key, ...changes }: WrittenEntry) =>
  createEntry(context, { kind, key: key ?? null, changes })

/** Makes an entry and publishes it in both languages. */
export async function publishedEntry(context: OperationContext, written: WrittenEntry) {
  const { id } = await writeEntry(context, written)
  return (await publishEntry(context, { entryId: id, version: null, languages: ['de', 'en'] })).entry
}
