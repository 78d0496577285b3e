import { lazy } from 'react'
import type { QuoteProductInput } from '../../../../__generated__/ChoiceReasonAnswerQuery.graphql.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { WhyThisPrice } from '../../../pricing/parts/reason/WhyThisPrice.tsx'

// Few ask, and nobody else should load it.
const Answer = lazy(async () => ({ default: (await import('./ChoiceReasonAnswer.tsx')).ChoiceReasonAnswer }))

/** Why what is chosen costs what it costs; asked for once somebody wants to know. */
export function ChoiceReason({ input }: { input: QuoteProductInput }) {
  return (
    <WhyThisPrice>
      {() => (
        <Corner waiting={<Skeleton height="72px" />}>{attempt => <Answer input={input} attempt={attempt} />}</Corner>
      )}
    </WhyThisPrice>
  )
}
