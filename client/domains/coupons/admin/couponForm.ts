import type { CouponChanges } from '../../../__generated__/useUpdateCouponMutation.graphql.ts'
import { centsFrom, eurosOf } from '../../../adminKit/edit/euros.ts'
import type { EditField, Message, Option } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { CouponChanges as accepted } from '../../../schema/accepted.ts'

/** A product as it is chosen. */
export interface ChosenProduct {
  readonly id: string
  readonly title: string
  readonly productNumber: string
}

/** A coupon as it is edited: figures as they are typed, empty for none. */
export interface CouponForm {
  code: string
  type: string
  percent: string
  amount: string
  scope: string
  product: ChosenProduct | null
  groupIds: readonly string[]
  roles: readonly string[]
  useLimit: string
  useLimitPerCustomer: string
  validFrom: string
  validUntil: string
  minimum: string
  isEnabled: boolean
  isSeries: boolean
  isAdvertised: boolean
  note: string
}

/** A new coupon. */
export const newCoupon: CouponForm = {
  ...{ code: '', type: 'PERCENT', percent: '', amount: '', scope: 'ALL', product: null, groupIds: [] },
  ...{ roles: ['EVERYONE'], useLimit: '', useLimitPerCustomer: '', validFrom: '', validUntil: '', minimum: '' },
  ...{ isEnabled: true, isSeries: false, isAdvertised: false, note: '' },
}

interface Kept {
  readonly code: string
  readonly type: string
  readonly value: number
  readonly scope: string
  readonly product: ChosenProduct | null | undefined
  readonly groupIds: readonly string[]
  readonly roles: readonly string[]
  readonly useLimit: number | null | undefined
  readonly useLimitPerCustomer: number | null | undefined
  readonly validFrom: string | null | undefined
  readonly validUntil: string | null | undefined
  readonly minimum: { readonly cents: number } | null | undefined
  readonly isEnabled: boolean
  readonly isSeries: boolean
  readonly isAdvertised: boolean
  readonly note: string | null | undefined
}

/** Basis points of '7,5' or '7.5 %'; null for what is no percentage above 0 up to 100. */
export function pointsFrom(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const points = Math.round(Number(text) * 100)
  return points > 0 && points <= 10_000 ? points : null
}

const percentOf = (points: number, language: Language): string =>
  language === 'de' ? String(points / 100).replace('.', ',') : String(points / 100)

/** A whole number from 1 on; undefined for what is none, null for nothing. */
export function wholeFrom(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  if (!/^(?:\d{1,3}(?:[.,]\d{3})+|\d{1,7})$/.test(text)) return undefined
  const number = Number(text.replace(/\D/g, ''))
  return number >= 1 && number <= accepted.useLimit.highest ? number : undefined
}

/** The form as the server has it. */
export function formOf(coupon: Kept, language: Language): CouponForm {
  const { code, type, value, scope, groupIds, roles, isEnabled, isSeries, isAdvertised } = coupon
  const { product, useLimit, useLimitPerCustomer, validFrom, validUntil, minimum, note } = coupon
  return {
    ...{ code, type, scope, groupIds, roles, isEnabled, isSeries, isAdvertised },
    percent: type === 'PERCENT' ? percentOf(value, language) : '',
    amount: type === 'FLAT' ? eurosOf(value, language) : '',
    product: product ? { id: product.id, title: product.title, productNumber: product.productNumber } : null,
    useLimit: useLimit ? String(useLimit) : '',
    useLimitPerCustomer: useLimitPerCustomer ? String(useLimitPerCustomer) : '',
    ...{ validFrom: validFrom ?? '', validUntil: validUntil ?? '' },
    minimum: eurosOf(minimum?.cents, language),
    note: note ?? '',
  }
}

/** What a coupon takes off, in basis points or cents; null where it cannot be read. */
export const takenOffBy = ({ type, percent, amount }: CouponForm, language: Language): number | null =>
  type === 'PERCENT' ? pointsFrom(percent) : centsFrom(amount, language)

const option = (value: string, label: MessageId): Option => ({ value, label })

