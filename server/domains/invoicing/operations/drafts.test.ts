import { beforeAll, describe, expect, test } from 'vitest'
import { NotAllowed } from '../../../kit/refusals.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { contextFor, insertViewer } from '../../../testing/builders.ts'
import { codesOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { consumer, itemLine, runLine } from '../../../testing/documents.ts'
import { asSeller } from '../../../testing/invoices.ts'
import { takeLock } from '../../locks/operations.ts'
import type { DocumentRow } from '../queries.ts'
import { alongChain } from '../queries.ts'
import { anyDocuments } from '../reading.ts'
import type { DocumentKind } from '../rules/document.ts'
import { convertDocuments, copyDocument } from './converting.ts'
import { createDraft, deleteDraft, updateDraft, type WrittenContent } from './drafts.ts'
import { cancelInvoice, restoreInvoice } from './invoices.ts'
import { issueDraft } from './issueDraft.ts'
import { strikeDocument, unstrikeDocument } from './striking.ts'

const database = await testDatabase()
let admin: OperationContext
let member: OperationContext
beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  member = contextFor(database, { viewer: await insertViewer(database, ['user', 'member']) })
  await asSeller(admin)
})

const team = runLine('team', { unitPrice: 3000 })
const usual: WrittenContent = { receiver: consumer, lines: [itemLine('a', { quantity: 10_000 }), team] }
const drafted = (kind: DocumentKind, content: WrittenContent = usual) =>
  createDraft(member, { kind, sort: null, content, accountId: null })
const issued = async (row: DocumentRow) => issueDraft(admin, { documentId: row.id, revision: null })
const offered = async (content: WrittenContent = usual) => issued(await drafted('offer', content))
const made = (
  rows: readonly DocumentRow[],
  kind: DocumentKind,
  lines: Parameters<typeof convertDocuments>[1]['lines'] = null,
) => convertDocuments(member, { documentIds: rows.map(({ id }) => id), kind, lines })
const now = async (row: DocumentRow) => (await anyDocuments(database.drizzle, [row.id]))[0]!
const statusOf = async (row: DocumentRow) => (await now(row)).status

