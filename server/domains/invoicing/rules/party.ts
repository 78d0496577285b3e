import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import type { Party } from './document.ts'

/** An address as it stands on a document. */
export function partyOf(address: PostalAddress, email: string | null, customerNumber: string | null): Party {
  const person = [address.title, address.firstName, address.lastName].filter(Boolean).join(' ')
  const isCompany = address.type === 'company' && address.company !== null
  return {
    ...{ type: isCompany ? 'company' : 'person', name: isCompany ? address.company! : person },
    ...{ contact: isCompany ? person || null : null, addition: null },
    ...{ street: address.address, zip: address.zip, city: address.city, country: address.country },
    ...{ email, phone: address.phone, vatId: isCompany ? address.vatId : null, customerNumber },
  }
}
