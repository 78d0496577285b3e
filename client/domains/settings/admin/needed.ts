import type { Message } from '../../../adminKit/edit/fields.ts'
import { isEmpty, valueAt } from '../../../adminKit/edit/fields.ts'
import type { GeneralForm } from './generalForm.ts'

/** A particular without which the shop takes no orders: from these legal forms and countries; null: from all. */
interface Needed {
  /** `section.field`. */
  readonly field: string
  readonly legalForms?: readonly string[] | null
  readonly countries?: readonly string[] | null
}

/** What the server says of the particulars as they are saved. */
export interface Particulars {
  readonly needed: readonly Needed[]
  /** Missing or made up, as `section.field`. */
  readonly missing: readonly string[]
}

/** No country that anybody named. */
export const unknownCountry = 'ZZ'

/** The path in the form at which a field of the settings is filled in: of a text in two languages the German. */
export const pathOf = (form: GeneralForm, field: string): string =>
  typeof valueAt(form, `${field}.de`) === 'string' ? `${field}.de` : field

/** Whether somebody of this legal form and country has to tell it. */
const isNeeded = ({ legalForms, countries }: Needed, { shop, operator }: GeneralForm): boolean =>
  (!legalForms || legalForms.includes(operator.legalForm)) && (!countries || countries.includes(shop.country))

/**
 * What keeps the shop closed about a field: it is needed and empty, or what is saved is made up and still stands there.
 * Saving is free all the same, for nobody has everything at hand at once. A demo shop is open, and is told of a real one.
 */
export function whyClosed(
  field: string,
  values: GeneralForm,
  saved: GeneralForm,
  { needed, missing }: Particulars,
): Message | null {
  const path = pathOf(values, field)
  const value = valueAt(values, path)
  const { isDemo } = values.operator
  if (isEmpty(value) || value === unknownCountry) {
    if (!needed.some(each => each.field === field && isNeeded(each, values))) return null
    return isDemo ? 'settings.neededDemo' : 'settings.needed'
  }
  if (!missing.includes(field) || value !== valueAt(saved, path)) return null
  return isDemo ? 'settings.madeUpDemo' : 'settings.madeUp'
}
