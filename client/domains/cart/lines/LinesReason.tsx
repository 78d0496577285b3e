import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LinesReasonQuery } from '../../../__generated__/LinesReasonQuery.graphql.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PriceReason } from '../../pricing/parts/reason/PriceReason.tsx'
import { WhyThisPrice } from '../../pricing/parts/reason/WhyThisPrice.tsx'

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

function Answer({ lineIds, state }: LinesReasonProps) {
  const { viewer } = useLazyLoadQuery<LinesReasonQuery>(
    graphql`
      query LinesReasonQuery($lineIds: [ID!]!) {
        viewer {
          cart {
            priceReason(lineIds: $lineIds) {
              ...PriceReason_reason
            }
          }
        }
      }
    `,
    { lineIds },
    { fetchKey: state, fetchPolicy: 'network-only' },
  )
  const reason = viewer.cart?.priceReason
  return reason ? <PriceReason reason={reason} /> : null
}
