import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ShopLayoutQuery$data } from '../__generated__/ShopLayoutQuery.graphql.ts'
import type { ShopWays } from '../intl/createShopIntl.ts'
import { shopLayoutQuery } from './ShopLayout.tsx'

/** The answer that came with the layout. */
function shopIn(environment: Environment): ShopLayoutQuery$data['shop'] {
  const operation = createOperationDescriptor(getRequest(shopLayoutQuery), {})
  return (environment.lookup(operation.fragment).data as ShopLayoutQuery$data).shop
}

/** The services of others that are switched on, by the names of the server's table. */
export const servicesOf = (environment: Environment): string[] =>
  (shopIn(environment).consent?.services ?? []).map(name =>
    name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  )

/** How the shop writes days and amounts. */
export function shopWaysOf(environment: Environment): ShopWays {
  const shop = shopIn(environment)
  return { timeZone: shop.timeZone, isCurrencyFirst: shop.currencyFirst }
}

/** Names the shop's own texts; null where it has none. */
export const textsVersionOf = (environment: Environment): string | null => shopIn(environment).textsVersion ?? null

/** How the shop looks, where it looks otherwise than usual. */
export const lookOf = (environment: Environment): ShopLayoutQuery$data['shop']['look'] => shopIn(environment).look
