import { useListPlace } from './listPlace.ts'
import { type ListChanges, listAddress } from './url.ts'

/** A list whose filters, order and page live in the address, so that they can be shared, reloaded and gone back from; in a
 *  dialog that address is its own. */
export function useListUrl() {
  const { path, search, go } = useListPlace()
  const addressWith = (changes: ListChanges) => listAddress(path, search, changes)
  return {
    search,
    addressWith,
    /** Goes there and stays scrolled and focused where it is. `replace` for what is still being typed. */
    change: (changes: ListChanges, { replace = false } = {}) => go(addressWith(changes), { keepScroll: true, replace }),
  }
}