describe('a draft', () => {
  test('is free: written, changed, priced, removed', async () => {
    const draft = await drafted('offer')
    expect([draft.number, draft.status, draft.grossCents]).toEqual([null, 'open', 24_900 + 24 * 3000])
    const changed = await updateDraft(member, {
      ...{ documentId: draft.id, revision: 1, content: { lines: [itemLine('a', { quantity: 2000 })] } },
    })
    expect([changed.revision, changed.grossCents, changed.content.receiver?.name]).toEqual([2, 4980, consumer.name])
    expect(await codesOf(updateDraft(member, { documentId: draft.id, revision: 1, content: {} }))).toEqual([
      'STALE_REVISION',
    ])
    await deleteDraft(member, { documentId: draft.id })
    expect(await anyDocuments(database.drizzle, [draft.id])).toEqual([])
  })

  test.each<[string, WrittenContent, string]>([
    ['a currency of others', { currency: 'USD' }, 'content currency'],
    ['days out of order', { validUntil: '2020-01-01' }, 'content validUntil'],
    ['an amount below nothing', { lines: [itemLine('a', { quantity: -1000 })] }, 'content lines 0 quantity'],
    ['a price below nothing', { lines: [itemLine('a', { unitPrice: -1 })] }, 'content lines 0 unitPrice'],
    ['a line twice', { lines: [itemLine('a'), itemLine('a')] }, 'content lines 1 id'],
    ['a size run that is not its sum', { lines: [{ ...team, quantity: 1000 }] }, 'content lines 0 quantity'],
    ['what nobody knows', { secret: 1 } as WrittenContent, 'content'],
    ['501 lines', { lines: Array.from({ length: 501 }, (_, at) => itemLine(String(at))) }, 'content lines'],
    ['a country of its own', { taxCountry: 'at' }, 'content taxCountry'],
    ['no list of lines', { lines: 'x' }, 'content lines'],
  ])('is refused with %s, at its place', async (_what, content, place) => {
    const refusals = await refusalsOf(drafted('offer', content))
    expect(refusals.map(({ code, path }) => [code, ...path].join(' '))).toContain(`INVALID_INPUT ${place}`)
  })

  test('is issued by whoever may, complete, and once', async () => {
    const draft = await drafted('offer', { lines: [itemLine('a')] })
    await expect(issueDraft(member, { documentId: draft.id, revision: null })).rejects.toThrow(NotAllowed)
    const refusals = await refusalsOf(issued(draft))
    expect(refusals.map(({ path }) => path.join('.'))).toEqual(['content.receiver.name'])
    await updateDraft(member, { documentId: draft.id, revision: null, content: { receiver: consumer } })
    const offer = await issued(draft)
    expect([offer.id, offer.number]).toEqual([draft.id, expect.stringMatching(/^AN-2026-\d{5}$/)])
    expect(await codesOf(issued(offer))).toEqual(['DOCUMENT_ISSUED'])
    expect(await codesOf(updateDraft(admin, { documentId: offer.id, revision: null, content: {} }))).toEqual([
      'DOCUMENT_ISSUED',
    ])
    expect(await codesOf(deleteDraft(admin, { documentId: offer.id }))).toEqual(['DOCUMENT_ISSUED'])
  })

  test('names a rate that is in force', async () => {
    const draft = await drafted('invoice', { receiver: consumer, lines: [itemLine('a', { vatRate: 1700 })] })
    const [refusal] = await refusalsOf(issued(draft))
    expect([refusal!.code, refusal!.path.join('.')]).toEqual(['INVOICE_INCOMPLETE', 'content.lines.0.vatRate'])
  })

  test('that somebody edits is left alone', async () => {
    const draft = await drafted('offer')
    await takeLock(admin, { kind: 'document', id: draft.id, isForced: false })
    expect(await codesOf(updateDraft(member, { documentId: draft.id, revision: null, content: {} }))).toEqual([
      'DOCUMENT_LOCKED',
    ])
  })
})

