import { createContext, useContext } from 'react'

/** How the panel is looked at. */
export interface PanelLook {
  /** German and English beside each other. */
  readonly isSideBySide: boolean
}

export const PanelContext = createContext<PanelLook>({ isSideBySide: false })

export const usePanel = (): PanelLook => useContext(PanelContext)
