import { batchedRows } from '../../api/batched.ts'
import { builder } from '../../api/builder.ts'
import type { RequestContext } from '../../api/context.ts'
import { globalId } from '../../api/globalIds.ts'
import { numberedConnection, numberedPage, type PageArguments, pageComplexity } from '../../api/numberedPages.ts'
import { decodedGlobalId } from '../../kit/globalIds.ts'
import { isId } from '../../kit/ids.ts'
import { withoutControls } from '../../kit/words.ts'
import type { AuditKind } from '../../platform/auditActions.ts'
import { settingsOf } from '../settings/graphql.ts'
import { shopSettings } from '../settings/settings.ts'
import {
  type AuditEntry,
  type AuditFilter,
  auditActions,
  auditEntriesByIds,
  browseAudit,
  countAudit,
} from './queries.ts'

type AuditChange = { readonly field: string; readonly old: unknown; readonly new: unknown }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const changesOf = ({ changes }: AuditEntry): AuditChange[] =>
  Object.entries(changes).map(([field, value]) => {
    if (isObject(value) && 'old' in value && 'new' in value) return { field, old: value.old, new: value.new }
    // As products note what changed.
    if (isObject(value) && 'from' in value && 'to' in value) return { field, old: value.from, new: value.to }
    return { field, old: null, new: value }
  })

/** What GraphQL calls the kinds of things that it knows. */
const typesOfKinds: Readonly<Partial<Record<string, string>>> = {
  ...{
    account: 'User',
    apiKey: 'ApiKey',
    color: 'Color',
    company: 'Company',
    coupon: 'Coupon',
    voucher: 'Voucher',
    voucherTemplate: 'VoucherTemplate',
    mail: 'Mail',
    file: 'File',
    form: 'Form',
    order: 'Order',
    person: 'Person',
  },
  ...{ product: 'Product', productGroup: 'ProductGroup', searchSynonym: 'SearchSynonym', withdrawal: 'Withdrawal' },
} satisfies Partial<Record<AuditKind, string>>

const AuditChangeRef = builder.objectRef<AuditChange>('AuditChange').implement({
  fields: t => ({
    field: t.exposeString('field'),
    old: t.field({
      type: 'Json',
      nullable: true,
      description: 'The value as it was kept; null where there was nothing, or it is not known.',
      resolve: change => change.old,
    }),
    new: t.field({ type: 'Json', nullable: true, resolve: change => change.new }),
  }),
})

const loadEntry = batchedRows(({ database, viewer }, ids) => auditEntriesByIds(database.drizzle, viewer, ids))

const AuditEntryRef = builder.objectRef<AuditEntry>('AuditEntry')
builder.node(AuditEntryRef, {
  description:
    'Who did what to which record, when and from where. Entries are never changed or removed; of people whose account was deleted they tell no names.',
  id: { resolve: entry => entry.id },
  isTypeOf: value => 'subjectType' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadEntry(context, id))),
  fields: t => ({
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: '`thing.done`, as `product.updated`.' }),
    actorName: t.exposeString('actorName', {
      nullable: true,
      description: 'Null where the shop itself did it, or somebody who was not signed in, whose `address` is known.',
    }),
    isOnBehalf: t.boolean({
      description: 'Done for a customer by staff.',
      resolve: entry => entry.onBehalfOf !== null,
    }),
    address: t.exposeString('address', { nullable: true }),
    subjectType: t.exposeString('subjectType'),
    subjectId: t.id({
      nullable: true,
      description: 'Global id of the thing, which may be gone; null where GraphQL has none of its kind.',
      resolve: ({ subjectType, subjectId }) => {
        const type = typesOfKinds[subjectType]
        return type && subjectId ? globalId(type, subjectId) : null
      },
    }),
    subjectName: t.exposeString('subjectName', { nullable: true, description: 'What people called it then.' }),
    changes: t.field({ type: [AuditChangeRef], resolve: changesOf }),
  }),
})

/** A page of entries: the log's own, and what other types show of it. */
export const AuditConnectionRef = numberedConnection<AuditEntry>('AuditEntry', AuditEntryRef)

/** Reads a page of the audit log for a field that only administrators reach. */
export async function auditPage(context: RequestContext, filter: AuditFilter, page: PageArguments) {
  const { timeZone } = shopSettings.of(await settingsOf(context))
  const reader = context.database.drizzle
  return numberedPage(page, {
    read: part => browseAudit(reader, context.viewer, filter, timeZone, part),
    count: most => countAudit(reader, context.viewer, filter, timeZone, most),
    search: filter.search,
  })
}

const AuditFilterInput = builder.inputType('AuditFilter', {
  fields: t => ({
    subjectType: t.string({ description: 'Kind of thing, as `product`.' }),
    subjectId: t.id({ description: 'Global id of the thing.' }),
    action: t.string(),
    accountId: t.id({ description: 'Global id of the account (`User` or `Account`) that did it or was acted for.' }),
    search: t.string({ description: 'Part of the name of who did it, or of the thing.' }),
    from: t.field({ type: 'Date', description: 'First day, in the shop’s calendar.' }),
    to: t.field({ type: 'Date', description: 'Last day.' }),
  }),
})

/** The id within a global id of any type, or a raw one; what is neither names nothing. */
const anyRawId = (id: string): string => decodedGlobalId(id)?.id ?? (isId(id) ? id : '')

builder.queryFields(t => ({
  auditEntries: t.field({
    type: AuditConnectionRef,
    authScopes: { admin: 'audit' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: AuditFilterInput }) },
    resolve: (_root, { filter, ...page }, context) =>
      auditPage(
        context,
        {
          ...filter,
          subjectType: withoutControls(filter?.subjectType),
          action: withoutControls(filter?.action),
          search: withoutControls(filter?.search),
          subjectId: filter?.subjectId && anyRawId(String(filter.subjectId)),
          accountId: filter?.accountId && anyRawId(String(filter.accountId)),
        },
        page,
      ),
  }),
  auditActions: t.stringList({
    description: 'Every action that the audit log knows so far.',
    authScopes: { admin: 'audit' },
    resolve: (_root, _args, { database }) => auditActions(database.drizzle),
  }),
}))
