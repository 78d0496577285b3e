import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay'

interface Changes {
  /** Rises with every change that lists and figures elsewhere show. */
  count: number
  /** Says that something was changed: what was read before counts as old, and is asked for anew when it is next shown. */
  note: () => void
}

const ChangesContext = createContext<Changes>({ count: 0, note: () => {} })

export const useChanges = (): Changes => useContext(ChangesContext)

/** Keeps lists, tabs and counts of the admin centre in step with what its mutations change. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment()
  const [count, setCount] = useState(0)
  const note = useCallback(() => {
    // Which lists an order or a product now belongs to is the server's to say; no directive could move it there.
    commitLocalUpdate(environment, store => store.invalidateStore())
    setCount(before => before + 1)
  }, [environment])
  const changes = useMemo(() => ({ count, note }), [count, note])
  return <ChangesContext value={changes}>{children}</ChangesContext>
}
