import type { UserEditor_user$data } from '../../../../__generated__/UserEditor_user.graphql.ts'
import type { EditField, Finding, Option } from '../../../../adminKit/edit/fields.ts'
import { roleTitles } from '../roleTitles.ts'
import type { AddressFields, UserForm } from './userForm.ts'

type Field = EditField<UserForm>
type May = Pick<UserEditor_user$data, 'viewerCanEdit' | 'viewerCanEditNote'>

export const languageOptions: readonly Option[] = [
  { value: 'DE', label: 'users.language.de' },
  { value: 'EN', label: 'users.language.en' },
]

/** Who somebody is. */
export function profileFields({ viewerCanEdit, viewerCanEditNote }: May): readonly Field[] {
  const fields: readonly Field[] = [
    { path: 'firstName', label: 'users.firstName', longest: 80 },
    { path: 'lastName', label: 'users.lastName', longest: 80 },
    { path: 'name', label: 'users.shownName', longest: 160, isRequired: true },
    { path: 'title', label: 'users.honorific', longest: 40 },
    { path: 'company', label: 'users.company', longest: 120 },
    {
      path: 'phone',
      label: 'users.phone',
      hint: 'users.phoneHint',
      longest: 40,
      control: { kind: 'text', inputMode: 'tel' },
    },
    { path: 'language', label: 'users.language', control: { kind: 'choice', options: languageOptions } },
  ]
  return [...fields.map(field => ({ ...field, isReadOnly: !viewerCanEdit })), noteField({ viewerCanEditNote })]
}

/** What staff note about somebody. */
export const noteField = ({
  viewerCanEditNote,
}: Pick<May, 'viewerCanEditNote'>): EditField<{ readonly note: string }> => ({
  path: 'note',
  label: 'users.note',
  hint: 'users.noteHint',
  longest: 5000,
  control: { kind: 'area' },
  isReadOnly: !viewerCanEditNote,
})

const neededOfAddress = ['firstName', 'lastName', 'address', 'zip', 'city'] as const

/** What an address lacks, by the path of the part. */
function missing({ addresses }: UserForm): Finding {
  return new Map(
    addresses.flatMap((address, at) => {
      const needed = address.type === 'COMPANY' ? [...neededOfAddress, 'company' as const] : neededOfAddress
      const empty = needed.filter(part => address[part].trim() === '')
      return empty.map(part => [`addresses.${at}.${part}`, 'edit.missing'] as const)
    }),
  )
}

const lineOf = ({ company, firstName, lastName, address, zip, city, country }: AddressFields): string =>
  [company, `${firstName} ${lastName}`, address, `${zip} ${city}`, country].filter(part => part.trim()).join(', ')

/** The addresses that a person keeps, as one list. */
export const addressesField = ({ viewerCanEdit }: May): Field => ({
  path: 'addresses',
  label: 'users.addresses',
  isReadOnly: !viewerCanEdit,
  check: missing,
  show: (addresses: readonly AddressFields[], intl) =>
    addresses.map(lineOf).join('\n') || intl.formatMessage({ id: 'edit.nothing' }),
})

/** What a person may do in the back office. */
export const rolesField: Field = {
  path: 'roles',
  label: 'users.roles',
  show: (roles: UserForm['roles'], intl) =>
    intl.formatList(
      roles.map(role => intl.formatMessage({ id: roleTitles[role] })),
      { type: 'conjunction' },
    ),
}
