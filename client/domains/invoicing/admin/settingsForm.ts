import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import {
  type LocalizedForm,
  localizedForm,
  localizedSetting,
  numberOf,
  textOf,
  type Values,
} from '../../../adminKit/settings/values.ts'

/** The section `invoicing` as it is typed. */
interface SettingsForm {
  readonly issuedWhen: string
  readonly invoicePattern: string
  readonly offerPattern: string
  readonly orderPattern: string
  readonly deliveryPattern: string
  readonly reminderPattern: string
  readonly offerDays: string
  readonly sendsMail: boolean
  readonly paymentDays: string
  readonly taxNumber: string
  readonly accountHolder: string
  readonly iban: string
  readonly bic: string
  readonly bankName: string
  readonly textBefore: LocalizedForm
  readonly textAfter: LocalizedForm
}

/** What the fields of the section are called, for the form and for its history. */
export const names = {
  issuedWhen: 'invoicing.settings.issuedWhen',
  invoicePattern: 'invoicing.settings.invoicePattern',
  offerPattern: 'invoicing.settings.offerPattern',
  orderPattern: 'invoicing.settings.orderPattern',
  deliveryPattern: 'invoicing.settings.deliveryPattern',
  reminderPattern: 'invoicing.settings.reminderPattern',
  offerDays: 'invoicing.settings.offerDays',
  sendsMail: 'invoicing.settings.sendsMail',
  paymentDays: 'invoicing.settings.paymentDays',
  taxNumber: 'invoicing.settings.taxNumber',
  accountHolder: 'invoicing.settings.accountHolder',
  iban: 'invoicing.settings.iban',
  bic: 'invoicing.settings.bic',
  bankName: 'invoicing.settings.bankName',
  textBefore: 'invoicing.settings.textBefore',
  textAfter: 'invoicing.settings.textAfter',
} as const satisfies Readonly<Record<string, Message>>

const mostDays = 120
const longestText = 2000
const daysOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)

/** The form of what the section says. */
export const formOf = (values: Values): SettingsForm => ({
  issuedWhen: textOf(values.issuedWhen) || 'never',
  invoicePattern: textOf(values.invoicePattern),
  offerPattern: textOf(values.offerPattern),
  orderPattern: textOf(values.orderPattern),
  deliveryPattern: textOf(values.deliveryPattern),
  reminderPattern: textOf(values.reminderPattern),
  offerDays: String(numberOf(values.offerDays) ?? ''),
  sendsMail: values.sendsMail !== false,
  paymentDays: String(numberOf(values.paymentDays) ?? ''),
  taxNumber: textOf(values.taxNumber),
  accountHolder: textOf(values.accountHolder),
  iban: textOf(values.iban),
  bic: textOf(values.bic),
  bankName: textOf(values.bankName),
  textBefore: localizedForm(values.textBefore),
  textAfter: localizedForm(values.textAfter),
})

/** The fields of the section, of a form that was checked. */
export const changesOf = (form: SettingsForm) => ({
  ...{ issuedWhen: form.issuedWhen, invoicePattern: form.invoicePattern.trim(), sendsMail: form.sendsMail },
  ...{ offerPattern: form.offerPattern.trim(), orderPattern: form.orderPattern.trim() },
  ...{ deliveryPattern: form.deliveryPattern.trim(), reminderPattern: form.reminderPattern.trim() },
  offerDays: daysOf(form.offerDays),
  ...{ paymentDays: daysOf(form.paymentDays), taxNumber: form.taxNumber.trim() || null },
  ...{ accountHolder: form.accountHolder.trim() || null, iban: form.iban.trim() || null },
  ...{ bic: form.bic.replaceAll(/\s/g, '').toUpperCase() || null, bankName: form.bankName.trim() || null },
  ...{ textBefore: localizedSetting(form.textBefore), textAfter: localizedSetting(form.textAfter) },
})

const line = (path: 'taxNumber' | 'accountHolder' | 'iban' | 'bic' | 'bankName', hint?: Message) =>
  ({
    path,
    label: names[path],
    longest: path === 'bic' ? 20 : 200,
    ...(hint ? { hint } : {}),
  }) satisfies EditField<SettingsForm>

const words = (path: 'textBefore' | 'textAfter', lang: 'de' | 'en', label: Message): EditField<SettingsForm> => ({
  ...{ path: `${path}.${lang}`, label, control: { kind: 'area', rows: 3, lang }, longest: longestText, isWide: true },
})

/** How the form is drawn. */
export const sections: readonly PageSection<SettingsForm>[] = [
  {
    id: 'issuing',
    title: 'invoicing.settings.issuing',
    fields: [
      {
        path: 'issuedWhen',
        label: names.issuedWhen,
        hint: 'invoicing.settings.issuedWhenHint',
        control: {
          kind: 'choice',
          options: [
            { value: 'never', label: 'invoicing.settings.never' },
            { value: 'placed', label: 'invoicing.settings.placed' },
            { value: 'paid', label: 'invoicing.settings.paid' },
            { value: 'shipped', label: 'invoicing.settings.shipped' },
          ],
        },
        isWide: true,
      },
      {
        path: 'sendsMail',
        label: names.sendsMail,
        hint: 'invoicing.settings.sendsMailHint',
        control: { kind: 'switch' },
        isWide: true,
      },
      {
        path: 'invoicePattern',
        label: names.invoicePattern,
        hint: 'invoicing.settings.invoicePatternHint',
        longest: 60,
        isRequired: true,
      },
      ...(['offerPattern', 'orderPattern', 'deliveryPattern', 'reminderPattern'] as const).map(path => ({
        ...{ path, label: names[path], longest: 60, isRequired: true },
      })),
      {
        path: 'offerDays',
        label: names.offerDays,
        control: { kind: 'text', inputMode: 'numeric' },
        longest: 3,
        isRequired: true,
        check: ({ offerDays }) => {
          const days = daysOf(offerDays)
          return days === null || days < 1 || days > 365 ? 'invoicing.settings.offerDaysWrong' : null
        },
      },
      {
        path: 'paymentDays',
        label: names.paymentDays,
        control: { kind: 'text', inputMode: 'numeric' },
        longest: 3,
        isRequired: true,
        check: ({ paymentDays }) => {
          const days = daysOf(paymentDays)
          return days === null || days > mostDays ? 'invoicing.settings.paymentDaysWrong' : null
        },
      },
    ],
  },
  {
    id: 'account',
    title: 'invoicing.settings.account',
    fields: [
      line('iban', 'invoicing.settings.ibanHint'),
      line('bic'),
      line('bankName'),
      line('accountHolder', 'invoicing.settings.accountHolderHint'),
      line('taxNumber', 'invoicing.settings.taxNumberHint'),
    ],
  },
  {
    id: 'texts',
    title: 'invoicing.settings.texts',
    fields: [
      words('textBefore', 'de', 'invoicing.settings.textBefore.de'),
      words('textBefore', 'en', 'invoicing.settings.textBefore.en'),
      words('textAfter', 'de', 'invoicing.settings.textAfter.de'),
      words('textAfter', 'en', 'invoicing.settings.textAfter.en'),
    ],
  },
]
