import type { DocumentPaymentMethod } from '../../../../__generated__/useRecordPaymentMutation.graphql.ts'
import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'

/** A payment as it is typed. */
export interface PaymentForm {
  readonly direction: string
  readonly amount: string
  readonly discount: string
  readonly fee: string
  readonly paidOn: string
  readonly method: string
  readonly note: string
}

export const methodTexts = {
  TRANSFER: 'payments.method.transfer',
  CASH: 'payments.method.cash',
  CARD: 'payments.method.card',
  SHOP: 'payments.method.shop',
  VOUCHER: 'payments.method.voucher',
  OFFSET: 'payments.method.offset',
  OTHER: 'payments.method.other',
} as const satisfies Record<DocumentPaymentMethod, MessageId>

const entered = ['TRANSFER', 'CASH', 'CARD', 'OFFSET', 'OTHER'] as const

/** What the dialog begins with: the whole of what is open; where money is owed to the customer, that it goes back. `today`:
 *  YYYY-MM-DD. */
export const paymentForm = (openCents: number, today: string, language: 'de' | 'en'): PaymentForm => ({
  direction: openCents < 0 ? 'out' : 'in',
  amount: openCents === 0 ? '' : eurosOf(Math.abs(openCents), language),
  ...{ discount: '', fee: '', paidOn: today, method: 'TRANSFER', note: '' },
})

const isAmount = (language: 'de' | 'en', typed: string) =>
  typed.trim() === '' || centsFrom(typed, language) !== null ? null : ('payments.form.noAmount' as const)

/** The fields of a payment. */
export const paymentFields = (language: 'de' | 'en', openCents: number): readonly EditField<PaymentForm>[] => [
  {
    path: 'direction',
    label: 'payments.form.direction',
    control: {
      kind: 'choice',
      options: [
        { value: 'in', label: 'payments.form.in' },
        { value: 'out', label: 'payments.form.out' },
      ],
    },
  },
  {
    path: 'amount',
    label: 'payments.form.amount',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 16,
    check: ({ amount }) => isAmount(language, amount),
    warn: ({ amount, direction }) =>
      direction === 'in' && (centsFrom(amount, language) ?? 0) > openCents ? 'payments.form.tooMuch' : null,
  },
  {
    path: 'discount',
    label: 'payments.form.discount',
    hint: 'payments.form.discountHint',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 16,
    isShown: ({ direction }) => direction === 'in',
    check: ({ discount }) => isAmount(language, discount),
  },
  {
    path: 'fee',
    label: 'payments.form.fee',
    hint: 'payments.form.feeHint',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 16,
    isShown: ({ direction }) => direction === 'in',
    check: ({ fee }) => isAmount(language, fee),
  },
  { path: 'paidOn', label: 'payments.form.paidOn', control: { kind: 'text', type: 'date' }, isRequired: true },
  {
    path: 'method',
    label: 'payments.form.method',
    control: { kind: 'choice', options: entered.map(value => ({ value, label: methodTexts[value] })) },
  },
  { path: 'note', label: 'payments.form.note', longest: 500 },
]

/** What is sent of a form that was checked. */
export const paymentInput = (form: PaymentForm, language: 'de' | 'en') => {
  const isIn = form.direction === 'in'
  const amount = centsFrom(form.amount, language) ?? 0
  return {
    amount: isIn ? amount : 0 - amount,
    discount: isIn ? (centsFrom(form.discount, language) ?? 0) : 0,
    fee: isIn ? (centsFrom(form.fee, language) ?? 0) : 0,
    paidOn: form.paidOn,
    method: form.method as (typeof entered)[number],
    note: form.note.trim(),
  }
}
