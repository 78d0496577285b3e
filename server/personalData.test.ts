import { getColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from './domains/accounts/tables.ts'
import { noTexts } from './domains/content/rules/texts.ts'
import { gatherPerson } from './domains/privacy/dataExport/gathering.ts'
import { deleteDueAccounts } from './domains/privacy/operations/deletion.ts'
import { newId } from './kit/ids.ts'
import { personalData } from './personalData.ts'
import type { PersonalData, PersonalTable } from './platform/personalData.ts'
import { columnsOf } from './platform/siteVersion.ts'
import { openStorage } from './platform/storage.ts'
import * as tables from './tables.ts'
import { insertProduct, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'

const every: readonly PgTable[] = Object.values<unknown>(tables).filter(table => is(table, PgTable))
const claims = personalData.flatMap(domain => domain.tables ?? [])
const nameOf = (table: PgTable): string => getTableConfig(table).name

/** Names of columns that sound as if they held something of a person. */
const personalIds = /account|user|actor|behalf|actingFor|person|subject|customer/i
const personalTexts =
  /mail|recipient|name|address|phone|fax|^ip|Ip$|userAgent|comment|note|texts|company|vatId|zip|city|birth|label|checkout|contact/i

/** The columns of a table that look as if they were about a person. */
function suspicious(table: PgTable): string[] {
  const toAccounts = getTableConfig(table).foreignKeys.flatMap(key => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === accounts ? columns.map(({ name }) => name) : []
  })
  return columnsOf(table)
    .filter(({ name, key, type }) => {
      if (toAccounts.includes(name)) return true
      if (type === 'uuid') return personalIds.test(key)
      return /^(text|json|varchar|inet)/.test(type) && personalTexts.test(key)
    })
    .map(({ key }) => key)
}

/** The columns that look personal and that no domain claims. */
function unclaimed(all: readonly PgTable[], domains: readonly PersonalData[]): string[] {
  const claimed = new Set(domains.flatMap(({ tables = [] }) => tables.map(({ table }) => table)))
  return all
    .filter(table => !claimed.has(table))
    .flatMap(table => {
      const known = domains.flatMap(({ impersonal = [] }) =>
        impersonal
          .filter(each => each.table === table)
          .flatMap(({ columns, published }) => [...Object.keys(columns), ...(published?.columns ?? [])]),
      )
      return suspicious(table)
        .filter(key => !known.includes(key))
        .map(key => `${nameOf(table)}.${key}`)
    })
}

describe('what domains declare of people', () => {
  test('claims every column that looks as if it were about a person', () => {
    expect(every.length).toBeGreaterThan(35)
    expect(unclaimed(every, personalData)).toEqual([])
  })

  test.each([
    ['an e-mail address', snakeCase.table('planted', { contactEmail: text() }), 'contactEmail'],
    ['free text', snakeCase.table('planted', { note: text() }), 'note'],
    ['an account by its name', snakeCase.table('planted', { userId: uuid() }), 'userId'],
    ['an account by a key', snakeCase.table('planted', { by: uuid().references(() => accounts.id) }), 'by'],
    ['where somebody came from', snakeCase.table('planted', { ip: text() }), 'ip'],
  ])('the check sees a new table with %s', (_label, table, column) => {
    expect(unclaimed([...every, table], personalData)).toEqual([`planted.${column}`])
    const impersonal = [{ table, columns: { [column]: 'It is about nobody.' } }]
    expect(unclaimed([...every, table], [...personalData, { impersonal }])).toEqual([])
  })

  test('claims each table once, and excuses only what is there and looks personal', () => {
    expect(claims.map(({ table }) => nameOf(table)).toSorted()).toEqual(
      [...new Set(claims.map(({ table }) => nameOf(table)))].toSorted(),
    )
    for (const { table, columns, published } of personalData.flatMap(({ impersonal = [] }) => impersonal)) {
      const names = columnsOf(table).map(({ key }) => key)
      expect(names, nameOf(table)).toEqual(expect.arrayContaining([...(published?.columns ?? [])]))
      expect(published?.why ?? 'none.', nameOf(table)).toMatch(/\.$/)
      for (const [column, why] of Object.entries(columns)) {
        expect(suspicious(table), nameOf(table)).toContain(column)
        expect(why, `${nameOf(table)}.${column}`).toMatch(/\.$/)
      }
      expect(claims.some(claim => claim.table === table)).toBe(false)
    }
  })

  test('says of what stays why, by what law and for how long, and of what is withheld why', () => {
    for (const { table, erased, copied } of claims) {
      if (!('kept' in erased)) expect(erased.rows, nameOf(table)).toBe('all')
      else for (const words of Object.values(erased.kept)) expect(words, nameOf(table)).toMatch(/\w{3}/)
      const reasons = 'none' in copied ? [copied.none] : Object.values(copied.withheld ?? {})
      for (const reason of reasons) expect(reason, nameOf(table)).toMatch(/\.$/)
    }
  })

  test('names every file of the copy for its readme, and rows within others have others', () => {
    const named = personalData.flatMap(({ files = {} }) => Object.keys(files))
    const copied = claims.flatMap(claim => ('none' in claim.copied ? [] : [claim.copied]))
    const roots = copied.filter(({ within }) => !within).map(({ file }) => file)
    expect(named.toSorted()).toEqual(roots.toSorted())
    expect(copied.filter(({ file }) => !roots.includes(file))).toEqual([])
  })
})

const database = await testDatabase()
const accountId = newId()
const voucherId = newId()
const documentId = newId()
const [bankFileId, bankLineId] = [newId(), newId()]
const [affiliateId, commissionId, payoutId] = [newId(), newId(), newId()]
const [orderId, cartId, addressId] = [newId(), newId(), newId()]
const [endpointId, fileId, takingId, companyId] = [newId(), newId(), newId(), newId()]
const [pageId, revisionId, formId] = [newId(), newId(), newId()]
const noticeId = newId()
const answerId = newId()
const email = 'quirin.unikat@example.org'
type Row = Record<string, unknown>

/** What each column is given that must be of a certain kind; all others are filled by their type. */
const given: Readonly<Record<string, Row>> = {
  // About anybody: whom it names is sealed.
  kept_answers: {},
  accounts: {
    ...{ id: accountId, email, language: 'de', roles: ['user', 'member'], grants: ['orders'], is_built_in: false },
    ...{ deletion_requested_at: new Date(TEST_NOW.getTime() - 15 * 86_400_000), anonymised_at: null },
    ...{ default_shipping_address_id: null, default_invoice_address_id: null },
  },
  newsletter_consents: { account_id: accountId, order_id: orderId, email, source: 'profile', language: 'de' },
  restock_requests: { email, language: 'de' },
  recent_paths: { account_id: accountId },
  notifications: { id: noticeId, account_id: accountId },
  notification_reads: { account_id: accountId, notification_id: noticeId },
  notification_choices: { account_id: accountId },
  saved_views: { account_id: accountId },
  team_lists: { account_id: accountId, entries: [{ name: 'Unikat', number: '10', size: 'M' }] },
  addresses: { id: addressId, account_id: accountId, type: 'person' },
  sessions: { id: 'hash', user_id: accountId, acting_for: null },
  session_tabs: { session_id: 'hash' },
  account_tokens: { account_id: accountId, purpose: 'email', email },
  recovery_codes: { account_id: accountId },
  code_failures: { account_id: accountId, kind: 'totp' },
  passkeys: { account_id: accountId },
  passkey_challenges: { account_id: accountId, purpose: 'register' },
  api_keys: { account_id: accountId, requests_per_minute: 600 },
  audit_entries: {
    ...{ account_id: accountId, subject_id: accountId, subject_type: 'account', on_behalf_of: accountId },
    changes: { email: { old: 'unikat@example.org', new: email } },
  },
  persons: { account_id: accountId, type: 'person', email },
  files: { id: fileId, uploaded_by: accountId, focal_x: 0.5, focal_y: 0.5 },
  entries: {
    ...{ id: pageId, kind: 'page', key: null, step: 'submitted', created_by: accountId, changed_by: accountId },
    ...{ step_by: accountId, deleted_at: null },
  },
  entry_revisions: { id: revisionId, entry_id: pageId, saved_by: accountId },
  publications: {
    ...{ entry_id: pageId, revision_id: revisionId, published_by: accountId, language: 'de', kind: 'page', key: null },
    ends_at: null,
  },
  form_answers: { id: answerId, form_id: formId, account_id: accountId, language: 'de' },
  form_files: { answer_id: answerId, size: 10 },
  preview_links: { entry_id: pageId, created_by: accountId },
  locks: { account_id: accountId, kind: 'file' },
  file_versions: { file_id: fileId, created_by: accountId },
  uploads: { uploaded_by: accountId, size: 10, received: 5 },
  price_changes: { account_id: accountId, kind: 'regular' },
  stock_movements: { account_id: accountId, reason: 'order', order_id: orderId },
  stock_takings: {
    id: takingId,
    group_id: null,
    started_by: accountId,
    ended_by: accountId,
    scope: 'all',
    state: 'booked',
  },
  stock_taking_lines: { taking_id: takingId, product_id: null, variant_id: null, counted_by: accountId },
  carts: { id: cartId, account_id: accountId, checkout: { email } },
  cart_lines: { cart_id: cartId },
  favourites: { cart_id: cartId, list_id: null },
  wish_lists: { cart_id: cartId, is_first: false },
  coupon_redemptions: { account_id: accountId, mailbox: null, order_id: orderId },
  vouchers: {
    ...{ id: voucherId, recipient_email: email, language: 'de', balance_cents: 0, template_id: null },
    ...{ order_id: orderId, is_transferable: false },
  },
  voucher_entries: { voucher_id: voucherId, account_id: accountId, order_id: orderId, kind: 'issued' },
  orders: {
    agreement_id: null,
    ...{ id: orderId, account_id: accountId, company_id: null, language: 'de', gross_cents: 14 },
    ...{ state: 'open', payment_state: 'open', shipping_state: 'open', hold_state: 'held', hold_reason: 'discount' },
  },
  documents: {
    ...{ id: documentId, kind: 'invoice', sort: 'invoice', account_id: accountId, issued_by: accountId },
    ...{ order_id: orderId, corrects_id: null, gross_cents: 14, language: 'de', status: 'closed' },
    // It is issued, and no draft any more.
    ...{ content: null, struck_at: null },
  },
  document_events: { document_id: documentId, kind: 'sent', by: accountId },
  bank_files: { id: bankFileId, created_by: accountId },
  bank_lines: { id: bankLineId, file_id: bankFileId, state: 'booked', done_by: accountId },
  document_payments: {
    ...{ document_id: documentId, bank_line_id: bankLineId, reverses_id: null, method: 'transfer' },
    ...{ amount_cents: 14, discount_cents: 0, fee_cents: 0, created_by: accountId },
  },
  document_papers: { document_id: documentId },
  customers: { account_id: accountId, email },
  companies: { id: companyId, state: 'active' },
  company_members: { account_id: accountId, company_id: companyId, role: 'buyer' },
  company_invitations: { company_id: companyId, email, role: 'buyer', invited_by: accountId },
  order_requests: {
    agreement_id: null,
    ...{ company_id: companyId, account_id: accountId, cart_id: null, state: 'declined', order_id: null },
    ...{ decided_by: accountId, language: 'de' },
  },
  order_lines: { order_id: orderId, gross_cents: 14 },
  order_events: { order_id: orderId, account_id: accountId, kind: 'note' },
  withdrawals: {
    ...{ account_id: accountId, order_id: null, proof: null, language: 'de', email, state: 'accepted' },
    decided_by: accountId,
  },
  affiliates: { id: affiliateId, email, code: 'quirin-unikat', kind: 'fixed', is_active: true },
  affiliate_commissions: {
    ...{ id: commissionId, affiliate_id: affiliateId, order_id: orderId, kind: 'fixed', amount_cents: 0 },
  },
  affiliate_payouts: { id: payoutId, affiliate_id: affiliateId, account_id: accountId },
  affiliate_entries: {
    ...{ commission_id: commissionId, affiliate_id: affiliateId, payout_id: payoutId, kind: 'corrected' },
    account_id: accountId,
  },
  webhook_endpoints: { id: endpointId, owner_id: accountId, is_active: false, off_reason: 'failing' },
  webhook_deliveries: { endpoint_id: endpointId, subject_id: accountId, state: 'failed', log: [] },
  mails: { account_id: accountId, order_id: null, language: 'de', state: 'sent', recipient: 'unikat@example.org' },
  data_exports: { account_id: accountId, state: 'ready' },
  consents: { account_id: accountId, text_version: 'v1', language: 'de', way: 'dialog' },
  rehearsals: { account_id: accountId, state: 'done' },
  imports: { account_id: accountId, state: 'done', format: 'csv' },
}

const filled = (type: string, words: string): unknown => {
  if (type === 'uuid') return newId()
  if (/^(integer|bigint|smallint)$/.test(type)) return 7
  if (type === 'boolean') return true
  if (type === 'date') return '2026-11-20'
  if (type.startsWith('timestamp')) return TEST_NOW
  if (type.startsWith('json')) return { [words]: words }
  return type.endsWith('[]') ? [words] : words
}

/** Writes a row with a value in every column; answers with it as the database tells it. */
async function plant(table: PgTable, values: Row): Promise<Row> {
  const name = nameOf(table)
  const generated = new Set(
    Object.values(getColumns(table))
      .filter(column => column.generated)
      .map(column => column.name),
  )
  const { rows: types } = await database.pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  )
  const columns = types.filter(column => !generated.has(column.name))
  const row = Object.fromEntries(
    columns.map(column => [
      column.name,
      column.name in values ? values[column.name] : filled(column.type, `${name}.${column.name}`),
    ]),
  )
  const names = columns.map(column => `"${column.name}"`).join(', ')
  const { rows } = await database.pool.query<{ row: Row }>(
    `insert into ${name} (${names}) select ${names} from jsonb_populate_record(null::${name}, $1::jsonb)
      returning to_jsonb(${name}) as row`,
    [JSON.stringify(row)],
  )
  return rows[0]!.row
}

