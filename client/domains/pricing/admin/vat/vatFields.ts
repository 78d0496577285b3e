import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { basisPointsFrom, wholeFrom } from '../../../../adminKit/settings/numbers.ts'
import type { VatForm } from './vatForm.ts'

/** What the fields of the section are called, for the form and for its history. */
export const vatNames = {
  type: 'pricing.vat.type',
  fixedPrice: 'pricing.vat.fixedPrice',
  taxesAtDestination: 'pricing.vat.taxesAtDestination',
  smallBusiness: 'pricing.vat.smallBusiness',
  label: 'pricing.vat.label.de',
  detailsLabel: 'pricing.vat.detailsLabel.de',
  showDetailed: 'pricing.vat.showDetailed',
  defaultGroup: 'pricing.vat.defaultGroup',
  groups: 'pricing.vat.groups',
  vatIdCheck: 'pricing.vat.idCheck',
  vatIdCheckDays: 'pricing.vat.idCheckDays',
} as const satisfies Readonly<Record<string, Message>>

const mostDays = 30

type Field = EditField<VatForm>

export const priceFields: readonly Field[] = [
  {
    path: 'type',
    label: vatNames.type,
    hint: 'pricing.vat.type.hint',
    control: {
      kind: 'choice',
      options: [
        { value: 'inclusive', label: 'pricing.vat.type.inclusive' },
        { value: 'exclusive', label: 'pricing.vat.type.exclusive' },
      ],
    },
    isWide: true,
  },
  {
    path: 'fixedPrice',
    label: vatNames.fixedPrice,
    hint: 'pricing.vat.fixedPrice.hint',
    control: { kind: 'switch' },
    isShown: ({ type }) => type === 'exclusive',
    isWide: true,
  },
  {
    path: 'taxesAtDestination',
    label: vatNames.taxesAtDestination,
    hint: 'pricing.vat.taxesAtDestination.hint',
    control: { kind: 'switch' },
    isShown: ({ smallBusiness }) => !smallBusiness,
    isWide: true,
  },
  {
    path: 'smallBusiness',
    label: vatNames.smallBusiness,
    hint: 'pricing.vat.smallBusiness.hint',
    control: { kind: 'switch' },
    warn: ({ smallBusiness }) => (smallBusiness ? 'pricing.vat.smallBusiness.on' : null),
    isWide: true,
  },
]

const label = (path: string, name: Message, hint?: Message): Field => ({
  path,
  label: name,
  ...(hint && { hint }),
  longest: 40,
  isWide: false,
})

export const wordFields: readonly Field[] = [
  label('label.de', vatNames.label, 'pricing.vat.label.hint'),
  label('label.en', 'pricing.vat.label.en'),
  label('detailsLabel.de', vatNames.detailsLabel, 'pricing.vat.detailsLabel.hint'),
  label('detailsLabel.en', 'pricing.vat.detailsLabel.en'),
  {
    path: 'showDetailed',
    label: vatNames.showDetailed,
    hint: 'pricing.vat.showDetailed.hint',
    control: { kind: 'switch' },
    isWide: true,
  },
]

/** What is wrong with what was typed into the groups, by place. What does not go together says the server. */
function groupsProblems({ groups }: VatForm): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  for (const [at, { title, rates }] of groups.entries()) {
    if (title.de.trim() === '') problems.set(`groups.${at}.title.de`, 'edit.missing')
    for (const [place, { validFrom, rate }] of rates.entries()) {
      if (validFrom === '') problems.set(`groups.${at}.rates.${place}.validFrom`, 'edit.missing')
      if (basisPointsFrom(rate) === null) problems.set(`groups.${at}.rates.${place}.rate`, 'pricing.vat.rate.wrong')
    }
  }
  return problems
}

export const groupFields: readonly Field[] = [
  { path: 'groups', label: vatNames.groups, check: groupsProblems, show: groupsInWords },
  { path: 'defaultGroup', label: vatNames.defaultGroup },
]

function groupsInWords(groups: VatForm['groups']): string {
  return groups.map(({ title, rates }) => `${title.de} (${rates.length})`).join(', ')
}

export const idFields: readonly Field[] = [
  {
    path: 'vatIdCheck',
    label: vatNames.vatIdCheck,
    hint: 'pricing.vat.idCheck.hint',
    control: {
      kind: 'choice',
      options: [
        { value: 'vies', label: 'pricing.vat.idCheck.vies' },
        { value: 'form', label: 'pricing.vat.idCheck.form' },
      ],
    },
  },
  {
    path: 'vatIdCheckDays',
    label: vatNames.vatIdCheckDays,
    hint: 'pricing.vat.idCheckDays.hint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 2,
    isRequired: true,
    isShown: ({ vatIdCheck }) => vatIdCheck === 'vies',
    check: ({ vatIdCheckDays }) => {
      const days = wholeFrom(vatIdCheckDays)
      return days !== null && days >= 1 && days <= mostDays ? null : 'pricing.vat.idCheckDays.wrong'
    },
  },
]
