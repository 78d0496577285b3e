import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { QuoteProductInput, useProductQuoteQuery } from '../../../../__generated__/useProductQuoteQuery.graphql.ts'

const query = graphql`
  query useProductQuoteQuery($input: QuoteProductInput!) {
    quoteProduct(input: $input) {
      ...OrderSum_quote
      ...OrderBar_quote
      ...ProductTiers_quote
      nextTier {
        missing
      }
      nextTierVariantIds
      errors {
        code
        path
        ... on OnlyFewLeft {
          available
        }
      }
    }
  }
`

/** Wait this long after the last change, so that typing 12 does not ask for 1. */
const restMilliseconds = 250

/** The server's price of what is chosen. */
interface ProductQuoteState {
  /** The latest answer; null before the first, and when nothing is chosen. */
  quote: NonNullable<useProductQuoteQuery['response']['quoteProduct']> | null
  /** What the answer is about. */
  asked: QuoteProductInput | null
  /** The answer belongs to an earlier choice; the next one is on its way. */
  isStale: boolean
  /** The latest question got no answer. */
  hasFailed: boolean
}

const nothing: ProductQuoteState = { quote: null, asked: null, isStale: false, hasFailed: false }

/**
 * Asks the server what a choice costs. `ask` belongs into the event that changes the choice; null stands for nothing
 * chosen. Only the latest question is answered; until then the old answer stays.
 */
export function useProductQuote() {
  const environment = useRelayEnvironment()
  const [state, setState] = useState(nothing)
  const underWay = useRef<() => void>(() => {})
  const kept = useRef<() => void>(() => {})

  const ask = useCallback(
    (input: QuoteProductInput | null) => {
      underWay.current()
      if (!input) {
        underWay.current = () => {}
        setState(nothing)
        return
      }
      setState(before => ({ ...before, isStale: true }))
      const timer = setTimeout(() => {
        const variables = { input }
        // Fetching alone does not keep an answer in the store while other pages come and go.
        const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables))
        const subscription = fetchQuery<useProductQuoteQuery>(environment, query, variables, {
          fetchPolicy: 'store-or-network',
        }).subscribe({
          next({ quoteProduct }) {
            kept.current()
            kept.current = dispose
            setState({ quote: quoteProduct ?? null, asked: input, isStale: false, hasFailed: quoteProduct == null })
          },
          error() {
            dispose()
            setState(before => ({ ...before, isStale: false, hasFailed: true }))
          },
        })
        underWay.current = () => subscription.unsubscribe()
      }, restMilliseconds)
      underWay.current = () => clearTimeout(timer)
    },
    [environment],
  )

  useEffect(
    () => () => {
      underWay.current()
      kept.current()
    },
    [],
  )
  return [state, ask] as const
}