describe('the chain', () => {
  test('an offer becomes an order, is delivered in parts, invoiced together, cancelled and restored', async () => {
    const offer = await offered()
    const order = await issued(await made([offer], 'order'))
    expect([order.number?.slice(0, 3), await statusOf(offer)]).toEqual(['AB-', 'complete'])
    const cells = team.run!.cells.slice(0, 2).map(({ fit, size, amount }) => ({ fit, size, amount }))
    const some = [
      { documentId: order.id, lineId: 'a', quantity: 4000, cells: null },
      { documentId: order.id, lineId: 'team', quantity: null, cells },
    ]
    const one = await issued(await made([order], 'delivery', some))
    expect([one.snapshot.origins.map(({ number }) => number), await statusOf(order)]).toEqual([
      [order.number],
      'partial',
    ])
    const two = await issued(await made([order], 'delivery'))
    expect([await statusOf(order), await statusOf(two)]).toEqual(['complete', 'complete'])
    expect(await codesOf(made([order], 'delivery'))).toEqual(['AMOUNT_EXCEEDED'])
    const invoice = await issued(await made([one, two], 'invoice'))
    expect([invoice.grossCents, await statusOf(order), await statusOf(one)]).toEqual([
      offer.grossCents,
      'closed',
      'closed',
    ])
    expect(await codesOf(made([order], 'invoice'))).toEqual(['AMOUNT_EXCEEDED'])
    const back = await cancelInvoice(admin, { documentId: invoice.id })
    expect([back.grossCents, await statusOf(order), await statusOf(one)]).toEqual([
      ...[-invoice.grossCents, 'complete', 'complete'],
    ])
    const again = await restoreInvoice(admin, { documentId: invoice.id })
    expect([again.grossCents, await statusOf(order)]).toEqual([invoice.grossCents, 'closed'])
  })

  test('of the last piece two make something: one gets it', async () => {
    const order = await issued(await made([await offered()], 'order'))
    const all = await Promise.allSettled([made([order], 'delivery'), made([order], 'delivery')])
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = all.find(result => result.status === 'rejected')
    expect(await codesOf(Promise.reject(lost!.reason))).toEqual(['AMOUNT_EXCEEDED'])
  })

  test('what a draft gives up is free again, and more of it is a line of its own', async () => {
    const order = await issued(await made([await offered()], 'order'))
    const delivery = await made([order], 'delivery')
    const lines = [itemLine('a', { quantity: 3000 })]
    await updateDraft(member, { documentId: delivery.id, revision: null, content: { lines } })
    const rest = await made([order], 'delivery')
    expect(rest.content.lines).toMatchObject([
      { id: 'a', quantity: 7000 },
      { id: 'team', quantity: team.quantity },
    ])
    const more = updateDraft(member, {
      ...{ documentId: delivery.id, revision: null, content: { lines: [itemLine('a', { quantity: 4000 })] } },
    })
    expect((await refusalsOf(more)).map(({ code, path }) => [code, ...path].join(' '))).toEqual([
      'AMOUNT_EXCEEDED content lines 0 quantity',
    ])
    await deleteDraft(member, { documentId: rest.id })
    expect((await made([order], 'delivery')).content.lines).toMatchObject([{ quantity: 7000 }, {}])
  })

  test('what was cancelled becomes nothing; restored it does, unless it is gone', async () => {
    const offer = await offered()
    const order = await made([offer], 'order')
    expect(await codesOf(strikeDocument(admin, { documentId: offer.id, reason: null }))).toEqual([
      'TRANSITION_NOT_ALLOWED',
    ])
    await strikeDocument(member, { documentId: order.id, reason: 'doppelt' })
    expect([await statusOf(offer), await statusOf(order)]).toEqual(['open', 'closed'])
    const other = await made([offer], 'order')
    expect(await codesOf(unstrikeDocument(member, { documentId: order.id }))).toEqual(['AMOUNT_EXCEEDED'])
    await deleteDraft(member, { documentId: other.id })
    await unstrikeDocument(member, { documentId: order.id })
    expect(await statusOf(offer)).toBe('complete')
    await strikeDocument(member, { documentId: order.id, reason: null })
    await strikeDocument(admin, { documentId: offer.id, reason: null })
    expect(await codesOf(made([offer], 'order'))).toEqual(['TRANSITION_NOT_ALLOWED'])
  })

  test('an issued invoice that was cancelled is restored as long as its goods are not invoiced otherwise', async () => {
    const order = await issued(await made([await offered()], 'order'))
    const invoice = await issued(await made([order], 'invoice'))
    await cancelInvoice(admin, { documentId: invoice.id })
    await made([order], 'invoice')
    expect(await codesOf(restoreInvoice(admin, { documentId: invoice.id }))).toEqual(['AMOUNT_EXCEEDED'])
  })

  test('anything is copied as a draft of any kind', async () => {
    const copy = await copyDocument(member, { documentId: (await offered()).id, kind: 'invoice' })
    expect([copy.kind, copy.sort, copy.number, copy.grossCents]).toEqual([
      'invoice',
      'invoice',
      null,
      24_900 + 24 * 3000,
    ])
  })

  test('each kind has a range of its own, all of them one chain', async () => {
    const all = await alongChain(database.drizzle, 0, 1000)
    for (const kind of ['offer', 'order', 'delivery', 'invoice'] as const) {
      const running = all.filter(({ document }) => document.kind === kind).map(({ document }) => document.running)
      expect(running).toEqual(running.map((_, at) => at + 1))
    }
  })
})
