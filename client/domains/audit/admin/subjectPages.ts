/** Something that an entry of the audit log is about. `id` is its global id, null where GraphQL knows no such kind. */
export interface Subject {
  readonly kind: string
  readonly id: string | null
  readonly name: string | null
}

type Page = (subject: { readonly id: string; readonly name: string | null }) => string | null

const byId =
  (path: string): Page =>
  ({ id }) =>
    `/admincenter/${path}/${encodeURIComponent(id)}`

/** Where the things of each kind are shown; null where there is no page for them. */
const pages: Readonly<Record<string, Page | null>> = {
  account: byId('users/edit'),
  apiKey: () => '/admincenter/settings/keys',
  // Settings have no page of their own; jobs are shown as long as they wait to be retried.
  color: byId('colors'),
  coupon: byId('shop/coupon/edit'),
  company: byId('shop/companies'),
  affiliate: byId('shop/affiliates'),
  voucher: byId('shop/voucher/edit'),
  voucherTemplate: byId('shop/voucher/template/edit'),
  bankFile: null,
  bankLine: null,
  bill: byId('accounting/bill/edit'),
  document: byId('accounting/invoice/edit'),
  demo: () => '/admincenter',
  file: byId('file/edit'),
  entry: byId('pages/edit'),
  form: byId('forms/edit'),
  gallery: byId('galleries/edit'),
  job: null,
  mail: () => '/admincenter/outbox',
  order: ({ name }) => (name === null ? null : `/admincenter/orders/${encodeURIComponent(name)}`),
  person: byId('person/edit'),
  product: byId('products'),
  productGroup: byId('groups'),
  redirect: () => '/admincenter/redirects',
  searchSynonym: byId('shop/search/synonyms'),
  settings: null,
  text: null,
  theme: null,
  stockTaking: byId('shop/stock/taking'),
  webhook: byId('settings/webhooks'),
  withdrawal: byId('withdrawals'),
}

/** Things that their action left nothing of. */
const isGone = (action: string): boolean => /\.(deleted|anonymised)$/.test(action)

/** The page of what an entry is about; null where there is none. */
export function subjectPath(action: string, { kind, id, name }: Subject): string | null {
  if (id === null || isGone(action)) return null
  return pages[kind]?.({ id, name }) ?? null
}
