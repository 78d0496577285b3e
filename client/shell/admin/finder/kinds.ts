import type { MessageId } from '../../../intl/messageIds.ts'

interface Thing {
  readonly id: string
  readonly title: string
}

/** A kind of thing that is found: what its list is called, and where list and thing are (paths below `/admincenter`). */
interface Kind {
  readonly title: MessageId
  /** Shows all that fit what stands in its parameter `search`; null where it looks for no words. */
  readonly list: string | null
  /** Its things stand below, by their global ids. */
  readonly things: string
  /** Where it is not its id that names a thing. */
  readonly nameOf?: (thing: Thing) => string
}

/** By what the audit log calls them. */
const kinds: Readonly<Record<string, Kind>> = {
  order: { title: 'admin.shell.orders', list: 'orders', things: 'orders', nameOf: ({ title }) => title },
  document: {
    ...{ title: 'admin.shell.documents', list: 'accounting/invoice/browse', things: 'accounting/invoice/edit' },
  },
  customer: { title: 'admin.shell.customers', list: 'shop/customers', things: 'shop/customers' },
  product: { title: 'admin.shell.products', list: 'products', things: 'products' },
  productGroup: { title: 'admin.shell.groups', list: 'groups/list', things: 'groups' },
  color: { title: 'admin.shell.colors', list: 'colors', things: 'colors' },
  entry: { title: 'admin.shell.pages', list: 'pages/browse', things: 'pages/edit' },
  file: { title: 'admin.shell.files', list: 'files', things: 'file/edit' },
  gallery: { title: 'admin.shell.galleries', list: 'galleries/browse', things: 'galleries/edit' },
  coupon: { title: 'admin.shell.coupons', list: 'shop/coupon/edit', things: 'shop/coupon/edit' },
  voucher: { title: 'admin.shell.vouchers', list: 'shop/voucher/browse', things: 'shop/voucher/edit' },
  formAnswer: { title: 'admin.shell.formAnswers', list: 'messages', things: 'messages' },
  form: { title: 'admin.shell.forms', list: 'forms/browse', things: 'forms/edit' },
  account: { title: 'admin.shell.users', list: 'users/browse', things: 'users/edit' },
  company: { title: 'admin.shell.companies', list: 'shop/companies', things: 'shop/companies' },
  person: { title: 'admin.shell.persons', list: 'person/browse', things: 'person/edit' },
  withdrawal: { title: 'admin.shell.withdrawals', list: 'withdrawals', things: 'withdrawals' },
  affiliate: { title: 'admin.shell.affiliates', list: 'shop/affiliates', things: 'shop/affiliates' },
}

/** The kind, of those that this page knows. */
export const kindOf = (kind: string): Kind | null => kinds[kind] ?? null

/** The page of a thing. */
export const pathOf = ({ things, nameOf = ({ id }) => id }: Kind, thing: Thing): string =>
  `/admincenter/${things}/${encodeURIComponent(nameOf(thing))}`

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** What a path below `/admincenter` shows: of which kind, and by which name it stands there; null where that is no thing. */
export function thingAt(path: string): { readonly kind: Kind; readonly name: string } | null {
  const end = path.lastIndexOf('/')
  const name = decoded(path.slice(end + 1))
  const kind = Object.values(kinds).find(({ things }) => things === path.slice(0, end))
  return kind && name ? { kind, name } : null
}
