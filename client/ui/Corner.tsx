import { type ReactNode, Suspense, useState } from 'react'
import { Boundary } from './Boundary.tsx'
import { FailureLine } from './FailureLine.tsx'

export interface CornerProps {
  /** What stands there until it has come. */
  waiting?: ReactNode
  /** What surrounds the sentence that says what failed. */
  failed?: (sentence: ReactNode) => ReactNode
  /** `attempt` is a `fetchKey`: another one asks again what failed. */
  children: (attempt: number) => ReactNode
}

/** A part of a page that asks for its own: where that fails it says so itself, and nothing else is gone. */
export function Corner({ waiting = null, failed, children }: CornerProps) {
  const [attempt, setAttempt] = useState(0)
  const told = (error: Error) => <FailureLine error={error} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <Boundary resetKey={attempt} fallback={error => (failed ? failed(told(error)) : told(error))}>
      <Suspense fallback={waiting}>{children(attempt)}</Suspense>
    </Boundary>
  )
}
