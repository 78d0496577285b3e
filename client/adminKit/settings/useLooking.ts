import { useEffect, useEffectEvent, useState, useTransition } from 'react'

/** How often a rehearsal that is under way is asked for, in milliseconds. */
const INTERVAL = 1000

/** Something that is asked for again and again: `look` counts how often. */
export interface Looking {
  readonly look: number
  readonly isLooking: boolean
  readonly again: () => void
}

/** What was shown stays until there is something newer. */
export function useLooking(): Looking {
  const [look, setLook] = useState(0)
  const [isLooking, startLooking] = useTransition()
  return { look, isLooking, again: () => startLooking(() => setLook(before => before + 1)) }
}

/** Looks again as long as a rehearsal is not over. */
export function useWhileUnderWay({ isLooking, again }: Looking, state: string | null | undefined): void {
  const isUnderWay = state === 'QUEUED' || state === 'RUNNING'
  const lookAgain = useEffectEvent(again)
  useEffect(() => {
    if (!isUnderWay || isLooking) return
    const timer = setTimeout(() => lookAgain(), INTERVAL)
    return () => clearTimeout(timer)
  }, [isUnderWay, isLooking])
}
