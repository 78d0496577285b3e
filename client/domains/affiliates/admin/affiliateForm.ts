import type { AffiliateChanges } from '../../../__generated__/useUpdateAffiliateMutation.graphql.ts'
import { centsFrom, eurosOf } from '../../../adminKit/edit/euros.ts'
import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import { AffiliateChanges as accepted } from '../../../schema/accepted.ts'
import { wholeFrom } from '../../../ui/quantity/amounts.ts'

/** A rate of a group of products; the group by its id. */
export interface RateForm {
  readonly groupId: string
  readonly percent: string
}

/** A group that can have a rate. */
export interface RateGroup {
  readonly id: string
  readonly title: string
}

/** A partner's form: amounts and percentages as they are typed. */
export interface AffiliateForm {
  readonly name: string
  readonly email: string
  readonly code: string
  readonly kind: 'PERCENT' | 'FIXED'
  readonly value: string
  /** Rates of groups of products, in percent as typed. */
  readonly rates: readonly RateForm[]
  readonly windowDays: string
  readonly isActive: boolean
  readonly note: string
}

export const newAffiliate: AffiliateForm = {
  ...{ name: '', email: '', code: '', kind: 'PERCENT', value: '', rates: [] },
  ...{ windowDays: '30', isActive: true, note: '' },
}

interface SavedAffiliate {
  readonly name: string | null | undefined
  readonly email: string | null | undefined
  readonly code: string
  readonly kind: string
  readonly value: number
  readonly rates: readonly { readonly groupId: string; readonly value: number }[]
  readonly windowDays: number
  readonly isActive: boolean
  readonly note: string | null | undefined
}

/** Hundredths of a percent, or cents, as they are typed; whole ones without a fraction. */
const percentOf = (value: number, language: Language): string => eurosOf(value, language).replace(/[.,]00$/, '')

/** A partner as the form has them; hundredths of a percent are typed as cents are. */
export const formOf = (affiliate: SavedAffiliate, language: Language): AffiliateForm => ({
  ...{ name: affiliate.name ?? '', email: affiliate.email ?? '', code: affiliate.code, note: affiliate.note ?? '' },
  kind: affiliate.kind === 'FIXED' ? 'FIXED' : 'PERCENT',
  value: percentOf(affiliate.value, language),
  rates: affiliate.rates.map(({ groupId, value }) => ({ groupId, percent: percentOf(value, language) })),
  ...{ windowDays: String(affiliate.windowDays), isActive: affiliate.isActive },
})

const hundred = 10_000

export const partnerFields = (isNew: boolean): readonly EditField<AffiliateForm>[] => [
  {
    path: 'name',
    label: 'admin.affiliates.name',
    longest: accepted.name.characters,
    isRequired: true,
  },
  {
    path: 'email',
    label: 'admin.affiliates.email',
    hint: 'admin.affiliates.emailHint',
    longest: accepted.email.characters,
    isRequired: true,
    control: { kind: 'text', type: 'email' },
  },
  {
    path: 'code',
    label: 'admin.affiliates.code',
    hint: isNew ? 'admin.affiliates.newCodeHint' : 'admin.affiliates.codeHint',
    longest: accepted.code.characters,
    isRequired: !isNew,
    check: ({ code }) =>
      code.trim() === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(code.trim()) ? null : 'admin.affiliates.codeWrong',
  },
  {
    path: 'isActive',
    label: 'admin.affiliates.isActive',
    hint: 'admin.affiliates.isActiveHint',
    control: { kind: 'switch' },
  },
  {
    path: 'note',
    label: 'admin.affiliates.note',
    longest: accepted.note.characters,
    control: { kind: 'area', rows: 3 },
    isWide: true,
  },
]

export const commissionFields = (language: Language): readonly EditField<AffiliateForm>[] => [
  {
    path: 'kind',
    label: 'admin.affiliates.kind',
    control: {
      kind: 'choice',
      options: [
        { value: 'PERCENT', label: 'admin.affiliates.kind.percent' },
        { value: 'FIXED', label: 'admin.affiliates.kind.fixed' },
      ],
    },
  },
  {
    path: 'value',
    label: 'admin.affiliates.value',
    hint: 'admin.affiliates.valueHint',
    control: { kind: 'text', inputMode: 'decimal' },
    longest: 12,
    isRequired: true,
    check: ({ kind, value }) => {
      const hundredths = centsFrom(value.replace('%', ''), language)
      const highest = kind === 'PERCENT' ? hundred : accepted.value.highest
      if (hundredths !== null && hundredths > 0 && hundredths <= highest) return null
      return kind === 'PERCENT' ? 'admin.affiliates.percentWrong' : 'admin.affiliates.amountWrong'
    },
    warn: ({ kind, value }) =>
      kind === 'PERCENT' && (centsFrom(value.replace('%', ''), language) ?? 0) > hundred / 2
        ? 'admin.affiliates.percentHigh'
        : null,
  },
  {
    path: 'windowDays',
    label: 'admin.affiliates.windowDays',
    hint: 'admin.affiliates.windowHint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 3,
    isRequired: true,
    check: ({ windowDays }) => {
      const days = wholeFrom(windowDays, language)
      const isWithin = typeof days === 'number' && days >= 1 && days <= accepted.windowDays.highest
      return isWithin ? null : 'admin.affiliates.windowWrong'
    },
  },
]

/** The rates of groups; each group once. */
export const ratesField = (groups: readonly RateGroup[], language: Language): EditField<AffiliateForm> => ({
  path: 'rates',
  label: 'admin.affiliates.rates',
  isShown: ({ kind }) => kind === 'PERCENT',
  check: ({ rates }) =>
    new Map(
      rates.flatMap(({ groupId, percent }, at): [string, Message][] => {
        const hundredths = centsFrom(percent.replace('%', ''), language)
        const isTwice = rates.findIndex(each => each.groupId === groupId) !== at
        return [
          ...(groupId === ''
            ? [[`rates.${at}.groupId`, 'admin.affiliates.rateGroupMissing'] as [string, Message]]
            : []),
          ...(groupId !== '' && isTwice
            ? [[`rates.${at}.groupId`, 'admin.affiliates.rateTwice'] as [string, Message]]
            : []),
          ...(hundredths === null || hundredths > hundred
            ? [[`rates.${at}.percent`, 'admin.affiliates.rateWrong'] as [string, Message]]
            : []),
        ]
      }),
    ),
  show: (rates: AffiliateForm['rates']) =>
    rates
      .map(({ groupId, percent }) => `${groups.find(({ id }) => id === groupId)?.title ?? '…'} ${percent} %`)
      .join(', '),
})

/** What the form means to the server; with `changed` only those fields. */
export function changesOf(form: AffiliateForm, language: Language, changed?: readonly string[]): AffiliateChanges {
  const whole: AffiliateChanges = {
    ...{ name: form.name.trim(), email: form.email.trim(), code: form.code.trim() || null, kind: form.kind },
    value: centsFrom(form.value.replace('%', ''), language),
    rates: form.rates.map(({ groupId, percent }) => ({
      groupId,
      value: centsFrom(percent.replace('%', ''), language) ?? 0,
    })),
    windowDays: wholeFrom(form.windowDays, language) ?? null,
    ...{ isActive: form.isActive, note: form.note.trim() || null },
  }
  return changed
    ? Object.fromEntries(Object.entries(whole).filter(([field]) => changed.some(path => path.split('.')[0] === field)))
    : whole
}
