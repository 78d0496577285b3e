import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LinesReasonAnswerQuery } from '../../../__generated__/LinesReasonAnswerQuery.graphql.ts'
import { PriceReason } from '../../pricing/parts/reason/PriceReason.tsx'
import type { LinesReasonProps } from './LinesReason.tsx'

/** The price of some lines, step by step. */
export function LinesReasonAnswer({ lineIds, state }: LinesReasonProps) {
  const { viewer } = useLazyLoadQuery<LinesReasonAnswerQuery>(
    graphql`
      query LinesReasonAnswerQuery($lineIds: [ID!]!) {
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
