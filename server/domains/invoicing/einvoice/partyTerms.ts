import type { Day } from '../../../kit/days.ts'

/** Who and where, of `Terms`. */

/** An identifier, and who gives it out (ISO 6523 ICD, EAS, UNTDID 1153 or 7143 by its place). */
export interface Identifier {
  readonly id: string
  readonly scheme: string | null
}

/** BG-5, BG-8, BG-12, BG-15. */
export interface AddressTerms {
  /** BT-35, 50, 64, 75 */
  readonly street: string | null
  /** BT-36, 51, 65, 76 */
  readonly addition: string | null
  /** BT-162, 163, 164, 165 */
  readonly third: string | null
  /** BT-37, 52, 66, 77 */
  readonly city: string | null
  /** BT-38, 53, 67, 78 */
  readonly zip: string | null
  /** BT-39, 54, 68, 79 */
  readonly region: string | null
  /** BT-40, 55, 69, 80; ISO 3166 alpha-2. */
  readonly country: string | null
}

/** BG-6, BG-9. */
export interface ContactTerms {
  /** BT-41, 56 */
  readonly name: string | null
  /** Of foreign invoices; part of BT-41, 56. */
  readonly department: string | null
  /** BT-42, 57 */
  readonly phone: string | null
  /** BT-43, 58 */
  readonly email: string | null
}

/** BG-7; the seller has more. */
export interface PartyTerms {
  /** BT-27, 44 */
  readonly name: string
  /** BT-28, 45 */
  readonly tradingName: string | null
  /** BT-29, 46: what the other side knows it by. */
  readonly identifiers: readonly string[]
  /** The same with the scheme of an ICD. */
  readonly globalIdentifiers: readonly Identifier[]
  /** BT-30, 47 */
  readonly registration: Identifier | null
  /** BT-31, 48 */
  readonly vatId: string | null
  /** BT-34, 49; scheme of the EAS: EM is an e-mail address. */
  readonly electronicAddress: Identifier | null
  readonly address: AddressTerms | null
  readonly contact: ContactTerms | null
}

export interface SellerTerms extends PartyTerms {
  /** BT-32 */
  readonly taxNumber: string | null
  /** BT-33 */
  readonly legalInformation: string | null
}

export interface PayeeTerms {
  /** BT-59 */
  readonly name: string
  /** BT-60 */
  readonly identifiers: readonly string[]
  readonly globalIdentifiers: readonly Identifier[]
  /** BT-61 */
  readonly registration: Identifier | null
}

export interface TaxRepresentative {
  /** BT-62 */
  readonly name: string
  /** BT-63 */
  readonly vatId: string | null
  /** BG-12 */
  readonly address: AddressTerms | null
}

export interface DeliveryTerms {
  /** BT-70 */
  readonly name: string | null
  /** BT-71 */
  readonly locations: readonly string[]
  readonly globalLocations: readonly Identifier[]
  /** BT-72 */
  readonly date: Day | null
  /** BG-15 */
  readonly address: AddressTerms | null
}
