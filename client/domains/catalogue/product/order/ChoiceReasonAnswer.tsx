import { graphql, useLazyLoadQuery } from 'react-relay'
import type {
  ChoiceReasonAnswerQuery,
  QuoteProductInput,
} from '../../../../__generated__/ChoiceReasonAnswerQuery.graphql.ts'
import { PriceReason } from '../../../pricing/parts/reason/PriceReason.tsx'

/** The price of what is chosen, step by step. */
export function ChoiceReasonAnswer({ input, attempt }: { input: QuoteProductInput; attempt: number }) {
  const { quoteProduct } = useLazyLoadQuery<ChoiceReasonAnswerQuery>(
    graphql`
      query ChoiceReasonAnswerQuery($input: QuoteProductInput!) {
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
