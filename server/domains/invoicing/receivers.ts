import type { PostalAddress } from '../../kit/postalAddresses.ts'
import type { Viewer } from '../../kit/viewer.ts'
import { mayRead } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { addressesOf, defaultAddressesOf } from '../accounts/addresses/queries.ts'
import { browseCompanies } from '../accounts/companies/queries.ts'
import { browseCustomers } from '../customers/queries.ts'
import { browsePersons } from '../persons/queries.ts'
import type { Party } from './rules/document.ts'
import { partyOf } from './rules/party.ts'

/** Somebody who may receive a document: as it would stand there. `accountId`: who sees it in their account. */
export interface Receiver {
  readonly source: 'customer' | 'company' | 'person'
  readonly id: string
  readonly party: Party
  readonly accountId: string | null
}

/** Least letters that are searched for. Source: invoicing.md 5. */
export const leastLetters = 3
const mostOfEach = 6

/** Whoever may receive a document, by words of name, company, address or number: customers, companies and contact persons, as far as
 *  the viewer may read them. Empty below three letters. */
export async function receiversFor(database: Database, viewer: Viewer, search: string): Promise<Receiver[]> {
  const words = search.trim()
  if (words.length < leastLetters) return []
  const reader = database.drizzle
  const page = { offset: 0, limit: mostOfEach }
  const [customers, companies, persons] = await Promise.all([
    mayRead(viewer, 'orders')
      ? browseCustomers(reader, viewer, { search: words }, { field: 'lastOrder', direction: 'desc' }, page)
      : [],
    mayRead(viewer, 'users')
      ? browseCompanies(reader, viewer, { search: words }, { field: 'name', direction: 'asc' }, page)
      : [],
    mayRead(viewer, 'persons')
      ? browsePersons(reader, viewer, { search: words }, { field: 'name', direction: 'asc' }, page)
      : [],
  ])
  const addresses = await Promise.all(
    customers.map(({ accountId }) => (accountId ? invoiceAddressOf(reader, accountId) : null)),
  )
  return [
    ...customers.map((customer, at): Receiver => {
      const { id, accountId, name, company, email, customerNumber } = customer
      const number = customerNumber === null ? null : String(customerNumber)
      const address = addresses[at]
      const party = address
        ? partyOf(address, email, number)
        : ({
            ...blank,
            type: company ? 'company' : 'person',
            name: company ?? name,
            contact: company ? name : null,
            email,
            customerNumber: number,
          } as const)
      return { source: 'customer', id, party, accountId }
    }),
    ...companies.map(
      ({ id, name, address }): Receiver => ({
        ...{ source: 'company', id, accountId: null },
        party: { ...partyOf(address, null, null), type: 'company', name },
      }),
    ),
    ...persons.map((person): Receiver => {
      const { id, accountId, type, title, firstName, lastName, company, email, phone } = person
      const named = [title, firstName, lastName].filter(Boolean).join(' ')
      const isCompany = type === 'company' && company !== null
      return {
        ...{ source: 'person', id, accountId },
        party: {
          ...{ type: isCompany ? 'company' : 'person', name: isCompany ? company : named || company || email || '' },
          ...{ contact: isCompany ? named || null : null, addition: null, street: person.address ?? '' },
          ...{ zip: person.zip ?? '', city: person.city ?? '', country: person.country ?? 'AT', email, phone },
          ...{ vatId: null, customerNumber: null },
        },
      }
    }),
  ]
}

/** The address that an account wants invoices at, or the only one that it has. */
async function invoiceAddressOf(reader: Database['drizzle'], accountId: string): Promise<PostalAddress | null> {
  const [saved, { defaultInvoiceAddressId }] = await Promise.all([
    addressesOf(reader, accountId),
    defaultAddressesOf(reader, accountId),
  ])
  return saved.find(({ id }) => id === defaultInvoiceAddressId) ?? saved[0] ?? null
}

const blank: Party = {
  ...{ type: 'person', name: '', contact: null, addition: null, street: '', zip: '', city: '', country: 'AT' },
  ...{ email: null, phone: null, vatId: null, customerNumber: null },
}
