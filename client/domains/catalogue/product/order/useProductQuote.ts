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

/** A price of an earlier choice is no longer shown after this. */
const slowMilliseconds = 1000

/** The server's price of what is chosen. */
export interface ProductQuoteState {
  /** The latest answer; null before the first, when nothing is chosen, and when the price is not known. */
  quote: NonNullable<useProductQuoteQuery['response']['quoteProduct']> | null
  /** What the answer is about. */
  asked: QuoteProductInput | null
  /** The answer belongs to an earlier choice; the next one is on its way. */
  isStale: boolean
  /** It is on its way for so long that the earlier one is not shown any more. */
  isUnknown: boolean
  /** Why the latest question got no answer. */
  failure: Error | null
  /** Asks it again. */
  retry: () => void
}

const nothing = { quote: null, asked: null, isStale: false, isUnknown: false, failure: null }

/**
 * Asks the server what a choice costs. `ask` belongs into the event that changes the choice; null stands for nothing
 * chosen. Only the latest question is answered; until then the old answer stays for a moment. A price that is not that of
 * the choice is not shown beside it: not after a second without an answer, and not after a failure.
 */
export function useProductQuote() {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<Omit<ProductQuoteState, 'retry'>>(nothing)
  const underWay = useRef<() => void>(() => {})
  const kept = useRef<() => void>(() => {})
  const asked = useRef<QuoteProductInput | null>(null)

  const ask = useCallback(
    (input: QuoteProductInput | null, isAgain = false) => {
      underWay.current()
      asked.current = input
      if (!input) {
        underWay.current = () => {}
        setState(nothing)
        return
      }
      setState(before => ({ ...before, isStale: true, failure: null }))
      const slow = setTimeout(() => setState({ ...nothing, isStale: true, isUnknown: true }), slowMilliseconds)
      const fail = (failure: Error) => {
        clearTimeout(slow)
        setState({ ...nothing, failure })
      }
      const timer = setTimeout(() => {
        const variables = { input }
        // Fetching alone does not keep an answer in the store while other pages come and go.
        const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables))
        const subscription = fetchQuery<useProductQuoteQuery>(environment, query, variables, {
          // An answer without a price is an answer, too.
          fetchPolicy: isAgain ? 'network-only' : 'store-or-network',
        }).subscribe({
          next({ quoteProduct }) {
            clearTimeout(slow)
            kept.current()
            kept.current = dispose
            if (quoteProduct) setState({ ...nothing, quote: quoteProduct, asked: input })
            else fail(new Error('The choice has no price'))
          },
          error(failure: Error) {
            dispose()
            fail(failure)
          },
        })
        underWay.current = () => {
          clearTimeout(slow)
          subscription.unsubscribe()
        }
      }, restMilliseconds)
      underWay.current = () => {
        clearTimeout(slow)
        clearTimeout(timer)
      }
    },
    [environment],
  )
  const retry = useCallback(() => ask(asked.current, true), [ask])

  useEffect(
    () => () => {
      underWay.current()
      kept.current()
    },
    [],
  )
  return [{ ...state, retry }, ask] as const
}
