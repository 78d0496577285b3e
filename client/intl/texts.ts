import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../router/place.ts'

/**
 * The texts that people read, by room. `visitor` (shell, ui and catalogue) comes with every page of the shop; a route
 * names the further rooms that it needs, so no visitor loads the words of the admin centre.
 */
export type TextRoom =
  | 'visitor'
  | 'product'
  | 'cart'
  | 'checkout'
  | 'orders'
  | 'accounts'
  | 'account'
  | 'admin'
  | 'kit'
  | 'users'
  | 'rights'

/** Compiled by the build: each text is the list of its parts. */
export type Texts = Record<string, MessageFormatElement[]>

type TextModule = { default: Record<string, unknown>; source?: string }

const rooms: Record<Language, Record<TextRoom, () => Promise<TextModule>>> = {
  de: {
    visitor: () => import('./de/visitor.ts'),
    product: () => import('./de/product.json', { with: { type: 'json' } }),
    cart: () => import('./de/cart.json', { with: { type: 'json' } }),
    checkout: () => import('./de/checkout.json', { with: { type: 'json' } }),
    orders: () => import('./de/orders.json', { with: { type: 'json' } }),
    accounts: () => import('./de/accounts.json', { with: { type: 'json' } }),
    account: () => import('./de/account.json', { with: { type: 'json' } }),
    admin: () => import('./de/admin.json', { with: { type: 'json' } }),
    kit: () => import('./de/kit.json', { with: { type: 'json' } }),
    users: () => import('./de/users.json', { with: { type: 'json' } }),
    rights: () => import('./de/rights.json', { with: { type: 'json' } }),
  },
  en: {
    visitor: () => import('./en/visitor.ts'),
    product: () => import('./en/product.json', { with: { type: 'json' } }),
    cart: () => import('./en/cart.json', { with: { type: 'json' } }),
    checkout: () => import('./en/checkout.json', { with: { type: 'json' } }),
    orders: () => import('./en/orders.json', { with: { type: 'json' } }),
    accounts: () => import('./en/accounts.json', { with: { type: 'json' } }),
    account: () => import('./en/account.json', { with: { type: 'json' } }),
    admin: () => import('./en/admin.json', { with: { type: 'json' } }),
    kit: () => import('./en/kit.json', { with: { type: 'json' } }),
    users: () => import('./en/users.json', { with: { type: 'json' } }),
    rights: () => import('./en/rights.json', { with: { type: 'json' } }),
  },
}

/** Source file of a room's texts, by which the page finds their chunk in the manifest. */
export function textSource(language: Language, room: TextRoom): string {
  return `client/intl/${language}/${room}.${room === 'visitor' ? 'ts' : 'json'}`
}

/** Loads rooms that are not there yet into `texts`, which grows and is never replaced. */
export async function loadTexts(language: Language, wanted: readonly TextRoom[], texts: Texts): Promise<void> {
  const modules = await Promise.all(wanted.map(room => rooms[language][room]()))
  for (const module of modules) Object.assign(texts, module.default)
}
