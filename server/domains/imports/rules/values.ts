import { isSlug } from '../../../kit/slugs.ts'
import { productFields } from '../../catalogue/fields.ts'
import { variantLimits } from '../../catalogue/rules/variantChanges.ts'
import { unharmed } from './cells.ts'
import { entriesOf } from './entries.ts'
import { type CellKind, type ImportField, simplified } from './fields.ts'

/** Why a cell, a row or a product cannot be taken. */
const mistakes = [
  'FORMULA',
  'NO_NUMBER',
  'NO_AMOUNT',
  'AMOUNT_AMBIGUOUS',
  'NO_FLAG',
  'NO_DAY',
  'NO_INSTANT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'NUMBER_INVALID',
  'ADDRESS_INVALID',
  'FIT_UNKNOWN',
  'KIND_UNKNOWN',
  'COLOR_UNKNOWN',
  'GROUP_UNKNOWN',
  'CONFIGURATION_UNKNOWN',
  'CONTRADICTION',
  'NUMBER_TAKEN',
  'ADDRESS_TAKEN',
  'ROW_TWICE',
  'VARIANT_TWICE',
  'TITLE_MISSING',
  'KEY_MISSING',
  'PRODUCT_UNKNOWN',
  'KIND_FIXED',
  'SET_EMPTY',
  'SET_ONLY',
  'SET_OF_GOODS',
  'FILE_UNKNOWN',
  'FILE_AMBIGUOUS',
  'FILE_NO_PICTURE',
  'ENTRY_TWICE',
  'PART_INVALID',
  'VARIANTS_NOT_ALLOWED',
  'TOO_MANY_VARIANTS',
  'INVALID',
] as const
export type MistakeCode = (typeof mistakes)[number]

/** A mistake in a cell: `details` are numbers and words that its text names. */
export class CellMistake {
  readonly code: MistakeCode
  readonly details: Readonly<Record<string, string | number>>
  constructor(code: MistakeCode, details: Readonly<Record<string, string | number>> = {}) {
    this.code = code
    this.details = details
  }
}

const yes = new Set(['1', 'ja', 'yes', 'true', 'wahr', 'x', 'j', 'y', 'active', 'aktiv'])
const no = new Set(['0', 'nein', 'no', 'false', 'falsch', 'n', 'draft', 'archived', '-1'])
const unlimited = new Set(['unbegrenzt', 'unlimited'])
/** What clears a field even where empty cells leave it as it is. */
const cleared = '(leer)'
const clearing = new Set([cleared, '(empty)'])

const fits: Readonly<Record<string, string>> = {
  ...{ children: 'children', kinder: 'children', kids: 'children', kind: 'children', child: 'children' },
  ...{ women: 'women', damen: 'women', frauen: 'women', woman: 'women', female: 'women' },
  ...{ men: 'men', herren: 'men', maenner: 'men', man: 'men', male: 'men' },
  ...{ unisex: 'unisex' },
}
const kinds: Readonly<Record<string, string>> = {
  ...{ goods: 'goods', ware: 'goods', set: 'set', voucher: 'voucher', gutschein: 'voucher' },
}

/** A fit by the word for it; null for another word. */
export const fitIn = (text: string): string | null => fits[simplified(text)] ?? null

/** Yes or no, as people and programs say it; null for neither. */
function flagIn(text: string): boolean | null {
  // A sign in front says more than what is left of it: shops write -1 for a draft.
  if (no.has(text) || no.has(simplified(text))) return false
  return yes.has(simplified(text)) ? true : null
}

/** An amount of money in cents, as people and programs write it: 24,90 · 1.234,50 · 52.00 · € 7. */
export function parseAmount(text: string): number | CellMistake {
  const bare = text.replaceAll(/[\s\u00A0\u202F€$£'’]|EUR|USD|CHF/gi, '')
  if (/^-?\d{1,3}[.,]\d{3}$/.test(bare)) return new CellMistake('AMOUNT_AMBIGUOUS')
  const parts = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d+|--))?$/.exec(bare)
  if (!parts) return new CellMistake('NO_AMOUNT')
  const [, sign, whole, point = '', fraction = ''] = parts
  if (point !== '' && whole!.includes(point)) return new CellMistake('NO_AMOUNT')
  const digits = fraction === '--' ? '' : fraction
  // Programs write 43.697478991597; three digits could be thousands.
  if (digits.length === 3) return new CellMistake('AMOUNT_AMBIGUOUS')
  const cents = Math.round(Number(`${whole!.replaceAll(/[.,]/g, '')}.${digits || '0'}e2`))
  return sign === '-' ? -cents : cents
}

