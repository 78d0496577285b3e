import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Puts the section that a mutation answers with where pages read it: it has no id by which the store would find it. */
export function keepSection(store: RecordSourceSelectorProxy, mutation: string, key: string): void {
  const section = store.getRootField(mutation)?.getLinkedRecord('section')
  if (section) store.getRoot().setLinkedRecord(section, 'settingsSection', { key })
}
