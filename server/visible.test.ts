import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApiKey } from './domains/accounts/apiKeys/operations.ts'
import { apiKeysByIds, browseApiKeys, countApiKeys } from './domains/accounts/apiKeys/queries.ts'
import { createCompany } from './domains/accounts/companies/operations/companies.ts'
import {
  browseCompanies,
  companiesByIds,
  countCompanies,
  countCompanyTabs,
} from './domains/accounts/companies/queries.ts'
import {
  browseMembers,
  browseUsers,
  countMembers,
  countUsers,
  countUserTabs,
  usersByIds,
} from './domains/accounts/users/queries.ts'
import { createAffiliate } from './domains/affiliates/operations/affiliates.ts'
import {
  affiliatesByIds,
  browseAffiliatePayouts,
  browseAffiliates,
  browseCommissions,
  browseRateGroups,
  commissionEntriesByIds,
  countAffiliatePayouts,
  countAffiliates,
  countAffiliateTabs,
  countCommissions,
  orderCommissionsByIds,
} from './domains/affiliates/queries.ts'
import { affiliateCommissions, affiliateEntries, affiliatePayouts } from './domains/affiliates/tables.ts'
import { browseRequests, countRequests, requestsByIds } from './domains/approvals/queries.ts'
import { orderRequests } from './domains/approvals/tables.ts'
import { auditEntriesByIds, browseAudit, countAudit } from './domains/audit/queries.ts'
import { productGroups } from './domains/catalogue/tables.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { createEntry } from './domains/content/operations/entries.ts'
import { noteMissedPath, writeMissedPaths } from './domains/content/operations/missedPaths.ts'
import { createPreviewLink } from './domains/content/operations/previewLinks.ts'
import { saveRedirect } from './domains/content/operations/redirects.ts'
import {
  browseEntries,
  browseMissedPaths,
  browseRedirects,
  countEntries,
  countEntryTabs,
  countMissedPaths,
  countRedirects,
  entriesByIds,
} from './domains/content/queries/managed.ts'
import { browsePreviewLinks, countPreviewLinks } from './domains/content/queries/shares.ts'
import { createCoupon, generateCouponCodes } from './domains/coupons/operations/coupons.ts'
import {
  browseCodes,
  browseCoupons,
  browseRedemptions,
  codesOfSeries,
  countCodes,
  countCodeTabs,
  countCoupons,
  countCouponTabs,
  countRedemptions,
  countRedemptionTabs,
  couponGroups,
  couponProducts,
  couponsByIds,
} from './domains/coupons/queries/coupons.ts'
import { couponRedemptions } from './domains/coupons/tables.ts'
import { foldCustomers } from './domains/customers/operations/folding.ts'
import {
  browseCustomers,
  countCustomers,
  countCustomerTabs,
  customersByIds,
  customersOfAccounts,
  customersOfEmails,
} from './domains/customers/queries.ts'
import { customers } from './domains/customers/tables.ts'
import { browseFiles, countFileChoices, countFiles, countFileTabs } from './domains/files/browser/queries.ts'
import { filesByIds } from './domains/files/queries.ts'
import { files } from './domains/files/tables.ts'
import {
  answersByIds,
  browseAnswers,
  browseForms,
  countAnswers,
  countAnswerTabs,
  countForms,
  formsByIds,
  sentFileById,
} from './domains/forms/queries.ts'
import { formAnswers, formFiles } from './domains/forms/tables.ts'
import { createGallery } from './domains/galleries/operations.ts'
import { browseGalleries, countGalleries, countGalleryTabs, galleriesByIds } from './domains/galleries/queries.ts'
import { browseImports, countImports, countImportTabs, importsByIds } from './domains/imports/queries.ts'
import { imports } from './domains/imports/tables.ts'
import { billsByIds, browseBills, countBills, countBillTabs } from './domains/invoicing/bills/queries.ts'
import { importBankFile } from './domains/invoicing/payments/operations/bankFiles.ts'
import {
  browseBankFiles,
  browseBankLines,
  countBankFiles,
  countBankLines,
  countBankLineTabs,
} from './domains/invoicing/payments/queries/bank.ts'
import { browseOpenItems, countOpenItems } from './domains/invoicing/payments/queries/openItems.ts'
import { browseDocuments, countDocuments, documentsByIds } from './domains/invoicing/queries.ts'
import {
  browseMails,
  browseOrders,
  countMails,
  countMailTabs,
  countOrders,
  countTabs,
  readDashboard,
} from './domains/orders/queries/browsing.ts'
import { countOrdersOfCompany } from './domains/orders/queries/companyOrders.ts'
import { mailById, orderByNumber, ordersById } from './domains/orders/queries/orders.ts'
import { browsePayments, countPaymentSums, countPayments, countPaymentTabs } from './domains/orders/queries/payments.ts'
import { orders } from './domains/orders/tables.ts'
import { createPerson } from './domains/persons/operations.ts'
import { browsePersons, countPersons, personsByIds, personsOfAccount } from './domains/persons/queries.ts'
import { browseDecisions, countDecisions, countDecisionTabs } from './domains/privacy/consent/queries.ts'
import { consentTexts, consents as decisions } from './domains/privacy/tables.ts'
import { browseTexts, countTextTabs } from './domains/settings/texts/queries.ts'
import { startStockTaking } from './domains/stock/operations/takings.ts'
import { browseStock, countStock, countStockTabs, stockItemsByIds } from './domains/stock/queries/items.ts'
import {
  browseStockMovements,
  countMovementTabs,
  countStockMovements,
  stockMovementsByIds,
} from './domains/stock/queries/movements.ts'
import {
  browseTakingLines,
  browseTakings,
  countLineTabs,
  countTakingLines,
  countTakings,
  countTakingTabs,
  takingLinesByIds,
  takingsByIds,
} from './domains/stock/queries/takings.ts'
import { createVoucherTemplate } from './domains/vouchers/operations/templates.ts'
import { issueVoucher } from './domains/vouchers/operations/vouchers.ts'
import { browseVoucherMoments } from './domains/vouchers/queries/calendar.ts'
import {
  browseTemplates,
  browseVoucherEntries,
  browseVouchers,
  countTemplates,
  countVoucherEntries,
  countVouchers,
  countVoucherTabs,
  templatesByIds,
  vouchersByIds,
} from './domains/vouchers/queries/vouchers.ts'
import { createEndpoint, testEndpoint } from './domains/webhooks/operations.ts'
import {
  browseDeliveries,
  browseEndpoints,
  countDeliveries,
  countDeliveryTabs,
  countEndpoints,
  deliveriesByIds,
  endpointsByIds,
} from './domains/webhooks/queries.ts'
import { declareWithdrawal } from './domains/withdrawals/operations.ts'
import {
  browseWithdrawals,
  countWithdrawals,
  countWithdrawalTabs,
  withdrawalsByIds,
  withdrawalsOf,
} from './domains/withdrawals/queries.ts'
import { newId } from './kit/ids.ts'
import type { Area, Viewer } from './kit/viewer.ts'
import { auditEntries, mails } from './platform/tables.ts'
import { receivedBill } from './testing/bills.ts'
import { contextFor, insertProduct, insertViewer, TEST_ADDRESS, TEST_NOW, visitor } from './testing/builders.ts'
import { buyersOf, orderOf } from './testing/buyers.ts'
import { testDatabase } from './testing/database.ts'
import { fieldOf, formWith, sendWithWork, sent } from './testing/forms.ts'
import { invoiceOf } from './testing/invoices.ts'

