import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ShopLayoutQuery$data } from '../__generated__/ShopLayoutQuery.graphql.ts'
import { shopLayoutQuery } from './ShopLayout.tsx'

/** The shop's time zone, from the answer that comes with every layout; UTC before that. It is
 *  looked up until it is there, and stays for as long as the page does. */
export function timeZoneOf(environment: Environment): () => string {
  let known: string | undefined
  return () => {
    if (known === undefined) {
      const operation = createOperationDescriptor(getRequest(shopLayoutQuery), {})
      const answer = environment.lookup(operation.fragment).data as ShopLayoutQuery$data | null | undefined
      known = answer?.shop?.timeZone
    }
    return known ?? 'UTC'
  }
}
