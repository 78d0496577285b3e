/**
 * The first words of the addresses that a shop may name otherwise, as routes, rooms and documented paths know them. What
 * visitors see may differ by language; inside of the product there are these words alone.
 */
export const segments = [
  ...(['admincenter', 'login', 'signup', 'account', 'resetPassword', 'reset2FA', 'verify'] as const),
  ...(['cart', 'checkout', 'order', 'search', 'specials', 'favourites', 'wishlist', 'quickorder', 'gallery'] as const),
  ...(['Agb', 'Versandkosten', 'Privacy', 'Imprint', 'Disclaimer', 'Garantie', 'withdrawal'] as const),
  ...(['help', 'sizes', 'accessibility'] as const),
] as const
export type Segment = (typeof segments)[number]

/** First words that belong to the product itself and stay what they are; in small letters. */
export const fixedWords: ReadonlySet<string> = new Set([
  ...['i', 'p', 'de', 'en', 'api', 'graphql', 'images', 'assets', 'health', 'download', 'feeds', 'sitemaps', 'sitemap'],
  ...['robots', 'favicon', 'shop', 'terms', 'shipping', 'orders', 'wishlists', 'restock', 'invitation', 'keep2fa'],
  ...['confirmemail', 'companyinvitation', 'pricerequest'],
])
