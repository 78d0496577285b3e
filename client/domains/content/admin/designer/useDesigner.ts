import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DesignerState, DesignerStore } from './designerStore.ts'

export const DesignerContext = createContext<DesignerStore | null>(null)

/** What is done in the designer around a component. */
export function useDesigner(): DesignerStore {
  const store = useContext(DesignerContext)
  if (!store) throw new Error('There is no designer above this component')
  return store
}

/** A part of where the designer stands; the component is drawn anew when it is another. */
export function useDesignerState<Part>(part: (state: DesignerState) => Part): Part {
  const store = useDesigner()
  return useSyncExternalStore(store.subscribe, () => part(store.get()))
}
