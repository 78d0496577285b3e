import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { NotAllowed } from '../../../../kit/refusals.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import { receivedBill, vendorFile, vendorInvoice } from '../../../../testing/bills.ts'
import { contextFor, insertViewer } from '../../../../testing/builders.ts'
import { buyersOf, codesOf, orderOf, refusalsOf } from '../../../../testing/buyers.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { invoice } from '../../../../testing/invoiceSnapshots.ts'
import { asSeller, invoiceOf } from '../../../../testing/invoices.ts'
import { workOff } from '../../../../testing/mailbox.ts'
import { placeOrder } from '../../../checkout/operations/placeOrder.ts'
import { xmlOf } from '../../einvoice/proof.ts'
import { paperOfDocument } from '../../queries.ts'
import { billFile, billsByIds, countBillTabs } from '../queries.ts'
import { decideBill } from './deciding.ts'
import { openBill } from './receiving.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)

let admin: OperationContext
beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  await asSeller(admin)
})

const billsNow = async () => (await database.pool.query('select * from vendor_bills order by id')).rows
/** What refusing says, and that nothing was filed. */
async function refusedWith(file: { name: string; content: Buffer }) {
  const before = await billsNow()
  const refusals = await refusalsOf(receivedBill(admin, file))
  expect(await billsNow()).toEqual(before)
  return refusals.map(({ code, path, details }) => [
    code,
    path.join('.'),
    details?.obstacle ?? null,
    details?.about ?? null,
  ])
}
const numbered = (number: string) => vendorFile({ number })