/** The rows of a table that are, or were, the person's: found by what they were planted with. */
async function rowsOf(table: PgTable, key: Row): Promise<Row[]> {
  const { rows } = await database.pool.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${nameOf(table)} t where to_jsonb(t) @> $1::jsonb`,
    [JSON.stringify(key)],
  )
  return rows.map(({ row }) => row)
}

/** The columns by which a row is found again. */
function keyOf(table: PgTable, row: Row): Row {
  const config = getTableConfig(table)
  const primary = config.columns.filter(column => column.primary).map(({ name }) => name)
  const names = primary.length > 0 ? primary : config.primaryKeys.flatMap(({ columns }) => columns.map(c => c.name))
  return Object.fromEntries(names.map(name => [name, row[name]]))
}

describe('a person of whom there is a row in every table that is claimed', () => {
  const planted = new Map<PgTable, Row>()
  const copies: Record<string, Row[]> = {}
  let mailOfOrder: Row
  const claimOf = (name: string) => claims.find(({ table }) => nameOf(table) === name)!
  const docsOf = ({ copied }: PersonalTable): Row[] => {
    if ('none' in copied) return []
    const rows = copies[copied.file]!
    return copied.within ? rows.flatMap(row => row[copied.within!.as] as Row[]) : rows
  }

  beforeAll(async () => {
    const product = await insertProduct(database)
    const coupon = {
      id: newId(),
      code: 'HERBST10',
      type: 'percent' as const,
      value: 1000,
      roles: ['everyone' as const],
    }
    await database.drizzle.insert(tables.coupons).values({ ...coupon, createdAt: TEST_NOW, changedAt: TEST_NOW })
    const request = { title: '', text: '', refuse: '', accept: '', choose: '', purposes: [] }
    await database.drizzle
      .insert(tables.consentTexts)
      .values({ version: 'v1', language: 'de', request, createdAt: TEST_NOW })
    const form = { id: formId, name: 'Kontakt', fields: [], thanks: noTexts, confirmation: noTexts, keptDays: 0 }
    await database.drizzle.insert(tables.forms).values({ ...form, createdAt: TEST_NOW, changedAt: TEST_NOW })
    // A payment is checked against its entries where the transaction ends; here each row is written by itself.
    await database.pool.query('alter table affiliate_payouts disable trigger affiliate_payouts_sum')
    for (const name of Object.keys(given)) {
      const more = {
        ...(['favourites', 'restock_requests'].includes(name) && { product_id: product.id }),
        ...(name === 'coupon_redemptions' && { coupon_id: coupon.id }),
        ...(name === 'restock_requests' && { variant_id: product.variantIds[0] }),
      }
      planted.set(claimOf(name).table, await plant(claimOf(name).table, { ...given[name], ...more }))
    }
    await database.pool.query('alter table affiliate_payouts enable trigger affiliate_payouts_sum')
    await database.pool.query(
      'update accounts set default_shipping_address_id = $2, default_invoice_address_id = $2 where id = $1',
      [accountId, addressId],
    )
    planted.set(accounts, (await rowsOf(accounts, { id: accountId }))[0]!)
    // What is on a voucher follows from its entry, which came after it.
    planted.set(tables.vouchers, (await rowsOf(tables.vouchers, { id: voucherId }))[0]!)
    const commission = await rowsOf(tables.affiliateCommissions, { id: commissionId })
    planted.set(tables.affiliateCommissions, commission[0]!)
    const ofOrder = { account_id: null, order_id: orderId, language: 'de', state: 'sent', recipient: email }
    mailOfOrder = await plant(tables.mails, { ...ofOrder, message_id: 'of the order', cause: 'the order' })
    for (const { name, content } of await gatherPerson(database, personalData, accountId)) {
      copies[name.replace('.json', '')] = content as Row[]
    }
    const storage = await openStorage(await temporaryFolder())
    const parts = { database, storage, personalData, now: () => TEST_NOW, newId }
    expect(await deleteDueAccounts(parts)).toBe(1)
  })

  test('has one indeed, with a value in every column', () => {
    expect([...planted.keys()].map(nameOf).toSorted()).toEqual(claims.map(({ table }) => nameOf(table)).toSorted())
    const empty = [...planted].flatMap(([table, row]) =>
      Object.entries(row)
        .filter(([, value]) => value === null)
        .map(([column]) => `${nameOf(table)}.${column}`),
    )
    expect(empty.toSorted()).toEqual([
      'accounts.anonymised_at',
      'coupon_redemptions.mailbox',
      // It takes no payment back.
      'document_payments.reverses_id',
      // It is issued, no draft, stands, and takes nothing back.
      'documents.content',
      'documents.corrects_id',
      'documents.struck_at',
      // A page of no other kind, seen until it is withdrawn.
      'entries.deleted_at',
      'entries.key',
      'favourites.list_id',
      'mails.order_id',
      // A request that was declined, of an order that was nobody's.
      'order_requests.agreement_id',
      'order_requests.cart_id',
      'order_requests.order_id',
      // What is agreed to says nothing of anybody.
      'orders.agreement_id',
      'orders.company_id',
      'publications.ends_at',
      'publications.key',
      'sessions.acting_for',
      // Goods, which these rows do not need.
      'stock_taking_lines.product_id',
      'stock_taking_lines.variant_id',
      'stock_takings.group_id',
      // A look, which this row does not need.
      'vouchers.template_id',
      'withdrawals.order_id',
      'withdrawals.proof',
    ])
  })

  test.each(
    claims.map(claim => [nameOf(claim.table), claim] as const),
  )('finds in the copy what %s holds', (_, claim) => {
    const { table, copied } = claim
    const row = planted.get(table)!
    if ('none' in copied) {
      for (const word of Object.values(row).filter(
        value => typeof value === 'string' && value.startsWith(nameOf(table)),
      )) {
        expect(JSON.stringify(copies)).not.toContain(word)
      }
      return
    }
    const withheld = columnsOf(table).filter(({ key }) => copied.withheld?.[key])
    const told = columnsOf(table).filter(({ key }) => !copied.withheld?.[key])
    const expected = Object.fromEntries(told.map(({ name }) => [name, row[name]]))
    const docs = docsOf(claim)
    expect(docs).toEqual(expect.arrayContaining([expect.objectContaining(expected)]))
    for (const { name } of withheld) expect(docs[0]).not.toHaveProperty(name)
  })

  test.each(
    claims.map(claim => [nameOf(claim.table), claim] as const),
  )('leaves of %s what stays and nothing else', async (_, { table, erased }) => {
    const row = planted.get(table)!
    const left = await rowsOf(table, keyOf(table, row))
    if ('rows' in erased) return expect(left).toEqual([])
    if (!('columns' in erased)) return expect(left).toEqual([row])
    expect(left).toHaveLength(1)
    const { columns } = erased
    expect(Object.keys(columns).toSorted()).toEqual(
      columnsOf(table)
        .map(({ key }) => key)
        .toSorted(),
    )
    for (const { key, name } of columnsOf(table)) {
      // Set by the deletion itself, and made of columns that were erased.
      if (['anonymisedAt', 'searchText'].includes(key)) continue
      if (columns[key] === 'stays') expect(left[0]![name], name).toEqual(row[name])
      else expect(left[0]![name], name).not.toEqual(row[name])
    }
  })

  test('has the mails of their orders in the copy, and they stay', async () => {
    expect(copies.mails!.map(mail => mail.recipient).toSorted()).toEqual([email, 'unikat@example.org'])
    expect(await rowsOf(tables.mails, { order_id: orderId })).toEqual([mailOfOrder])
  })

  test('is found by their address nowhere but in what belongs to orders', async () => {
    const found: string[] = []
    for (const table of every) {
      const { rows } = await database.pool.query(
        `select 1 from ${nameOf(table)} t where to_jsonb(t)::text ilike '%unikat%'`,
      )
      if (rows.length > 0) found.push(nameOf(table))
    }
    expect(found).toEqual(['mails'])
  })
})
