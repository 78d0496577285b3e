import { usePlace, useRouter } from '../../router/RouterContext.ts'

/** Parameters of a list's address: a text sets one, null takes it away. */
export type ListChanges = Readonly<Record<string, string | null>>

/** The path with changed parameters. A changed filter or order begins at the first page again. */
export function listAddress(path: string, search: URLSearchParams, changes: ListChanges): string {
  const changed = new URLSearchParams(search)
  changed.delete('after')
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') changed.delete(key)
    else changed.set(key, value)
  }
  const text = changed.toString()
  return text ? `${path}?${text}` : path
}

/** A list whose filters, order and page live in the address, so that they can be shared, reloaded and gone back from. */
export function useListAddress() {
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
