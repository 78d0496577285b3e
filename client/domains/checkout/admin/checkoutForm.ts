import { centsFrom, eurosOf } from '../../../adminKit/edit/euros.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  numberOf,
  optionalSetting,
  textOf,
  type Values,
} from '../../../adminKit/settings/values.ts'
import type { Language } from '../../../intl/languages.ts'

/** The least value of an order. Empty country or group: all of them. */
export interface MinimumForm {
  readonly country: string
  readonly discountGroup: string
  readonly amount: string
}

export interface CheckoutForm {
  readonly enabled: boolean
  readonly closedNote: LocalizedForm
  readonly minimums: readonly MinimumForm[]
  readonly termsRequired: boolean
  readonly conditionsRequired: boolean
  readonly conditionsUrl: string
  readonly ageRequired: boolean
  readonly additionalInformation: LocalizedForm
}

/** The form of the section `checkout`. */
export const checkoutFormOf = (values: Values, language: Language): CheckoutForm => ({
  enabled: values.enabled !== false,
  closedNote: localizedForm(values.closedNote),
  minimums: listOf(values.minimums).map(({ country, discountGroup, amount }) => ({
    country: textOf(country),
    discountGroup: textOf(discountGroup),
    amount: eurosOf(numberOf(amount), language),
  })),
  termsRequired: values.termsRequired === true,
  conditionsRequired: values.conditionsRequired === true,
  conditionsUrl: textOf(values.conditionsUrl),
  ageRequired: values.ageRequired === true,
  additionalInformation: localizedForm(values.additionalInformation),
})

/** The change of the section by the paths that were changed. */
export function checkoutChangesOf(
  form: CheckoutForm,
  changed: readonly string[],
  language: Language,
): Record<string, unknown> {
  const names = new Set(changed.map(path => path.split('.')[0] ?? ''))
  const whole: Readonly<Record<string, unknown>> = {
    ...form,
    closedNote: optionalSetting(form.closedNote),
    conditionsUrl: form.conditionsUrl.trim() || null,
    additionalInformation: optionalSetting(form.additionalInformation),
    minimums: form.minimums.map(({ country, discountGroup, amount }) => ({
      ...{ country: country || null, discountGroup: discountGroup || null, amount: centsFrom(amount, language) },
    })),
  }
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)))
}
