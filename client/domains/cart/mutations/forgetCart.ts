import type { RecordSourceSelectorProxy } from 'relay-runtime'

/**
 * Marks what is known of the cart as old, so that the cart's page asks anew. No directive fits: the server decides
 * which lines there are, and whether pieces made a line larger or a new one.
 */
export function forgetCart(store: RecordSourceSelectorProxy): void {
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart')?.invalidateRecord()
}
