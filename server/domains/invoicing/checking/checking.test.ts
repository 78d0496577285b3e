import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OperationContext } from '../../../platform/operation.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { consumer, itemLine } from '../../../testing/documents.ts'
import { temporaryFolder } from '../../../testing/folders.ts'
import { asSeller } from '../../../testing/invoices.ts'
import { updateSettings } from '../../settings/operations.ts'
import { createDraft } from '../operations/drafts.ts'
import { issueDraft } from '../operations/issueDraft.ts'
import type { DocumentKind } from '../rules/document.ts'
import { checkChain, checkRanges, isGapless } from './checking.ts'

const database = await testDatabase()
const reader = database.drizzle
const year = TEST_NOW.getUTCFullYear()
let admin: OperationContext

async function issued(kind: DocumentKind) {
  const content = { receiver: consumer, lines: [itemLine('a')] }
  const draft = await createDraft(admin, {
    kind,
    sort: kind === 'invoice' ? 'invoice' : null,
    content,
    accountId: null,
  })
  return issueDraft(admin, { documentId: draft.id, revision: null })
}
/** What nothing in the product can do: whoever owns the database goes past its triggers, and puts all back. */
async function tampered(change: string, undo: string, look: () => Promise<void>) {
  for (const table of ['documents', 'document_papers'])
    await database.pool.query(`alter table ${table} disable trigger user`)
  await database.pool.query(change)
  try {
    await look()
  } finally {
    await database.pool.query(undo)
    for (const table of ['documents', 'document_papers'])
      await database.pool.query(`alter table ${table} enable trigger user`)
  }
}

beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  await asSeller(admin)
  await updateSettings(admin, { section: 'invoicing', version: null, changes: { iban: 'AT611904300234573201' } })
  for (const kind of ['offer', 'invoice', 'invoice', 'delivery'] as const) await issued(kind)
})

describe('the chain', () => {
  test('of what was issued is whole, from the first on or from any other', async () => {
    expect(await checkChain(reader, 0)).toEqual({ checked: 4, next: null, faults: [] })
    expect(await checkChain(reader, 2)).toEqual({ checked: 2, next: null, faults: [] })
    expect(await checkChain(reader, 9)).toEqual({ checked: 0, next: null, faults: [] })
  })

  test.each([
    [
      'a sum in its row',
      'update documents set gross_cents = gross_cents + 1, net_cents = net_cents + 1',
      'update documents set gross_cents = gross_cents - 1, net_cents = net_cents - 1',
    ],
    ['a date in its row', 'update documents set date = date - 1', 'update documents set date = date + 1'],
    [
      'what it says',
      "update documents set snapshot = jsonb_set(snapshot, '{paid}', '7')",
      "update documents set snapshot = jsonb_set(snapshot, '{paid}', '0')",
    ],
    [
      'its paper',
      "update document_papers set pdf = pdf || '\\x00'",
      'update document_papers set pdf = substr(pdf, 1, length(pdf) - 1)',
    ],
  ])('tells of a document whose owner changed %s', async (_what, change, undo) => {
    await tampered(change, undo, async () => {
      const { faults } = await checkChain(reader, 0)
      expect(faults.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'changed', 'changed'])
    })
    expect((await checkChain(reader, 0)).faults).toEqual([])
  })

  test('tells of a link that was taken out and of one that follows another', async () => {
    const move = 'update documents set chain_index = chain_index + 1 where chain_index = 4'
    await tampered(move, 'update documents set chain_index = 4 where chain_index = 5', async () => {
      expect((await checkChain(reader, 0)).faults).toContainEqual({ kind: 'missing', chainIndex: 4 })
    })
    const last = (await database.pool.query('select previous_hash from documents where chain_index = 4')).rows[0]
      .previous_hash
    await tampered(
      "update documents set previous_hash = repeat('0', 64) where chain_index = 4",
      `update documents set previous_hash = '${last}' where chain_index = 4`,
      async () => expect((await checkChain(reader, 3)).faults.map(({ kind }) => kind)).toContain('unlinked'),
    )
  })
})

describe('numbers', () => {
  test('are told by kind and year, without a gap', async () => {
    const ranges = await checkRanges(reader)
    expect(ranges).toEqual([
      { kind: 'offer', year, drawn: 1, issued: 1, lastNumber: `AN-${year}-00001`, missing: [] },
      { kind: 'delivery', year, drawn: 1, issued: 1, lastNumber: `LS-${year}-00001`, missing: [] },
      { kind: 'invoice', year, drawn: 2, issued: 2, lastNumber: `RE-${year}-00002`, missing: [] },
    ])
    expect(ranges.every(isGapless)).toBe(true)
  })

  test('that were drawn and stand nowhere are named', async () => {
    const change = "update document_ranges set next = next + 2 where kind = 'invoice'"
    await tampered(change, "update document_ranges set next = next - 2 where kind = 'invoice'", async () => {
      const found = (await checkRanges(reader)).find(({ kind }) => kind === 'invoice')!
      expect([found.missing, isGapless(found)]).toEqual([[3, 4], false])
    })
  })

  test('that nobody drew are told of', async () => {
    const change = "update document_ranges set next = 2 where kind = 'invoice'"
    await tampered(change, "update document_ranges set next = 3 where kind = 'invoice'", async () => {
      const found = (await checkRanges(reader)).find(({ kind }) => kind === 'invoice')!
      expect([found.drawn, found.issued, isGapless(found)]).toEqual([1, 2, false])
    })
  })
})

/** `npm run documents`, as an operator runs it beside the shop. */
async function command(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../commands/documents.ts'), ...args], {
    env: { PATH: process.env.PATH!, DATABASE_URL: database.url, DATA_DIR: await temporaryFolder() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: said.trim().split('\n'), complaint: complaint.trim() }
}

describe('npm run documents -- verify', () => {
  test('says that all is as it was issued, and ends with 1 where it is not', async () => {
    expect(await command('verify')).toEqual({
      ...{ code: 0, complaint: '' },
      said: [
        `offer ${year}: 1 issued, last AN-${year}-00001, no gap`,
        `delivery ${year}: 1 issued, last LS-${year}-00001, no gap`,
        `invoice ${year}: 2 issued, last RE-${year}-00002, no gap`,
        '4 documents, 0 faults in the chain, 0 of 3 ranges with gaps.',
      ],
    })
    const change =
      "update document_papers set pdf = pdf || '\\x00' where document_id = (select id from documents where chain_index = 2)"
    const undo = change.replace("pdf || '\\x00'", 'substr(pdf, 1, length(pdf) - 1)')
    await tampered(change, undo, async () => {
      const { code, said } = await command('verify')
      expect([code, said[0]]).toEqual([1, `changed: RE-${year}-00001 is not what was issued`])
    })
  })

  test('asks for a command that it knows', async () => {
    expect(await command('erase')).toEqual({ code: 1, said: [''], complaint: 'Use "npm run documents -- verify".' })
  })
})
