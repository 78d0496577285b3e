import type { EditField } from '../../../../adminKit/edit/fields.ts'
import type { KindName } from '../documentsUrl.ts'
import { einvoiceTexts } from '../einvoiceTexts.ts'
import type { DraftForm } from './draftForm.ts'

const days = { kind: 'text', inputMode: 'numeric' } as const
const decimal = { kind: 'text', inputMode: 'decimal' } as const
const date = { kind: 'text', type: 'date' } as const

const treatments = [
  { value: 'standard', label: 'invoicing.treatment.standard' },
  { value: 'smallBusiness', label: 'invoicing.treatment.smallBusiness' },
  { value: 'reverseCharge', label: 'invoicing.treatment.reverseCharge' },
  { value: 'intraCommunity', label: 'invoicing.treatment.intraCommunity' },
  { value: 'export', label: 'invoicing.treatment.export' },
  { value: 'outOfScope', label: 'invoicing.treatment.outOfScope' },
] as const

/** The terms of a document; each kind has its own. */
export const termFields = (kind: KindName): readonly EditField<DraftForm>[] => [
  { path: 'date', label: 'invoicing.date', control: date, isRequired: true },
  {
    path: 'language',
    label: 'invoicing.language',
    control: {
      kind: 'choice',
      options: [
        { value: 'de', label: 'invoicing.language.de' },
        { value: 'en', label: 'invoicing.language.en' },
      ],
    },
  },
  ...(kind === 'offer' ? [{ path: 'validUntil', label: 'invoicing.validUntil', control: date } as const] : []),
  ...(kind !== 'invoice' ? [{ path: 'deliveryDate', label: 'invoicing.deliveryDate', control: date } as const] : []),
  ...(kind === 'invoice'
    ? ([
        { path: 'performanceFrom', label: 'invoicing.performanceFrom', control: date },
        { path: 'performanceTo', label: 'invoicing.performanceTo', control: date },
      ] as const)
    : []),
  ...(kind !== 'delivery'
    ? ([
        { path: 'paymentDays', label: 'invoicing.paymentDays', control: days, longest: 3, isRequired: true },
        { path: 'earlyDays', label: 'invoicing.earlyDays', control: days, longest: 3 },
        { path: 'earlyDiscount', label: 'invoicing.earlyDiscount', control: decimal, longest: 6 },
      ] as const)
    : []),
  {
    path: 'basis',
    label: 'invoicing.basis',
    control: {
      kind: 'choice',
      options: [
        { value: 'gross', label: 'invoicing.basis.gross' },
        { value: 'net', label: 'invoicing.basis.net' },
      ],
    },
  },
  { path: 'treatment', label: 'invoicing.treatment', control: { kind: 'choice', options: treatments } },
  { path: 'taxCountry', label: 'invoicing.taxCountry', longest: 2, isRequired: true },
  {
    path: 'discountKind',
    label: 'invoicing.discount',
    control: {
      kind: 'choice',
      options: [
        { value: 'none', label: 'invoicing.discount.none' },
        { value: 'percent', label: 'invoicing.discount.percent' },
        { value: 'amount', label: 'invoicing.discount.amount' },
      ],
    },
  },
  {
    path: 'discount',
    label: 'invoicing.discountValue',
    control: decimal,
    longest: 12,
    isShown: ({ discountKind }) => discountKind !== 'none',
    isRequired: ({ discountKind }) => discountKind !== 'none',
  },
]

export const referenceFields: readonly EditField<DraftForm>[] = [
  { path: 'theirReference', label: 'invoicing.theirReference', longest: 200 },
  { path: 'buyerOrderNumber', label: 'invoicing.buyerOrderNumber', longest: 200 },
  { path: 'leitwegId', label: 'invoicing.leitwegId', hint: 'invoicing.leitwegIdHint', longest: 200 },
  { path: 'ownReference', label: 'invoicing.ownReference', longest: 200 },
]

export const textFields: readonly EditField<DraftForm>[] = [
  {
    path: 'textBefore',
    label: 'invoicing.textBefore',
    longest: 5000,
    control: { kind: 'area', rows: 4 },
    isWide: true,
  },
  { path: 'textAfter', label: 'invoicing.textAfter', longest: 5000, control: { kind: 'area', rows: 4 }, isWide: true },
  {
    ...{ path: 'note', label: 'invoicing.note', hint: 'invoicing.noteHint', longest: 5000 },
    ...{ control: { kind: 'area', rows: 2 }, isWide: true },
  },
]

/** How the receiver takes e-invoices. */
export const einvoiceFields: readonly EditField<DraftForm>[] = [
  {
    ...{ path: 'einvoiceFormat', label: 'invoicing.einvoice', hint: 'invoicing.einvoice.ruleHint', isWide: true },
    control: {
      kind: 'choice',
      options: [
        { value: 'rule', label: 'invoicing.einvoice.rule' },
        { value: 'zugferd', label: einvoiceTexts.ZUGFERD },
        { value: 'xrechnungUbl', label: einvoiceTexts.XRECHNUNG_UBL },
        { value: 'xrechnungCii', label: einvoiceTexts.XRECHNUNG_CII },
        { value: 'peppol', label: einvoiceTexts.PEPPOL },
        { value: 'ebinterface', label: einvoiceTexts.EBINTERFACE },
        { value: 'ebinterfaceGv', label: einvoiceTexts.EBINTERFACE_GV },
        { value: 'pdf', label: einvoiceTexts.PDF },
      ],
    },
  },
  {
    ...{ path: 'isPublicBody', label: 'invoicing.einvoice.publicBody', control: { kind: 'checkbox' }, isWide: true },
    isShown: ({ einvoiceFormat }) => einvoiceFormat === 'rule',
  },
  {
    ...{ path: 'supplierNumber', label: 'invoicing.einvoice.supplierNumber', longest: 200 },
    hint: 'invoicing.einvoice.supplierNumberHint',
    isShown: ({ einvoiceFormat }) => einvoiceFormat === 'rule' || einvoiceFormat === 'ebinterfaceGv',
  },
]
