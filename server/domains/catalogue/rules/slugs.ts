import { isSlug } from '../../../kit/slugs.ts'

/** First segments of the shop's own routes; a group of that name could not be reached (shop.md 2). */
const reserved = new Set([
  ...['i', 'p', 'en', 'de', 'search', 'cart', 'checkout', 'pricerequest', 'specials', 'login', 'signup', 'account'],
  ...['resetpassword', 'reset2fa', 'verify', 'shop', 'admincenter', 'api', 'graphql', 'images', 'assets', 'health'],
  ...[
    'agb',
    'versandkosten',
    'privacy',
    'imprint',
    'disclaimer',
    'order',
    'orders',
    'withdrawal',
    'restock',
    'help',
    'sizes',
  ],
  ...[
    'accessibility',
    'garantie',
    'shipping',
    'terms',
    'favourites',
    'wishlist',
    'wishlists',
    'robots',
    'sitemap',
    'favicon',
  ],
  ...['invitation', 'companyinvitation', 'confirmemail', 'keep2fa', 'gallery', 'quickorder'],
])

/** Whether the shop itself uses this first segment of an address. */
export const isReserved = (slug: string): boolean => reserved.has(slug)

/** Whether a slug may name a group. */
export const isGroupSlug = (slug: string): boolean => isSlug(slug) && !isReserved(slug)
