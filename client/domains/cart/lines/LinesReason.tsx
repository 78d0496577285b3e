import { lazy } from 'react'
import { Corner } from '../../../ui/Corner.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WhyThisPrice } from '../../pricing/parts/reason/WhyThisPrice.tsx'

// Few ask, and nobody else should load it.
const Answer = lazy(async () => ({ default: (await import('./LinesReasonAnswer.tsx')).LinesReasonAnswer }))

export interface LinesReasonProps {
  lineIds: readonly string[]
  /** Another one asks again: what the price depends on has changed. */
  state: string
}

/** Why some lines of the cart cost what they cost; asked for once somebody wants to know. */
export function LinesReason({ lineIds, state }: LinesReasonProps) {
  return (
    <WhyThisPrice>
      {() => (
        <Corner waiting={<Skeleton height="72px" />}>
          {attempt => <Answer lineIds={lineIds} state={`${state} ${attempt}`} />}
        </Corner>
      )}
    </WhyThisPrice>
  )
}
