import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { FileRef, loadFile } from '../../files/graphql/file.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { browseVoucherMoments, type VoucherMoment } from '../queries/calendar.ts'
import { MOST_MOMENTS, slotOf, spanRefusals } from '../rules/calendar.ts'
import { voucherSettings } from '../settings.ts'
import { loadVoucher, VoucherRef } from './types.ts'

const MomentKindRef = builder.enumType('VoucherMomentKind', {
  values: {
    SOLD: { value: 'sold' },
    ISSUED: { value: 'issued' },
    SENT: { value: 'sent' },
    DUE: { value: 'due' },
    REDEEMED: { value: 'redeemed' },
  } as const,
})

const VoucherMomentRef = builder.objectRef<VoucherMoment & { readonly timeZone: string }>('VoucherMoment').implement({
  fields: t => ({
    key: t.exposeString('key'),
    kind: t.expose('kind', { type: MomentKindRef }),
    day: t.field({
      type: 'Date',
      // What has no instant has a day.
      resolve: ({ at, dueOn, timeZone }) => (at ? slotOf(at, timeZone).day : dueOn!),
    }),
    slot: t.string({ nullable: true, resolve: ({ at, timeZone }) => at && slotOf(at, timeZone).slot }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    voucher: t.field({
      type: VoucherRef,
      nullable: true,
      resolve: ({ voucherId }, _args, context) => loadVoucher(context, voucherId),
    }),
  }),
})

type Calendar = { readonly moments: readonly VoucherMoment[]; readonly timeZone: string }
const VoucherCalendarRef = builder.objectRef<Calendar>('VoucherCalendar').implement({
  fields: t => ({
    moments: t.field({
      type: [VoucherMomentRef],
      complexity: { field: 5, multiplier: 50 },
      resolve: ({ moments, timeZone }) => moments.slice(0, MOST_MOMENTS).map(moment => ({ ...moment, timeZone })),
    }),
    isCapped: t.boolean({ resolve: ({ moments }) => moments.length > MOST_MOMENTS }),
  }),
})

builder.queryFields(t => ({
  voucherCalendar: t.field({
    type: VoucherCalendarRef,
    nullable: true,
    authScopes: { staff: 'vouchers' },
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day, of the shop.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
    },
    async resolve(_root, span, context) {
      if (spanRefusals(span).length > 0) return null
      const { database, viewer } = context
      const { timeZone } = shopSettings.of(await settingsOf(context))
      const moments = await browseVoucherMoments(database.drizzle, viewer, span, timeZone, MOST_MOMENTS + 1)
      return { moments, timeZone }
    },
  }),
  usualVoucherPicture: t.field({
    type: FileRef,
    nullable: true,
    authScopes: { staff: 'settings' },
    async resolve(_root, _args, context) {
      const { image } = voucherSettings.of(await settingsOf(context))
      return image === null ? null : loadFile(context, image)
    },
  }),
}))
