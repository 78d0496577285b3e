import { z } from 'zod'
import { einvoiceFormats } from '../einvoice/formats.ts'
import type { DocumentContent, DocumentLine } from './document.ts'
import { taxTreatments } from './document.ts'

/** Most of what a document holds. Lines and pieces multiply on paper and in every sum, so they are counted before anything is made of
 *  them. */
const contentLimits = {
  ...{ lines: 500, cells: 200, sizes: 40, fits: 20, pieces: 5000 },
  ...{ word: 200, text: 5000, note: 5000, tags: 20, quantity: 1_000_000_000, cents: 10_000_000_00 },
} as const

const word = z.string().trim().max(contentLimits.word)
const named = word.min(1)
const optional = word.transform(text => text || null).nullable()
const text = z.string().max(contentLimits.text)
const day = z.iso.date()
const share = z.int().min(0).max(10_000)
const country = z.string().regex(/^[A-Z]{2}$/, 'is no country of two capital letters')
const lineId = z.string().min(1).max(60)

const party = z.strictObject({
  type: z.enum(['person', 'company']),
  name: named,
  ...{ contact: optional, addition: optional, street: word, zip: z.string().trim().max(20), city: word, country },
  email: z.union([z.email().max(254), z.literal('').transform(() => null)]).nullable(),
  ...{ phone: optional, vatId: optional, customerNumber: optional },
})

const cell = z.strictObject({
  ...{ fit: z.string().max(60), size: z.string().max(60), variantId: z.uuid().nullable() },
  amount: z.int().min(0).max(10_000),
  pieces: z
    .array(z.strictObject({ name: z.string().trim().max(60).nullable(), number: z.string().trim().max(10).nullable() }))
    .max(contentLimits.pieces),
})

const run = z
  .strictObject({
    fits: z.array(z.string().max(60)).max(contentLimits.fits),
    sizes: z.array(z.string().max(60)).max(contentLimits.sizes),
    cells: z.array(cell).max(contentLimits.cells),
  })
  .superRefine(({ fits, sizes, cells }, context) => {
    const seen = new Set<string>()
    cells.forEach(({ fit, size, amount, pieces }, at) => {
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['cells', at], message })
      if (!fits.includes(fit) || !sizes.includes(size)) wrong('is none of the fits and sizes of the run')
      if (seen.has(JSON.stringify([fit, size]))) wrong('stands there twice')
      seen.add(JSON.stringify([fit, size]))
      if (pieces.length > amount) wrong('names more pieces than there are')
    })
  })

const source = z.strictObject({ documentId: z.uuid(), lineId })
const item = z.strictObject({
  ...{ kind: z.literal('item'), id: lineId, title: named, description: text.nullable(), number: optional },
  ...{ productId: z.uuid().nullable(), variantId: z.uuid().nullable(), unit: z.string().min(1).max(60) },
  quantity: z.int().min(1).max(contentLimits.quantity),
  unitPrice: z.int().min(0).max(contentLimits.cents),
  ...{ discount: share, vatRate: share, run: run.nullable() },
  ...{ isOptional: z.boolean(), isAlternative: z.boolean(), source: source.nullable() },
  orderPosition: optional.optional(),
})
const advance = z.strictObject({
  ...{ kind: z.literal('advance'), id: lineId, documentId: z.uuid(), number: named, date: day, vatRate: share },
  ...{ net: z.int().min(0), vat: z.int().min(0) },
})
const said = z.strictObject({ kind: z.enum(['text', 'heading', 'subtotal']), id: lineId, text })
const pageBreak = z.strictObject({ kind: z.literal('pageBreak'), id: lineId })

/** What people and programs may write into a draft; what the law wants besides is asked when it is issued (`gaps.ts`). */
export const contentSchema: z.ZodType<DocumentContent> = z
  .strictObject({
    language: z.enum(['de', 'en']),
    currency: z.literal('EUR', 'Documents are in EUR alone.'),
    ...{ receiver: party.nullable(), deliverTo: party.nullable(), date: day },
    performance: z.strictObject({ from: day, to: day }).nullable(),
    ...{ validUntil: day.nullable(), deliveryDate: day.nullable() },
    paymentDays: z.int().min(0).max(365),
    earlyPayment: z.strictObject({ days: z.int().min(1).max(365), discount: share.min(1) }).nullable(),
    contact: z.strictObject({ name: named, email: optional, phone: optional }).nullable(),
    ...{ ownReference: optional, theirReference: optional, buyerOrderNumber: optional, leitwegId: optional },
    einvoice: z
      .strictObject({ format: z.enum(einvoiceFormats).nullable(), isPublicBody: z.boolean(), supplierNumber: optional })
      .optional(),
    ...{ basis: z.enum(['net', 'gross']), treatment: z.enum(taxTreatments), taxCountry: country },
    lines: z.array(z.discriminatedUnion('kind', [item, advance, said, pageBreak])).max(contentLimits.lines),
    discount: z
      .union([z.strictObject({ percent: share }), z.strictObject({ amount: z.int().min(0).max(contentLimits.cents) })])
      .nullable(),
    ...{ textBefore: text, textAfter: text, note: z.string().max(contentLimits.note) },
    tags: z.array(named.max(60)).max(contentLimits.tags),
  })
  .superRefine((content, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const { performance, validUntil, deliveryDate, date, earlyPayment, paymentDays } = content
    if (performance && performance.to < performance.from) wrong(['performance', 'to'], 'ends before it begins')
    if (validUntil && validUntil < date) wrong(['validUntil'], 'is before the day of the document')
    if (deliveryDate && deliveryDate < date) wrong(['deliveryDate'], 'is before the day of the document')
    if (earlyPayment && earlyPayment.days > paymentDays) wrong(['earlyPayment', 'days'], 'is later than it is due')
    const ids = content.lines.map(({ id }) => id)
    content.lines.forEach((line, at) => {
      if (ids.indexOf(line.id) !== at) wrong(['lines', at, 'id'], 'stands there twice')
      if (line.kind === 'item') checkItem(line, at, wrong)
    })
    const pieces = content.lines.reduce((sum, line) => sum + (line.kind === 'item' ? piecesNamed(line.run) : 0), 0)
    if (pieces > contentLimits.pieces) wrong(['lines'], `names more than ${contentLimits.pieces} pieces`)
  })

type Item = z.infer<typeof item>
const piecesNamed = (of: Item['run']): number => of?.cells.reduce((sum, { pieces }) => sum + pieces.length, 0) ?? 0

function checkItem(line: Item, at: number, wrong: (path: (string | number)[], message: string) => void): void {
  if (line.isOptional && line.isAlternative)
    wrong(['lines', at, 'isAlternative'], 'is optional or an alternative, not both')
  if (line.run === null) return
  const sum = line.run.cells.reduce((all, { amount }) => all + amount, 0)
  if (sum * 1000 !== line.quantity) wrong(['lines', at, 'quantity'], 'is not the sum of its sizes')
}

/** What a draft holds before anybody wrote anything. */
export const emptyContent = (
  given: Pick<DocumentContent, 'language' | 'date' | 'basis' | 'treatment' | 'taxCountry' | 'paymentDays'>,
): DocumentContent => ({
  ...{ currency: 'EUR', receiver: null, deliverTo: null, performance: null, validUntil: null, deliveryDate: null },
  ...{ earlyPayment: null, contact: null, ownReference: null, theirReference: null, buyerOrderNumber: null },
  ...{ leitwegId: null, lines: [] satisfies DocumentLine[], discount: null, textBefore: '', textAfter: '' },
  ...{ tags: [], note: '', ...given },
})
