import type { RecordSourceSelectorProxy } from 'relay-runtime'

type Store = RecordSourceSelectorProxy

/** Puts the section that a mutation answers with where pages read it: it has no id by which the store would find it. */
export function keepSection(store: Store, mutation: string, key: string): void {
  const section = store.getRootField(mutation)?.getLinkedRecord('section')
  if (section) store.getRoot().setLinkedRecord(section, 'settingsSection', { key })
}

/** The same of a rehearsal. */
export function keepRehearsal(store: Store, mutation: string, section: string): void {
  const rehearsal = store.getRootField(mutation)?.getLinkedRecord('rehearsal')
  if (rehearsal) store.getRoot().setLinkedRecord(rehearsal, 'rehearsal', { section })
}

/** The same of a rehearsal of prices. */
export function keepPriceRehearsal(store: Store, mutation: string): void {
  const rehearsal = store.getRootField(mutation)?.getLinkedRecord('rehearsal')
  if (rehearsal) store.getRoot().setLinkedRecord(rehearsal, 'priceRehearsal')
}
