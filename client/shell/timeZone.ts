import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ShopLayoutQuery$data } from '../__generated__/ShopLayoutQuery.graphql.ts'
import { shopLayoutQuery } from './ShopLayout.tsx'

/** The shop's time zone, from the answer that came with the layout. */
export function timeZoneOf(environment: Environment): string {
  const operation = createOperationDescriptor(getRequest(shopLayoutQuery), {})
  return (environment.lookup(operation.fragment).data as ShopLayoutQuery$data).shop.timeZone
}