/** Doors ask who may knock; these reads ask once more by themselves, so that a door that forgot opens nothing. */

const database = await testDatabase()
const reader = database.drizzle
const { buyer } = buyersOf(database)
const page = { offset: 0, limit: 10 }
const zone = 'Europe/Vienna'
const latest = { field: 'created', direction: 'desc' } as const
const uploaded = { field: 'uploaded', direction: 'desc' } as const
const byChange = { field: 'changed', direction: 'desc' } as const
const byName = { field: 'name', direction: 'asc' } as const
const byNumber = { field: 'number', direction: 'asc' } as const
const byDay = { field: 'placedAt', direction: 'desc' } as const

const byIssue = { field: 'created', direction: 'desc' } as const

const known = {
  import: '',
  file: '',
  user: '',
  person: '',
  apiKey: '',
  entry: '',
  mail: '',
  order: '',
  orderNumber: '',
  withdrawal: '',
  ...{ form: '', formAnswer: '', sentFile: '' },
  ...{ endpoint: '', delivery: '', gallery: '', managedEntry: '', coupon: '', product: '' },
  ...{
    voucher: '',
    template: '',
    affiliate: '',
    commission: '',
    company: '',
    request: '',
    buyer: '',
    document: '',
    bill: '',
  },
  ...{ customer: '', email: '' },
  ...{ piece: '', movement: '', taking: '', takingLine: '' },
}

