import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { wholeFrom } from '../../../../adminKit/settings/numbers.ts'
import type { Language } from '../../../../intl/languages.ts'
import { type ShippingForm, timeFrom, unreadable, type Weekday } from './shippingForm.ts'

/** What the fields of the section are called, for the form and for its history. */
export const shippingNames = {
  groups: 'pricing.shipping.groups',
  defaultGroup: 'pricing.shipping.defaultGroup',
  pickup: 'pricing.shipping.section.pickup',
  printingDays: 'pricing.shipping.printingDays',
  transitDays: 'pricing.shipping.transitDays',
  holidays: 'pricing.shipping.holidays',
  closedDays: 'pricing.shipping.closedDays',
  offersParts: 'pricing.shipping.offersParts',
  cutOff: 'pricing.shipping.cutOff',
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

/** States of Germany (ISO 3166-2), whose public holidays are known one by one. */
const states = [
  ['DE-BW', 'Baden-Württemberg'],
  ['DE-BY', 'Bayern'],
  ['DE-BE', 'Berlin'],
  ['DE-BB', 'Brandenburg'],
  ['DE-HB', 'Bremen'],
  ['DE-HH', 'Hamburg'],
  ['DE-HE', 'Hessen'],
  ['DE-MV', 'Mecklenburg-Vorpommern'],
  ['DE-NI', 'Niedersachsen'],
  ['DE-NW', 'Nordrhein-Westfalen'],
  ['DE-RP', 'Rheinland-Pfalz'],
  ['DE-SL', 'Saarland'],
  ['DE-SN', 'Sachsen'],
  ['DE-ST', 'Sachsen-Anhalt'],
  ['DE-SH', 'Schleswig-Holstein'],
  ['DE-TH', 'Thüringen'],
] as const

const holidaysField: Field = {
  path: 'holidays',
  label: shippingNames.holidays,
  hint: 'pricing.shipping.holidays.hint',
  control: {
    kind: 'choice',
    options: [
      { value: '', label: 'pricing.shipping.holidays.shop' },
      { value: 'AT', label: 'pricing.shipping.holidays.AT' },
      { value: 'DE', label: 'pricing.shipping.holidays.DE' },
      ...states.map(([value, text]) => ({ value, label: { text } })),
    ],
  },
}

const weekdayNames: Readonly<Record<Weekday, Message>> = {
  monday: 'pricing.shipping.monday',
  tuesday: 'pricing.shipping.tuesday',
  wednesday: 'pricing.shipping.wednesday',
  thursday: 'pricing.shipping.thursday',
  friday: 'pricing.shipping.friday',
}

/** Until when an order is still worked on that day, by weekday. */
export const cutOffFields: readonly Field[] = (Object.keys(weekdayNames) as Weekday[]).map(day => ({
  path: `cutOff.${day}`,
  label: weekdayNames[day],
  longest: 5,
  check: ({ cutOff }) =>
    cutOff[day].trim() === '' || timeFrom(cutOff[day]) !== null ? null : 'pricing.shipping.cutOff.wrong',
}))

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
  holidaysField,
  {
    path: 'offersParts',
    label: shippingNames.offersParts,
    hint: 'pricing.shipping.offersParts.hint',
    control: { kind: 'switch' },
    isWide: true,
  },
]

/** Days on which the shop is closed besides. */
export const closedDaysField: Field = {
  path: 'closedDays',
  label: shippingNames.closedDays,
  check: ({ closedDays }) =>
    new Map(
      closedDays.flatMap(({ from, to }, at): [string, Message][] => {
        if (from === '') return [[`closedDays.${at}.from`, 'edit.missing']]
        return to !== '' && to < from ? [[`closedDays.${at}.to`, 'pricing.shipping.closedDays.reversed']] : []
      }),
    ),
  show: (closedDays: ShippingForm['closedDays']) =>
    closedDays.map(({ from, to }) => [from, to].filter(Boolean).join(' – ')).join(', '),
}
