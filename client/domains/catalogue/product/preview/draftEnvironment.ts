import { fetchQuery, graphql } from 'react-relay'
import {
  commitLocalUpdate,
  Environment,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime'
import type { draftEnvironmentQuoteQuery } from '../../../../__generated__/draftEnvironmentQuoteQuery.graphql.ts'
import productQuoteQuery from '../../../../__generated__/useProductQuoteQuery.graphql.ts'
import type { UpdateProductInput } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'

/** Asks what `useProductQuoteQuery` asks, of a product as it would be. */
const quoteQuery = graphql`
  query draftEnvironmentQuoteQuery($draft: UpdateProductInput!, $input: QuoteProductInput!) {
    productDraft(input: $draft) {
      quote(input: $input) {
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
  }
`

/** Nothing is changed from a preview. */
export class OnlyPreview extends Error {
  override name = 'OnlyPreview'
}

/** The answer as the product's page reads it. */
function asProductQuote(response: GraphQLResponse): GraphQLResponse {
  const { data, ...rest } = response as { data?: draftEnvironmentQuoteQuery['response'] | null }
  return { ...rest, data: { quoteProduct: data?.productDraft.quote ?? null } } as GraphQLResponse
}

/** Where the parts of the product's page ask while they show a draft. */
export interface DraftEnvironment {
  relay: Environment
  /** What is asked from now on is asked of this draft; what was priced last is priced again. */
  follow: (draft: UpdateProductInput) => void
}

/** An environment with a store of its own: prices of choices are those of the draft, nothing is changed, and all else is
 *  asked as usual. */
export function draftEnvironment(around: Environment, first: UpdateProductInput): DraftEnvironment {
  const network = around.getNetwork()
  let draft = first
  let priced: Variables | null = null
  const relay = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create((params, variables, cacheConfig, uploads) => {
      if (params.operationKind === 'mutation') {
        return Observable.create(sink => sink.error(new OnlyPreview(params.name)))
      }
      if (params.name !== productQuoteQuery.params.name) return network.execute(params, variables, cacheConfig, uploads)
      priced = variables
      const question = { draft, input: variables.input }
      return network.execute(getRequest(quoteQuery).params, question, cacheConfig).map(asProductQuote)
    }),
  })
  return {
    relay,
    follow(next) {
      draft = next
      commitLocalUpdate(relay, store => store.invalidateStore())
      if (!priced) return
      fetchQuery(relay, productQuoteQuery as unknown as GraphQLTaggedNode, priced).subscribe({
        error: (failure: Error) => console.error(failure),
      })
    },
  }
}
