import { presentAddress } from '../../addresses/presentAddress.ts'
import type { SavedAddress } from '../../addresses/queries.ts'
import type { AccountRow } from '../queries.ts'

/** What of an account is shown: nothing that signs anybody in. */
type RestAccount = Omit<AccountRow, 'passwordHash' | 'totpSecret' | 'totpStep' | 'searchText'>

/** A person's own account as the documented clients know it; to staff without what was agreed where they may not read
 *  terms. Source: platform.md 3. */
export const presentOwnUser = (account: RestAccount, addresses: readonly SavedAddress[], showsTerms = true) => ({
  _id: account.id,
  handle: account.email,
  username: account.email,
  name: account.name,
  roles: account.roles,
  last_active: account.lastActive?.toISOString() ?? null,
  lastLogin: account.lastLogin?.toISOString() ?? null,
  failedLogins: account.failedLogins,
  two_factor: { enabled: account.totpEnabledAt !== null },
  language: account.language,
  userData: {
    title: account.title,
    first_name: account.firstName,
    last_name: account.lastName,
    company: account.company,
    phone: account.phone,
    addresses: addresses.map(address => ({ uuid: address.id, ...presentAddress(address) })),
    shop: {
      ...(showsTerms && { discount_groups: account.terms.discountGroups ?? [] }),
      default_shipping_address: account.defaultShippingAddressId ?? false,
      default_invoice_address: account.defaultInvoiceAddressId ?? false,
    },
    newsletter: { consent: account.newsletterConsentAt?.toISOString() ?? null },
  },
})
