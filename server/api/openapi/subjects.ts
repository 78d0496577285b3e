import type { Route } from '../rest.ts'

/** What paths are about, in the order in which they are described; the first that fits. */
const subjects = [
  [
    'Products, groups and colours',
    /\/(shop_(product|productgroup|color|stock|price|product_image)|product_import|specials|getpagespecials)\b|getPageData(LandingPage|Product)/,
  ],
  ['Search, cart and favourites', /\/shop\/(search|cart|cart_favorites|cart_orders)$/],
  ['Orders', /\/shop_order\b|\/shop\/(mark|cancelOrder|correctTracking|\w+Order)|getPageDataOrder/],
  ['Customers', /\/shop_customer\b|getPageDataCustomer/],
  ['Vouchers', /\/shop_voucher|\/shop\/voucher\b/],
  ['Coupons', /\/shop_coupon\b|getPageDataCoupon/],
  ['Partners', /\/shop\/affiliates\b/],
  ['Documents', /\/(invoice|invoice_payment|bank_file|bank_line|open_item|reminder|vendor_bill)\b/],
  ['Withdrawals', /\/shop_withdrawal\b/],
  ['Waiting for sizes', /restock/],
  ['Webhooks', /\/webhook/],
  ['Users', /\/auth$|\/auth\/(\{id\}|getData|getDataUserBrowser|getAvailableGroups)$/],
  ['Signing in and one’s own account', /\/(auth|shop)\/\w+|\/registertab|\/team_lists|\/saved_views/],
  ['Files', /\/(file|upload|quota|crop|rotate|original|freeFileLock|system_filelock|download)\b/],
  ['Galleries', /\/gallery\b/],
  ['Pages', /\/entry\b/],
  ['Forms and messages', /\/(forms|message)\b/],
  ['The shop', /\/(config|config_test_mailbox|demo|shop_countries)\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** What a path is about; null where nobody said. */
export const subjectOf = ({ path }: Pick<Route, 'path'>): string | null =>
  subjects.find(([, pattern]) => pattern.test(path))?.[0] ?? null

export const subjectNames: readonly string[] = subjects.map(([name]) => name)
