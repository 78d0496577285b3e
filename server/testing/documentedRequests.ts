import sharp from 'sharp'
import { expect } from 'vitest'
import { rawId } from '../api/globalIds.ts'
import { exampleAddress } from '../domains/accounts/addresses/presentAddress.ts'
import { provedWork } from '../domains/accounts/authentication/rules/proofOfWork.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { foldCustomers } from '../domains/customers/operations/folding.ts'
import { createForm } from '../domains/forms/operations/forms.ts'
import { imports } from '../domains/imports/tables.ts'
import { importBankFile } from '../domains/invoicing/payments/operations/bankFiles.ts'
import { type ExampleId, exampleIds } from '../kit/answers.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { files, fileVersions, productImages } from '../tables.ts'
import { insertRange, placedBy } from './asking.ts'
import { receivedBill, vendorFile } from './bills.ts'
import { contextFor, insertViewer, TEST_NOW } from './builders.ts'
import { itemLine } from './documents.ts'
import { fieldOf } from './forms.ts'
import { asSeller, invoiceOf } from './invoices.ts'
import { secretTo, workOff } from './mailbox.ts'
import { passwordOwners } from './passwordOwners.ts'
import type { Client, testSite } from './site.ts'

/** What is otherwise than in the example: who asks, and secrets and figures in the body that only the site knows. */
export type Otherwise = { readonly client?: Client; readonly body?: object }

const productOf = (groupId: string, otherId: string) => ({
  ...{ title: 'Trikot Nordwald', order_number: 'HF-100', price: 19.9, product_groups: [groupId], cross: [otherId] },
  variants: [{ key: 'm', size: 'M', color: 'NAV', available: 12, order_number: 'HF-100-M' }],
  ...{ bulk_prices: [{ from: 10, price: 17.9 }], claims: [{ text: 'Recycelt', evidence: 'Prüfbericht 7' }] },
  ...{ safety: { producer: 'Halle GmbH', address: 'Linz', email: 'a@example.com' } },
  ...{ properties: [{ key: 'fabric', label: 'Stoff', value: 'Polyester' }], content: { amount: 180, unit: 'g' } },
  special_offers: [{ start: '2026-11-01', end: '2026-12-01', discount_groups: [] }],
})

/** What is offered to a club. */
const offered = {
  receiver: {
    ...{ type: 'company', name: 'TSV Grünwald', contact: null, addition: null, street: 'Marktplatz 1', zip: '4020' },
    ...{ city: 'Linz', country: 'AT', email: null, phone: null, vatId: null, customerNumber: null },
  },
  lines: [itemLine('a')],
}

/** A site with a record of each kind that the examples of the documented paths speak of, and what has to be there before
 *  some of them can be sent. */