beforeAll(async () => {
  const system = contextFor(database, { viewer: await insertViewer(database, ['system']) })
  const member = await insertViewer(database, ['member'])
  known.user = member.accountId!
  known.person = (await createPerson(system, { firstName: 'Kim', lastName: 'Muster', accountId: member.accountId })).id
  const words = { version: 'v1', language: 'de' as const, createdAt: TEST_NOW }
  await database.drizzle.insert(consentTexts).values({ ...words, request: {} as never })
  await database.drizzle.insert(decisions).values({
    ...{ id: newId(), subject: 'a'.repeat(22), textVersion: 'v1', language: 'de', way: 'dialog', decidedAt: TEST_NOW },
    ...{ granted: [], refused: ['video'] },
  })
  const key = { integrator: 'ERP', label: 'Lager', scopes: ['orders.read' as const], expiresOn: '2027-01-31' }
  known.apiKey = (await createApiKey(system, key)).apiKey.id
  const order = (await placeOrder(await buyer(await insertProduct(database)), orderOf(2480))).order
  known.order = order.id
  known.orderNumber = String(order.orderNumber)
  const declaration = { key: newId(), name: 'Kim Muster', orderNumber: known.orderNumber, email: order.email }
  const withdrawn = { ...declaration, parts: null, token: null, items: null }
  known.document = (await invoiceOf(system, order.id)).id
  const movements = Buffer.from('Buchungstag;Verwendungszweck;Betrag\n01.11.2026;x;1,00\n')
  await importBankFile(system, { name: 'bank.csv', bytes: movements, columns: null })
  known.bill = (await receivedBill(system)).id
  known.withdrawal = (await declareWithdrawal(contextFor(database), withdrawn)).id
  const choice = { label: 'ERP', url: 'https://erp.example.com/', kinds: ['order.placed'], includesPeople: false }
  known.endpoint = (await createEndpoint(system, choice)).endpoint.id
  const imprint = { title: { de: 'Impressum', en: 'Imprint' }, tags: ['recht'] }
  known.managedEntry = (await createEntry(system, { kind: 'standing', key: 'imprint', changes: imprint })).id
  known.form = (await formWith(system, [fieldOf('name', 'text')])).id
  await sendWithWork(system, sent(known.form, { name: 'Kim' }))
  known.formAnswer = (await reader.select({ id: formAnswers.id }).from(formAnswers))[0]!.id
  known.sentFile = newId()
  await reader.insert(formFiles).values({
    ...{ id: known.sentFile, answerId: known.formAnswer, field: 'name', position: 0, name: 'a.pdf' },
    ...{ mimeType: 'application/pdf', size: 1, sha256: 'f'.repeat(64) },
  })
  await createPreviewLink(system, { entryId: known.managedEntry, days: 7 })
  await saveRedirect(system, { path: '/alt', target: '/neu', isPermanent: true })
  noteMissedPath(database, '/gibt-es-nicht')
  await writeMissedPaths(database, '2026-11-20')
  known.gallery = (await createGallery(system, { title: { de: 'Saison' } })).id
  const series = await createCoupon(system, { code: 'SERIE', value: 1000, scope: 'all', isSeries: true })
  known.coupon = series.id
  await generateCouponCodes(system, { couponId: series.id, count: 2, prefix: null })
  const redemption = { id: newId(), couponId: series.id, orderId: order.id, code: 'X', mailbox: order.email }
  await reader.insert(couponRedemptions).values({ ...redemption, amountCents: 100, redeemedAt: TEST_NOW })
  known.voucher = (
    await issueVoucher(system, {
      ...{ valueCents: 100, note: 'Probe', expiresOn: null, language: 'de', templateId: null, isTransferable: true },
      ...{ message: null, recipientName: null, recipientEmail: null, deliverOn: null },
    })
  ).id
  known.template = (await createVoucherTemplate(system, { title: 'Probe' })).id
  const partner = { name: 'FC Muster', email: 'info@fc-muster.example', value: 1000 }
  known.affiliate = (await createAffiliate(system, partner)).id
  const earned = { id: newId(), affiliateId: known.affiliate, orderId: order.id, kind: 'percent' as const, value: 1000 }
  known.commission = earned.id
  await reader.insert(affiliateCommissions).values({ ...earned, netCents: 100, at: TEST_NOW })
  const paid = { id: newId(), affiliateId: known.affiliate, paidOn: '2026-11-20', reference: 'Provision', at: TEST_NOW }
  const entry = { id: newId(), affiliateId: known.affiliate, commissionId: earned.id, kind: 'earned' as const }
  await reader.transaction(async tx => {
    await tx.insert(affiliatePayouts).values({ ...paid, amountCents: 100 })
    await tx.insert(affiliateEntries).values({ ...entry, amountCents: 100, payoutId: paid.id, at: TEST_NOW })
  })
  known.product = (await insertProduct(database)).id
  const group = { id: newId(), slug: 'taschen', title: { de: 'Taschen' } }
  await reader.insert(productGroups).values(group as typeof productGroups.$inferInsert)
  known.delivery = (await testEndpoint(system, { endpointId: known.endpoint })).id
  known.piece = (await insertProduct(database, {}, [{ available: 3 }])).variantIds[0]!
  const taking = { name: 'Regal', scope: 'chosen' as const, itemIds: [known.piece] }
  known.import = newId()
  await database.drizzle.insert(imports).values({
    ...{ id: known.import, sourceId: newId(), fileName: 'w.csv', format: 'csv', state: 'mapping', createdAt: TEST_NOW },
    options: { clearsEmpty: false, addsNames: true, publishes: false },
  })
  known.taking = (await startStockTaking(system, taking)).id
  const { rows } = await database.pool.query<{ line: string; movement: string }>(
    `select (select id from stock_taking_lines where taking_id = $1) as line,
      (select id from stock_movements where variant_id = $2) as movement`,
    [known.taking, known.piece],
  )
  Object.assign(known, { takingLine: rows[0]!.line, movement: rows[0]!.movement })
  known.mail = newId()
  const mail = {
    kind: 'orderPaid',
    recipient: 'kim@example.com',
    language: 'de' as const,
    subject: 'S',
    html: '',
    text: '',
  }
  await reader.insert(mails).values({ ...mail, id: known.mail, messageId: known.mail, createdAt: TEST_NOW })
  known.file = newId()
  const file = { id: known.file, sha256: 'a'.repeat(64), name: 'plan.pdf', extension: 'pdf', size: 1 }
  await reader.insert(files).values({ ...file, mimeType: 'application/pdf', createdAt: TEST_NOW })
  known.buyer = (await insertViewer(database)).accountId!
  known.company = (await createCompany(system, { company: { name: 'SV Muster', address: TEST_ADDRESS } })).id
  await reader.update(orders).set({ companyId: known.company }).where(eq(orders.id, order.id))
  known.request = newId()
  const request = { id: known.request, companyId: known.company, accountId: known.buyer, lines: [], totalCents: 1 }
  const consents = { terms: true, conditions: false, age: false }
  await reader
    .insert(orderRequests)
    .values({ ...request, grossCents: 1, consents, language: 'de', createdAt: TEST_NOW })
  await foldCustomers({ database })
  const [customer] = await reader.select().from(customers).where(eq(customers.accountId, known.buyer))
  known.customer = customer!.id
  known.email = customer!.emailKey
  known.entry = (await reader.select({ id: auditEntries.id }).from(auditEntries).limit(1))[0]!.id
})

