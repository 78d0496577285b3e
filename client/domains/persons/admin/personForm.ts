import type { PersonEditor_person$data } from '../../../__generated__/PersonEditor_person.graphql.ts'
import type { PersonChanges } from '../../../__generated__/useUpdatePersonMutation.graphql.ts'

const lineFields = [
  ...(['firstName', 'lastName', 'title', 'company', 'email', 'phone'] as const),
  ...(['address', 'zip', 'city'] as const),
] as const
type LineField = (typeof lineFields)[number]

/** A contact person as they are edited. */
export type PersonForm = Record<LineField, string> & {
  type: 'PERSON' | 'COMPANY'
  country: string
  note: string
  tags: readonly string[]
  user: LinkedUser | null
}

export interface LinkedUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Somebody with an account of whom a contact person is made. */
export interface Origin extends LinkedUser {
  readonly firstName: string | null | undefined
  readonly lastName: string | null | undefined
  readonly company: string | null | undefined
  readonly phone: string | null | undefined
}

/** The form of a person who is kept already, or of a new one, made of an account where there is one. */
export function formOf(person: PersonEditor_person$data | null, from: Origin | null): PersonForm {
  const known = person ?? from
  const own = (field: 'title' | 'address' | 'zip' | 'city') => person?.[field] ?? ''
  return {
    type: person?.type ?? 'PERSON',
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    company: known?.company ?? '',
    email: known?.email ?? '',
    phone: known?.phone ?? '',
    ...{ title: own('title'), address: own('address'), zip: own('zip'), city: own('city') },
    country: person?.country ?? '',
    note: person?.note ?? '',
    tags: person?.tags ?? [],
    user: person ? (person.user ?? null) : from && { id: from.id, name: from.name, email: from.email },
  }
}

/** What the form means to the server; everything is sent, for the whole form was seen. */
export function changesOf(form: PersonForm): PersonChanges {
  const lines = Object.fromEntries(lineFields.map(field => [field, form[field].trim() || null]))
  const { type, country, note, tags, user } = form
  return {
    ...lines,
    type,
    country: country || null,
    note: note.trim() || null,
    tags: [...tags],
    userId: user?.id ?? null,
  }
}
