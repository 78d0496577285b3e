import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, MoneyRef, money } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { WHOLE } from '../../../kit/money.ts'
import { withoutControls } from '../../../kit/words.ts'
import { countClick, createAffiliate, updateAffiliate } from '../operations/affiliates.ts'
import { correctCommission, correctionLimits } from '../operations/correcting.ts'
import { MOST_PAYOUTS, payAffiliates, payoutLimits } from '../operations/payouts.ts'
import {
  type Affiliate,
  type AffiliatePayout,
  type AffiliateTab,
  affiliateTabs,
  browseAffiliatePayouts,
  browseAffiliates,
  browseRateGroups,
  countAffiliatePayouts,
  countAffiliates,
  countAffiliateTabs,
  type RateGroup,
} from '../queries.ts'
import { affiliateLimits, MOST_RATES } from '../rules/terms.ts'
import {
  AffiliatePayoutRef,
  AffiliateRef,
  CommissionKindRef,
  loadAffiliate,
  PayoutConnectionRef,
  ripeOf,
} from './types.ts'

const AffiliateTabRef = builder.enumType('AffiliateTab', {
  values: {
    ALL: { value: 'all' },
    DUE: { value: 'due' },
    ACTIVE: { value: 'active' },
    INACTIVE: { value: 'inactive' },
  } as const,
})
const TabCountRef = builder.objectRef<{ key: AffiliateTab; count: number }>('AffiliateTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: AffiliateTabRef }), count: t.exposeInt('count') }),
})
type AffiliatePage = NumberedPage<Affiliate> & { tabs: () => Promise<Record<AffiliateTab, number>> }
const AffiliateConnectionRef = numberedConnection<Affiliate, AffiliatePage>('Affiliate', AffiliateRef)
builder.objectField(AffiliateConnectionRef, 'tabs', t =>
  t.field({
    type: [TabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return affiliateTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const FilterInput = builder.inputType('AffiliateFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: AffiliateTabRef }) }),
})
const OrderInput = builder.inputType('AffiliateOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('AffiliateOrderField', {
        values: { NAME: { value: 'name' }, CREATED: { value: 'created' }, CHANGED: { value: 'changed' } } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})
const PayoutFilterInput = builder.inputType('AffiliatePayoutFilter', { fields: t => ({ search: t.string() }) })

const RateGroupRef = builder.objectRef<RateGroup>('AffiliateGroup').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('ProductGroup', id) }),
    title: t.string({ resolve: ({ title }, _args, { language }) => textIn(language, title) }),
  }),
})

const affiliateKey = (id: string | number) => rawId('Affiliate', String(id)) ?? ''

builder.queryFields(t => ({
  affiliate: t.field({
    type: AffiliateRef,
    nullable: true,
    authScopes: { staff: 'affiliates' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadAffiliate(context, affiliateKey(id)),
  }),
  affiliates: t.field({
    type: AffiliateConnectionRef,
    authScopes: { staff: 'affiliates' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: FilterInput }),
      orderBy: t.arg({ type: OrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, context) {
      const { database, viewer } = context
      const reader = database.drizzle
      const ripe = await ripeOf(context)
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'name', direction: 'asc' }
      const page = await numberedPage(args, {
        read: part => browseAffiliates(reader, viewer, wanted, sort, part, ripe),
        count: most => countAffiliates(reader, viewer, wanted, ripe, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countAffiliateTabs(reader, viewer, wanted, ripe) }
    },
  }),
  affiliateGroups: t.field({
    type: [RateGroupRef],
    authScopes: { staff: 'affiliates' },
    complexity: 100,
    resolve: (_root, _args, { database, viewer }) => browseRateGroups(database.drizzle, viewer),
  }),
  affiliatePayouts: t.field({
    type: PayoutConnectionRef,
    authScopes: { staff: 'affiliates' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: PayoutFilterInput }) },
    resolve(_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { search: withoutControls(filter?.search) ?? null }
      return numberedPage(args, {
        read: part => browseAffiliatePayouts(reader, viewer, wanted, part),
        count: most => countAffiliatePayouts(reader, viewer, wanted, most),
        search: wanted.search,
      })
    },
  }),
}))

