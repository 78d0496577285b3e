import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { withoutControls } from '../../../kit/words.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopDay } from '../../settings/settings.ts'
import {
  createCoupon,
  deleteCoupons,
  generateCouponCodes,
  mostCodes,
  restoreCoupons,
  updateCoupon,
} from '../operations/coupons.ts'
import {
  browseCodes,
  browseCoupons,
  browseRedemptions,
  type CodeTab,
  type Coupon,
  type CouponCode,
  type CouponRedemption,
  type CouponTab,
  codeTabs,
  countCodes,
  countCodeTabs,
  countCoupons,
  countCouponTabs,
  countRedemptions,
  countRedemptionTabs,
  couponGroups,
  couponTabs,
  type NamedGroup,
  type RedemptionTab,
  redemptionTabs,
} from '../queries/coupons.ts'
import { longestPrefix } from '../rules/codes.ts'
import { type CouponChanges, couponLimits } from '../rules/terms.ts'
import {
  CouponCodeRef,
  CouponRedemptionRef,
  CouponRef,
  CouponRoleRef,
  CouponScopeRef,
  CouponTypeRef,
  loadCoupon,
} from './types.ts'

const CouponTabRef = builder.enumType('CouponTab', {
  values: {
    ALL: { value: 'all' },
    ACTIVE: { value: 'active' },
    PLANNED: { value: 'planned' },
    ENDED: { value: 'ended' },
    OFF: { value: 'off' },
    DELETED: { value: 'deleted' },
  } as const,
})
const CouponTabCountRef = builder.objectRef<{ key: CouponTab; count: number }>('CouponTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: CouponTabRef }), count: t.exposeInt('count') }),
})
type CouponPage = NumberedPage<Coupon> & { tabs: () => Promise<Record<CouponTab, number>> }
const CouponConnectionRef = numberedConnection<Coupon, CouponPage>('Coupon', CouponRef)
builder.objectField(CouponConnectionRef, 'tabs', t =>
  t.field({
    type: [CouponTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return couponTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const RedemptionTabRef = builder.enumType('CouponRedemptionTab', {
  values: { ALL: { value: 'all' }, COUNTED: { value: 'counted' }, RELEASED: { value: 'released' } } as const,
})
const RedemptionTabCountRef = builder
  .objectRef<{ key: RedemptionTab; count: number }>('CouponRedemptionTabCount')
  .implement({
    fields: t => ({ key: t.expose('key', { type: RedemptionTabRef }), count: t.exposeInt('count') }),
  })
type RedemptionPage = NumberedPage<CouponRedemption> & { tabs: () => Promise<Record<RedemptionTab, number>> }
const RedemptionConnectionRef = numberedConnection<CouponRedemption, RedemptionPage>(
  'CouponRedemption',
  CouponRedemptionRef,
)
builder.objectField(RedemptionConnectionRef, 'tabs', t =>
  t.field({
    type: [RedemptionTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return redemptionTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const CodeTabRef = builder.enumType('CouponCodeTab', {
  values: { ALL: { value: 'all' }, OPEN: { value: 'open' }, USED: { value: 'used' } } as const,
})
const CodeTabCountRef = builder.objectRef<{ key: CodeTab; count: number }>('CouponCodeTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: CodeTabRef }), count: t.exposeInt('count') }),
})
type CodePage = NumberedPage<CouponCode> & { tabs: () => Promise<Record<CodeTab, number>> }
const CodeConnectionRef = numberedConnection<CouponCode, CodePage>('CouponCode', CouponCodeRef)
builder.objectField(CodeConnectionRef, 'tabs', t =>
  t.field({
    type: [CodeTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return codeTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const CouponFilterInput = builder.inputType('CouponFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: CouponTabRef }) }),
})
const CouponOrderInput = builder.inputType('CouponOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('CouponOrderField', {
        values: {
          CHANGED: { value: 'changed' },
          CODE: { value: 'code' },
          USES: { value: 'uses' },
          TAKEN: { value: 'taken' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})
const RedemptionFilterInput = builder.inputType('CouponRedemptionFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: RedemptionTabRef }), couponId: t.id() }),
})
const CodeFilterInput = builder.inputType('CouponCodeFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: CodeTabRef }), couponId: t.id() }),
})

const CouponGroupRef = builder.objectRef<NamedGroup>('CouponGroup').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('ProductGroup', id) }),
    title: t.string({ resolve: ({ title }, _args, { language }) => textIn(language, title) }),
  }),
})

const couponKey = (id: string | number) => rawId('Coupon', String(id)) ?? ''

/** A filter as the queries take it: the words tidied, the coupon by its raw id. */
const wantedOf = <Filter extends { search?: string | null; couponId?: string | number | null }>(
  filter: Filter | null | undefined,
) => ({
  ...filter,
  search: withoutControls(filter?.search) ?? null,
  couponId: filter?.couponId === null || filter?.couponId === undefined ? null : couponKey(filter.couponId),
})

const todayOf = async (context: RequestContext) => shopDay(await settingsOf(context), context.now())

builder.queryFields(t => ({
  coupon: t.field({
    type: CouponRef,
    nullable: true,
    authScopes: { staff: 'coupons' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadCoupon(context, couponKey(id)),
  }),
  coupons: t.field({
    type: CouponConnectionRef,
    authScopes: { staff: 'coupons' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: CouponFilterInput }),
      orderBy: t.arg({ type: CouponOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, context) {
      const { database, viewer } = context
      const reader = database.drizzle
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'changed', direction: 'desc' }
      const today = await todayOf(context)
      const page = await numberedPage(args, {
        read: part => browseCoupons(reader, viewer, wanted, sort, part, today),
        count: most => countCoupons(reader, viewer, wanted, today, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countCouponTabs(reader, viewer, wanted, today) }
    },
  }),
  couponRedemptions: t.field({
    type: RedemptionConnectionRef,
    authScopes: { staff: 'coupons' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: RedemptionFilterInput }) },
    async resolve(_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = wantedOf(filter)
      const page = await numberedPage(args, {
        read: part => browseRedemptions(reader, viewer, wanted, part),
        count: most => countRedemptions(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countRedemptionTabs(reader, viewer, wanted) }
    },
  }),
  couponCodes: t.field({
    type: CodeConnectionRef,
    authScopes: { staff: 'coupons' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: CodeFilterInput }) },
    async resolve(_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = wantedOf(filter)
      const page = await numberedPage(args, {
        read: part => browseCodes(reader, viewer, wanted, part),
        count: most => countCodes(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countCodeTabs(reader, viewer, wanted) }
    },
  }),
  couponGroups: t.field({
    type: [CouponGroupRef],
    authScopes: { staff: 'coupons' },
    complexity: 100,
    resolve: (_root, _args, { database, viewer }) => couponGroups(database.drizzle, viewer),
  }),
}))

const CouponChangesInput = builder.inputType('CouponChanges', {
  fields: t => ({
    code: t.string(accepts(couponLimits.code)),
    type: t.field({ type: CouponTypeRef }),
    value: t.int(accepts(couponLimits.value)),
    scope: t.field({ type: CouponScopeRef }),
    productId: t.id(),
    groupIds: t.idList(accepts(couponLimits.groupIds)),
    roles: t.field({ type: [CouponRoleRef], ...accepts(couponLimits.roles) }),
    useLimit: t.int(accepts(couponLimits.useLimit)),
    useLimitPerCustomer: t.int(accepts(couponLimits.useLimitPerCustomer)),
    validFrom: t.field({ type: 'Date' }),
    validUntil: t.field({ type: 'Date' }),
    minimumCents: t.int(accepts(couponLimits.minimumCents)),
    isEnabled: t.boolean(),
    isSeries: t.boolean(),
    isAdvertised: t.boolean(),
    note: t.string(accepts(couponLimits.note)),
  }),
})
const CreateCouponInput = builder.inputType('CreateCouponInput', {
  fields: t => ({ coupon: t.field({ type: CouponChangesInput, required: true }) }),
})
const UpdateCouponInput = builder.inputType('UpdateCouponInput', {
  fields: t => ({
    couponId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: CouponChangesInput, required: true }),
  }),
})
const DeleteCouponsInput = builder.inputType('DeleteCouponsInput', {
  fields: t => ({ couponIds: t.idList({ required: true }) }),
})
const RestoreCouponsInput = builder.inputType('RestoreCouponsInput', {
  fields: t => ({ couponIds: t.idList({ required: true }) }),
})
const GenerateCouponCodesInput = builder.inputType('GenerateCouponCodesInput', {
  fields: t => ({
    couponId: t.id({ required: true }),
    count: t.int({ required: true, ...accepts({ lowest: 1, highest: mostCodes }) }),
    prefix: t.string(accepts({ characters: longestPrefix })),
  }),
})

const CouponPayload = payloadType<{ coupon: Coupon | null }>('CouponPayload', t => ({
  coupon: t.expose('coupon', { type: CouponRef, nullable: true }),
}))
const DeleteCouponsPayload = payloadType<{ deletedIds: readonly string[] }>('DeleteCouponsPayload', t => ({
  deletedCouponIds: t.idList({ resolve: payload => payload.deletedIds.map(id => globalId('Coupon', id)) }),
}))
const RestoreCouponsPayload = payloadType<{ restoredIds: readonly string[] }>('RestoreCouponsPayload', t => ({
  restoredCouponIds: t.idList({ resolve: payload => payload.restoredIds.map(id => globalId('Coupon', id)) }),
}))
const GenerateCouponCodesPayload = payloadType<{ coupon: Coupon | null; count: number }>(
  'GenerateCouponCodesPayload',
  t => ({
    coupon: t.expose('coupon', { type: CouponRef, nullable: true }),
    count: t.exposeInt('count'),
  }),
)

function changesOf({ productId, groupIds, ...changes }: typeof CouponChangesInput.$inferInput): CouponChanges {
  return {
    ...changes,
    ...(productId !== undefined && {
      productId: productId === null ? null : (rawId('Product', String(productId)) ?? String(productId)),
    }),
    ...(groupIds && { groupIds: groupIds.map(id => rawId('ProductGroup', String(id)) ?? String(id)) }),
  }
}

const answer = (run: () => Promise<Coupon>) =>
  withRefusals<{ coupon: Coupon | null }>({ coupon: null }, async () => ({ coupon: await run() }))

builder.mutationFields(t => ({
  createCoupon: t.field({
    type: CouponPayload,
    authScopes: { admin: 'coupons' },
    args: { input: t.arg({ type: CreateCouponInput, required: true }) },
    resolve: (_root, { input }, context) => answer(() => createCoupon(context, changesOf(input.coupon))),
  }),
  updateCoupon: t.field({
    type: CouponPayload,
    authScopes: { admin: 'coupons' },
    args: { input: t.arg({ type: UpdateCouponInput, required: true }) },
    resolve: (_root, { input: { couponId, revision, changes } }, context) =>
      answer(() => updateCoupon(context, { couponId: couponKey(couponId), revision, changes: changesOf(changes) })),
  }),
  deleteCoupons: t.field({
    type: DeleteCouponsPayload,
    authScopes: { admin: 'coupons' },
    args: { input: t.arg({ type: DeleteCouponsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ deletedIds: readonly string[] }>({ deletedIds: [] }, () =>
        deleteCoupons(context, { couponIds: input.couponIds.map(couponKey) }),
      ),
  }),
  restoreCoupons: t.field({
    type: RestoreCouponsPayload,
    authScopes: { admin: 'coupons' },
    args: { input: t.arg({ type: RestoreCouponsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ restoredIds: readonly string[] }>({ restoredIds: [] }, () =>
        restoreCoupons(context, { couponIds: input.couponIds.map(couponKey) }),
      ),
  }),
  generateCouponCodes: t.field({
    type: GenerateCouponCodesPayload,
    authScopes: { admin: 'coupons' },
    args: { input: t.arg({ type: GenerateCouponCodesInput, required: true }) },
    resolve: (_root, { input: { couponId, count, prefix } }, context) =>
      withRefusals<{ coupon: Coupon | null; count: number }>({ coupon: null, count: 0 }, async () => {
        const made = await generateCouponCodes(context, {
          ...{ couponId: couponKey(couponId), count, prefix: prefix ?? null },
        })
        return { coupon: made.coupon, count: made.codes.length }
      }),
  }),
}))
