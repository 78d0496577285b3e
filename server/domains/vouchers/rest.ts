import { and, asc, desc, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { countedOnlyWhereRefused } from '../../api/limited.ts'
import { type Route, route } from '../../api/rest.ts'
import { collection, type Part } from '../../api/restCollection.ts'
import { askingOf, type Called, idNamed } from '../../api/restIds.ts'
import { records } from '../../api/restRecords.ts'
import { inWordsOf } from '../../api/restWrites.ts'
import { amount, day, exampleIds, oneOf, text } from '../../kit/answers.ts'
import { centsOfEuros } from '../../kit/euros.ts'
import { isId } from '../../kit/ids.ts'
import { NotAllowed, NotFound, refuseIf } from '../../kit/refusals.ts'
import { fileNameField } from '../../platform/headers.ts'
import { askerOf } from '../../platform/images.ts'
import { readSettings } from '../settings/queries.ts'
import { shopDay } from '../settings/settings.ts'
import { drawnPage, paperName, previewPdf, voucherPdf } from './documents/paper.ts'
import { createVoucherTemplate, deleteVoucherTemplates, updateVoucherTemplate } from './operations/templates.ts'
import { blockVoucher, issueVoucher, updateVoucher, verifyVoucher } from './operations/vouchers.ts'
import {
  presentTemplate,
  presentVoucher,
  previewSchema,
  type RestTemplate,
  type RestVoucher,
  restPath,
  templateAnswer,
  templateChangesOf,
  templateSchema,
  voucherAnswer,
  voucherChangesOf,
  voucherSchema,
} from './presenters/vouchers.ts'
import {
  shownCode,
  templatesByIds,
  type VoucherFilter,
  type VoucherTab,
  visibleTo,
  vouchersByIds,
  voucherTabs,
  wantedVouchers,
} from './queries/vouchers.ts'
import { voucherStates } from './rules/standing.ts'
import { keptTemplate, newTemplate } from './rules/templates.ts'
import { vouchers, voucherTemplates } from './tables.ts'

const calledVoucher = { types: ['Voucher'] } as const satisfies Called
const calledTemplate = { types: ['VoucherTemplate'] } as const satisfies Called

const id = z.string().max(200).refine(isId, 'is not an id')
type Filter = { readonly ids?: readonly string[] | undefined }
const ids = z.union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
const idFilter: z.ZodType<Filter> = z.strictObject({ _id: ids.optional() }).transform(({ _id }) => ({ ids: _id }))
type VoucherPart = Filter & Pick<VoucherFilter, 'search' | 'code'> & { readonly state?: VoucherTab | undefined }
const voucherFilter: z.ZodType<VoucherPart> = z
  .strictObject({
    ...{ _id: ids.optional(), state: z.enum(voucherTabs).optional() },
    ...{ search: z.string().max(200).optional(), code: z.string().max(200).optional() },
  })
  .transform(({ _id, ...filter }) => ({ ids: _id, ...filter }))
const sorts = ['-created', 'created', '-changed', 'changed'] as const
type Sort = (typeof sorts)[number]

const todayOf = async ({ database, now }: RequestContext) => shopDay(await readSettings(database.drizzle), now())

async function findVouchers(context: RequestContext, { filter, limit, skip, sort }: Part<VoucherPart, Sort>) {
  const { database, viewer } = context
  const reader = database.drizzle
  const { search, code, state: tab } = filter
  const today = await todayOf(context)
  const where = and(
    wantedVouchers(viewer, { search, code, tab }, today),
    filter.ids && inArray(vouchers.id, [...filter.ids]),
  )
  const along = sort.startsWith('-') ? desc : asc
  const column = sort.endsWith('created') ? vouchers.createdAt : vouchers.changedAt
  const [rows, total] = await Promise.all([
    reader.select().from(vouchers).where(where).orderBy(along(column), along(vouchers.id)).limit(limit).offset(skip),
    reader.$count(vouchers, where),
  ])
  return { items: rows.map(presentVoucher(viewer, today)), total }
}

async function vouchersOf(context: RequestContext, wanted: readonly string[]) {
  const { database, viewer } = context
  const rows = new Map((await vouchersByIds(database.drizzle, viewer, wanted)).map(row => [row.id, row]))
  return wanted.flatMap(each => rows.get(each) ?? []).map(presentVoucher(viewer, await todayOf(context)))
}

async function findTemplates({ database, viewer }: RequestContext, { filter, limit, skip, sort }: Part<Filter, Sort>) {
  const reader = database.drizzle
  const where = and(
    visibleTo(viewer),
    isNull(voucherTemplates.deletedAt),
    filter.ids && inArray(voucherTemplates.id, [...filter.ids]),
  )
  const along = sort.startsWith('-') ? desc : asc
  const column = sort.endsWith('created') ? voucherTemplates.createdAt : voucherTemplates.changedAt
  const order = [along(column), along(voucherTemplates.id)]
  const [rows, total] = await Promise.all([
    reader
      .select()
      .from(voucherTemplates)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
    reader.$count(voucherTemplates, where),
  ])
  return { items: rows.map(presentTemplate), total }
}

async function templatesOf({ database, viewer }: RequestContext, wanted: readonly string[]) {
  const rows = new Map((await templatesByIds(database.drizzle, viewer, wanted)).map(row => [row.id, row]))
  return wanted.flatMap(each => rows.get(each) ?? []).map(presentTemplate)
}

/** Where an id stands that is to be removed. */
const atIds = ([name, ...rest]: readonly string[]) => [name === 'templateIds' ? 'ids' : name!, ...rest]

const inRestWords = <Result>(run: () => Promise<Result>): Promise<Result> => inWordsOf(restPath, run)

/** What a voucher that is made says, with what is usual where it says nothing. */
const issueOf = (input: RestVoucher) => ({
  valueCents: input.price_cents ?? centsOfEuros(input.price ?? 0) ?? 0,
  ...{ note: input.note ?? '', expiresOn: input.expires ?? null, language: input.language ?? ('de' as const) },
  ...{ templateId: input.template ?? null, isTransferable: input.transferable ?? true },
  ...{ message: input.greeting ?? null, recipientName: input.recipient_name ?? null },
  ...{ recipientEmail: input.recipient_email ?? null, deliverOn: input.deliver_on ?? null },
})

/** Vouchers and their templates: staff read them; who may change them issues, changes and blocks. */
export const voucherRoutes: readonly Route[] = [
  ...collection({
    name: 'shop_voucher',
    audience: 'staff:vouchers',
    what: 'vouchers',
    types: calledVoucher.types,
    item: voucherAnswer,
    filter: voucherFilter,
    filters: `It also takes \`_id\`, \`state\` (${voucherTabs.join(', ')}), \`search\` (words in recipient, message, note or the end of the code) and \`code\` (a whole code, as it is printed).`,
    sorts,
    find: findVouchers,
    byIds: vouchersOf,
  }),
  ...records({
    name: 'shop_voucher',
    audience: 'admin:vouchers',
    what: 'vouchers',
    called: calledVoucher,
    references: { template: calledTemplate },
    input: voucherSchema,
    answer: voucherAnswer,
    example: {
      ...{ price: 50, note: 'Kulanz zur Bestellung 10001', expires: '2029-12-31', language: 'de' },
      ...{ recipient_name: 'Kim Muster', recipient_email: 'kim@example.com', greeting: 'Alles Gute!' },
    },
    changing: { _id: exampleIds.voucher, expires: '2030-12-31' },
    note: 'A new one needs `price` (or `price_cents`) and `note`. What it is worth, its language, its look and whether it is transferable stay as they were made. It is not removed, for it is money: the removing paths block it.',
    inputFor: () => voucherSchema,
    read: vouchersOf,
    create: async (context, input: RestVoucher) => (await inRestWords(() => issueVoucher(context, issueOf(input)))).id,
    update: (context, voucherId, input: RestVoucher, revision) =>
      inRestWords(() => updateVoucher(context, { voucherId, revision, changes: voucherChangesOf(input) })),
    async remove(context, ids) {
      for (const voucherId of ids) await blockVoucher(context, { voucherId, isBlocked: true, reason: 'REST' })
      return [...ids]
    },
  }),
  ...collection({
    name: 'shop_voucher_template',
    audience: 'staff:vouchers',
    what: 'voucher templates',
    types: calledTemplate.types,
    item: templateAnswer,
    filter: idFilter,
    filters: 'It also takes `_id`.',
    sorts,
    find: findTemplates,
    byIds: templatesOf,
  }),
  ...records({
    name: 'shop_voucher_template',
    audience: 'admin:vouchers',
    what: 'voucher templates',
    called: calledTemplate,
    references: { image: { types: ['File'] } },
    input: templateSchema,
    answer: templateAnswer,
    example: {
      title: 'Weihnachten',
      heading: { de: 'Gutschein', en: 'Gift voucher' },
      accent: '#7a1f2b',
      default: true,
    },
    changing: { _id: exampleIds.voucherTemplate, accent: '#1f4d3a' },
    note: 'One template at most is `default`: another one is it no more. The default one is not removed (TRANSITION_NOT_ALLOWED): vouchers that are sold look so.',
    inputFor: () => templateSchema,
    read: templatesOf,
    create: async (context, input: RestTemplate) =>
      (await inRestWords(() => createVoucherTemplate(context, templateChangesOf(input)))).id,
    update: (context, templateId, input: RestTemplate, revision) =>
      inRestWords(() => updateVoucherTemplate(context, { templateId, revision, changes: templateChangesOf(input) })),
    remove: async (context, ids) =>
      (await inWordsOf(atIds, () => deleteVoucherTemplates(context, { templateIds: ids }))).deletedIds,
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/voucher/preview',
    audience: 'staff:vouchers',
    summary:
      'A voucher as a PDF, as it would look: of a template, and with what else is said. Nothing is kept, and its code opens nothing.',
    input: previewSchema,
    answer: 'The PDF, or its picture as PNG',
    example: { heading: { de: 'Gutschein' }, accent: '#1f4d3a', price_cents: 5000, recipient_name: 'Kim Muster' },
    async run(context, input, reply) {
      const { database, viewer, images, config } = context
      const { template: named, format, ...said } = input
      const found = named ? await idNamed(askingOf(context), named, { ...calledTemplate, path: ['template'] }) : null
      const [before] = found === null ? [] : await templatesByIds(database.drizzle, viewer, [found])
      if (named && !before) throw new NotFound()
      const { template, refusals } = keptTemplate(
        before ?? { ...newTemplate, title: '-' },
        templateChangesOf(said as RestTemplate),
        [],
      )
      refuseIf(refusals.map(each => ({ ...each, path: restPath(each.path) })))
      const parts = {
        reader: database.drizzle,
        images,
        publicUrl: config.publicUrl,
        asker: () => askerOf(reply.request, reply),
      }
      const pdf = await previewPdf(parts, {
        ...template,
        ...{ language: said.language, valueCents: said.price_cents, expiresOn: said.expires ?? null },
        ...{ message: said.greeting ?? null, recipientName: said.recipient_name ?? null },
      })
      if (format === 'png') {
        reply.type('image/png')
        return drawnPage(pdf)
      }
      reply.type('application/pdf').header('content-disposition', `inline; ${fileNameField('gutschein.pdf')}`)
      return pdf
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/shop/voucher/{id}/pdf',
    audience: 'staff:vouchers',
    summary: 'An issued voucher as a PDF, to be printed and handed over; for those who may see its whole code.',
    input: z.object({ id: z.string().max(200) }),
    answer: 'The PDF',
    example: { id: exampleIds.voucher },
    async run(context, { id: named }, reply) {
      const { database, viewer, images, config } = context
      const found = await idNamed(askingOf(context), named, { ...calledVoucher, path: ['id'] })
      const [voucher] = found === null ? [] : await vouchersByIds(database.drizzle, viewer, [found])
      if (!voucher) throw new NotFound()
      if (shownCode(viewer, voucher.code) !== voucher.code) throw new NotAllowed(true)
      reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; ${fileNameField(paperName(voucher))}`)
      return voucherPdf({ reader: database.drizzle, images, publicUrl: config.publicUrl }, voucher)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/voucher/verify',
    audience: 'buyer',
    summary:
      'What is on the voucher of a code, for whoever has it. Unknown codes and those that are somebody else’s alone are answered alike; guessing is limited.',
    input: z.object({ code: z.string().min(1).max(200) }),
    answer: z.object({
      ...amount('price', 'what it was issued with', 50),
      ...amount('balance', 'what is left of it', 20),
      currency: text('of both', 'EUR'),
      expires: day('the last day on which it can be redeemed; null: it does not expire', '2029-12-31').nullable(),
      state: oneOf('how it stands today', voucherStates as unknown as [string, ...string[]]),
    }),
    refused: ['CODE_UNKNOWN'],
    example: { code: 'A7K2-9QXM-3TZD-5WEK' },
    async run(context, { code }) {
      const found = await countedOnlyWhereRefused(context, 'code', { key: code, field: 'code' }, () =>
        verifyVoucher(context, { code }),
      )
      return {
        ...{ price: found.valueCents / 100, price_cents: found.valueCents },
        ...{ balance: found.balanceCents / 100, balance_cents: found.balanceCents },
        ...{ currency: found.currency, expires: found.expiresOn, state: found.state },
      }
    },
  }),
]
