import { centsFrom } from '../../../adminKit/edit/euros.ts'
import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import type { CheckoutForm } from './checkoutForm.ts'

/** What the fields of the section are called, for the form and for its history. */
export const checkoutNames = {
  enabled: 'checkout.settings.enabled',
  closedNote: 'checkout.settings.closedNote.de',
  minimums: 'checkout.settings.minimums',
  termsRequired: 'checkout.settings.termsRequired',
  conditionsRequired: 'checkout.settings.conditionsRequired',
  conditionsUrl: 'checkout.settings.conditionsUrl',
  ageRequired: 'checkout.settings.ageRequired',
  additionalInformation: 'checkout.settings.information.de',
} as const satisfies Readonly<Record<string, Message>>

type Field = EditField<CheckoutForm>

const toggle = (path: string, label: Message, hint: Message): Field => ({
  ...{ path, label, hint, control: { kind: 'switch' }, isWide: true },
})

const area = (path: string, lang: 'de' | 'en', label: Message, hint?: Message): Field => ({
  ...{ path: `${path}.${lang}`, label, longest: 2000, control: { kind: 'area', rows: 3, lang }, isWide: false },
  ...(hint && { hint }),
})

const isClosed = ({ enabled }: CheckoutForm) => !enabled

export const openingFields: readonly Field[] = [
  {
    ...toggle('enabled', checkoutNames.enabled, 'checkout.settings.enabled.hint'),
    warn: values => (isClosed(values) ? 'checkout.settings.closed' : null),
  },
  {
    ...area('closedNote', 'de', checkoutNames.closedNote, 'checkout.settings.closedNote.hint'),
    isShown: isClosed,
  },
  { ...area('closedNote', 'en', 'checkout.settings.closedNote.en'), isShown: isClosed },
]

export const minimumField = (language: Language): Field => ({
  path: 'minimums',
  label: checkoutNames.minimums,
  check: ({ minimums }) =>
    new Map(
      minimums.flatMap(({ amount }, at): [string, Message][] =>
        centsFrom(amount, language) === null ? [[`minimums.${at}.amount`, 'checkout.settings.amount.wrong']] : [],
      ),
    ),
  show: (minimums: CheckoutForm['minimums']) =>
    minimums.map(({ country, amount }) => `${country} ${amount} €`.trim()).join(', '),
})

/** Whether a text is the address of a page: of the shop, or anywhere. */
const isAddress = (text: string): boolean => /^(https?:\/\/[^\s/]+|\/(?!\/))\S*$/.test(text)

export const declarationFields: readonly Field[] = [
  toggle('termsRequired', checkoutNames.termsRequired, 'checkout.settings.termsRequired.hint'),
  toggle('conditionsRequired', checkoutNames.conditionsRequired, 'checkout.settings.conditionsRequired.hint'),
  {
    path: 'conditionsUrl',
    label: checkoutNames.conditionsUrl,
    hint: 'checkout.settings.conditionsUrl.hint',
    longest: 500,
    isShown: ({ conditionsRequired }) => conditionsRequired,
    isRequired: ({ conditionsRequired }) => conditionsRequired,
    check: ({ conditionsUrl }) => (isAddress(conditionsUrl.trim()) ? null : 'checkout.settings.conditionsUrl.wrong'),
    isWide: true,
  },
  toggle('ageRequired', checkoutNames.ageRequired, 'checkout.settings.ageRequired.hint'),
  area('additionalInformation', 'de', checkoutNames.additionalInformation, 'checkout.settings.information.hint'),
  area('additionalInformation', 'en', 'checkout.settings.information.en'),
]
