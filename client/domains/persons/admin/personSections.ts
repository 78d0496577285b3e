import type { EditField, Option } from '../../../adminKit/edit/fields.ts'
import { PersonChanges } from '../../../schema/accepted.ts'
import type { PersonForm } from './personForm.ts'

const options = (values: readonly (readonly [string, Option['label']])[]): readonly Option[] =>
  values.map(([value, label]) => ({ value, label }))

/** A person is found again by a name, a company or an e-mail address; one of them is enough. */
const isNameless = ({ firstName, lastName, company, email }: PersonForm) =>
  [firstName, lastName, company, email].every(text => text.trim() === '')

/** What is kept of a contact person, as fields; `countries` are those that the shop serves. */
export const contactFields = (
  countries: readonly { readonly code: string; readonly title: string }[],
  saved: PersonForm,
): readonly EditField<PersonForm>[] => {
  const served = countries.map(({ code, title }) => [code, { text: title }] as const)
  // A country that the shop no longer delivers to may stay.
  const isKnown = saved.country === '' || countries.some(({ code }) => code === saved.country)
  const kept = isKnown ? [] : [[saved.country, { text: saved.country }] as const]
  return [
    {
      path: 'type',
      label: 'users.addressType',
      control: {
        kind: 'choice',
        options: options([
          ['PERSON', 'users.addressType.person'],
          ['COMPANY', 'users.addressType.company'],
        ]),
      },
    },
    { path: 'title', label: 'users.honorific', longest: 40 },
    { path: 'firstName', label: 'users.firstName', longest: 80 },
    {
      path: 'lastName',
      label: 'users.lastName',
      longest: 80,
      check: form => (isNameless(form) ? 'users.persons.nameMissing' : null),
    },
    { path: 'company', label: 'users.company', longest: 120 },
    { path: 'email', label: 'users.email', longest: 254 },
    {
      path: 'phone',
      label: 'users.phone',
      hint: 'users.phoneHint',
      longest: 40,
      control: { kind: 'text', inputMode: 'tel' },
    },
    { path: 'address', label: 'users.street', longest: 160 },
    { path: 'zip', label: 'users.zip', longest: 16 },
    { path: 'city', label: 'users.city', longest: 80 },
    {
      path: 'country',
      label: 'users.country',
      control: { kind: 'choice', options: options([['', { text: '' }], ...served, ...kept]) },
    },
    { path: 'tags', label: 'users.persons.tags', control: { kind: 'words', accepted: PersonChanges.tags } },
    { path: 'note', label: 'users.note', longest: 5000, control: { kind: 'area' } },
  ]
}

/** The account of a contact person. */
export const accountField: EditField<PersonForm> = {
  path: 'user',
  label: 'users.account',
  show: (user: PersonForm['user'], intl) => user?.name ?? intl.formatMessage({ id: 'edit.nothing' }),
}
