import { z } from 'zod'
import { isIban } from '../../kit/ibans.ts'
import { defineSettings } from '../settings/rules.ts'
import { localizedSetting } from '../settings/settings.ts'
import { isNumberPattern } from './conflicts/numbers.ts'

const line = z.string().max(200)

/** When the invoice of a web order is issued by itself. */
const issueMoments = ['never', 'placed', 'paid', 'shipped'] as const

const patterns = ['invoicePattern', 'offerPattern', 'orderPattern', 'deliveryPattern', 'reminderPattern'] as const

/** What invoices say of whoever issues them, and when they are issued. Source: legal.md 22 to 24; invoicing.md 2 (settings). */
export const invoicingSettings = defineSettings(
  'invoicing',
  z.object({
    issuedWhen: z.enum(issueMoments),
    /** `RE-{year}-{number:5}`; what was issued before keeps its number. */
    invoicePattern: z.string().max(60),
    ...{ offerPattern: z.string().max(60), orderPattern: z.string().max(60), deliveryPattern: z.string().max(60) },
    reminderPattern: z.string().max(60),
    /** Days for which an offer is valid if nothing else is entered. */
    offerDays: z.int().min(1).max(365),
    /** Steuernummer; null: none is told. */
    taxNumber: line.min(1).nullable(),
    /** Whose account it is; null: the company's. */
    accountHolder: line.min(1).nullable(),
    iban: line.min(1).nullable(),
    bic: z
      .string()
      .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'A BIC has 8 or 11 signs.')
      .nullable(),
    bankName: line.min(1).nullable(),
    /** Days until an invoice that is not paid yet is due. */
    paymentDays: z.int().min(0).max(120),
    textBefore: localizedSetting,
    textAfter: localizedSetting,
    /** Whether the customer gets it by e-mail as soon as it is issued. */
    sendsMail: z.boolean(),
  }),
  {
    ...{ issuedWhen: 'never', invoicePattern: 'RE-{year}-{number:5}' },
    ...{ offerPattern: 'AN-{year}-{number:5}', orderPattern: 'AB-{year}-{number:5}' },
    ...{ deliveryPattern: 'LS-{year}-{number:5}', reminderPattern: 'MA-{year}-{number:5}', offerDays: 30 },
    ...{ taxNumber: null, accountHolder: null },
    ...{ iban: null, bic: null, bankName: null, paymentDays: 14 },
    ...{ textBefore: { de: '', en: null }, textAfter: { de: '', en: null }, sendsMail: true },
  },
  {
    changedBy: 'documents',
    conflicts: ({ iban, ...settings }) => [
      ...(iban === null || isIban(iban)
        ? []
        : [{ path: ['iban'], message: 'This is no IBAN: its check digits are wrong.' }]),
      ...patterns
        .filter(field => !isNumberPattern(settings[field]))
        .map(field => ({ path: [field], message: 'It needs {year} and {number}, as in RE-{year}-{number:5}.' })),
      // Two ranges of one pattern would give a number twice.
      ...patterns
        .filter((field, at) => patterns.some((other, before) => before < at && settings[other] === settings[field]))
        .map(field => ({ path: [field], message: 'Another kind of document has this pattern.' })),
    ],
  },
)