describe('bills of vendors', () => {
  test('one is filed as its e-invoice says it, with the file just as it came', async () => {
    const file = numbered('R-1')
    const bill = await receivedBill(admin, file)
    expect(bill).toMatchObject({
      ...{ number: 'R-1', vendorName: 'Textil GmbH', vendorVatId: 'DE129273398', format: 'facturx', state: 'toCheck' },
      ...{ date: '2026-11-24', dueOn: '2026-12-08', netCents: 1000, vatCents: 200, grossCents: 1200, dueCents: 1200 },
      sha256: createHash('sha256').update(file.content).digest('hex'),
    })
    const kept = await billFile(database.drizzle, admin.viewer, bill.id)
    expect(kept!.content.equals(file.content)).toBe(true)
  })

  test('its file never changes, whoever asks', async () => {
    await expect(database.pool.query("update vendor_bill_files set content = 'x'")).rejects.toThrow(/append|change/i)
    await expect(database.pool.query('delete from vendor_bill_files')).rejects.toThrow(/append|change/i)
  })

  test('a credit note counts as negative', async () => {
    const xml = xmlOf({ ...vendorInvoice({ sort: 'credit', number: 'G-1' }) }, 'xrechnung', 'ubl')
    const bill = await receivedBill(admin, { name: 'g.xml', content: Buffer.from(xml) })
    expect([bill.format, bill.netCents, bill.vatCents, bill.grossCents]).toEqual(['xrechnungUbl', -1000, -200, -1200])
  })

  test.each([
    ['xrechnung', 'cii', 'xrechnungCii'],
    ['xrechnung', 'ubl', 'xrechnungUbl'],
    ['peppol', 'ubl', 'peppol'],
    ['en16931', 'ubl', 'ubl'],
    ['ebinterface', 'ebinterface', 'ebinterface'],
  ] as const)('%s in %s is recognised', async (profile, syntax, format) => {
    const xml = xmlOf(vendorInvoice({ number: `R-${format}` }), profile, syntax)
    const bill = await receivedBill(admin, { name: 'r.xml', content: Buffer.from(xml) })
    expect([bill.format, bill.number, bill.grossCents]).toEqual([format, `R-${format}`, 1200])
  })

  test('the same file is filed once, also by two at the same time', async () => {
    const file = numbered('R-2')
    await receivedBill(admin, file)
    expect(await refusedWith({ ...file, name: 'anders.xml' })).toEqual([['BILL_EXISTS', 'file', null, 'R-2']])
    const other = numbered('R-3')
    const both = await Promise.allSettled([receivedBill(admin, other), receivedBill(admin, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>`
  const outside = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`
  test.each<[string, Buffer, string]>([
    ['entities that grow', Buffer.from(bomb), 'DOCTYPE'],
    ['entities from outside', Buffer.from(outside), 'DOCTYPE'],
    ['another encoding', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xfc</a>', 'latin1'), 'NOT_UTF8'],
    ['UTF-16', Buffer.from('\ufeff<a/>', 'utf16le'), 'NOT_UTF8'],
    ['something else', Buffer.from('hello'), 'NO_XML'],
    ['nothing', Buffer.alloc(0), 'EMPTY'],
    ['XML of another kind', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 'UNKNOWN_FORMAT'],
    ['an old ebInterface', Buffer.from('<Invoice xmlns="http://www.ebinterface.at/schema/4p3/"/>'), 'OLD_VERSION'],
    ['a broken PDF', Buffer.from('%PDF-1.7\nhello'), 'PDF_BROKEN'],
    ['what is too large', Buffer.alloc(20 * 1024 * 1024 + 1, ' '), 'TOO_LARGE'],
  ])('%s is refused with the reason', async (_what, content, obstacle) => {
    expect((await refusedWith({ name: 'x', content })).map(([code, , why]) => [code, why])).toEqual([
      ['BILL_UNREADABLE', obstacle],
    ])
  })

  test('what is missing is named by its place', async () => {
    const content = Buffer.from(
      numbered('R-4')
        .content.toString()
        .replace(/<ram:GrandTotalAmount>[^<]*<.*/, ''),
    )
    const [[code, , obstacle, about]] = (await refusedWith({ name: 'x.xml', content })) as [unknown[]]
    expect([code, obstacle]).toEqual(['BILL_UNREADABLE', 'INCOMPLETE'])
    expect(about).toMatch(/GrandTotalAmount is missing$/)
  })

  test.each([
    ['no currency', '>EUR<', '>Euro<', 'The currency is no code of three letters (BT-5)'],
    ['a name without end', '>Textil GmbH<', `>${'x'.repeat(501)}<`, /more than 500 characters \(BT-27\)/],
    ['a day before all', '>20261124<', '>00001124<', 'A day is out of all bounds (BT-2, BT-9)'],
  ])('%s is refused, however well the XML is formed', async (_what, said, instead, about) => {
    const content = Buffer.from(numbered('R-5').content.toString().replaceAll(said, instead))
    const [[code, , obstacle, why]] = (await refusedWith({ name: 'x.xml', content })) as [unknown[]]
    expect([code, obstacle]).toEqual(['BILL_UNREADABLE', 'INCOMPLETE'])
    expect(why).toMatch(about)
  })

  test('our own documents are known: as they are, changed, and made up', async () => {
    const context = await buyer(await listed(null), 1)
    const { order } = await placeOrder(context, orderOf((await cartOf(context))!.quote.totals.toPay))
    await workOff(database)
    const { id, number } = await invoiceOf(admin, order.id)
    const paper = (await paperOfDocument(database.drizzle, id))!
    const xml = Buffer.from(paper.xml!)
    const changed = Buffer.from(paper.xml!.replace(/(<ram:IBANID>)[A-Z0-9]+/, '$1DE02120300000000202051'))
    expect(await refusedWith({ name: 'a.pdf', content: paper.pdf })).toEqual([['BILL_OWN', 'file', 'OWN', number]])
    expect(await refusedWith({ name: 'a.xml', content: xml })).toEqual([['BILL_OWN', 'file', 'OWN', number]])
    const other = Buffer.concat([paper.pdf, Buffer.from('\n% changed\n')])
    expect(await refusedWith({ name: 'b.pdf', content: other })).toEqual([['BILL_OWN', 'file', 'OWN_CHANGED', number]])
    const renamed = Buffer.from(paper.xml!.replace('<ram:IssuerAssignedID>', '<ram:IssuerAssignedID>9'))
    for (const content of [changed, renamed].filter(each => !each.equals(xml))) {
      expect(await refusedWith({ name: 'c.xml', content })).toEqual([['BILL_OWN', 'file', 'OWN_CHANGED', number]])
    }
    const madeUp = Buffer.from(xmlOf(invoice({ number: 'RE-2026-99999' }), 'en16931', 'cii'))
    expect(await refusedWith({ name: 'd.xml', content: madeUp })).toEqual([
      ['BILL_OWN', 'file', 'OWN_UNKNOWN', 'RE-2026-99999'],
    ])
  })

  test('what of the PDF is read is the e-invoice in it; a PDF without one says so', async () => {
    const { renderPdf } = await import('../../../../platform/pdf.ts')
    const plain = await renderPdf({
      ...{ title: 'Brief', author: 'x', language: 'de', pageMargins: [40, 40, 40, 40], content: [{ text: 'Hallo' }] },
    })
    expect(await refusedWith({ name: 'brief.pdf', content: plain })).toEqual([
      ['BILL_UNREADABLE', 'file', 'PDF_WITHOUT', null],
    ])
    const xml = xmlOf(vendorInvoice({ number: 'R-PDF' }), 'en16931', 'cii')
    const archive = { at: new Date('2026-11-24T10:00:00Z'), invoice: { xml, relationship: 'Alternative' as const } }
    const content = await renderPdf(
      { ...{ title: 'R', author: 'x', language: 'de', pageMargins: [40, 40, 40, 40], content: [{ text: 'R-PDF' }] } },
      archive,
    )
    const bill = await receivedBill(admin, { name: 'r.pdf', content })
    expect([bill.number, bill.format, bill.mediaType]).toEqual(['R-PDF', 'facturx', 'application/pdf'])
    const kept = (await billFile(database.drizzle, admin.viewer, bill.id))!
    expect([kept.content.equals(content), kept.xml!.toString()]).toEqual([true, xml])
  })
})

describe('what becomes of a bill', () => {
  const decided = (billId: string, state: 'toCheck' | 'approved' | 'paid' | 'refused', more: object = {}) =>
    decideBill(admin, { ...{ billId, state, reason: null, paidOn: null, revision: null }, ...more })

  test('it is approved and paid, and each step can be taken back', async () => {
    const { id } = await receivedBill(admin, numbered('D-1'))
    const states: unknown[] = []
    for (const state of ['approved', 'paid', 'approved', 'toCheck'] as const) {
      const { paidOn, revision } = await decided(id, state, state === 'paid' ? { paidOn: '2026-11-25' } : {})
      states.push([state, paidOn, revision])
    }
    expect(states).toEqual([
      ['approved', null, 2],
      ['paid', '2026-11-25', 3],
      ['approved', null, 4],
      ['toCheck', null, 5],
    ])
  })

  test('it is refused for a reason, which goes when it is taken up again', async () => {
    const { id } = await receivedBill(admin, numbered('D-2'))
    expect(await codesOf(decided(id, 'refused', { reason: '  ' }))).toEqual(['TEXT_EMPTY'])
    expect((await decided(id, 'refused', { reason: ' Nie geliefert. ' })).reason).toBe('Nie geliefert.')
    expect(await codesOf(decided(id, 'paid'))).toEqual(['TRANSITION_NOT_ALLOWED'])
    expect((await decided(id, 'toCheck')).reason).toBeNull()
  })

  test('what cannot be is refused, and nothing changes', async () => {
    const { id } = await receivedBill(admin, numbered('D-3'))
    const before = await billsByIds(database.drizzle, admin.viewer, [id])
    expect(await codesOf(decided(id, 'paid'))).toEqual(['TRANSITION_NOT_ALLOWED'])
    expect(await codesOf(decided(id, 'approved', { revision: 7 }))).toEqual(['STALE_REVISION'])
    expect(await billsByIds(database.drizzle, admin.viewer, [id])).toEqual(before)
    await decided(id, 'approved')
    expect(await codesOf(decided(id, 'paid', { paidOn: '2026-11-23' }))).toEqual(['RANGE_REVERSED'])
  })

  test('it is for whoever may change documents', async () => {
    const member = contextFor(database, { viewer: await insertViewer(database, ['user']) })
    const { id } = await receivedBill(admin, numbered('D-4'))
    const file = vendorFile()
    await expect(receivedBill(member, file)).rejects.toThrow(NotAllowed)
    await expect(
      decideBill(member, { billId: id, state: 'approved', reason: null, paidOn: null, revision: null }),
    ).rejects.toThrow(NotAllowed)
    expect(await billsByIds(database.drizzle, member.viewer, [id])).toEqual([])
  })

  test('tabs count them, overdue ones too', async () => {
    const { id } = await receivedBill(admin, numbered('D-5'))
    const count = (today: string) => countBillTabs(database.drizzle, admin.viewer, { search: 'd-5' }, today)
    expect(await count('2026-12-08')).toMatchObject({ all: 1, toCheck: 1, overdue: 0 })
    expect(await count('2026-12-09')).toMatchObject({ overdue: 1 })
    await decided(id, 'refused', { reason: 'x' })
    expect(await count('2026-12-09')).toMatchObject({ toCheck: 0, refused: 1, overdue: 0 })
  })

  test('a credit note is never overdue', async () => {
    const xml = xmlOf(vendorInvoice({ sort: 'credit', number: 'D-7' }), 'en16931', 'cii')
    await receivedBill(admin, { name: 'g.xml', content: Buffer.from(xml) })
    const tabs = await countBillTabs(database.drizzle, admin.viewer, { search: 'd-7' }, '2027-12-09')
    expect(tabs).toMatchObject({ all: 1, toCheck: 1, overdue: 0 })
  })

  test('opening a file alone files nothing', async () => {
    const before = await billsNow()
    expect((await openBill(numbered('D-6'))).terms.number).toBe('D-6')
    expect(await billsNow()).toEqual(before)
  })
})
