import { type ReactNode, useState } from 'react'
import { Corner } from './Corner.tsx'

export interface OnceWantedProps {
  isWanted: boolean
  children: () => ReactNode
}

/**
 * A part in code of its own (`onDemand`): loaded when it is wanted for the first time, and there from then on, so that a
 * dialog closes as it opened. Where its code does not come, that is said here and can be tried again.
 */
export function OnceWanted({ isWanted, children }: OnceWantedProps) {
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return isWanted || wasWanted ? <Corner>{children}</Corner> : null
}
