import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import type { Language } from '../../../../intl/languages.ts'

/** What is written into a document, as the server keeps it: cents, basis points, thousandths of a unit. */
export interface Content {
  readonly [field: string]: unknown
  readonly lines: readonly ContentLine[]
}
interface ContentLine {
  readonly [field: string]: unknown
  readonly kind: 'item' | 'advance' | 'text' | 'heading' | 'subtotal' | 'pageBreak'
  readonly id: string
}
interface ContentCell {
  readonly fit: string
  readonly size: string
  readonly variantId: string | null
  readonly amount: number
  readonly pieces: readonly { readonly name: string | null; readonly number: string | null }[]
}

/** A size run as it is edited: words parted by commas, amounts by fit and size, a line for each name. */
export interface RunForm {
  readonly fits: string
  readonly sizes: string
  readonly amounts: Readonly<Record<string, string>>
  readonly names: string
}

/** A line as it is typed. `base` is what it was, with all that the page does not show. */
export interface LineForm {
  readonly id: string
  readonly kind: ContentLine['kind']
  readonly base: ContentLine | null
  readonly text: string
  readonly title: string
  readonly description: string
  readonly number: string
  readonly unit: string
  readonly quantity: string
  readonly price: string
  readonly discount: string
  readonly vatRate: string
  readonly choice: 'counts' | 'optional' | 'alternative'
  readonly orderPosition: string
  readonly run: RunForm | null
}

const partyFields = [
  ...(['name', 'contact', 'addition', 'street', 'zip', 'city', 'country', 'email', 'phone', 'vatId'] as const),
  'customerNumber',
] as const
export type PartyForm = { readonly type: 'person' | 'company' } & Readonly<Record<(typeof partyFields)[number], string>>

const lineFields = ['theirReference', 'buyerOrderNumber', 'leitwegId', 'ownReference'] as const
const textFields = ['textBefore', 'textAfter', 'note'] as const
const dayFields = ['validUntil', 'deliveryDate'] as const

export type DraftForm = {
  readonly customerId: string
  readonly receiver: PartyForm
  readonly language: Language
  readonly date: string
  readonly performanceFrom: string
  readonly performanceTo: string
  readonly paymentDays: string
  readonly earlyDays: string
  readonly earlyDiscount: string
  readonly basis: 'net' | 'gross'
  readonly treatment: string
  readonly taxCountry: string
  readonly discountKind: 'none' | 'percent' | 'amount'
  readonly discount: string
  /** A form of e-invoices, or `rule`: whichever the rule says. */
  readonly einvoiceFormat: string
  readonly isPublicBody: boolean
  readonly supplierNumber: string
  readonly lines: readonly LineForm[]
} & Readonly<Record<(typeof lineFields)[number] | (typeof textFields)[number] | (typeof dayFields)[number], string>>

const said = (value: unknown): string => (typeof value === 'string' ? value : '')
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? (value as Readonly<Record<string, unknown>>) : {}

/** A number as it is typed, with as many places as it needs: 1500 thousandths are '1,5'. */
export function decimalOf(value: unknown, places: number, language: Language): string {
  if (typeof value !== 'number') return ''
  const text = String(value / 10 ** places)
  return language === 'de' ? text.replace('.', ',') : text
}

/** A number as it is typed in units of its last place: '1,5' are 1500 thousandths; null for none. */
export function unitsFrom(typed: string, places: number): number | null {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(typed.replace(/[\s\u00a0%]/g, ''))
  if (!match || (match[2] ?? '').length > places) return null
  return Number(match[1]) * 10 ** places + Number((match[2] ?? '').padEnd(places, '0') || 0)
}

/** `homeCountry`: where somebody is of whom nothing else is said. */
export const partyFormOf = (party: unknown, homeCountry = ''): PartyForm => {
  const given = record(party)
  const fields = Object.fromEntries(partyFields.map(field => [field, said(given[field])])) as Omit<PartyForm, 'type'>
  return { ...fields, country: fields.country || homeCountry, type: given.type === 'company' ? 'company' : 'person' }
}

export const words = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map(word => word.trim())
      .filter(Boolean),
  ),
]
export const cellKey = (fit: string, size: string): string => `${fit}|${size}`

function runFormOf(run: unknown): RunForm | null {
  if (run === null || run === undefined) return null
  const { fits, sizes, cells } = run as {
    fits: readonly string[]
    sizes: readonly string[]
    cells: readonly ContentCell[]
  }
  const names = cells.flatMap(({ fit, size, pieces }) =>
    pieces.map(({ name, number }) => [fit, size, name ?? '', number ?? ''].join('; ')),
  )
  return {
    ...{ fits: fits.join(', '), sizes: sizes.join(', '), names: names.join('\n') },
    amounts: Object.fromEntries(cells.map(({ fit, size, amount }) => [cellKey(fit, size), String(amount)])),
  }
}

