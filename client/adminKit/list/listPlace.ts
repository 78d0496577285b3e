import { createContext, useContext } from 'react'
import { useRouter, useShown } from '../../router/RouterContext.ts'

/** Where a list keeps its filters, order and page. */
export interface ListPlace {
  path: string
  search: URLSearchParams
  /** Goes to another address of the same list. */
  go: (address: string, options?: { replace?: boolean; keepScroll?: boolean }) => void
}

/** For a list that stands in a dialog: it has an address of its own, beside that of the page. */
export const ListPlaceContext = createContext<ListPlace | null>(null)

/** The place of the list around: that of its dialog, or of the page. */
export function useListPlace(): ListPlace {
  const own = useContext(ListPlaceContext)
  const { place } = useShown()
  const router = useRouter()
  return own ?? { path: place.path, search: place.search, go: router.navigate }
}