const some = (rows: readonly unknown[]) => rows.length
type Read = (viewer: Viewer) => Promise<number>

/** Each read of the back office as how much of it somebody sees; and what sees it besides the roles of staff. */
const reads: Record<string, { read: Read; area: Area; isForAdmins?: boolean }> = {
  browseUsers: { area: 'users', read: async v => some(await browseUsers(reader, v, {}, latest, page, TEST_NOW)) },
  countUsers: { area: 'users', read: v => countUsers(reader, v, {}, TEST_NOW, 100) },
  countUserTabs: { area: 'users', read: async v => (await countUserTabs(reader, v, {}, TEST_NOW)).all },
  usersByIds: { area: 'users', read: async v => some(await usersByIds(reader, v, [known.user])) },
  browseMembers: { area: 'settings', read: async v => some(await browseMembers(reader, v, page)) },
  countMembers: { area: 'settings', read: v => countMembers(reader, v, 100) },
  browseTexts: {
    area: 'settings',
    read: async v => some(await browseTexts(reader, v, {}, page)),
  },
  countTextTabs: { area: 'settings', read: async v => (await countTextTabs(reader, v, {})).all },
  browsePersons: { area: 'persons', read: async v => some(await browsePersons(reader, v, {}, latest, page)) },
  countPersons: { area: 'persons', read: v => countPersons(reader, v, {}, 100) },
  personsByIds: { area: 'persons', read: async v => some(await personsByIds(reader, v, [known.person])) },
  personsOfAccount: { area: 'persons', read: async v => some(await personsOfAccount(reader, v, known.user)) },
  browseFiles: { area: 'files', read: async v => some(await browseFiles(reader, v, {}, uploaded, page, zone)) },
  countFiles: { area: 'files', read: v => countFiles(reader, v, {}, zone, 100) },
  countFileTabs: { area: 'files', read: async v => (await countFileTabs(reader, v, {}, zone)).library },
  countFileChoices: { area: 'files', read: async v => some((await countFileChoices(reader, v, {}, zone)).types) },
  filesByIds: { area: 'files', read: async v => some(await filesByIds(reader, v, [known.file])) },
  browseOrders: { area: 'orders', read: async v => some(await browseOrders(reader, v, {}, byDay, page, zone)) },
  countTabs: { area: 'orders', read: async v => (await countTabs(reader, v, {}, zone)).all },
  countOrders: { area: 'orders', read: v => countOrders(reader, v, {}, zone, 100) },
  browsePayments: {
    area: 'orders',
    read: async v => some(await browsePayments(reader, v, {}, byDay, page, { timeZone: zone, today: '2026-11-20' })),
  },
  countPayments: {
    area: 'orders',
    read: v => countPayments(reader, v, {}, { timeZone: zone, today: '2026-11-20' }, 100),
  },
  countPaymentTabs: {
    area: 'orders',
    read: async v => (await countPaymentTabs(reader, v, {}, { timeZone: zone, today: '2026-11-20' })).all,
  },
  countPaymentSums: {
    area: 'orders',
    read: async v => Number((await countPaymentSums(reader, v, {}, { timeZone: zone, today: '2026-11-20' })) !== null),
  },
  ordersById: { area: 'orders', read: async v => some(await ordersById(reader, v, [known.order])) },
  orderByNumber: {
    area: 'orders',
    read: async v => Number(await orderByNumber(reader, v, known.orderNumber).then(Boolean)),
  },
  readDashboard: { area: 'orders', read: async v => (await readDashboard(reader, v, TEST_NOW, zone)).ordersToday },
  browseCustomers: { area: 'orders', read: async v => some(await browseCustomers(reader, v, {}, byName, page)) },
  countCustomers: { area: 'orders', read: v => countCustomers(reader, v, {}, 100) },
  countCustomerTabs: { area: 'orders', read: async v => (await countCustomerTabs(reader, v, {})).all },
  customersByIds: { area: 'orders', read: async v => some(await customersByIds(reader, v, [known.customer])) },
  customersOfAccounts: { area: 'orders', read: async v => some(await customersOfAccounts(reader, v, [known.buyer])) },
  customersOfEmails: { area: 'orders', read: async v => some(await customersOfEmails(reader, v, [known.email])) },
  browseWithdrawals: { area: 'orders', read: async v => some(await browseWithdrawals(reader, v, {}, page)) },
  countWithdrawals: { area: 'orders', read: v => countWithdrawals(reader, v, {}, 100) },
  countWithdrawalTabs: { area: 'orders', read: async v => (await countWithdrawalTabs(reader, v, {})).all },
  withdrawalsByIds: { area: 'orders', read: async v => some(await withdrawalsByIds(reader, v, [known.withdrawal])) },
  withdrawalsOf: { area: 'orders', read: async v => some(await withdrawalsOf(reader, v, [known.order])) },
  browseEndpoints: { area: 'settings', read: async v => some(await browseEndpoints(reader, v, page)) },
  countEndpoints: { area: 'settings', read: v => countEndpoints(reader, v, 100) },
  endpointsByIds: { area: 'settings', read: async v => some(await endpointsByIds(reader, v, [known.endpoint])) },
  browseDeliveries: { area: 'settings', read: async v => some(await browseDeliveries(reader, v, {}, page)) },
  countDeliveries: { area: 'settings', read: v => countDeliveries(reader, v, {}, 100) },
  countDeliveryTabs: { area: 'settings', read: async v => (await countDeliveryTabs(reader, v, {})).all },
  deliveriesByIds: { area: 'settings', read: async v => some(await deliveriesByIds(reader, v, [known.delivery])) },
  browseGalleries: { area: 'files', read: async v => some(await browseGalleries(reader, v, {}, byChange, page)) },
  countGalleries: { area: 'files', read: v => countGalleries(reader, v, {}, 100) },
  countGalleryTabs: { area: 'files', read: async v => (await countGalleryTabs(reader, v, {})).all },
  galleriesByIds: { area: 'files', read: async v => some(await galleriesByIds(reader, v, [known.gallery])) },
  browseEntries: {
    area: 'content',
    read: async v => some(await browseEntries(reader, v, {}, byChange, page)),
  },
  countEntries: { area: 'content', read: v => countEntries(reader, v, {}, 100) },
  countEntryTabs: { area: 'content', read: async v => (await countEntryTabs(reader, v, {})).all },
  entriesByIds: { area: 'content', read: async v => some(await entriesByIds(reader, v, [known.managedEntry])) },
  browseForms: { area: 'messages', read: async v => some(await browseForms(reader, v, null, page)) },
  countForms: { area: 'messages', read: v => countForms(reader, v, null, 100) },
  formsByIds: { area: 'messages', read: async v => some(await formsByIds(reader, v, [known.form])) },
  browseAnswers: { area: 'messages', read: async v => some(await browseAnswers(reader, v, {}, page)) },
  countAnswers: { area: 'messages', read: v => countAnswers(reader, v, {}, 100) },
  countAnswerTabs: { area: 'messages', read: async v => (await countAnswerTabs(reader, v, {})).all },
  answersByIds: { area: 'messages', read: async v => some(await answersByIds(reader, v, [known.formAnswer])) },
  sentFileById: { area: 'messages', read: async v => ((await sentFileById(reader, v, known.sentFile)) ? 1 : 0) },
  browseRedirects: { area: 'content', read: async v => some(await browseRedirects(reader, v, null, page)) },
  browsePreviewLinks: {
    area: 'content',
    read: async v => some(await browsePreviewLinks(reader, v, TEST_NOW, page)),
  },
  countPreviewLinks: { area: 'content', read: v => countPreviewLinks(reader, v, TEST_NOW, 100) },
  countRedirects: { area: 'content', read: v => countRedirects(reader, v, null, 100) },
  browseDecisions: { area: 'settings', read: async v => some(await browseDecisions(reader, v, {}, 'desc', page)) },
  countDecisions: { area: 'settings', read: v => countDecisions(reader, v, {}, 100) },
  countDecisionTabs: { area: 'settings', read: async v => (await countDecisionTabs(reader, v, {})).all },
  browseMissedPaths: { area: 'content', read: async v => some(await browseMissedPaths(reader, v, page)) },
  countMissedPaths: { area: 'content', read: v => countMissedPaths(reader, v, 100) },
  browseCoupons: {
    area: 'coupons',
    read: async v => some(await browseCoupons(reader, v, {}, byChange, page, '2026-11-20')),
  },
  countCoupons: { area: 'coupons', read: v => countCoupons(reader, v, {}, '2026-11-20', 100) },
  countCouponTabs: { area: 'coupons', read: async v => (await countCouponTabs(reader, v, {}, '2026-11-20')).all },
  couponsByIds: { area: 'coupons', read: async v => some(await couponsByIds(reader, v, [known.coupon])) },
  browseRedemptions: { area: 'coupons', read: async v => some(await browseRedemptions(reader, v, {}, page)) },
  countRedemptions: { area: 'coupons', read: v => countRedemptions(reader, v, {}, 100) },
  countRedemptionTabs: { area: 'coupons', read: async v => (await countRedemptionTabs(reader, v, {})).all },
  browseCodes: { area: 'coupons', read: async v => some(await browseCodes(reader, v, {}, page)) },
  countCodes: { area: 'coupons', read: v => countCodes(reader, v, {}, 100) },
  countCodeTabs: { area: 'coupons', read: async v => (await countCodeTabs(reader, v, {})).all },
  codesOfSeries: { area: 'coupons', read: async v => some(await codesOfSeries(reader, v, known.coupon)) },
  couponProducts: { area: 'coupons', read: async v => some(await couponProducts(reader, v, [known.product])) },
  browseVouchers: {
    area: 'vouchers',
    read: async v => some(await browseVouchers(reader, v, {}, byIssue, page, '2026-11-20')),
  },
  countVouchers: { area: 'vouchers', read: v => countVouchers(reader, v, {}, '2026-11-20', 100) },
  countVoucherTabs: { area: 'vouchers', read: async v => (await countVoucherTabs(reader, v, {}, '2026-11-20')).all },
  vouchersByIds: { area: 'vouchers', read: async v => some(await vouchersByIds(reader, v, [known.voucher])) },
  browseVoucherEntries: {
    area: 'vouchers',
    read: async v => some(await browseVoucherEntries(reader, v, known.voucher, page)),
  },
  countVoucherEntries: { area: 'vouchers', read: v => countVoucherEntries(reader, v, known.voucher, 100) },
  browseVoucherMoments: {
    area: 'vouchers',
    read: async v =>
      some(await browseVoucherMoments(reader, v, { from: '2020-01-01', to: '2099-12-31' }, 'Europe/Vienna', 10)),
  },
  browseTemplates: { area: 'vouchers', read: async v => some(await browseTemplates(reader, v, {}, page)) },
  countTemplates: { area: 'vouchers', read: v => countTemplates(reader, v, {}, 100) },
  templatesByIds: { area: 'vouchers', read: async v => some(await templatesByIds(reader, v, [known.template])) },
  couponGroups: { area: 'coupons', read: async v => some(await couponGroups(reader, v)) },
  browseStock: { area: 'catalogue', read: async v => some(await browseStock(reader, v, {}, byNumber, page)) },
  countStock: { area: 'catalogue', read: v => countStock(reader, v, {}, 100) },
  countStockTabs: { area: 'catalogue', read: async v => (await countStockTabs(reader, v, {})).all },
  stockItemsByIds: { area: 'catalogue', read: async v => some(await stockItemsByIds(reader, v, [known.piece])) },
  browseStockMovements: {
    area: 'catalogue',
    read: async v => some(await browseStockMovements(reader, v, {}, page, zone)),
  },
  countStockMovements: { area: 'catalogue', read: v => countStockMovements(reader, v, {}, zone, 100) },
  countMovementTabs: { area: 'catalogue', read: async v => (await countMovementTabs(reader, v, {}, zone)).all },
  stockMovementsByIds: {
    area: 'catalogue',
    read: async v => some(await stockMovementsByIds(reader, v, [known.movement])),
  },
  browseImports: { area: 'catalogue', read: async v => some(await browseImports(reader, v, {}, page)) },
  countImports: { area: 'catalogue', read: v => countImports(reader, v, {}, 100) },
  countImportTabs: { area: 'catalogue', read: async v => (await countImportTabs(reader, v, {})).all },
  importsByIds: { area: 'catalogue', read: async v => some(await importsByIds(reader, v, [known.import])) },
  browseTakings: { area: 'catalogue', read: async v => some(await browseTakings(reader, v, {}, page)) },
  countTakings: { area: 'catalogue', read: v => countTakings(reader, v, {}, 100) },
  countTakingTabs: { area: 'catalogue', read: async v => (await countTakingTabs(reader, v, {})).all },
  takingsByIds: { area: 'catalogue', read: async v => some(await takingsByIds(reader, v, [known.taking])) },
  browseTakingLines: {
    area: 'catalogue',
    read: async v => some(await browseTakingLines(reader, v, { takingId: known.taking }, page)),
  },
  countTakingLines: {
    area: 'catalogue',
    read: v => countTakingLines(reader, v, { takingId: known.taking }, 100),
  },
  countLineTabs: {
    area: 'catalogue',
    read: async v => (await countLineTabs(reader, v, { takingId: known.taking })).all,
  },
  takingLinesByIds: {
    area: 'catalogue',
    read: async v => some(await takingLinesByIds(reader, v, [known.takingLine])),
  },
  browseCompanies: { area: 'users', read: async v => some(await browseCompanies(reader, v, {}, byIssue, page)) },
  countCompanies: { area: 'users', read: v => countCompanies(reader, v, {}, 100) },
  countCompanyTabs: { area: 'users', read: async v => (await countCompanyTabs(reader, v, {})).all },
  companiesByIds: { area: 'users', read: async v => some(await companiesByIds(reader, v, [known.company])) },
  browseRequests: {
    area: 'orders',
    read: async v => some(await browseRequests(reader, v, { companyId: known.company }, page)),
  },
  countRequests: { area: 'orders', read: v => countRequests(reader, v, { companyId: known.company }, 100) },
  requestsByIds: { area: 'orders', read: async v => some(await requestsByIds(reader, v, [known.request])) },
  countOrdersOfCompany: { area: 'orders', read: v => countOrdersOfCompany(reader, v, known.company, 100) },
  browseAffiliates: {
    area: 'affiliates',
    read: async v => some(await browseAffiliates(reader, v, {}, byIssue, page, TEST_NOW)),
  },
  countAffiliates: { area: 'affiliates', read: v => countAffiliates(reader, v, {}, TEST_NOW, 100) },
  countAffiliateTabs: {
    area: 'affiliates',
    read: async v => (await countAffiliateTabs(reader, v, {}, TEST_NOW)).all,
  },
  affiliatesByIds: { area: 'affiliates', read: async v => some(await affiliatesByIds(reader, v, [known.affiliate])) },
  browseCommissions: {
    area: 'affiliates',
    read: async v => some(await browseCommissions(reader, v, known.affiliate, page, TEST_NOW)),
  },
  countCommissions: { area: 'affiliates', read: v => countCommissions(reader, v, known.affiliate, 100) },
  commissionEntriesByIds: {
    area: 'affiliates',
    read: async v => some(await commissionEntriesByIds(reader, v, [known.commission])),
  },
  orderCommissionsByIds: {
    area: 'affiliates',
    read: async v => (await orderCommissionsByIds(reader, v, [known.order], TEST_NOW)).size,
  },
  browseRateGroups: { area: 'affiliates', read: async v => some(await browseRateGroups(reader, v)) },
  browseAffiliatePayouts: {
    area: 'affiliates',
    read: async v => some(await browseAffiliatePayouts(reader, v, {}, page)),
  },
  countAffiliatePayouts: { area: 'affiliates', read: v => countAffiliatePayouts(reader, v, {}, 100) },
  browseDocuments: {
    area: 'documents',
    read: async v => some(await browseDocuments(reader, v, {}, { field: 'date', direction: 'desc' }, page)),
  },
  countDocuments: { area: 'documents', read: v => countDocuments(reader, v, {}, 100) },
  browseOpenItems: {
    area: 'documents',
    read: async v =>
      some(await browseOpenItems(reader, v, {}, { field: 'due', direction: 'asc' }, { ...page, today: '2026-11-24' })),
  },
  countOpenItems: { area: 'documents', read: v => countOpenItems(reader, v, {}, '2026-11-24', 100) },
  browseBankFiles: { area: 'documents', read: async v => some(await browseBankFiles(reader, v, page)) },
  countBankFiles: { area: 'documents', read: v => countBankFiles(reader, v, 100) },
  browseBankLines: { area: 'documents', read: async v => some(await browseBankLines(reader, v, {}, page)) },
  countBankLines: { area: 'documents', read: v => countBankLines(reader, v, {}, 100) },
  countBankLineTabs: { area: 'documents', read: async v => (await countBankLineTabs(reader, v, {})).all },
  documentsByIds: { area: 'documents', read: async v => some(await documentsByIds(reader, v, [known.document])) },
  browseBills: {
    area: 'documents',
    read: async v => some(await browseBills(reader, v, {}, { field: 'date', direction: 'desc' }, page, '2026-11-24')),
  },
  countBills: { area: 'documents', read: v => countBills(reader, v, {}, '2026-11-24', 100) },
  countBillTabs: { area: 'documents', read: async v => (await countBillTabs(reader, v, {}, '2026-11-24')).all },
  billsByIds: { area: 'documents', read: async v => some(await billsByIds(reader, v, [known.bill])) },
  browseMails: { area: 'mails', read: async v => some(await browseMails(reader, v, {}, page)) },
  countMails: { area: 'mails', read: v => countMails(reader, v, {}, 100) },
  countMailTabs: { area: 'mails', read: async v => (await countMailTabs(reader, v, {})).all },
  mailById: { area: 'mails', read: async v => Number(await mailById(reader, v, known.mail).then(Boolean)) },
  browseApiKeys: { area: 'users', isForAdmins: true, read: async v => some(await browseApiKeys(reader, v, page)) },
  countApiKeys: { area: 'users', isForAdmins: true, read: v => countApiKeys(reader, v, 100) },
  apiKeysByIds: {
    area: 'users',
    isForAdmins: true,
    read: async v => some(await apiKeysByIds(reader, v, [known.apiKey])),
  },
  browseAudit: {
    area: 'audit',
    isForAdmins: true,
    read: async v => some(await browseAudit(reader, v, {}, zone, page)),
  },
  countAudit: { area: 'audit', isForAdmins: true, read: v => countAudit(reader, v, {}, zone, 100) },
  auditEntriesByIds: {
    area: 'audit',
    isForAdmins: true,
    read: async v => some(await auditEntriesByIds(reader, v, [known.entry])),
  },
}

