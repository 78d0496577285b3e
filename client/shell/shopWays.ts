import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import type { ShopLayoutQuery$data } from '../__generated__/ShopLayoutQuery.graphql.ts'
import type { ShopWays } from '../intl/createShopIntl.ts'
import type { Site } from '../router/site.ts'
import { shopLayoutQuery } from './ShopLayout.tsx'

/** The answer that came with the layout. */
function shopOf(environment: Environment): ShopLayoutQuery$data['shop'] {
  const operation = createOperationDescriptor(getRequest(shopLayoutQuery), {})
  return (environment.lookup(operation.fragment).data as ShopLayoutQuery$data).shop
}

/** The services of others that are switched on, by the names of the server's table. */
export const servicesOf = (environment: Environment): string[] =>
  (shopOf(environment).consent?.services ?? []).map(name =>
    name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  )

/** Names the shop's own texts; null where it has none. */
export const textsVersionOf = (environment: Environment): string | null => shopOf(environment).textsVersion ?? null

/** How the shop looks, where it looks otherwise than usual. */
export const lookOf = (environment: Environment): ShopLayoutQuery$data['shop']['look'] => shopOf(environment).look

/** How the shop writes days and amounts, from the answer that came with the layout. */
export function shopWaysOf(environment: Environment): ShopWays {
  const { timeZone, currencyFirst } = shopOf(environment)
  return { timeZone, isCurrencyFirst: currencyFirst }
}

/** How the site is reached and what of it is there, from the same answer. */
export function siteOf(environment: Environment): Site {
  const { name, site } = shopOf(environment)
  return { ...(site.whole as Site), name }
}

/** Whether a part of the product is switched off; asked once the answer is there. */
export const isOffIn = (environment: Environment) => (component: string) => siteOf(environment).off.includes(component)