/** A line that nobody wrote anything into yet. */
export const newLine = (kind: LineForm['kind'], vatRate: string): LineForm => ({
  ...{ id: crypto.randomUUID(), kind, base: null, text: '', title: '', description: '', number: '', unit: 'piece' },
  ...{ quantity: '1', price: '', discount: '', vatRate, choice: 'counts', run: null, orderPosition: '' },
})

const lineFormOf = (line: ContentLine, language: Language): LineForm => ({
  ...{ id: line.id, kind: line.kind, base: line, text: said(line.text), title: said(line.title) },
  ...{ description: said(line.description), number: said(line.number), unit: said(line.unit) || 'piece' },
  quantity: decimalOf(line.quantity, 3, language),
  price: line.unitPrice === undefined ? '' : eurosOf(line.unitPrice as number, language),
  discount: line.discount ? decimalOf(line.discount, 2, language) : '',
  vatRate: String(line.vatRate ?? ''),
  orderPosition: said(line.orderPosition),
  choice: line.isOptional ? 'optional' : line.isAlternative ? 'alternative' : 'counts',
  run: runFormOf(line.run),
})

/** What a document holds, as it is typed. */
export function draftFormOf(content: Content, customerId: string | null, language: Language): DraftForm {
  const early = record(content.earlyPayment)
  const performance = record(content.performance)
  const discount = record(content.discount)
  const isAmount = 'amount' in discount
  const einvoice = record(content.einvoice)
  const some = <Field extends string>(fields: readonly Field[]) =>
    Object.fromEntries(fields.map(field => [field, said(content[field])])) as Record<Field, string>
  return {
    ...{ customerId: customerId ?? '', receiver: partyFormOf(content.receiver, said(content.taxCountry)) },
    ...{ language: content.language === 'en' ? 'en' : 'de', date: said(content.date) },
    ...{ performanceFrom: said(performance.from), performanceTo: said(performance.to) },
    paymentDays: String(content.paymentDays ?? ''),
    earlyDays: early.days === undefined ? '' : String(early.days),
    earlyDiscount: decimalOf(early.discount, 2, language),
    ...{ basis: content.basis === 'net' ? 'net' : 'gross', treatment: said(content.treatment) },
    taxCountry: said(content.taxCountry),
    discountKind: content.discount ? (isAmount ? 'amount' : 'percent') : 'none',
    discount: isAmount ? eurosOf(discount.amount as number, language) : decimalOf(discount.percent, 2, language),
    ...{ einvoiceFormat: said(einvoice.format) || 'rule', isPublicBody: einvoice.isPublicBody === true },
    supplierNumber: said(einvoice.supplierNumber),
    lines: content.lines.map(line => lineFormOf(line, language)),
    ...some(lineFields),
    ...some(textFields),
    ...some(dayFields),
  }
}

/** How many pieces a run has of a fit and a size. */
const amountIn = ({ amounts }: RunForm, fit: string, size: string): number =>
  Number(amounts[cellKey(fit, size)] || 0) || 0
export const piecesIn = (run: RunForm): number =>
  words(run.fits)
    .flatMap(fit => words(run.sizes).map(size => amountIn(run, fit, size)))
    .reduce((a, b) => a + b, 0)

/** The names of a run: a line each, parted by semicolons or tabs, of which the fit may be left out where there is one. */
export function namesIn(run: RunForm): { fit: string; size: string; name: string; number: string }[] {
  const fits = words(run.fits)
  return run.names
    .split('\n')
    .map(line => line.split(/[;\t]/).map(part => part.trim()))
    .filter(parts => parts.some(Boolean))
    .map(parts => {
      const [fit, size, name, number] = fits.includes(parts[0] ?? '') ? parts : [fits[0] ?? '', ...parts]
      return { fit: fit ?? '', size: size ?? '', name: name ?? '', number: number ?? '' }
    })
}

function runOf(run: RunForm, base: unknown): object {
  const before = ((base as { cells?: readonly ContentCell[] } | null)?.cells ?? []) as readonly ContentCell[]
  const names = namesIn(run)
  const cells = words(run.fits).flatMap(fit =>
    words(run.sizes).flatMap(size => {
      const amount = amountIn(run, fit, size)
      const own = names.filter(each => each.fit === fit && each.size === size)
      if (amount === 0 && own.length === 0) return []
      const variantId = before.find(cell => cell.fit === fit && cell.size === size)?.variantId ?? null
      const pieces = own.map(({ name, number }) => ({ name: name || null, number: number || null }))
      return [{ fit, size, variantId, amount, pieces }]
    }),
  )
  return { fits: words(run.fits), sizes: words(run.sizes), cells }
}

