import type { CompanyChanges } from '../../../__generated__/useUpdateCompanyMutation.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { CompanyChanges as accepted } from '../../../schema/accepted.ts'
import { type TermsForm, termsChangesOf } from '../../accounts/admin/edit/termsForm.ts'
import { states } from './states.ts'

/** What is edited of a company besides what was agreed with it. */
export interface DetailsForm {
  readonly name: string
  readonly state: keyof typeof states
  readonly vatId: string
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly note: string
}
export type CompanyForm = DetailsForm & TermsForm

type Country = { readonly code: string; readonly title: string }

/** Parts of the address, as the server calls them, by how the form does. */
const addressParts = {
  vatId: 'vatId',
  firstName: 'firstName',
  lastName: 'lastName',
  street: 'address',
  zip: 'zip',
  city: 'city',
  country: 'country',
} as const

export const companyFields = (isNew: boolean): readonly EditField<DetailsForm>[] => [
  {
    path: 'name',
    label: 'admin.companies.name',
    longest: accepted.name.characters,
    isRequired: true,
  },
  ...(isNew
    ? []
    : [
        {
          path: 'state',
          label: 'admin.companies.state',
          hint: 'admin.companies.stateHint',
          control: {
            kind: 'choice',
            options: (['REQUESTED', 'ACTIVE', 'BLOCKED'] as const).map(value => ({
              value,
              label: states[value].text,
            })),
          },
        } satisfies EditField<DetailsForm>,
      ]),
  {
    path: 'note',
    label: 'admin.companies.note',
    hint: 'admin.companies.noteHint',
    longest: accepted.note.characters,
    control: { kind: 'area', rows: 3 },
    isWide: true,
  },
]

export const addressFields = (countries: readonly Country[]): readonly EditField<DetailsForm>[] => [
  { path: 'vatId', label: 'admin.companies.vatId', longest: 20 },
  { path: 'firstName', label: 'admin.companies.firstName', longest: 80, isRequired: true },
  { path: 'lastName', label: 'admin.companies.lastName', longest: 80, isRequired: true },
  { path: 'street', label: 'admin.companies.street', longest: 160, isRequired: true },
  { path: 'zip', label: 'admin.companies.zip', longest: 16, isRequired: true },
  { path: 'city', label: 'admin.companies.city', longest: 80, isRequired: true },
  {
    path: 'country',
    label: 'admin.companies.country',
    control: { kind: 'choice', options: countries.map(({ code, title }) => ({ value: code, label: { text: title } })) },
  },
]

interface SavedDetails {
  readonly name: string
  readonly state: string
  readonly note: string | null | undefined
  readonly address: {
    readonly vatId: string | null | undefined
    readonly firstName: string
    readonly lastName: string
    readonly address: string
    readonly zip: string
    readonly city: string
    readonly country: string
  }
}

/** A company as the form has it. */
export const detailsOf = ({ name, state, note, address }: SavedDetails): DetailsForm => ({
  ...{ name, note: note ?? '', vatId: address.vatId ?? '', firstName: address.firstName, lastName: address.lastName },
  state: state === 'REQUESTED' || state === 'BLOCKED' ? state : 'ACTIVE',
  ...{ street: address.address, zip: address.zip, city: address.city, country: address.country },
})

export const newCompany = (country: string): DetailsForm => ({
  ...{ name: '', state: 'ACTIVE', vatId: '', firstName: '', lastName: '', street: '', zip: '', city: '', note: '' },
  country,
})

/** What of the form is sent; with `changed` only those fields. */
export function detailChanges(form: DetailsForm, changed?: readonly string[]): CompanyChanges {
  const is = (path: string) => changed === undefined || changed.includes(path)
  const parts = (Object.keys(addressParts) as (keyof typeof addressParts)[]).filter(is)
  return {
    ...(is('name') && { name: form.name }),
    ...(changed !== undefined && is('state') && { state: form.state }),
    ...(is('note') && { note: form.note.trim() || null }),
    ...(parts.length > 0 && { address: Object.fromEntries(parts.map(part => [addressParts[part], form[part]])) }),
  }
}

export const companyChanges = (
  form: CompanyForm,
  changed: readonly string[],
  language: 'de' | 'en',
): CompanyChanges => {
  const { discountGroups, personalPercent, isShippingFree, freeShippingFrom, paymentOverrides } = termsChangesOf(
    form,
    changed,
    language,
  )
  return {
    ...detailChanges(form, changed),
    ...(discountGroups !== undefined && { discountGroups }),
    ...(personalPercent !== undefined && { personalPercent }),
    ...(isShippingFree !== undefined && { isShippingFree }),
    ...(freeShippingFrom !== undefined && { freeShippingFrom }),
    ...(paymentOverrides !== undefined && { paymentOverrides }),
  }
}

/** The field of the form that a path of what was sent is about, where they differ. */
export const addressFieldOf = (path: readonly string[]): string | null =>
  path[1] === 'address' ? (path[2] === 'address' ? 'street' : (path[2] ?? null)) : null
