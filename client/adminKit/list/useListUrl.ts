import { usePlace, useRouter } from '../../router/RouterContext.ts'
import { type ListChanges, listAddress } from './url.ts'

/** A list whose filters, order and page live in the address, so that they can be shared, reloaded and gone back from. */
export function useListUrl() {
  const { path, search } = usePlace()
  const router = useRouter()
  const addressWith = (changes: ListChanges) => listAddress(path, search, changes)
  return {
    search,
    addressWith,
    /** Goes there and stays scrolled and focused where it is. `replace` for what is still being typed. */
    change: (changes: ListChanges, { replace = false } = {}) =>
      router.navigate(addressWith(changes), { keepScroll: true, replace }),
  }
}
