import type { IntlShape } from 'react-intl'
import { centsFrom, eurosOf } from '../../../../adminKit/edit/euros.ts'
import { basisPointsFrom, percentOf } from '../../../../adminKit/settings/numbers.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  textOf,
  textsOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import type { Language } from '../../../../intl/languages.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { withIds } from '../groupIds.ts'

/** From a sum in euros on, so many percent or euros less. */
interface TierForm {
  readonly from: string
  readonly discount: string
}

export interface DiscountGroupForm {
  readonly id: string
  readonly title: LocalizedForm
  readonly type: string
  readonly roles: readonly string[]
  readonly global: boolean
  readonly additive: boolean
  readonly tiers: readonly TierForm[]
}

export interface DiscountsForm {
  readonly groups: readonly DiscountGroupForm[]
  /** Keys of properties, with commas between them. */
  readonly tierSeparators: string
}

const shown = (value: number, type: string, language: Language): string =>
  type === 'flat' ? eurosOf(value, language) : percentOf(value, language)

/** Cents or basis points of what was typed; null for what is none. */
export const discountFrom = (typed: string, type: string, language: Language): number | null =>
  type === 'flat' ? centsFrom(typed, language) : basisPointsFrom(typed)

/** From nothing on where nothing was typed. */
export const fromCents = (typed: string, language: Language): number | null =>
  typed.trim() === '' ? 0 : centsFrom(typed, language)

/** The form of the section `discounts`. */
export function discountsFormOf(values: Values, language: Language): DiscountsForm {
  const groups = listOf(values.groups).map((group): DiscountGroupForm => {
    const type = textOf(group.type)
    return {
      ...{ id: textOf(group.id), title: localizedForm(group.title), type, roles: textsOf(group.roles) },
      ...{ global: group.global === true, additive: group.additive === true },
      tiers: listOf(group.tiers).map(({ from, discount }) => ({
        from: eurosOf(numberOf(from) || null, language),
        discount: shown(numberOf(discount) ?? 0, type, language),
      })),
    }
  })
  return { groups, tierSeparators: textsOf(values.tierSeparators).join(', ') }
}

/** The change of the section by the paths that were changed. */
export function discountsChangesOf(
  form: DiscountsForm,
  changed: readonly string[],
  language: Language,
): Record<string, unknown> {
  const names = new Set(changed.map(path => path.split('.')[0] ?? ''))
  const keys = form.tierSeparators.split(',').map(key => key.trim())
  return {
    ...(names.has('groups') && {
      groups: withIds(form.groups).map(({ title, tiers, ...group }) => ({
        ...group,
        title: localizedSetting(title),
        tiers: tiers.map(({ from, discount }) => ({
          from: fromCents(from, language),
          discount: discountFrom(discount, group.type, language),
        })),
      })),
    }),
    ...(names.has('tierSeparators') && { tierSeparators: [...new Set(keys)].filter(key => key !== '') }),
  }
}

/** Where in the form a path of the section is. */
export const discountsPlaceOf = ([field, group, part]: readonly string[]): string | null =>
  field === 'groups' && part === 'id' ? `groups.${group}.title.de` : null

/** What roles are called, in the order in which they are offered. */
export const roleTitles = {
  everyone: 'pricing.role.everyone',
  guest: 'pricing.role.guest',
  user: 'pricing.role.user',
  member: 'pricing.role.member',
  admin: 'pricing.role.admin',
  system: 'pricing.role.system',
} as const satisfies Readonly<Record<string, MessageId>>

const isRole = (role: string): role is keyof typeof roleTitles => Object.hasOwn(roleTitles, role)

/** A group in a sentence, as it is typed: '10 % ab 100 € für Mitglieder'. Empty while it gives nothing. */
export function discountInWords(group: DiscountGroupForm, intl: IntlShape, language: Language): string {
  const format = adminFormats(intl)
  const euros = (cents: number) => format.money({ cents, currency: 'EUR' })
  const steps = group.tiers
    .flatMap(({ from, discount }) => {
      const [sum, value] = [fromCents(from, language), discountFrom(discount, group.type, language)]
      return sum === null || value === null || value === 0 ? [] : [{ sum, value }]
    })
    .toSorted((one, other) => one.sum - other.sum)
    .map(({ sum, value }) => {
      const off = group.type === 'flat' ? euros(value) : format.percent(value)
      return sum === 0 ? off : intl.formatMessage({ id: 'pricing.discount.from' }, { off, from: euros(sum) })
    })
  if (steps.length === 0) return ''
  const roles = group.roles.map(role => (isRole(role) ? intl.formatMessage({ id: roleTitles[role] }) : role))
  return intl.formatMessage(
    { id: 'pricing.discount.inWords' },
    {
      steps: intl.formatList(steps, { type: 'unit' }),
      whose: group.roles.includes('everyone') ? 'everyone' : roles.length > 0 ? 'some' : 'given',
      roles: intl.formatList(roles),
      of: group.global ? 'all' : 'products',
      kind: group.type,
      extra: group.global && group.additive ? 'yes' : 'no',
    },
  )
}