describe('reads of the back office', () => {
  test.each(Object.entries(reads))('%s shows strangers nothing', async (_name, { read }) => {
    expect(await read(visitor())).toBe(0)
    expect(await read(await insertViewer(database))).toBe(0)
  })

  test.each(Object.entries(reads))('%s shows staff what is theirs to see', async (_name, {
    read,
    area,
    isForAdmins,
  }) => {
    expect(await read(await insertViewer(database, ['admin']))).toBeGreaterThan(0)
    const member = await read(await insertViewer(database, ['member']))
    if (isForAdmins) expect(member).toBe(0)
    else expect(member).toBeGreaterThan(0)
    const key = { ...visitor(), grants: [`${area}.${isForAdmins ? 'write' : 'read'}` as const] }
    expect(await read(key)).toBeGreaterThan(0)
    const kept = await insertViewer(database, ['member'])
    expect(await read({ ...kept, grants: [`${area}.none`] })).toBe(0)
    const another = area === 'orders' ? 'persons' : 'orders'
    expect(await read({ ...visitor(), grants: [`${another}.write`] })).toBe(0)
  })

  /** Reads of lists and by id, of what is in `queries.ts` or below `queries/`; the catalogue's are for everybody. */
  const source = readdirSync(join(import.meta.dirname, 'domains'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(
      path => /(^|\/)queries(\/|\.ts$)/.test(path) && path.endsWith('.ts') && !/\.test\.ts$|^catalogue\//.test(path),
    )
    .map(path => readFileSync(join(import.meta.dirname, 'domains', path), 'utf8'))

  test('are all here', () => {
    const named = source.flatMap(text =>
      [
        ...text.matchAll(
          /export (?:(?:async )?function|const) ((?:browse|count)\w+|\w+By(?:Ids?|Number)|readDashboard)\b/g,
        ),
      ].map(([, name]) => name!),
    )
    // Read for somebody's own account or cart, by an operation that holds the lock, or as the section of the settings says.
    const others = [
      // For people alone, each of what they may hear: `domains/notifications`.
      ...['browseNotifications', 'countNotifications', 'countNotificationTabs', 'notificationsByIds'],
      'accountById',
      'browseHistory',
      'companyOrderByNumber',
      'countHistory',
      'countOrdersOfAccount',
      'countOrdersOfCart',
      'credentialsById',
      'orderById',
      'ownAddressesById',
      'ownOrderByNumber',
      'ownSavedViewsById',
      'ownTeamListsById',
      'ownWishesById',
      'withdrawalById',
    ]
    expect(named.filter(name => !others.includes(name)).toSorted()).toEqual(
      Object.keys(reads)
        .filter(
          name =>
            ![
              'customersOfAccounts',
              'customersOfEmails',
              'personsOfAccount',
              'withdrawalsOf',
              'codesOfSeries',
              'couponGroups',
              'couponProducts',
            ].includes(name),
        )
        .toSorted(),
    )
  })
})