function parseWhole(text: string): number | CellMistake {
  const bare = text.replaceAll(/[\s\u00A0]/g, '').replace(/[.,]0+$/, '')
  return /^-?\d{1,12}$/.test(bare) ? Number(bare) : new CellMistake('NO_NUMBER')
}

function parseDay(text: string): string | CellMistake {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const day = german ? `${german[3]}-${german[2]!.padStart(2, '0')}-${german[1]!.padStart(2, '0')}` : text
  const at = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
    ? day
    : new CellMistake('NO_DAY')
}

function parseInstant(text: string): Date | CellMistake {
  const at = new Date(text)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(at.getTime()) ? at : new CellMistake('NO_INSTANT')
}

const words = (text: string, separator: RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map(word => word.trim())
      .filter(Boolean),
  ),
]

type Limits = {
  readonly kind?: string
  readonly characters?: number
  readonly lowest?: number
  readonly highest?: number
  readonly entries?: number
}

const variantNames: Readonly<Record<string, keyof typeof variantLimits>> = {
  ...{ price: 'price', stock: 'stock', rowDays: 'expectedDays', rowGrams: 'weightGrams', rowOrder: 'sortOrder' },
  ...{ sku: 'sku', size: 'size', rowNumber: 'sku' },
}

const limitsOf = ({ key }: ImportField): Limits =>
  key in variantNames
    ? variantLimits[variantNames[key]!]
    : ((productFields as Readonly<Record<string, Limits>>)[key.replace(/\.(de|en)$/, '')] ?? {})

/** What a field becomes by a cell: null clears it. `stock`: `unlimited` for no limit. */
export type CellValue = string | number | boolean | Date | readonly string[] | null

const parsers: Readonly<Record<CellKind, (text: string) => CellValue | CellMistake>> = {
  text: text => text,
  html: text => text,
  word: text => text,
  slug: text => (isSlug(text) ? text : new CellMistake('ADDRESS_INVALID')),
  number: text => (/\s/.test(text) ? new CellMistake('NUMBER_INVALID') : text),
  words: text => words(text, /[|,]/),
  groups: text => words(text, /\|/),
  path: text => words(text, /,/),
  facets: text => words(text, /\|/),
  group: text => text,
  unit: text => text,
  parts: entriesOf,
  color: text => text,
  flag: text => flagIn(text) ?? new CellMistake('NO_FLAG'),
  online: text => {
    const isOnline = flagIn(text)
    return isOnline === null ? new CellMistake('NO_FLAG') : !isOnline
  },
  whole: parseWhole,
  cents: parseAmount,
  stock: text => (unlimited.has(simplified(text)) ? 'unlimited' : parseWhole(text)),
  instant: parseInstant,
  day: parseDay,
  fit: text => fits[simplified(text)] ?? new CellMistake('FIT_UNKNOWN'),
  kind: text => kinds[simplified(text)] ?? new CellMistake('KIND_UNKNOWN'),
  kilograms: text => {
    const bare = text.replaceAll(/\s|kg/g, '').replace(',', '.')
    return /^\d+(\.\d+)?$/.test(bare) ? Math.round(Number(bare) * 1000) : new CellMistake('NO_NUMBER')
  },
}

/** What a cell says of its field; undefined for an empty one. */
export function valueOfCell(field: ImportField, raw: string): CellValue | CellMistake | undefined {
  const text = field.kind === 'text' || field.kind === 'html' ? unharmed(raw) : unharmed(raw).trim()
  if (text.trim() === '') return undefined
  if (clearing.has(text.trim().toLowerCase())) return null
  const value = parsers[field.kind](text)
  if (value instanceof CellMistake) return value
  const { characters, lowest, highest, entries } = limitsOf(field)
  const longest =
    typeof value === 'string' ? value.length : Array.isArray(value) ? Math.max(0, ...value.map(each => each.length)) : 0
  if (characters !== undefined && longest > characters) return new CellMistake('TOO_LONG', { most: characters })
  if (entries !== undefined && Array.isArray(value) && value.length > entries)
    return new CellMistake('TOO_LONG', { most: entries })
  if (
    typeof value === 'number' &&
    lowest !== undefined &&
    highest !== undefined &&
    (value < lowest || value > highest)
  ) {
    const [least, most] = field.kind === 'cents' ? [lowest / 100, highest / 100] : [lowest, highest]
    return new CellMistake('OUT_OF_RANGE', { least, most })
  }
  return value
}