export const roleTitles: Readonly<Record<string, MessageId>> = {
  EVERYONE: 'admin.coupons.everyone',
  USER: 'rights.role.user',
  MEMBER: 'rights.role.member',
  ADMIN: 'rights.role.admin',
  SYSTEM: 'rights.role.system',
}

export interface Group {
  readonly id: string
  readonly title: string
}

/** Euros that are needed or left out: null where they are none. */
const moneyProblem = (typed: string, language: Language, isNeeded: boolean): Message | null => {
  if (typed.trim() === '') return isNeeded ? 'edit.missing' : null
  const cents = centsFrom(typed, language)
  return cents !== null && cents > 0 && cents <= accepted.value.highest ? null : 'admin.coupons.amountWrong'
}
const wholeProblem = (typed: string): Message | null =>
  wholeFrom(typed) === undefined
    ? { id: 'admin.coupons.limitWrong', values: { most: accepted.useLimit.highest } }
    : null

/** The code, and what it takes off. */
export const offFields = (isNew: boolean, language: Language): readonly EditField<CouponForm>[] => [
  {
    path: 'code',
    label: 'admin.coupons.code',
    hint: 'admin.coupons.codeHint',
    longest: accepted.code.characters,
    isRequired: true,
    check: ({ code }) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(code.replace(/\s/g, '')) && code.trim().length >= 3
        ? null
        : 'admin.coupons.codeWrong',
  },
  {
    path: 'type',
    label: 'admin.coupons.type',
    control: {
      kind: 'choice',
      options: [option('PERCENT', 'admin.coupons.type.percent'), option('FLAT', 'admin.coupons.type.flat')],
    },
  },
  {
    path: 'percent',
    label: 'admin.coupons.percent',
    control: { kind: 'text', inputMode: 'decimal', unit: '%' },
    longest: 8,
    isRequired: true,
    isShown: ({ type }) => type === 'PERCENT',
    check: ({ percent }) => (pointsFrom(percent) === null ? 'admin.coupons.percentWrong' : null),
    warn: ({ percent }) => ((pointsFrom(percent) ?? 0) > 5000 ? 'admin.coupons.percentHigh' : null),
  },
  {
    path: 'amount',
    label: 'admin.coupons.amount',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 12,
    isRequired: true,
    isShown: ({ type }) => type === 'FLAT',
    check: ({ amount }) => moneyProblem(amount, language, true),
    warn: ({ amount, minimum }) =>
      (centsFrom(amount, language) ?? 0) > (centsFrom(minimum, language) ?? 0) ? 'admin.coupons.amountHigh' : null,
  },
  { path: 'isEnabled', label: 'admin.coupons.isEnabled', control: { kind: 'switch' } },
  {
    path: 'isSeries',
    label: 'admin.coupons.isSeries',
    hint: isNew ? 'admin.coupons.seriesHint' : 'admin.coupons.seriesFixed',
    control: { kind: 'checkbox' },
    isReadOnly: !isNew,
  },
]

/** For which goods. */
export const goodsFields = (groups: readonly Group[], language: Language): readonly EditField<CouponForm>[] => [
  {
    path: 'scope',
    label: 'admin.coupons.scope',
    control: {
      kind: 'choice',
      options: [
        option('ALL', 'admin.coupons.scope.all'),
        option('PRODUCT', 'admin.coupons.scope.product'),
        option('PRODUCT_GROUPS', 'admin.coupons.scope.groups'),
      ],
    },
  },
  {
    path: 'minimum',
    label: 'admin.coupons.minimum',
    hint: 'admin.coupons.minimumHint',
    control: { kind: 'text', inputMode: 'decimal', unit: '€' },
    longest: 12,
    check: ({ minimum }) => moneyProblem(minimum, language, false),
  },
  {
    path: 'product',
    label: 'admin.coupons.product',
    isRequired: true,
    isShown: ({ scope }) => scope === 'PRODUCT',
    show: (product: ChosenProduct | null) => product?.title ?? '',
    isWide: true,
  },
  {
    path: 'groupIds',
    label: 'admin.coupons.groups',
    hint: 'admin.coupons.groupsHint',
    control: { kind: 'choices', options: groups.map(({ id, title }) => ({ value: id, label: { text: title } })) },
    isRequired: true,
    isShown: ({ scope }) => scope === 'PRODUCT_GROUPS',
    isWide: true,
  },
]

