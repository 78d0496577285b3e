import { createContext, useSyncExternalStore } from 'react'
import type { ShopLayoutQuery$data } from '../__generated__/ShopLayoutQuery.graphql.ts'

/*
 * What every page knows of consent; what was decided stands in `consent.ts`, which is loaded where something needs it.
 */

/** What of the shop needs consent; null where nothing does. */
export type ShopConsent = NonNullable<ShopLayoutQuery$data['shop']['consent']> | null

export const ShopConsentContext = createContext<ShopConsent>(null)

const isOpenListeners = new Set<() => void>()
let isDialogWanted = false

/** Opens or closes the dialog in which everything can be decided anew. */
export function wantConsentDialog(isWanted: boolean): void {
  isDialogWanted = isWanted
  for (const listener of isOpenListeners) listener()
}

export function useConsentDialogWanted(): boolean {
  return useSyncExternalStore(
    listener => {
      isOpenListeners.add(listener)
      return () => isOpenListeners.delete(listener)
    },
    () => isDialogWanted,
    () => false,
  )
}
