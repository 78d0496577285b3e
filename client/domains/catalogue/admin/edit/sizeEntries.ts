import type { IntlShape } from 'react-intl'
import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import { type Message, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { typedDay } from '../../../../adminKit/list/dayEntry.ts'
import { today } from '../../../../adminKit/list/days.ts'
import type { SheetEntry } from '../../../../adminKit/sheet/useSheetEvents.ts'
import { type Accepted, VariantChanges as accepted } from '../../../../schema/accepted.ts'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { isGtin } from './gtin.ts'
import type { TypedMode } from './sizeModes.ts'
import { propertyLengths } from './variantProperties.ts'

type Language = 'de' | 'en'
type Read = { readonly text: string } | { readonly problem: Message }

const isAccepted = (value: number, { lowest = -Infinity, highest = Infinity }: Accepted) =>
  value >= lowest && value <= highest

const outOfRange = ({ lowest = 0, highest = 0 }: Accepted, unit = 1): Read => ({
  problem: { id: 'admin.product.problem.outOfRange', values: { lowest: lowest / unit, highest: highest / unit } },
})

/** A whole number, as '1.200' in German; nothing stays nothing. */
function whole(typed: string, range: Accepted, language: Language): Read {
  const number = wholeFrom(typed, language)
  if (number === undefined) return { problem: 'admin.product.problem.noNumber' }
  if (number === null) return { text: '' }
  return isAccepted(number, range) ? { text: String(number) } : outOfRange(range)
}

function price(typed: string, language: Language): Read {
  if (typed.trim() === '') return { text: '' }
  const cents = centsFrom(typed, language)
  if (cents === null) return { problem: 'admin.product.problem.noPrice' }
  return isAccepted(cents, accepted.price) ? { text: eurosOf(cents, language) } : outOfRange(accepted.price, 100)
}

/** Grams, also with their unit; kilograms with theirs, in which a comma and a point both part the decimals. */
function weight(typed: string, language: Language): Read {
  const kilograms = /^\s*(\d{1,5})(?:[.,](\d{1,3}))?\s*kg\s*$/i.exec(typed)
  if (kilograms) {
    const [, full = '', decimals = ''] = kilograms
    const grams = Number(full) * 1000 + Number(decimals.padEnd(3, '0'))
    return isAccepted(grams, accepted.weightGrams) ? { text: String(grams) } : outOfRange(accepted.weightGrams)
  }
  return whole(typed.replace(/\s*g\s*$/i, ''), accepted.weightGrams, language)
}

function name(typed: string, { characters = Infinity }: Accepted): Read {
  const text = typed.trim()
  if (text === '') return { problem: 'edit.missing' }
  return text.length > characters ? { problem: 'admin.product.problem.tooLong' } : { text }
}

/** A day as people write it; without a year it is one of this year. */
function day(typed: string): Read {
  if (typed.trim() === '') return { text: '' }
  const found = typedDay(typed, `${today().slice(0, 4)}-12-31`)
  return found ? { text: found } : { problem: 'admin.product.problem.noDay' }
}

/** How what is typed or pasted into the cells of a view is read. */
type PlainMode = Exclude<TypedMode, `property:${string}`>
const readers: Readonly<Record<PlainMode, (typed: string, language: Language) => Read>> = {
  // Copied back from here, ∞ is what the cell showed for no limit.
  stock: (typed, language) => whole(typed.replace('∞', ''), accepted.stock, language),
  price,
  backOn: day,
  sku: typed => name(typed, accepted.sku),
  gtin: typed => {
    const text = typed.replaceAll(/[\s-]/g, '')
    return text === '' || isGtin(text) ? { text } : { problem: 'admin.product.note.noGtin' }
  },
  size: typed => name(typed, accepted.size),
  weightGrams: weight,
  reorderLevel: (typed, language) => whole(typed, accepted.reorderLevel, language),
  expectedDays: (typed, language) => whole(typed, accepted.expectedDays, language),
}

/** The value of a property; nothing takes it away. */
const property = (typed: string): Read =>
  typed.trim().length > propertyLengths.value ? { problem: 'admin.product.problem.tooLong' } : { text: typed.trim() }

const readerOf = (mode: TypedMode) => (mode in readers ? readers[mode as PlainMode] : property)

const inputModes: Readonly<Partial<Record<string, 'numeric' | 'decimal'>>> = {
  ...{
    stock: 'numeric',
    weightGrams: 'numeric',
    expectedDays: 'numeric',
    reorderLevel: 'numeric',
    gtin: 'numeric',
    price: 'decimal',
  },
}

/** How the cells of a view are typed. */
export const entryOf = (mode: TypedMode, language: Language, intl: IntlShape): SheetEntry => ({
  type: mode === 'backOn' ? 'date' : 'text',
  ...(inputModes[mode] && { inputMode: inputModes[mode] }),
  read: text => {
    const read = readerOf(mode)(text, language)
    return 'text' in read ? read : { problem: wordsOf(read.problem, intl) }
  },
})
