import { longestSlug, slugOf } from '../../../kit/slugs.ts'

/** First segments of the shop's own routes; a page or a group of that name could not be reached (shop.md 2). */
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
  // Previews, lists of entries and what feed readers ask for.
  ...['preview', 'feed', 'atom', 'events', 'posts'],
])

/** Whether the product itself uses this first segment of an address. */
export const isReserved = (segment: string): boolean => reserved.has(segment)

/** The segment of a title, made free of those that are taken by a number behind it. */
export function freeSegment(title: string, taken: (segment: string) => boolean): string {
  // Room for a number behind it.
  const wanted =
    slugOf(title)
      .slice(0, longestSlug - 6)
      .replace(/-+$/, '') || 'seite'
  for (let number = 1; ; number += 1) {
    const segment = number === 1 ? wanted : `${wanted}-${number}`
    if (!isReserved(segment) && !taken(segment)) return segment
  }
}
