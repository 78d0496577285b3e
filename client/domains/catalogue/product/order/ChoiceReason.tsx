import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ChoiceReasonQuery, QuoteProductInput } from '../../../../__generated__/ChoiceReasonQuery.graphql.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { PriceReason } from '../../../pricing/parts/reason/PriceReason.tsx'
import { WhyThisPrice } from '../../../pricing/parts/reason/WhyThisPrice.tsx'

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

function Answer({ input, attempt }: { input: QuoteProductInput; attempt: number }) {
  const { quoteProduct } = useLazyLoadQuery<ChoiceReasonQuery>(
    graphql`
      query ChoiceReasonQuery($input: QuoteProductInput!) {
        quoteProduct(input: $input) {
          reason {
            ...PriceReason_reason
          }
        }
      }
    `,
    { input },
    { fetchKey: attempt },
  )
  return quoteProduct ? <PriceReason reason={quoteProduct.reason} /> : null
}
