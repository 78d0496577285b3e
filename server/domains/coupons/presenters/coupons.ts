import { z } from 'zod'
import {
  amount,
  day,
  decimal,
  idOf,
  ids,
  instant,
  listOf,
  named,
  oneOf,
  revision,
  text,
  whole,
  yesNo,
} from '../../../kit/answers.ts'
import { centsOfEuros, twoDecimals } from '../../../kit/euros.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { Language } from '../../../kit/languages.ts'
import type { Coupon, CouponCode } from '../queries/coupons.ts'
import { type CouponChanges, couponLimits, couponRoles } from '../rules/terms.ts'

/** Coupons as the documented paths speak of them: percentages in percent, amounts in euros, everybody as `alle`. */

const everyone = 'alle'
const roleNames = couponRoles.map(role => (role === 'everyone' ? everyone : role)) as [string, ...string[]]

export const couponAnswer = named(
  'Coupon',
  'What takes something off a cart once its code is entered.',
  z.object({
    ...ids('Coupon', 'coupon'),
    code: text('what customers enter; of a series its name', 'HERBST10'),
    type: oneOf('whether it takes off a percentage or an amount', ['percent', 'flat']),
    value: decimal('percent, or euros', 10),
    appliesToAll: yesNo('whether it is for all goods', true),
    selectedItem: idOf('product', 'the product it is for; null: not for one alone').nullable(),
    selectedGroups: listOf(idOf('group', 'the id of a product group'), 'the product groups it is for'),
    roles: z.array(z.string()).meta({ description: `whom it is for: ${roleNames.join(', ')}`, examples: [[everyone]] }),
    limit: whole('how often it may be used; null: without limit', 100).nullable(),
    limit_per_customer: whole('how often one customer may use it; null: without limit', 1).nullable(),
    valid_from: day('the first day on which it holds; null: at once').nullable(),
    valid_until: day('the last day on which it holds; null: for good', '2026-12-31').nullable(),
    ...amount('minimum', 'the least value of goods; 0: there is none', 50),
    enabled: yesNo('whether it can be used at all', true),
    series: yesNo('whether customers enter generated codes, each once, and not its own'),
    advertised: yesNo('whether it is announced to the public'),
    note: text('of the staff', 'Aktion im Herbst').nullable(),
    uses: whole('how many orders used it', 3),
    ...amount('taken', 'what it took off all of them', 24.9),
    deleted: instant('since when it is deleted; null while it is not').nullable(),
    created: instant('when it was made'),
    changed: instant('when it was last changed'),
    revision: revision(),
  }),
)

export const presentCoupon = (coupon: Coupon) => ({
  ...{ _id: coupon.id, id: coupon.id, global_id: globalId('Coupon', coupon.id) },
  ...{ code: coupon.code, type: coupon.type, value: coupon.value / 100 },
  appliesToAll: coupon.scope === 'all',
  selectedItem: coupon.scope === 'product' ? coupon.productId : null,
  selectedGroups: coupon.scope === 'productGroups' ? coupon.groupIds : [],
  roles: coupon.roles.map(role => (role === 'everyone' ? everyone : role)),
  limit: coupon.useLimit,
  limit_per_customer: coupon.useLimitPerCustomer,
  valid_from: coupon.validFrom,
  valid_until: coupon.validUntil,
  ...{ minimum: (coupon.minimumCents ?? 0) / 100, minimum_cents: coupon.minimumCents ?? 0 },
  ...{ enabled: coupon.isEnabled, series: coupon.isSeries, advertised: coupon.isAdvertised, note: coupon.note },
  ...{ uses: coupon.useCount, taken: coupon.takenCents / 100, taken_cents: coupon.takenCents },
  ...{ deleted: coupon.deletedAt, created: coupon.createdAt, changed: coupon.changedAt, revision: coupon.revision },
})

const csvHead = { de: 'Code;erstellt;eingelöst', en: 'code;created;used' } as const

/** Codes as spreadsheets open them: UTF-8 with its mark, semicolons, lines ended by CR LF. Nothing in them needs quotes. */
export const codesCsv = (codes: readonly CouponCode[], language: Language): string =>
  `\ufeff${[
    csvHead[language],
    ...codes.map(({ code, createdAt, usedAt }) =>
      [code, createdAt.toISOString(), usedAt?.toISOString() ?? ''].join(';'),
    ),
  ].join('\r\n')}\r\n`

