import { FormattedMessage } from 'react-intl'
import type { PriceReason_reason$key } from '../../../../__generated__/PriceReason_reason.graphql.ts'
import { PriceReason } from './PriceReason.tsx'
import { WhyThisPrice } from './WhyThisPrice.tsx'

export interface KeptReasonProps {
  /** As it was kept with an order; null in orders from before. */
  reason: PriceReason_reason$key | null | undefined
  isWhole?: boolean
}

/** Why a line of an order cost what it cost. */
export function KeptReason({ reason, isWhole = false }: KeptReasonProps) {
  return (
    <WhyThisPrice>
      {() =>
        reason ? (
          <PriceReason reason={reason} isWhole={isWhole} />
        ) : (
          <p>
            <FormattedMessage id="pricing.reason.unknown" />
          </p>
        )
      }
    </WhyThisPrice>
  )
}
