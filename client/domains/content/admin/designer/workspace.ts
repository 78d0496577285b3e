import { createContext, useContext } from 'react'

/** What stands around the page, and how one gets there. */
export interface Workspace {
  /** Opens the blocks that can be added, with the hand in their search. */
  readonly showTray: () => void
  /** Opens what can be set of the selected block. */
  readonly showPanel: () => void
}

export const WorkspaceContext = createContext<Workspace>({ showTray: () => {}, showPanel: () => {} })

export const useWorkspace = (): Workspace => useContext(WorkspaceContext)