const limit = z.int().min(0).max(couponLimits.useLimit.highest)
const wantedDay = z.iso.date().max(10)
const reference = z.string().max(200)

/** A coupon as it is written. */
export const couponSchema = z
  .strictObject({
    code: z.string().max(200).nullish(),
    type: z.enum(['percent', 'flat']).nullish(),
    value: twoDecimals.nullish().meta({ description: 'percent, or euros' }),
    appliesToAll: z.boolean().nullish(),
    selectedItem: reference.nullish(),
    selectedGroups: z.array(reference).max(couponLimits.groupIds.entries).nullish(),
    roles: z.array(z.enum(roleNames)).max(couponRoles.length).nullish(),
    limit: limit.nullish().meta({ description: '0 or null: without limit' }),
    limit_per_customer: limit.nullish().meta({ description: '0 or null: without limit' }),
    valid_from: wantedDay.nullish(),
    valid_until: wantedDay.nullish(),
    minimum: twoDecimals.nullish().meta({ description: 'in euros; 0 or null: there is none' }),
    minimum_cents: z.int().min(0).max(couponLimits.minimumCents.highest).nullish(),
    enabled: z.boolean().nullish(),
    series: z.boolean().nullish(),
    advertised: z.boolean().nullish(),
    note: z.string().max(10_000).nullish(),
  })
  .refine(input => input.appliesToAll !== false || scopeOf(input).scope !== undefined, {
    path: ['appliesToAll'],
    message: 'say what it is for: appliesToAll, selectedItem or selectedGroups',
  })
export type RestCoupon = z.infer<typeof couponSchema>

const orNone = (value: number | null | undefined) => (value === undefined ? undefined : value || null)
const inHundredths = (value: number | null | undefined) => (typeof value === 'number' ? centsOfEuros(value) : value)

type Wanted = {
  readonly appliesToAll?: boolean | null | undefined
  readonly selectedItem?: string | null | undefined
  readonly selectedGroups?: readonly string[] | null | undefined
}

/** For which goods it is to be, as far as that is said: all of them, else a product that is named, else groups. */
function scopeOf({ appliesToAll, selectedItem, selectedGroups }: Wanted): CouponChanges {
  const scope = appliesToAll
    ? 'all'
    : selectedItem
      ? 'product'
      : selectedGroups && selectedGroups.length > 0
        ? 'productGroups'
        : undefined
  return {
    ...(scope && { scope }),
    ...(selectedItem !== undefined && { productId: selectedItem }),
    ...(selectedGroups !== undefined && { groupIds: selectedGroups }),
  }
}

export function couponChangesOf(input: RestCoupon): CouponChanges {
  const { code, type, value, roles, limit: uses, limit_per_customer: perCustomer, note } = input
  const { minimum, minimum_cents: minimumCents } = input
  const changes: CouponChanges = {
    ...scopeOf(input),
    ...{ code, type, value: inHundredths(value), note },
    roles: roles?.map(role => (role === everyone ? 'everyone' : role)) as CouponChanges['roles'],
    ...{ useLimit: orNone(uses), useLimitPerCustomer: orNone(perCustomer) },
    ...{ validFrom: input.valid_from, validUntil: input.valid_until },
    minimumCents: orNone(minimumCents === undefined ? inHundredths(minimum) : minimumCents),
    ...{ isEnabled: input.enabled, isSeries: input.series, isAdvertised: input.advertised },
  }
  return Object.fromEntries(Object.entries(changes).filter(([, each]) => each !== undefined)) as CouponChanges
}

const restNames: Readonly<Record<string, string>> = {
  ...{ useLimit: 'limit', useLimitPerCustomer: 'limit_per_customer', validFrom: 'valid_from' },
  ...{ validUntil: 'valid_until', minimumCents: 'minimum', isEnabled: 'enabled', isSeries: 'series' },
  ...{ isAdvertised: 'advertised', productId: 'selectedItem', groupIds: 'selectedGroups', scope: 'appliesToAll' },
}

/** The path of an input of an operation as the documented input has it. */
export const restPath = (path: readonly string[]): string[] => {
  const [field, ...rest] = path[0] === 'changes' ? path.slice(1) : path
  return field === undefined ? [] : [restNames[field] ?? field, ...rest]
}
