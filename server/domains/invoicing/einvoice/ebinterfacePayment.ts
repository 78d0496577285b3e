import { child, inside, leaf, list, type Row, type Rows, through } from './codec.ts'
import { isoDay, token, words } from './kindsOfText.ts'
import type { PaymentMeans, Terms } from './terms.ts'

/** BG-16 to BG-19 with BT-83: how an invoice is paid, of which ebInterface knows one way for each. */
export type Paid = Pick<Terms, 'payment' | 'remittance' | 'creditor' | 'mandate'>

interface Account {
  readonly bic: string | null
  readonly number: string | null
  readonly iban: string | null
  readonly holder: string | null
}
const account: Rows<Account> = [
  leaf('eb:BIC', 'bic', token),
  leaf('eb:BankAccountNr', 'number', token),
  leaf('eb:IBAN', 'iban', token),
  leaf('eb:BankAccountOwner', 'holder', words),
]
interface Transfer {
  readonly accounts: readonly Account[]
  readonly reference: string | null
}
interface Debit {
  readonly iban: string | null
  readonly creditor: string | null
  readonly mandate: string | null
  readonly day: string | null
}
interface Card {
  readonly number: string | null
  readonly holder: string | null
}
interface PaidHere {
  readonly comment: string | null
  readonly none: object | null
  readonly debit: Debit | null
  readonly transfer: Transfer | null
  readonly card: Card | null
  readonly other: object | null
}

/** UNTDID 4461 by the way of paying. */
const codes = { none: '1', transfer: '58', card: '48', debit: '59', other: 'ZZZ' } as const
const isTransfer = (code: string): boolean => code === codes.transfer || code === '30'
const blank = { text: null, card: null, debitedIban: null, iban: null, accountNumber: null, holder: null, bic: null }

export const paymentRows: Row<Paid> = through(
  [
    inside('eb:PaymentMethod', [
      leaf('eb:Comment', 'comment', words),
      child('eb:NoPayment', 'none', []),
      child('eb:SEPADirectDebit', 'debit', [
        leaf('eb:IBAN', 'iban', token),
        leaf('eb:CreditorID', 'creditor', token),
        leaf('eb:MandateReference', 'mandate', token),
        leaf('eb:DebitCollectionDate', 'day', isoDay),
      ]),
      child('eb:UniversalBankTransaction', 'transfer', [
        list('eb:BeneficiaryAccount', 'accounts', account),
        leaf('eb:PaymentReference', 'reference', token),
      ]),
      child('eb:PaymentCard', 'card', [
        leaf('eb:PrimaryAccountNumber', 'number', token),
        leaf('eb:CardHolderName', 'holder', words),
      ]),
      child('eb:OtherPayment', 'other', []),
    ]),
  ],
  paidHere,
  paidOf,
)

function paidHere({ payment, remittance, creditor, mandate }: Paid): PaidHere {
  const [first] = payment
  const nothing = { none: null, debit: null, transfer: null, card: null, other: null }
  if (!first) return { ...nothing, comment: null }
  const here = { ...nothing, comment: first.text }
  if (isTransfer(first.code)) {
    const accounts = payment.map(({ bic, accountNumber, iban, holder }) => ({
      bic,
      number: accountNumber,
      iban,
      holder,
    }))
    return { ...here, transfer: { accounts, reference: remittance } }
  }
  if (first.code === codes.debit) return { ...here, debit: { iban: first.debitedIban, creditor, mandate, day: null } }
  if (first.card) return { ...here, card: first.card }
  return first.code === codes.none ? { ...here, none: {} } : { ...here, other: {} }
}

function paidOf({ comment: text, none, debit, transfer, card, other }: PaidHere): Paid {
  const one = (code: string, more: Partial<PaymentMeans> = {}): PaymentMeans => ({ ...blank, code, text, ...more })
  const accounts = transfer?.accounts ?? []
  return {
    payment: [
      ...(none ? [one(codes.none)] : []),
      ...(debit ? [one(codes.debit, { debitedIban: debit.iban })] : []),
      ...(transfer && accounts.length === 0 ? [one(codes.transfer)] : []),
      ...accounts.map(({ bic, number, iban, holder }) =>
        one(codes.transfer, { bic, accountNumber: number, iban, holder }),
      ),
      ...(card ? [one(codes.card, { card: { number: card.number ?? '', holder: card.holder } })] : []),
      ...(other ? [one(codes.other)] : []),
    ],
    remittance: transfer?.reference ?? null,
    ...{ creditor: debit?.creditor ?? null, mandate: debit?.mandate ?? null },
  }
}