function lineOf(line: LineForm, language: Language): object {
  const { id, kind, base } = line
  if (kind === 'advance') return base!
  if (kind === 'pageBreak') return { kind, id }
  if (kind !== 'item') return { kind, id, text: line.text }
  return {
    ...{ kind, id, title: line.title, description: line.description || null, number: line.number || null },
    ...{ productId: base?.productId ?? null, variantId: base?.variantId ?? null, unit: line.unit },
    quantity: line.run ? piecesIn(line.run) * 1000 : unitsFrom(line.quantity, 3),
    unitPrice: centsFrom(line.price || '0', language),
    ...{ discount: unitsFrom(line.discount || '0', 2), vatRate: Number(line.vatRate) },
    run: line.run && runOf(line.run, base?.run),
    ...{ isOptional: line.choice === 'optional', isAlternative: line.choice === 'alternative' },
    source: base?.source ?? null,
    ...(line.orderPosition.trim() && { orderPosition: line.orderPosition.trim() }),
  }
}

/** How the receiver takes e-invoices. */
function einvoiceOf({ einvoiceFormat, isPublicBody, supplierNumber }: DraftForm): object {
  const format = einvoiceFormat === 'rule' ? null : einvoiceFormat
  return { format, isPublicBody, supplierNumber: supplierNumber.trim() || null }
}

/** Whether somebody is named as receiver. */
const isNamed = (party: PartyForm): boolean =>
  [party.name, party.street, party.zip, party.city].some(word => word.trim() !== '')

/** What was typed, as the server takes it. What is no number stays null, and is refused at its place. */
export function contentOf(form: DraftForm, language: Language): Content {
  const some = <Field extends string>(fields: readonly Field[]) =>
    Object.fromEntries(fields.map(field => [field, (form as Readonly<Record<string, unknown>>)[field] || null]))
  const { type, ...party } = form.receiver
  const empty = Object.fromEntries(
    (['contact', 'addition', 'email', 'phone', 'vatId', 'customerNumber'] as const).map(field => [
      field,
      party[field].trim() || null,
    ]),
  )
  const { discountKind, performanceFrom, performanceTo } = form
  return {
    receiver: isNamed(form.receiver) ? { type, ...party, ...empty } : null,
    ...{ language: form.language, date: form.date, basis: form.basis, treatment: form.treatment },
    taxCountry: form.taxCountry,
    performance:
      performanceFrom || performanceTo
        ? { from: performanceFrom || performanceTo, to: performanceTo || performanceFrom }
        : null,
    paymentDays: unitsFrom(form.paymentDays, 0),
    earlyPayment: form.earlyDays
      ? { days: unitsFrom(form.earlyDays, 0), discount: unitsFrom(form.earlyDiscount, 2) }
      : null,
    discount:
      discountKind === 'none'
        ? null
        : discountKind === 'percent'
          ? { percent: unitsFrom(form.discount, 2) }
          : { amount: centsFrom(form.discount, language) },
    einvoice: einvoiceOf(form),
    ...some(lineFields),
    ...some(dayFields),
    ...{ textBefore: form.textBefore, textAfter: form.textAfter, note: form.note },
    lines: form.lines.map(line => lineOf(line, language)) as ContentLine[],
  }
}

/** The field of the form that a path of the server's content is about; null where they are called alike. */
export function fieldOfPath(path: readonly string[]): string | null {
  const [of, ...rest] = path
  if (of !== 'content') return null
  const [field, at, part, ...further] = rest
  if (field === 'lines' && at !== undefined) {
    const names: Readonly<Record<string, string>> = {
      unitPrice: 'price',
      isOptional: 'choice',
      isAlternative: 'choice',
    }
    return ['lines', at, part === 'run' ? 'run.names' : (names[part ?? ''] ?? part), ...(part === 'run' ? [] : further)]
      .filter(Boolean)
      .join('.')
  }
  if (field === 'performance') return at === 'from' ? 'performanceFrom' : 'performanceTo'
  if (field === 'earlyPayment') return at === 'discount' ? 'earlyDiscount' : 'earlyDays'
  if (field === 'discount') return 'discount'
  if (field === 'einvoice') return at === 'format' ? 'einvoiceFormat' : (at ?? null)
  return rest.join('.')
}
