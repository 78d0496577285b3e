import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { wholeFrom } from '../../../../adminKit/settings/numbers.ts'
import type { Language } from '../../../../intl/languages.ts'
import { type ShippingForm, unreadable } from './shippingForm.ts'

/** What the fields of the section are called, for the form and for its history. */
export const shippingNames = {
  groups: 'pricing.shipping.groups',
  defaultGroup: 'pricing.shipping.defaultGroup',
  pickup: 'pricing.shipping.section.pickup',
  printingDays: 'pricing.shipping.printingDays',
  transitDays: 'pricing.shipping.transitDays',
  offersParts: 'pricing.shipping.offersParts',
  countries: 'pricing.countries.title',
  freeFromByCountry: 'pricing.countries.freeFrom',
} as const satisfies Readonly<Record<string, Message>>

type Field = EditField<ShippingForm>

const mistakes: Readonly<Record<'missing' | 'size' | 'amount', Message>> = {
  missing: 'edit.missing',
  size: 'pricing.shipping.size.wrong',
  amount: 'pricing.amount.wrong',
}

export const groupFields = (language: Language): readonly Field[] => [
  {
    path: 'groups',
    label: shippingNames.groups,
    check: values => new Map([...unreadable(values, language)].map(([path, kind]) => [path, mistakes[kind]])),
    show: groupsInWords,
  },
  { path: 'defaultGroup', label: shippingNames.defaultGroup },
]

function groupsInWords(groups: ShippingForm['groups']): string {
  return groups.map(({ title, tiers, places }) => `${title.de} (${tiers.length} × ${places.length})`).join(', ')
}

const days = (path: string, label: Message, most: number, hint: Message, wrong: Message): Field => ({
  path,
  label,
  hint,
  control: { kind: 'text', inputMode: 'numeric' },
  longest: 3,
  isRequired: true,
  check: values => {
    const typed = path.split('.').reduce<unknown>((value, step) => Object(value)[step], values)
    const count = wholeFrom(String(typed ?? ''))
    return count !== null && count <= most ? null : wrong
  },
})

const transitMost = days(
  'transitDays.max',
  'pricing.shipping.transitDays.max',
  60,
  'pricing.shipping.transitDays.max.hint',
  'pricing.shipping.days60',
)

export const timeFields: readonly Field[] = [
  days(
    'transitDays.min',
    'pricing.shipping.transitDays.min',
    60,
    'pricing.shipping.transitDays.hint',
    'pricing.shipping.days60',
  ),
  {
    ...transitMost,
    check: values =>
      transitMost.check?.(values) ??
      ((wholeFrom(values.transitDays.max) ?? 0) < (wholeFrom(values.transitDays.min) ?? 0)
        ? 'pricing.shipping.transitDays.reversed'
        : null),
  },
  days(
    'printingDays',
    shippingNames.printingDays,
    365,
    'pricing.shipping.printingDays.hint',
    'pricing.shipping.days365',
  ),
  {
    path: 'offersParts',
    label: shippingNames.offersParts,
    hint: 'pricing.shipping.offersParts.hint',
    control: { kind: 'switch' },
    isWide: true,
  },
]
