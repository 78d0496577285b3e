import type { Message } from '../../../../adminKit/edit/fields.ts'
import type { Values } from '../../../../adminKit/settings/values.ts'

export interface DisplayForm {
  readonly showPrices: boolean
  readonly showShippingCosts: boolean
  readonly currencyFirst: boolean
}

/** The form of the section `display`. */
export const displayFormOf = ({ showPrices, showShippingCosts, currencyFirst }: Values): DisplayForm => ({
  ...{ showPrices: showPrices !== false, showShippingCosts: showShippingCosts !== false },
  currencyFirst: currencyFirst === true,
})

/** The change of the section: what was changed. */
export const displayChangesOf = (form: DisplayForm, changed: readonly string[]): Partial<DisplayForm> =>
  Object.fromEntries(Object.entries(form).filter(([key]) => changed.includes(key)))

/** What the fields of the section are called, for the form and for its history. */
export const displayNames = {
  showPrices: 'pricing.display.showPrices',
  showShippingCosts: 'pricing.display.showShippingCosts',
  currencyFirst: 'pricing.display.currencyFirst',
} as const satisfies Readonly<Record<keyof DisplayForm, Message>>