const RateInput = builder.inputType('AffiliateRateInput', {
  fields: t => ({
    groupId: t.id({ required: true }),
    value: t.int({ required: true, ...accepts({ lowest: 0, highest: WHOLE }) }),
  }),
})
const ChangesInput = builder.inputType('AffiliateChanges', {
  fields: t => ({
    name: t.string(accepts(affiliateLimits.name)),
    email: t.string(accepts(affiliateLimits.email)),
    code: t.string(accepts(affiliateLimits.code)),
    kind: t.field({ type: CommissionKindRef }),
    value: t.int(accepts(affiliateLimits.value)),
    rates: t.field({ type: [RateInput], ...accepts({ entries: MOST_RATES }) }),
    windowDays: t.int(accepts(affiliateLimits.windowDays)),
    isActive: t.boolean(),
    note: t.string(accepts(affiliateLimits.note)),
  }),
})
const CreateInput = builder.inputType('CreateAffiliateInput', {
  fields: t => ({ affiliate: t.field({ type: ChangesInput, required: true }) }),
})
const UpdateInput = builder.inputType('UpdateAffiliateInput', {
  fields: t => ({
    affiliateId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: ChangesInput, required: true }),
  }),
})
const PayoutInput = builder.inputType('AffiliatePayoutInput', {
  fields: t => ({ affiliateId: t.id({ required: true }), amountCents: t.int({ required: true }) }),
})
const PayInput = builder.inputType('PayAffiliatesInput', {
  fields: t => ({
    payouts: t.field({ type: [PayoutInput], required: true, ...accepts({ entries: MOST_PAYOUTS }) }),
    paidOn: t.field({ type: 'Date', required: true }),
    reference: t.string({ required: true, ...accepts(payoutLimits.reference) }),
  }),
})
const CorrectInput = builder.inputType('CorrectCommissionInput', {
  fields: t => ({
    affiliateId: t.id({ required: true }),
    commissionId: t.id({ required: true }),
    seenCents: t.int({ required: true }),
    amountCents: t.int({ required: true, ...accepts(correctionLimits.amountCents) }),
    reason: t.string({ required: true, ...accepts(correctionLimits.reason) }),
  }),
})
const ClickInput = builder.inputType('CountAffiliateClickInput', {
  fields: t => ({ code: t.string({ required: true, ...accepts(affiliateLimits.code) }) }),
})

const AffiliatePayload = payloadType<{ affiliate: Affiliate | null }>('AffiliatePayload', t => ({
  affiliate: t.expose('affiliate', { type: AffiliateRef, nullable: true }),
}))
type Paid = { payouts: readonly AffiliatePayout[]; affiliates: readonly Affiliate[] }
const PayPayload = payloadType<Paid>('PayAffiliatesPayload', t => ({
  payouts: t.expose('payouts', { type: [AffiliatePayoutRef] }),
  affiliates: t.expose('affiliates', { type: [AffiliateRef] }),
}))
const ClickPayload = payloadType<{ isCounted: boolean }>('CountAffiliateClickPayload', t => ({
  isCounted: t.exposeBoolean('isCounted'),
}))

refusalType('PAYOUT_CHANGED', 'PayoutChanged').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    due: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ details }) => money(typeof details?.due === 'number' ? details.due : null),
    }),
  }),
})

refusalType('COMMISSION_CHANGED', 'CommissionChanged').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    amount: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ details }) => money(typeof details?.amount === 'number' ? details.amount : null),
    }),
  }),
})

/** Changes with the raw ids of the groups of rates. */
const changesOf = ({ rates, ...changes }: typeof ChangesInput.$inferInput) => ({
  ...changes,
  ...(rates && {
    rates: rates.map(({ groupId, value }) => ({ groupId: rawId('ProductGroup', String(groupId)) ?? '', value })),
  }),
})

const answer = (run: () => Promise<Affiliate>) =>
  withRefusals<{ affiliate: Affiliate | null }>({ affiliate: null }, async () => ({ affiliate: await run() }))

builder.mutationFields(t => ({
  createAffiliate: t.field({
    type: AffiliatePayload,
    authScopes: { admin: 'affiliates' },
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) => answer(() => createAffiliate(context, changesOf(input.affiliate))),
  }),
  updateAffiliate: t.field({
    type: AffiliatePayload,
    authScopes: { admin: 'affiliates' },
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input: { affiliateId, changes, ...input } }, context) =>
      answer(() =>
        updateAffiliate(context, { affiliateId: affiliateKey(affiliateId), changes: changesOf(changes), ...input }),
      ),
  }),
  correctCommission: t.field({
    type: AffiliatePayload,
    authScopes: { admin: 'affiliates' },
    args: { input: t.arg({ type: CorrectInput, required: true }) },
    resolve: (_root, { input: { affiliateId, commissionId, ...input } }, context) =>
      answer(() =>
        correctCommission(context, {
          ...{ affiliateId: affiliateKey(affiliateId), commissionId: String(commissionId) },
          ...input,
        }),
      ),
  }),
  payAffiliates: t.field({
    type: PayPayload,
    authScopes: { admin: 'affiliates' },
    args: { input: t.arg({ type: PayInput, required: true }) },
    resolve: (_root, { input: { payouts, ...input } }, context) =>
      withRefusals<Paid>({ payouts: [], affiliates: [] }, () =>
        payAffiliates(context, {
          ...input,
          payouts: payouts.map(each => ({ ...each, affiliateId: affiliateKey(each.affiliateId) })),
        }),
      ),
  }),
  countAffiliateClick: t.field({
    type: ClickPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ClickInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals({ isCounted: false }, async () => {
        await context.responder.limitExactly('form')
        return { isCounted: await countClick(context, input) }
      }),
  }),
}))
