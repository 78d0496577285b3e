import { newsletterTextVersion } from '../../domains/accounts/newsletter/texts.ts'
import type { accounts, addresses, newsletterConsents } from '../../domains/accounts/tables.ts'
import type { persons } from '../../domains/persons/tables.ts'
import type { Language } from '../../kit/languages.ts'
import type { PostalAddress } from '../../kit/postalAddresses.ts'
import type { CustomerTerms } from '../../kit/viewer.ts'
import { stableId } from '../stableId.ts'
import { clubs, firstNames, lastNames, streets, towns } from './names.ts'
import { randomFrom } from './random.ts'

const DAY = 24 * 60 * 60 * 1000
export const CUSTOMERS = 104
/** Whose order is held: nearly all of the price is taken off. */
export const SPONSORED = 17

/** Who of them never opened an account, by the place in the list. */
const isGuestAt = (place: number): boolean => place % 17 === 10 && place % 4 !== 0

/** Somebody who buys at the demo shop: what is kept of them, and where their goods go. Of a guest nothing is kept but their
 *  orders. */
export type DemoCustomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly isGuest: boolean
  readonly terms: CustomerTerms
  readonly address: PostalAddress
  readonly since: Date
}

export type CustomerRows = {
  readonly customers: readonly DemoCustomer[]
  readonly accounts: (typeof accounts.$inferInsert)[]
  readonly addresses: (typeof addresses.$inferInsert)[]
  readonly consents: (typeof newsletterConsents.$inferInsert)[]
  readonly persons: (typeof persons.$inferInsert)[]
}

/** Terms by the place in the list: a few customers have agreements with the shop. */
function termsOf(place: number, isCompany: boolean): CustomerTerms {
  if (place === SPONSORED) return { personalPercent: 9500 }
  if (!isCompany) return place % 12 === 1 ? { discountGroups: ['treue'] } : {}
  if (place % 8 === 4) return { discountGroups: ['partner'], freeShippingFrom: 5_000 }
  return place % 2 === 0 ? { discountGroups: ['verein'] } : {}
}

/** The demo's customers, clubs and companies among them, with accounts that nobody can sign in to: they have no password. A
 *  few order as guests alone.
 *  `firstNumber`: of their customer numbers. The newest came some weeks before `now`, the oldest two years before. */
export function customerRows(now: Date, firstNumber: number): CustomerRows {
  const random = randomFrom(4711)
  const rows: CustomerRows = { customers: [], accounts: [], addresses: [], consents: [], persons: [] }
  const customers: DemoCustomer[] = []
  for (let place = 0; place < CUSTOMERS; place += 1) {
    const language = random.chance(14) ? 'en' : 'de'
    const isCompany = place % 4 === 0
    const firstName = random.of(firstNames[language])
    const lastName = random.of(lastNames[language])
    const { zip, city, country } = random.of(towns)
    const company = isCompany ? `${clubs[(place / 4) % clubs.length]!} ${city.replace('St. ', 'Sankt ')}` : null
    const since = new Date(now.getTime() - (735 - Math.floor((place * 700) / CUSTOMERS)) * DAY - random.below(DAY / 3))
    const phone = random.chance(60) ? `+${country === 'AT' ? 43 : 49} 000 ${100_000 + random.below(900_000)}` : null
    const id = stableId('demo customer', String(place), place)
    const address: PostalAddress = {
      ...{ type: isCompany ? 'company' : 'person', title: place % 19 === 3 ? 'Dr.' : null, company, vatId: null },
      ...{ firstName, lastName, address: `${random.of(streets)} ${1 + random.below(88)}`, zip, city, country, phone },
    }
    const name = `${firstName} ${lastName}`
    const customer: DemoCustomer = {
      ...{ id, name, email: `${plain(firstName)}.${plain(lastName)}.${place + 1}@kunden.example`, language, since },
      ...{ address, isGuest: isGuestAt(place), terms: isGuestAt(place) ? {} : termsOf(place, isCompany) },
    }
    const wantsNews = random.chance(35)
    customers.push(customer)
    if (customer.isGuest) continue
    rows.accounts.push({
      ...{
        id,
        name,
        email: customer.email,
        emailVerifiedAt: new Date(since.getTime() + 9 * 60_000),
        firstName,
        lastName,
      },
      ...{ title: address.title, company, phone, roles: ['user'], grants: [], terms: customer.terms, language },
      ...{ customerNumber: firstNumber + place, isBuiltIn: false, isActive: true, failedLogins: 0, revision: 1 },
      ...{ createdAt: since, newsletterConsentAt: wantsNews ? since : null },
    })
    rows.addresses.push({
      id: stableId('demo address', String(place), place),
      accountId: id,
      ...address,
      createdAt: since,
    })
    if (wantsNews) rows.consents.push(consentOf(customer, place))
    if (isCompany || place % 9 === 2) rows.persons.push(personOf(customer, place))
  }
  return { ...rows, customers }
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')

const consentOf = ({ id, email, language, since }: DemoCustomer, place: number): CustomerRows['consents'][number] => ({
  ...{
    id: stableId('demo consent', String(place), place),
    accountId: id,
    orderId: null,
    email,
    source: 'signUp',
    language,
  },
  ...{ textVersion: newsletterTextVersion, givenAt: since, emailConfirmedAt: new Date(since.getTime() + 9 * 60_000) },
  withdrawnAt: null,
})

/** The contact person of a club or company, or somebody whom the shop knows from the phone. */
function personOf({ id, email, address, since }: DemoCustomer, place: number): CustomerRows['persons'][number] {
  const isCompany = address.type === 'company'
  const { vatId: _, ...fields } = address
  return {
    ...{ id: stableId('demo person', String(place), place), accountId: id, ...fields, email },
    note: isCompany ? 'Bestellt für die ganze Mannschaft, meist vor Beginn der Saison.' : null,
    ...{ tags: isCompany ? ['Verein'] : ['Stammkunde'], revision: 1, createdAt: since, updatedAt: since },
  }
}
