import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useArticlesQuery } from '../../../__generated__/useArticlesQuery.graphql.ts'

export type Article = useArticlesQuery['response']['articles'][number]

/** What article numbers name, by the number as it was written; of those that were not answered yet there is none. */
export interface Articles {
  readonly byNumber: ReadonlyMap<string, Article>
  readonly failure: Error | null
  readonly retry: () => void
}

/** Asks what numbers name, each once: a list that grows asks for what is new in it. */
export function useArticles(numbers: readonly string[]): Articles {
  const environment = useRelayEnvironment()
  const [byNumber, setByNumber] = useState<ReadonlyMap<string, Article>>(new Map())
  const [failure, setFailure] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const missing = JSON.stringify(numbers.filter(number => !byNumber.has(number)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const asked: string[] = JSON.parse(missing)
    if (asked.length === 0) return
    const subscription = fetchQuery<useArticlesQuery>(
      environment,
      graphql`
        query useArticlesQuery($numbers: [String!]!) {
          articles(numbers: $numbers) {
            number
            product {
              id
              kind
              title
              path
              sizes
              image {
                url(width: 200)
                srcSet(widths: [200, 320])
                alt
              }
              price {
                from {
                  cents
                  currency
                }
              }
              availability {
                state
                quantity
              }
              askedProperties {
                isRequired
              }
            }
            variant {
              id
              sku
              size
              fit
              color {
                title
              }
              price {
                cents
                currency
              }
              availability {
                state
                quantity
              }
            }
          }
        }
      `,
      { numbers: asked },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ articles }) {
        setFailure(null)
        setByNumber(before => new Map([...before, ...articles.map(article => [article.number, article] as const)]))
      },
      error: setFailure,
    })
    return () => subscription.unsubscribe()
  }, [environment, missing, attempt])

  return {
    byNumber,
    failure,
    retry: () => {
      setFailure(null)
      setAttempt(count => count + 1)
    },
  }
}

/** Why an article cannot be put into the cart as it stands; null where it can. */
export type Obstacle = 'unknown' | 'size' | 'set' | 'soldOut' | 'asked' | null

export function obstacleOf({ product, variant }: Article): Obstacle {
  if (!product) return 'unknown'
  if (product.kind === 'SET') return 'set'
  if (!variant && product.sizes.length > 0) return 'size'
  if ((variant ?? product).availability.state === 'SOLD_OUT') return 'soldOut'
  return product.askedProperties.some(({ isRequired }) => isRequired) ? 'asked' : null
}

/** Pieces that are left, where they are few and fewer than wanted; null where there are enough, as far as is known. */
export function shortOf({ product, variant }: Article, amount: number): number | null {
  const left = (variant ?? product)?.availability.quantity ?? null
  return left !== null && left > 0 && left < amount ? left : null
}

/** What one piece costs before tier prices and discounts. */
export const priceOf = ({ product, variant }: Article) => variant?.price ?? product?.price.from ?? null