export async function documentedRequests(database: Database, site: Awaited<ReturnType<typeof testSite>>) {
  const owners = await passwordOwners(database, () => TEST_NOW)
  const system = await site.clientAs(['user', 'system'])
  const { shirt } = await insertRange(database)
  const real = new Map<string, string>()
  const isReal = (kind: ExampleId, id: string) => void real.set(exampleIds[kind], id)
  const realOf = (kind: ExampleId) => real.get(exampleIds[kind])!

  async function made<Answer = { _id: string }>(path: string, body: unknown, client = system): Promise<Answer> {
    const answer = await client.request('POST', `/api/v0/${path}`, body)
    expect([path, answer.status, answer.text.slice(0, answer.status === 200 ? 0 : 500)]).toEqual([path, 200, ''])
    return answer.body
  }
  const madeAs = async (kind: ExampleId, path: string, body: unknown) => isReal(kind, (await made(path, body))._id)

  await madeAs('color', 'shop_color', { title: 'Marine', color_id: 'NAV', hex: '#1F2A44' })
  await madeAs('group', 'shop_productgroup', { title: 'Trikots' })
  await madeAs('otherProduct', 'shop_product', { title: 'Short', price: 14.9 })
  type Product = { _id: string; children: string[] }
  const product = await made<Product>('shop_product', productOf(realOf('group'), realOf('otherProduct')))
  isReal('product', product._id)
  isReal('variant', product.children[0]!)
  const pictureId = newId()
  await database.drizzle.insert(files).values({
    ...{ id: pictureId, name: 'vorne.jpg', extension: 'jpg', size: 10, sha256: 'a'.repeat(64), isPublic: true },
    ...{ mimeType: 'image/jpeg', kind: 'image', width: 900, height: 900, createdAt: TEST_NOW },
  })
  await database.drizzle
    .insert(productImages)
    .values({ id: newId(), productId: product._id, fileId: pictureId, view: 'front', position: 0 })
  isReal('picture', pictureId)
  await madeAs('gallery', 'gallery', { title: 'Saison', images: [pictureId], is_public: true })
  await madeAs('entry', 'entry', {
    title: { de: 'Saison', en: 'Season' },
    content: ['<p>Los.</p>'],
    media: [pictureId],
  })
  await made(`entry/${realOf('entry')}/publish`, { languages: ['de', 'en'] })
  await madeAs('coupon', 'shop_coupon', { code: 'WINTER5', type: 'flat', value: 5, appliesToAll: true, note: 'x' })
  const importId = newId()
  await database.drizzle.insert(imports).values({
    ...{ id: importId, sourceId: newId(), fileName: 'waren.csv', format: 'csv', state: 'checked', createdAt: TEST_NOW },
    options: { clearsEmpty: false, addsNames: true, publishes: false },
  })
  isReal('import', importId)
  isReal('user', (await owners.person()).id)

  const mailed = async (email: string, kind: string): Promise<string> => {
    await workOff(database, owners.tasks)
    return secretTo(database, email, kind)
  }
  const signedIn = async (accountId: string): Promise<Client> =>
    site.client(new Map([['session', (await openSession(database, accountId)).secret]]))

  /** A buyer's order, with what was done to it so far. */
  const order =
    (...done: readonly (readonly [string, object])[]) =>
    async (): Promise<Otherwise> => {
      const client = await site.clientAs(['user'])
      const _id = rawId('Order', (await placedBy(client, shirt)).id)!
      isReal('order', _id)
      for (const [action, body] of done) await made(`shop/${action}`, { _id, ...body })
      return {}
    }
  /** An invoice, and a movement of an account of one euro. */
  async function invoice(): Promise<Otherwise> {
    await order()()
    const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
    isReal('document', (await invoiceOf(staff, realOf('order'))).id)
    const text = `Buchungstag;Verwendungszweck;Betrag\n01.11.2026;${newId()};1,00\n`
    const file = await importBankFile(staff, { name: 'bank.csv', bytes: Buffer.from(text), columns: null })
    isReal('bankFile', file.id)
    const statement = 'select id from bank_lines where file_id = $1'
    isReal('bankLine', (await database.pool.query<{ id: string }>(statement, [file.id])).rows[0]!.id)
    return {}
  }
  async function payment(): Promise<Otherwise> {
    await invoice()
    const body = { amount: 100, method: 'transfer' }
    isReal('payment', (await made(`invoice/${realOf('document')}/payment`, body))._id)
    return {}
  }
  async function agreement(): Promise<Otherwise> {
    await order()()
    const statement = 'select agreement_id as id from orders where id = $1'
    isReal('agreement', (await database.pool.query<{ id: string }>(statement, [realOf('order')])).rows[0]!.id)
    return {}
  }
  /** Somebody who ordered and has an account. */
  async function customer(): Promise<Otherwise> {
    await order()()
    await foldCustomers({ database })
    const statement = 'select id from customers where account_id is not null and order_count > 0 limit 1'
    isReal('customer', (await database.pool.query<{ id: string }>(statement)).rows[0]!.id)
    return {}
  }
  /** A draft of an offer, and what was done to it so far. */
  const draft =
    (...done: readonly string[]) =>
    async (): Promise<Otherwise> => {
      await asSeller(contextFor(database, { viewer: await insertViewer(database, ['user', 'system']) }))
      const { _id } = await made('invoice', { type: 'offer', content: offered })
      isReal('document', _id)
      for (const action of done) await made(`invoice/${action}`, { _id })
      return {}
    }
  const paid = ['markPayed', {}] as const
  const shipped = ['markShipped', { carrier: 'post', tracking_number: '1' }] as const

  async function note(): Promise<Otherwise> {
    await order(['addOrderNote', { note: 'Hat angerufen' }])()
    const statement = `select id from order_events where order_id = $1 and kind = 'note'`
    isReal('note', (await database.pool.query<{ id: string }>(statement, [realOf('order')])).rows[0]!.id)
    return {}
  }

  async function withdrawal(): Promise<Otherwise> {
    const body = { key: newId(), name: 'Kim', order_number: '10001', email: `${newId()}@example.com` }
    await made('shop_withdrawal', body, site.client())
    const { items } = (await system.request('GET', '/api/v0/shop_withdrawal')).body as { items: { _id: string }[] }
    isReal('withdrawal', items[0]!._id)
    return {}
  }

  /** A form, which is the contact form too, and the work that it asks for. */
  const form = (path: string, more: (id: string) => object) => async (): Promise<Otherwise> => {
    const viewer = await insertViewer(database, ['user', 'system'])
    const fields = [fieldOf('name', 'text')]
    const { id } = await createForm(contextFor(database, { viewer }), { name: 'Kontakt', isContact: true, fields })
    isReal('form', id)
    const client = site.client()
    const body = { key: newId(), answers: { name: 'Kim' }, ...more(id) }
    const asked = await client.request('POST', `/api/v0/${path}`, body)
    const { challenge, difficulty } = (asked.body as { proof: { challenge: string; difficulty: number } }).proof
    return { client, body: { proof: { challenge, answer: provedWork(challenge, difficulty) } } }
  }

  /** A message that somebody sent. */
  async function message(): Promise<Otherwise> {
    const { client, body } = await form('message', () => ({}))()
    const sent = { key: newId(), answers: { name: 'Kim' }, ...body }
    const answer = await (client ?? site.client()).request('POST', '/api/v0/message', sent)
    if (answer.status !== 200) throw new Error(answer.text)
    const { items } = (await system.request('GET', '/api/v0/message')).body as { items: { _id: string }[] }
    isReal('message', items[0]!._id)
    return {}
  }

  async function bill(): Promise<Otherwise> {
    const viewer = await insertViewer(database, ['user', 'system'])
    const file = vendorFile({ number: `R-${newId().slice(-12)}` })
    isReal('bill', (await receivedBill(contextFor(database, { viewer }), file)).id)
    return {}
  }

  async function endpoint(): Promise<Otherwise> {
    const body = { label: 'ERP', url: 'https://erp.example.com/hooks', kinds: ['order.placed'] }
    await madeAs('endpoint', 'webhooks', body)
    return {}
  }
  async function delivery(): Promise<Otherwise> {
    await endpoint()
    await madeAs('delivery', `webhooks/${realOf('endpoint')}/test`, {})
    return {}
  }

  async function ended(): Promise<Otherwise> {
    await delivery()
    await database.pool.query(`update webhook_deliveries set state = 'failed', ended_at = $1`, [TEST_NOW])
    return {}
  }

  /** Records of their own to be removed: others need those that are there. */
  const spare =
    (
      kind: 'product' | 'group' | 'color' | 'gallery' | 'entry' | 'coupon' | 'voucher' | 'voucherTemplate',
      path: string,
      body: object,
    ) =>
    async (): Promise<Otherwise> => {
      await madeAs(kind, path, body)
      return {}
    }
  const spareProduct = spare('product', 'shop_product', { title: 'Kappe', price: 9 })
  const spareGroup = spare('group', 'shop_productgroup', { title: 'Kappen' })
  const spareColor = () => spare('color', 'shop_color', { title: 'Gelb', color_id: 'GEL', hex: '#FFCC00' })()

  /** Another one than that which the site has. */
  async function mergedColors(): Promise<Otherwise> {
    const into = realOf('color')
    await spareColor()
    return { body: { id: realOf('color'), into } }
  }

  let spares = 1
  const spareGallery = spare('gallery', 'gallery', { title: 'Turnier' })

  const spareEntry = spare('entry', 'entry', { title: 'Turnier' })
  async function trashedEntry(): Promise<Otherwise> {
    await spareEntry()
    await system.request('DELETE', `/api/v0/entry/${realOf('entry')}`)
    return {}
  }
  async function publishedEntry(): Promise<Otherwise> {
    await spareEntry()
    await made(`entry/${realOf('entry')}/publish`, { languages: ['de'] })
    return {}
  }

  const spareCoupon = () =>
    spare('coupon', 'shop_coupon', { code: `SPARE-${spares++}`, value: 10, appliesToAll: true })()

  const issued = spare('voucher', 'shop_voucher', { price: 50, note: 'Kulanz', recipient_email: 'kim@example.com' })
  const template = spare('voucherTemplate', 'shop_voucher_template', { title: 'Weihnachten' })

  /** A partner; programs make none. */
  async function partner(): Promise<Otherwise> {
    const id = newId()
    await database.pool.query(
      `insert into affiliates (id, name, email, code, kind, value, window_days, created_at, changed_at)
        values ($1, 'FC Muster', 'info@fc-muster.example', $2, 'percent', 1000, 30, $3, $3)`,
      [id, `p-${id}`, TEST_NOW],
    )
    isReal('affiliate', id)
    return {}
  }

  /** A voucher whose code is asked about. */
  async function withCode(): Promise<Otherwise> {
    await issued()
    const found = await system.request('GET', `/api/v0/shop_voucher/${realOf('voucher')}`)
    return { body: { code: (found.body as { code: string }).code } }
  }

  async function removedCoupon(): Promise<Otherwise> {
    await spareCoupon()
    await system.request('DELETE', `/api/v0/shop_coupon/${realOf('coupon')}`)
    return {}
  }

  async function series(): Promise<Otherwise> {
    await madeAs('coupon', 'shop_coupon', { code: `SERIE-${spares++}`, value: 10, appliesToAll: true, series: true })
    await made(`shop_coupon/${realOf('coupon')}/codes`, { count: 2 })
    return {}
  }

  /** Somebody whose cart the coupon of the example takes something off. */
  async function holder(): Promise<Otherwise> {
    const code = `HOLD-${spares++}`
    await made('shop_coupon', { code, value: 10, appliesToAll: true })
    return { ...(await buyer()), body: { code } }
  }

  async function removedGallery(): Promise<Otherwise> {
    await spareGallery()
    await system.request('DELETE', `/api/v0/gallery/${realOf('gallery')}`)
    return {}
  }

  /** A file that nothing uses. */
  async function spareFile(): Promise<Otherwise> {
    const id = newId()
    const document = {
      name: 'alt.pdf',
      extension: 'pdf',
      mimeType: 'application/pdf',
      size: 10,
      sha256: 'e'.repeat(64),
    }
    await database.drizzle.insert(files).values({ id, ...document, createdAt: TEST_NOW })
    isReal('picture', id)
    return {}
  }

  /** A file that something else was in place of. */
  async function fileWithVersion(): Promise<Otherwise> {
    await spareFile()
    const was = { name: 'alt.pdf', extension: 'pdf', mimeType: 'application/pdf', size: 9, sha256: 'f'.repeat(64) }
    await database.drizzle
      .insert(fileVersions)
      .values({ fileId: realOf('picture'), number: 1, ...was, createdAt: TEST_NOW })
    return {}
  }

  async function removedProduct(): Promise<Otherwise> {
    await spareProduct()
    await system.request('DELETE', `/api/v0/shop_product/${realOf('product')}`)
    return {}
  }

  /** Somebody whose cart holds what an order takes. */
  async function buyer(): Promise<Otherwise> {
    const client = await site.clientAs(['user'])
    const filled = await client.request('PUT', '/api/v0/shop/cart', {
      items: [{ item: shirt.variantIds[0], amount: 2 }],
      orderInfo: { email: 'kim@example.com', shippingAddress: exampleAddress, selectedPayment: 'invoice' },
    })
    const { totals } = filled.body as { totals: { to_pay_cents: number } }
    return { client, body: { total_cents: totals.to_pay_cents } }
  }

  async function teamList(): Promise<Otherwise> {
    const client = await site.clientAs(['user'])
    const list = { title: 'U15', entries: [{ name: 'HOFER', number: '7', size: 'M' }] }
    isReal('teamList', (await made('team_lists', list, client))._id)
    return { client }
  }

  async function savedView(): Promise<Otherwise> {
    const client = await site.clientAs(['user'])
    const view = { list: 'files', title: 'Presse', search: 'tag=Presse' }
    isReal('savedView', (await made('saved_views', view, client))._id)
    return { client }
  }

  /** A picture whose bytes are there. */
  async function realPicture(): Promise<Otherwise> {
    const content = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#0b5b45' } })
      .jpeg()
      .toBuffer()
    const id = newId()
    await database.drizzle.insert(files).values({
      ...{ id, name: 'halle.jpg', extension: 'jpg', mimeType: 'image/jpeg', width: 900, height: 900 },
      ...(await site.storage.putFile(content)),
      createdAt: TEST_NOW,
    })
    isReal('picture', id)
    return {}
  }

  async function waiting(): Promise<Otherwise> {
    await database.pool.query('update variants set available = 0 where id = $1', [shirt.variantIds[0]])
    const email = `${newId()}@example.com`
    await made('shop/restock', { product: shirt.id, variant: shirt.variantIds[0], email }, site.client())
    await database.pool.query('update variants set available = null where id = $1', [shirt.variantIds[0]])
    return { body: { token: await mailed(email, 'restockConfirm') } }
  }

  const password = 'Turnhalle-2026'
  const chosen = { password: 'Langstrecke 4020 im Regen', password2: 'Langstrecke 4020 im Regen' }
  const person = async () => owners.person()

  const signUp = () => Promise.resolve({ body: { handle: `${newId()}@example.com`, ...chosen } })

  async function unconfirmed(): Promise<Otherwise> {
    const handle = `${newId()}@example.com`
    await made(
      'auth/signup',
      { handle, ...chosen, userData: { first_name: 'Kim', last_name: 'Muster' } },
      site.client(),
    )
    return { body: { token: await mailed(handle, 'accountVerify'), password: chosen.password } }
  }

  const stocked = (pieces: number) =>
    database.pool.query('update variants set available = $2 where id = $1', [realOf('variant'), pieces])

  async function invited(): Promise<Otherwise> {
    const handle = `${newId()}@example.com`
    await made('auth', { handle, roles: ['user'] })
    return { body: { token: await mailed(handle, 'accountInvitation'), ...chosen } }
  }

  /** By the key of the path. */
  const before: Readonly<Record<string, () => Promise<Otherwise>>> = {
    'GET /api/v0/open_item': invoice,
    'GET /api/v0/invoice/{id}/payment': payment,
    'POST /api/v0/invoice/{id}/payment': invoice,
    'POST /api/v0/invoice_payment/{id}/takeBack': payment,
    'GET /api/v0/bank_line': invoice,
    'POST /api/v0/bank_line/{id}/book': invoice,
    'POST /api/v0/bank_line/{id}/ignore': invoice,
    'POST /api/v0/bank_line/{id}/reopen': invoice,
    'POST /api/v0/auth/login': async () => ({ body: { handle: (await person()).email, password } }),
    'POST /api/v0/auth/signup': signUp,
    'POST /api/v0/shop/signup': signUp,
    'POST /api/v0/auth/verify': unconfirmed,
    'POST /api/v0/auth/setPassword': invited,
    'POST /api/v0/auth/resetPassword': async () => {
      const { email } = await person()
      return { body: { token: await owners.resetTokenFor(email), ...chosen } }
    },
    'POST /api/v0/auth/changePassword': async () => ({
      client: await signedIn((await person()).id),
      body: { oldPassword: password, ...chosen },
    }),
    'POST /api/v0/auth/enable2FA': async () => ({ client: await signedIn((await person()).id), body: { password } }),
    'DELETE /api/v0/team_lists/{id}': teamList,
    'DELETE /api/v0/saved_views/{id}': savedView,
    'PUT /api/v0/config': () => Promise.resolve({ body: { version: null } }),
    'DELETE /api/v0/shop_product': spareProduct,
    'DELETE /api/v0/shop_product/{id}': spareProduct,
    'POST /api/v0/shop_product/restore': removedProduct,
    'DELETE /api/v0/shop_productgroup': spareGroup,
    'DELETE /api/v0/shop_productgroup/{id}': spareGroup,
    'POST /api/v0/shop_color/merge': mergedColors,
    'DELETE /api/v0/shop_color': spareColor,
    'DELETE /api/v0/file': spareFile,
    'POST /api/v0/vendor_bill/decide': bill,
    'GET /api/v0/vendor_bill/{id}/file': bill,
    'GET /api/v0/vendor_bill/{id}': bill,
    'POST /api/v0/file': spareFile,
    'POST /api/v0/file/{id}/versions/{number}/restore': fileWithVersion,
    'POST /api/v0/crop': realPicture,
    'POST /api/v0/rotate': realPicture,
    'POST /api/v0/freeFileLock': async () => ({ client: system }),
    'DELETE /api/v0/file/{id}': spareFile,
    'DELETE /api/v0/shop_color/{id}': spareColor,
    'DELETE /api/v0/gallery': spareGallery,
    'DELETE /api/v0/gallery/{id}': spareGallery,
    'POST /api/v0/gallery/restore': removedGallery,
    'DELETE /api/v0/entry': spareEntry,
    'DELETE /api/v0/entry/{id}': spareEntry,
    'POST /api/v0/entry/restore': trashedEntry,
    'POST /api/v0/entry/{id}/publish': spareEntry,
    'POST /api/v0/entry/{id}/withdraw': publishedEntry,
    ...Object.fromEntries(
      ['GET', 'POST', 'PUT', 'DELETE'].flatMap(method => [
        ...['shop_voucher', 'shop_voucher/{id}', 'batch/shop_voucher'].map(path => [
          `${method} /api/v0/${path}`,
          issued,
        ]),
        ...['shop_voucher_template', 'shop_voucher_template/{id}', 'batch/shop_voucher_template'].map(path => [
          `${method} /api/v0/${path}`,
          template,
        ]),
      ]),
    ),
    'GET /api/v0/shop/affiliates': partner,
    'GET /api/v0/shop/agreement/{id}': agreement,
    'GET /api/v0/shop/affiliates/{id}': partner,
    'POST /api/v0/batch/shop/affiliates': partner,
    'PUT /api/v0/shop/affiliates': partner,
    'DELETE /api/v0/shop/affiliates': partner,
    'DELETE /api/v0/shop/affiliates/{id}': partner,
    'POST /api/v0/shop/voucher/verify': withCode,
    'DELETE /api/v0/shop_coupon': spareCoupon,
    'DELETE /api/v0/shop_coupon/{id}': spareCoupon,
    'POST /api/v0/shop_coupon/restore': removedCoupon,
    'GET /api/v0/shop_coupon/{id}/codes': series,
    'POST /api/v0/shop_coupon/{id}/codes': series,
    'POST /api/v0/shop_coupon/validate': holder,
    'POST /api/v0/shop/restock': async () => {
      await stocked(0)
      return {}
    },
    'POST /api/v0/shop/restock/confirm': waiting,
    'POST /api/v0/shop/restock/end': waiting,
    'GET /api/v0/shop_customer': customer,
    'GET /api/v0/shop_customer/{id}': customer,
    'POST /api/v0/batch/shop_customer': customer,
    'POST /api/v0/shop_order': buyer,
    'GET /api/v0/shop_order': order(),
    'GET /api/v0/shop_order/{id}': order(),
    'POST /api/v0/batch/shop_order': order(),
    'PUT /api/v0/shop_order': order(),
    'POST /api/v0/shop/markPayed': order(),
    'POST /api/v0/shop/markShipped': order(),
    'POST /api/v0/shop/cancelOrder': order(),
    'POST /api/v0/shop/markRefunded': order(paid, ['cancelOrder', { reason: 'x' }]),
    'POST /api/v0/shop/markUnpayed': order(paid),
    'POST /api/v0/shop/markUnshipped': order(shipped),
    'POST /api/v0/shop/correctTracking': order(shipped),
    'POST /api/v0/shop/changeOrderAddress': order(),
    'POST /api/v0/shop/addOrderNote': order(),
    'POST /api/v0/shop/changeOrderNote': note,
    'POST /api/v0/shop/deleteOrderNote': note,
    'POST /api/v1/shop/getPageDataOrderEdit': order(),
    'POST /api/v0/forms/jobs': form('forms/jobs', id => ({ form: id })),
    'POST /api/v0/message': form('message', () => ({})),
    'GET /api/v0/message': message,
    'GET /api/v0/message/{id}': message,
    'POST /api/v0/batch/message': message,
    'PUT /api/v0/message': message,
    'DELETE /api/v0/message': message,
    'DELETE /api/v0/message/{id}': message,
    'GET /api/v0/shop_withdrawal': withdrawal,
    'GET /api/v0/shop_withdrawal/{id}': withdrawal,
    'POST /api/v0/batch/shop_withdrawal': withdrawal,
    'PUT /api/v0/shop_withdrawal': withdrawal,
    'GET /api/v0/invoice/{id}': draft(),
    'PUT /api/v0/invoice': draft(),
    'DELETE /api/v0/invoice/{id}': draft(),
    'POST /api/v0/invoice/issue': draft(),
    'POST /api/v1/invoice/convert': draft('issue'),
    'POST /api/v1/invoice/cancelOrRestore': draft('issue'),
    'GET /api/v0/webhooks/{id}': endpoint,
    'POST /api/v0/batch/webhooks': endpoint,
    'PUT /api/v0/webhooks': endpoint,
    'DELETE /api/v0/webhooks': endpoint,
    'DELETE /api/v0/webhooks/{id}': endpoint,
    'POST /api/v0/webhooks/{id}/secret': endpoint,
    'POST /api/v0/webhooks/{id}/test': endpoint,
    'GET /api/v0/webhook_deliveries': delivery,
    'GET /api/v0/webhook_deliveries/{id}': delivery,
    'POST /api/v0/batch/webhook_deliveries': delivery,
    'POST /api/v0/webhook_deliveries/{id}/replay': ended,
  }
  const kept = new Map(real)
  return {
    system,
    /** Makes what a path needs before its example can be sent. */
    async prepare(key: string): Promise<Otherwise> {
      for (const [example, id] of kept) real.set(example, id)
      await stocked(12)
      return (await before[key]?.()) ?? {}
    },
    /** The ids of examples replaced by those of real records. */
    withRealIds: <Value>(value: Value): Value =>
      JSON.parse(
        [...real].reduce((text, [example, id]) => text.replaceAll(example, id), JSON.stringify(value)),
      ) as Value,
  }
}
