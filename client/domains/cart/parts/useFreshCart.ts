import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useToasts } from '../../../ui/Toasts.tsx'

/** What the query of a page that shows the cart must select. */
interface CartQuery extends OperationType {
  response: { readonly viewer: { readonly cart: { readonly revision: number } | null | undefined } }
}

/** The cart may lie in several windows; a window that comes to the front asks whether it still shows the truth. */
export function useFreshCart<TQuery extends CartQuery>(
  query: GraphQLTaggedNode,
  revision: number | null,
  onChangedElsewhere: () => void,
): () => Promise<void> {
  const environment = useRelayEnvironment()
  const { tellFailure } = useToasts()

  /** Asks for the page's data again; what is shown follows the store. A failure is told, and nothing else changes. */
  const refresh = async () => {
    await fetchQuery<TQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise().catch(tellFailure)
  }

  const look = useEffectEvent(async () => {
    const before = revision
    const answer = await fetchQuery<TQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      // What is shown may no longer be true, and nobody would know.
      .catch(tellFailure)
    if (answer && (answer.viewer.cart?.revision ?? null) !== before) onChangedElsewhere()
  })

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  return refresh
}
