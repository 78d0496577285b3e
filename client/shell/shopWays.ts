import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ShopLayoutQuery$data } from '../__generated__/ShopLayoutQuery.graphql.ts'
import type { ShopWays } from '../intl/createShopIntl.ts'
import { shopLayoutQuery } from './ShopLayout.tsx'

/** How the shop writes days and amounts, from the answer that came with the layout. */
export function shopWaysOf(environment: Environment): ShopWays {
  const operation = createOperationDescriptor(getRequest(shopLayoutQuery), {})
  const { shop } = environment.lookup(operation.fragment).data as ShopLayoutQuery$data
  return { timeZone: shop.timeZone, isCurrencyFirst: shop.currencyFirst }
}
