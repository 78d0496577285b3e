import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import { wholeFrom } from '../../../../adminKit/settings/numbers.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  textOf,
  textsOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import type { Language } from '../../../../intl/languages.ts'

/** A way to pay. Limits in euros, empty for none; `termDays` empty where nothing is due later. */
export interface MethodForm {
  readonly id: string
  readonly isConfigured: boolean
  readonly isEnabled: boolean
  readonly min: string
  readonly max: string
  readonly countries: readonly string[]
  readonly title: LocalizedForm
  readonly description: LocalizedForm
  readonly termDays: string
}

/** The methods in the order in which buyers see them. */
export interface PaymentForm {
  readonly methods: readonly MethodForm[]
}

/** Where methods stand that say nothing of their order. Source: shop.md 9. */
const LAST = 999

/** The form of the section `payment`. */
export function paymentFormOf(values: Values, language: Language): PaymentForm {
  const methods = listOf(values.methods)
    .map((method, at) => ({ method, at, order: numberOf(method.order) ?? LAST }))
    .toSorted((one, other) => one.order - other.order || textOf(one.method.id).localeCompare(textOf(other.method.id)))
    .map(({ method }) => ({
      ...{ id: textOf(method.id), isConfigured: method.isConfigured === true, isEnabled: method.isEnabled === true },
      ...{ min: eurosOf(numberOf(method.min) || null, language), max: eurosOf(numberOf(method.max) || null, language) },
      countries: textsOf(method.countries),
      ...{ title: localizedForm(method.title), description: localizedForm(method.description) },
      termDays: String(method.termDays ?? ''),
    }))
  return { methods }
}

const centsOrNull = (typed: string, language: Language) => (typed.trim() === '' ? null : centsFrom(typed, language))

/** The change of the section: all methods, numbered in their order. */
export const paymentChangesOf = ({ methods }: PaymentForm, language: Language) => ({
  methods: methods.map(({ min, max, title, description, termDays, ...method }, at) => ({
    ...method,
    ...{ order: at + 1, min: centsOrNull(min, language), max: centsOrNull(max, language) },
    ...{ title: localizedSetting(title), description: localizedSetting(description) },
    termDays: termDays.trim() === '' ? null : wholeFrom(termDays),
  })),
})

/** What is wrong with what was typed, by place, and of which kind. */
export function wrongIn(
  { methods }: PaymentForm,
  language: Language,
): ReadonlyMap<string, 'missing' | 'amount' | 'reversed' | 'days'> {
  const found = new Map<string, 'missing' | 'amount' | 'reversed' | 'days'>()
  for (const [at, { title, min, max, termDays }] of methods.entries()) {
    const path = `methods.${at}`
    if (title.de.trim() === '') found.set(`${path}.title.de`, 'missing')
    const [least, most] = [centsOrNull(min, language), centsOrNull(max, language)]
    if (min.trim() !== '' && least === null) found.set(`${path}.min`, 'amount')
    if (max.trim() !== '' && most === null) found.set(`${path}.max`, 'amount')
    if (least !== null && most !== null && most > 0 && most < least) found.set(`${path}.max`, 'reversed')
    // Interest-free invoices of up to 50 days are no consumer credit.
    const days = wholeFrom(termDays)
    if (termDays.trim() !== '' && (days === null || days > 50)) found.set(`${path}.termDays`, 'days')
  }
  return found
}
