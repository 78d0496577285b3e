import { presentAddress } from '../../addresses/presentAddress.ts'
import type { SavedAddress } from '../../addresses/queries.ts'
import { lastOnlineMinutes, onlineStatus } from '../../users/rules/onlineStatus.ts'
import type { AccountRow } from '../queries.ts'

/** What of an account is shown: nothing that signs anybody in. */
type RestAccount = Omit<AccountRow, 'passwordHash' | 'totpSecret' | 'totpStep' | 'searchText'>

/** A person's own account as the documented clients know it; to staff without what was agreed where they may not read
 *  terms. `contacts` are ways to reach them, which change with `handle` and `phone`; there are no files of accounts and no
 *  lists of newsletters so far, and their lists are empty. Source: platform.md 3. */
export const presentOwnUser = (
  account: RestAccount,
  addresses: readonly SavedAddress[],
  now: Date,
  showsTerms = true,
) => ({
  _id: account.id,
  handle: account.email,
  username: account.email,
  name: account.name,
  roles: account.roles,
  customer_number: account.customerNumber,
  last_active: account.lastActive?.toISOString() ?? null,
  ...onlineFields(account.lastActive, now),
  lastLogin: account.lastLogin?.toISOString() ?? null,
  failedLogins: account.failedLogins,
  two_factor: { enabled: account.totpEnabledAt !== null },
  language: account.language,
  meta: account.signUpMeta,
  userData: {
    title: account.title,
    first_name: account.firstName,
    last_name: account.lastName,
    company: account.company,
    phone: account.phone,
    addresses: addresses.map(address => ({ uuid: address.id, ...presentAddress(address) })),
    contacts: [
      { type: 'email', value: account.email },
      ...(account.phone === null ? [] : [{ type: 'phone', value: account.phone }]),
    ],
    files: [] as string[],
    shop: {
      ...(showsTerms && { discount_groups: account.terms.discountGroups ?? [] }),
      default_shipping_address: account.defaultShippingAddressId ?? false,
      default_invoice_address: account.defaultInvoiceAddressId ?? false,
    },
    newsletter: { consent: account.newsletterConsentAt?.toISOString() ?? null, subscribed_lists: [] as string[] },
    accounting: { customer_number: account.customerNumber },
  },
})

function onlineFields(lastActive: Date | null, now: Date) {
  const minutes = lastOnlineMinutes(lastActive, now)
  return { last_online: minutes, online_status: onlineStatus({ lastOnlineMinutes: minutes }) }
}

/** Nobody, as the documented clients know a guest: every field of a user, and nothing in it. */
export const presentGuest = {
  ...{ _id: null, handle: null, username: null, name: null, roles: ['guest'], customer_number: null },
  ...{ last_active: null, last_online: 9999, online_status: 'unknown', lastLogin: null, failedLogins: 0 },
  ...{ two_factor: { enabled: false }, language: null, meta: null },
  userData: {
    ...{
      title: null,
      first_name: null,
      last_name: null,
      company: null,
      phone: null,
      addresses: [],
      contacts: [],
      files: [],
    },
    shop: { discount_groups: [], default_shipping_address: false, default_invoice_address: false },
    newsletter: { consent: null, subscribed_lists: [] },
    accounting: { customer_number: null },
  },
}
