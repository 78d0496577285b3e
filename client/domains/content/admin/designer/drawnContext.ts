import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Drawn, DrawnBlock } from './drawn.ts'

export const DrawnContext = createContext<Drawn | null>(null)

const never = () => () => {}

/** What the server made of a block; undefined while it is on its way. */
export function useDrawn(id: string): DrawnBlock | undefined {
  const drawn = useContext(DrawnContext)
  return useSyncExternalStore(drawn?.subscribe ?? never, () => drawn?.get(id))
}
