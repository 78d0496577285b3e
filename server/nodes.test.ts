import { eq } from 'drizzle-orm'
import { isObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { createAddress } from './domains/accounts/addresses/operations.ts'
import { createApiKey } from './domains/accounts/apiKeys/operations.ts'
import { companies } from './domains/accounts/companies/tables.ts'
import { saveView } from './domains/accounts/savedViews/operations.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import { passkeys } from './domains/accounts/tables.ts'
import { saveTeamList } from './domains/accounts/teamLists/operations.ts'
import { affiliates } from './domains/affiliates/tables.ts'
import { orderRequests } from './domains/approvals/tables.ts'
import { colors, productGroups } from './domains/catalogue/tables.ts'
import { coupons } from './domains/coupons/tables.ts'
import { foldCustomers } from './domains/customers/operations/folding.ts'
import { customers } from './domains/customers/tables.ts'
import { files } from './domains/files/tables.ts'
import { formAnswers } from './domains/forms/tables.ts'
import { galleries } from './domains/galleries/tables.ts'
import { imports } from './domains/imports/tables.ts'
import { orders } from './domains/orders/tables.ts'
import { persons } from './domains/persons/tables.ts'
import { startStockTaking } from './domains/stock/operations/takings.ts'
import { vouchers, voucherTemplates } from './domains/vouchers/tables.ts'
import { createEndpoint, testEndpoint } from './domains/webhooks/operations.ts'
import { declareWithdrawal } from './domains/withdrawals/operations.ts'
import { newId } from './kit/ids.ts'
import { areas, type Grant } from './kit/viewer.ts'
import { noteAudit } from './platform/audit.ts'
import { inTransaction } from './platform/database.ts'
import { mails, notifications } from './platform/tables.ts'
import { schema } from './schema.ts'
import { add, dataOf, insertRange, placedBy } from './testing/asking.ts'
import { receivedBill } from './testing/bills.ts'
import { contextFor, insertProduct, insertViewer, TEST_ADDRESS, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { publishedEntry } from './testing/entries.ts'
import { fieldOf, formWith, sendWithWork, sent } from './testing/forms.ts'
import { invoiceOf } from './testing/invoices.ts'
import { workOff } from './testing/mailbox.ts'
import { type Client, testSite } from './testing/site.ts'

/** Who may see what by its id: everybody asks for one and the same existing row of each type, which belongs to `owner`
 *  where it belongs to anybody. Written down once more on purpose (decisions.md, Roles). */
const people = ['guest', 'stranger', 'owner', 'member', 'admin', 'system'] as const
type Person = (typeof people)[number]

const all = [...people]
const staff: Person[] = ['member', 'admin', 'system']
const owner: Person[] = ['owner']

const seenBy: Record<string, readonly Person[]> = {
  Account: owner,
  // What everybody could read on the site when it was in force.
  AgreedText: all,
  ApiKey: ['admin', 'system'],
  AuditEntry: ['admin', 'system'],
  Cart: owner,
  CartLine: owner,
  Color: all,
  Company: staff,
  Coupon: staff,
  Affiliate: staff,
  Customer: staff,
  Voucher: staff,
  VoucherTemplate: staff,
  // Mails and lines of orders are seen with their order or in the outbox, and never by their id.
  File: staff,
  // Public, as that of this test; others: `domains/galleries`.
  Gallery: all,
  // What is published; working copies are those of staff.
  Entry: all,
  ManagedEntry: staff,
  Form: staff,
  FormAnswer: staff,
  Mail: [],
  // What everybody is told; others: `domains/notifications`.
  Notification: staff,
  BusinessDocument: [...owner, ...staff],
  VendorBill: staff,
  Order: [...owner, ...staff],
  OrderRequest: [...owner, ...staff],
  OrderLine: [],
  Passkey: owner,
  Person: staff,
  Product: all,
  ProductGroup: all,
  ProductImport: staff,
  SavedAddress: owner,
  SavedView: owner,
  StockItem: staff,
  StockMovement: staff,
  StockTaking: staff,
  StockTakingLine: staff,
  TeamList: owner,
  Session: owner,
  User: staff,
  Variant: all,
  WebhookDelivery: staff,
  WebhookEndpoint: staff,
  Withdrawal: [...owner, ...staff],
}

const database = await testDatabase()
const site = await testSite(database)
const clients = {} as Record<Person, Client>
const ids: Record<string, string> = {}
const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

/** How its buyer names an order in a declaration. */
async function placedOrder(id: string): Promise<{ orderNumber: string; email: string; agreementId: string | null }> {
  const [, key] = Buffer.from(id, 'base64').toString().split(':')
  const [order] = await database.drizzle.select().from(orders).where(eq(orders.id, key!))
  const { orderNumber, email, agreementId } = order!
  return { orderNumber: String(orderNumber), email, agreementId }
}

beforeAll(async () => {
  const viewer = await insertViewer(database)
  const { secret } = await openSession(database, viewer.accountId!)
  clients.owner = site.client(new Map([['session', secret]]))
  clients.guest = site.client()
  clients.stranger = await site.clientAs(['user'])
  for (const role of ['member', 'admin', 'system'] as const) clients[role] = await site.clientAs(['user', role])

  const color = { id: newId(), code: '12', title: { de: 'Rot' }, hex: '#cc0000' }
  await database.drizzle.insert(colors).values(color as typeof colors.$inferInsert)
  const group = { id: newId(), slug: 'trikots', title: { de: 'Trikots' }, createdAt: TEST_NOW, updatedAt: TEST_NOW }
  await database.drizzle.insert(productGroups).values(group as unknown as typeof productGroups.$inferInsert)
  const { shirt } = await insertRange(database)
  ids.Color = globalId('Color', color.id)
  ids.ProductGroup = globalId('ProductGroup', group.id)
  ids.Product = globalId('Product', shirt.id)
  ids.Variant = globalId('Variant', shirt.variantIds[0]!)

  ids.Order = (await placedBy(clients.owner, shirt)).id
  const { orderNumber, email, agreementId } = await placedOrder(ids.Order)
  const accountant = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
  const invoice = await invoiceOf(accountant, Buffer.from(ids.Order, 'base64').toString().split(':')[1]!)
  ids.BusinessDocument = globalId('BusinessDocument', invoice.id)
  ids.VendorBill = globalId('VendorBill', (await receivedBill(accountant)).id)
  ids.AgreedText = globalId('AgreedText', `${agreementId}.agb`)
  const declared = { key: newId(), name: 'Kim Muster', orderNumber, email, parts: null, token: null, items: null }
  ids.Withdrawal = globalId('Withdrawal', (await declareWithdrawal(contextFor(database), declared)).id)
  await workOff(database)
  await add(clients.owner, shirt, 2)
  type Own = {
    node: { lines: { id: string }[] }
    viewer: {
      cart: { id: string; lines: { id: string }[] }
      account: { id: string }
      security: { sessions: { id: string }[] }
    }
  }
  const own = await dataOf<Own>(
    clients.owner,
    `query ($order: ID!) { node(id: $order) { ... on Order { lines { id } } }
      viewer { cart { id lines { id } } account { id } security { sessions { id } } } }`,
    { order: ids.Order },
  )
  ids.OrderLine = own.node.lines[0]!.id
  ids.Cart = own.viewer.cart.id
  ids.CartLine = own.viewer.cart.lines[0]!.id
  ids.Account = own.viewer.account.id
  ids.Session = own.viewer.security.sessions[0]!.id
  ids.User = globalId('User', viewer.accountId!)
  await foldCustomers({ database })
  const [customer] = await database.drizzle.select().from(customers).where(eq(customers.accountId, viewer.accountId!))
  ids.Customer = globalId('Customer', customer!.id)

  const counted = await insertProduct(database, {}, [{ available: 3 }])
  const keeper = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
  const started = { name: 'Regal', scope: 'chosen' as const, itemIds: [counted.variantIds[0]!] }
  const taking = await startStockTaking(keeper, started)
  const { rows: stockRows } = await database.pool.query<{ line: string; movement: string }>(
    `select (select id from stock_taking_lines where taking_id = $1) as line,
      (select id from stock_movements where variant_id = $2) as movement`,
    [taking.id, counted.variantIds[0]!],
  )
  const imported = newId()
  await database.drizzle.insert(imports).values({
    ...{ id: imported, sourceId: newId(), fileName: 'waren.csv', format: 'csv', state: 'mapping', createdAt: TEST_NOW },
    options: { clearsEmpty: false, addsNames: true, publishes: false },
  })
  ids.ProductImport = globalId('ProductImport', imported)
  ids.StockItem = globalId('StockItem', counted.variantIds[0]!)
  ids.StockMovement = globalId('StockMovement', stockRows[0]!.movement)
  ids.StockTaking = globalId('StockTaking', taking.id)
  ids.StockTakingLine = globalId('StockTakingLine', stockRows[0]!.line)

  const passkey = { id: newId(), credentialId: 'c', publicKey: 'k', counter: 0, label: 'Telefon' }
  await database.drizzle.insert(passkeys).values({ ...passkey, accountId: viewer.accountId!, createdAt: TEST_NOW })
  ids.Passkey = globalId('Passkey', passkey.id)
  const address = await createAddress(contextFor(database, { viewer }), { address: TEST_ADDRESS, defaultFor: [] })
  ids.SavedAddress = globalId('SavedAddress', address.id)
  const entries = [{ name: 'Ada', number: '10', size: 'M' }]
  const team = { teamListId: null, title: 'U11', entries }
  ids.TeamList = globalId('TeamList', (await saveTeamList(contextFor(database, { viewer }), team)).id)
  const view = { list: 'files', title: 'Presse', search: 'tag=Presse' }
  const notificationId = newId()
  const notice = { id: notificationId, at: TEST_NOW, kind: 'order.placed', name: '10017' }
  await database.drizzle.insert(notifications).values(notice)
  ids.Notification = globalId('Notification', notificationId)
  ids.SavedView = globalId('SavedView', (await saveView(contextFor(database, { viewer }), view)).id)
  const person = { id: newId(), lastName: 'Obmann', createdAt: TEST_NOW, updatedAt: TEST_NOW }
  await database.drizzle.insert(persons).values(person)
  ids.Person = globalId('Person', person.id)
  const file = { id: newId(), sha256: 'a'.repeat(64), name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf' }
  await database.drizzle.insert(files).values({ ...file, size: 1, createdAt: TEST_NOW })
  ids.File = globalId('File', file.id)
  const gallery = { id: newId(), slug: 'saison', title: { de: 'Saison' }, isPublic: true }
  await database.drizzle.insert(galleries).values({ ...gallery, createdAt: TEST_NOW, changedAt: TEST_NOW })
  ids.Gallery = globalId('Gallery', gallery.id)
  const editor = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
  const page = await publishedEntry(editor, { title: { de: 'Verein', en: 'Club' } })
  ids.Entry = globalId('Entry', page.id)
  ids.ManagedEntry = globalId('ManagedEntry', page.id)
  const form = await formWith(editor, [fieldOf('name', 'text')])
  ids.Form = globalId('Form', form.id)
  await sendWithWork(editor, sent(form.id, { name: 'Kim' }))
  const [answer] = await database.drizzle.select({ id: formAnswers.id }).from(formAnswers)
  ids.FormAnswer = globalId('FormAnswer', answer!.id)
  const coupon = { id: newId(), code: 'HERBST10', type: 'percent' as const, value: 1000, roles: ['everyone' as const] }
  await database.drizzle.insert(coupons).values({ ...coupon, createdAt: TEST_NOW, changedAt: TEST_NOW })
  ids.Coupon = globalId('Coupon', coupon.id)
  const voucher = { id: newId(), code: 'A', currency: 'EUR', valueCents: 100, language: 'de' as const }
  await database.drizzle.insert(vouchers).values({ ...voucher, createdAt: TEST_NOW, changedAt: TEST_NOW })
  ids.Voucher = globalId('Voucher', voucher.id)
  const partner = { id: newId(), name: 'FC Muster', email: 'info@fc-muster.example', code: 'fc-muster', value: 1000 }
  const terms = { kind: 'percent' as const, windowDays: 30, createdAt: TEST_NOW, changedAt: TEST_NOW }
  await database.drizzle.insert(affiliates).values({ ...partner, ...terms })
  ids.Affiliate = globalId('Affiliate', partner.id)
  const look = { id: newId(), title: 'Standard', heading: { de: 'Gutschein' }, text: { de: '' }, accent: '#1f4d3a' }
  await database.drizzle.insert(voucherTemplates).values({ ...look, createdAt: TEST_NOW, changedAt: TEST_NOW })
  ids.VoucherTemplate = globalId('VoucherTemplate', look.id)
  const firm = { id: newId(), name: 'SV Muster', address: { ...TEST_ADDRESS, type: 'company' as const, title: null } }
  await database.drizzle
    .insert(companies)
    .values({ ...firm, state: 'active', createdAt: TEST_NOW, changedAt: TEST_NOW })
  ids.Company = globalId('Company', firm.id)
  const request = {
    id: newId(),
    companyId: firm.id,
    accountId: viewer.accountId!,
    lines: [],
    totalCents: 1,
    grossCents: 1,
  }
  const consents = { terms: true, conditions: false, age: false }
  await database.drizzle.insert(orderRequests).values({ ...request, consents, language: 'de', createdAt: TEST_NOW })
  ids.OrderRequest = globalId('OrderRequest', request.id)
  const [mail] = await database.drizzle.select({ id: mails.id }).from(mails)
  ids.Mail = globalId('Mail', mail!.id)

  const system = await insertViewer(database, ['user', 'system'])
  const { apiKey } = await createApiKey(contextFor(database, { viewer: system }), {
    ...{ integrator: 'Kasse', label: 'Probe', scopes: ['orders.read'], expiresOn: '2027-01-01' },
  })
  ids.ApiKey = globalId('ApiKey', apiKey.id)
  const { endpoint } = await createEndpoint(contextFor(database, { viewer: system }), {
    ...{ label: 'ERP', url: 'https://erp.example.com/', kinds: ['order.placed'], includesPeople: false },
  })
  ids.WebhookEndpoint = globalId('WebhookEndpoint', endpoint.id)
  const tried = await testEndpoint(contextFor(database, { viewer: system }), { endpointId: endpoint.id })
  ids.WebhookDelivery = globalId('WebhookDelivery', tried.id)
  const noted = newId()
  await inTransaction(database, tx =>
    noteAudit(
      { tx, viewer, now: TEST_NOW, newId: () => noted, address: null },
      { action: 'person.updated', subjectId: person.id },
    ),
  )
  ids.AuditEntry = globalId('AuditEntry', noted)
})

test('every node type says who may see it', () => {
  const names = Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) && type.getInterfaces().some(each => each.name === 'Node'))
    .map(type => type.name)
  expect(Object.keys(seenBy).sort()).toEqual(names.sort())
})

test.each(Object.keys(seenBy))('%s is seen by id by just those who may', async type => {
  const seen: Person[] = []
  for (const person of people) {
    const query = `{ node(id: "${ids[type]}") { __typename id } nodes(ids: ["${ids[type]}"]) { id } }`
    const { body } = await clients[person].request('POST', '/graphql', { query })
    const { data, errors } = body as {
      data: { node: { __typename: string; id: string } | null; nodes: ({ id: string } | null)[] }
      errors?: { extensions?: { code?: string } }[]
    }
    expect(errors ?? []).toEqual([])
    expect(data.nodes).toEqual([data.node && { id: ids[type] }])
    if (data.node) expect(data.node).toEqual({ __typename: type, id: ids[type] })
    if (data.node) seen.push(person)
  }
  expect(seen).toEqual(people.filter(person => seenBy[type]!.includes(person)))
})

/** What a key sees by id: what everybody sees, and what its one scope opens. Written down once more on purpose. */
const seenByKeys: Record<string, readonly Grant[]> = {
  ApiKey: ['users.write'],
  AuditEntry: ['audit.write'],
  Company: ['users.read', 'users.write'],
  Coupon: ['coupons.read', 'coupons.write'],
  Affiliate: ['affiliates.read', 'affiliates.write'],
  Voucher: ['vouchers.read', 'vouchers.write'],
  VoucherTemplate: ['vouchers.read', 'vouchers.write'],
  File: ['files.read', 'files.write'],
  ManagedEntry: ['content.read', 'content.write'],
  Form: ['messages.read', 'messages.write'],
  FormAnswer: ['messages.read', 'messages.write'],
  Customer: ['orders.read', 'orders.write'],
  Order: ['orders.read', 'orders.write'],
  OrderRequest: ['orders.read', 'orders.write'],
  Person: ['persons.read', 'persons.write'],
  ProductImport: ['catalogue.read', 'catalogue.write'],
  StockItem: ['catalogue.read', 'catalogue.write'],
  StockMovement: ['catalogue.read', 'catalogue.write'],
  StockTaking: ['catalogue.read', 'catalogue.write'],
  StockTakingLine: ['catalogue.read', 'catalogue.write'],
  WebhookDelivery: ['settings.read', 'settings.write'],
  WebhookEndpoint: ['settings.read', 'settings.write'],
  BusinessDocument: ['documents.read', 'documents.write'],
  VendorBill: ['documents.read', 'documents.write'],
  Withdrawal: ['orders.read', 'orders.write'],
  User: ['users.read', 'users.write'],
}

test.each(
  areas.flatMap(area => [`${area}.read`, `${area}.write`] as const),
)('a key with %s sees just this', async scope => {
  const system = await insertViewer(database, ['user', 'system'])
  const wanted = { integrator: 'Kasse', label: scope, scopes: [scope], expiresOn: '2027-01-01' }
  const { secret } = await createApiKey(contextFor(database, { viewer: system }), wanted)
  const seen: string[] = []
  for (const [type, id] of Object.entries(ids)) {
    const query = `{ node(id: "${id}") { id } }`
    const { body } = await site.client().request('POST', '/graphql', { query }, { authorization: `Bearer ${secret}` })
    const { data, errors } = body as { data: { node: { id: string } | null }; errors?: unknown[] }
    expect(errors ?? []).toEqual([])
    if (data.node) seen.push(type)
  }
  const expected = Object.keys(seenBy).filter(type => seenBy[type] === all || seenByKeys[type]?.includes(scope))
  expect(seen.sort()).toEqual(expected.sort())
})
