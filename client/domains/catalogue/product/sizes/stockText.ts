import type { IntlShape } from 'react-intl'
import { fitText } from '../../parts/fitText.ts'
import type { Choice } from '../choice/choices.ts'

type Stocked = Pick<Choice, 'availability'>

/** Day and month of a day: '12.01.' or '12 Jan'. */
const dayAndMonth = (intl: IntlShape, day: string): string =>
  intl.locale === 'de-DE'
    ? `${day.slice(8, 10)}.${day.slice(5, 7)}.`
    : intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** What stands under a size: 'lagernd', 'noch 4', 'ab 12.01.', 'ausverkauft'. */
export function stockNote(intl: IntlShape, { availability }: Stocked): string {
  switch (availability.state) {
    case 'FEW_LEFT':
      return intl.formatMessage({ id: 'product.stock.few' }, { count: availability.quantity ?? 1 })
    case 'BACK_ON_DATE':
      return availability.backOn
        ? intl.formatMessage({ id: 'product.stock.backShort' }, { date: dayAndMonth(intl, availability.backOn) })
        : intl.formatMessage({ id: 'product.stock.inStock' })
    case 'SOLD_OUT':
      return availability.tableText || intl.formatMessage({ id: 'product.stock.soldOut' })
    default:
      return intl.formatMessage({ id: 'product.stock.inStock' })
  }
}

/** The same in a cell of the table, where a long word parts at the right place. */
export const stockCell = (intl: IntlShape, choice: Stocked): string =>
  choice.availability.state === 'SOLD_OUT' && !choice.availability.tableText
    ? intl.formatMessage({ id: 'product.stock.soldOutCell' })
    : stockNote(intl, choice)

/** The same for those who hear it: a day is named in full. */
function spokenStock(intl: IntlShape, choice: Stocked, day: (value: string) => string): string {
  const { state, backOn } = choice.availability
  return state === 'BACK_ON_DATE' && backOn
    ? intl.formatMessage({ id: 'product.stock.back' }, { date: day(backOn) })
    : stockNote(intl, choice)
}

/** Names a size: 'Größe M, Herren'; a product of one size is just counted: 'Stückzahl'. */
export function sizeName(intl: IntlShape, { size, fit }: Pick<Choice, 'size' | 'fit'>): string {
  if (size === '') return intl.formatMessage({ id: 'product.size.amount' })
  return fit
    ? intl.formatMessage({ id: 'product.size.ofFit' }, { size, fit: intl.formatMessage({ id: fitText[fit] }) })
    : intl.formatMessage({ id: 'product.size.name' }, { size })
}

/** Names a size's field: 'Größe M, Herren, lagernd'. */
export function fieldName(intl: IntlShape, choice: Choice, day: (value: string) => string): string {
  return `${sizeName(intl, choice)}, ${spokenStock(intl, choice, day)}`
}