/** For whom, how often, when. */
export const limitFields = (useCount: number, today: string): readonly EditField<CouponForm>[] => [
  {
    path: 'roles',
    label: 'admin.coupons.roles',
    control: { kind: 'choices', options: Object.entries(roleTitles).map(([value, label]) => option(value, label)) },
    isRequired: true,
    isWide: true,
    warn: ({ roles }) => (roles.includes('EVERYONE') && roles.length > 1 ? 'admin.coupons.rolesMore' : null),
  },
  {
    path: 'useLimit',
    label: 'admin.coupons.useLimit',
    hint: 'admin.coupons.limitHint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 9,
    check: ({ useLimit }) => wholeProblem(useLimit),
    warn: ({ useLimit }) => {
      const limit = wholeFrom(useLimit)
      return limit && useCount > 0 && limit <= useCount
        ? { id: 'admin.coupons.limitReached', values: { count: useCount } }
        : null
    },
  },
  {
    path: 'useLimitPerCustomer',
    label: 'admin.coupons.useLimitPerCustomer',
    hint: 'admin.coupons.customerHint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 9,
    check: ({ useLimitPerCustomer }) => wholeProblem(useLimitPerCustomer),
  },
  { path: 'validFrom', label: 'admin.coupons.validFrom', control: { kind: 'text', type: 'date' } },
  {
    path: 'validUntil',
    label: 'admin.coupons.validUntil',
    hint: 'admin.coupons.untilHint',
    control: { kind: 'text', type: 'date' },
    check: ({ validFrom, validUntil }) =>
      validFrom !== '' && validUntil !== '' && validFrom > validUntil ? 'admin.coupons.daysReversed' : null,
    warn: ({ validUntil }) => (validUntil !== '' && validUntil < today ? 'admin.coupons.untilPast' : null),
  },
]

/** What only staff see. */
export const moreFields: readonly EditField<CouponForm>[] = [
  {
    path: 'isAdvertised',
    label: 'admin.coupons.isAdvertised',
    hint: 'admin.coupons.advertisedHint',
    control: { kind: 'checkbox' },
    isWide: true,
  },
  {
    path: 'note',
    label: 'admin.coupons.note',
    longest: accepted.note.characters,
    control: { kind: 'area', rows: 3 },
    isWide: true,
  },
]

/** What the form means to the server: what was changed, or all of a new coupon (`changed` null). */
export function changesOf(form: CouponForm, changed: readonly string[] | null, language: Language): CouponChanges {
  const has = (...paths: string[]) =>
    changed === null || changed.some(each => paths.some(path => each === path || each.startsWith(`${path}.`)))
  const { code, type, scope, product, groupIds, roles, note, isEnabled, isSeries, isAdvertised } = form
  const value = takenOffBy(form, language)
  return {
    ...(has('code') && { code: code.trim() }),
    ...(has('type') && { type: type as NonNullable<CouponChanges['type']> }),
    ...(has('type', 'percent', 'amount') && { value }),
    ...(has('scope') && { scope: scope as NonNullable<CouponChanges['scope']> }),
    ...(has('product', 'scope') && { productId: product?.id ?? null }),
    ...(has('groupIds', 'scope') && { groupIds }),
    ...(has('roles') && { roles: roles as NonNullable<CouponChanges['roles']> }),
    ...(has('useLimit') && { useLimit: wholeFrom(form.useLimit) ?? null }),
    ...(has('useLimitPerCustomer') && { useLimitPerCustomer: wholeFrom(form.useLimitPerCustomer) ?? null }),
    ...(has('validFrom') && { validFrom: form.validFrom || null }),
    ...(has('validUntil') && { validUntil: form.validUntil || null }),
    ...(has('minimum') && { minimumCents: form.minimum.trim() ? centsFrom(form.minimum, language) : null }),
    ...(has('isEnabled') && { isEnabled }),
    ...(changed === null && { isSeries }),
    ...(has('isAdvertised') && { isAdvertised }),
    ...(has('note') && { note: note.trim() || null }),
  }
}
