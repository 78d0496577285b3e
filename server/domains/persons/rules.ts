import { isEmail, tidyEmail } from '../../kit/emails.ts'
import { isName } from '../../kit/names.ts'
import { isPhone } from '../../kit/phones.ts'
import { type Refusal, refusal } from '../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../kit/words.ts'

/** A contact person as they are kept. */
export type PersonFields = {
  readonly type: 'person' | 'company'
  readonly title: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly zip: string | null
  readonly city: string | null
  readonly country: string | null
  readonly note: string | null
  readonly tags: readonly string[]
}

/** What comes in: absent is unchanged (in a new one: empty), null clears. */
export type PersonChanges = { readonly [Field in keyof PersonFields]?: PersonFields[Field] | null }

export const emptyPerson: PersonFields = {
  ...{ type: 'person', title: null, firstName: null, lastName: null, company: null, email: null, phone: null },
  ...{ address: null, zip: null, city: null, country: null, note: null, tags: [] },
}

const longest = {
  ...{ title: 40, firstName: 80, lastName: 80, company: 120, email: 254, phone: 40 },
  ...{ address: 160, zip: 16, city: 80, country: 2 },
} as const
type TextField = keyof typeof longest
const textFields = Object.keys(longest) as TextField[]
const named: readonly TextField[] = ['title', 'firstName', 'lastName', 'company']
const LONGEST_NOTE = 5000
export const MOST_TAGS = 30
export const LONGEST_TAG = 60

const isOf: Partial<
  Record<TextField, readonly [(text: string) => boolean, 'EMAIL_INVALID' | 'PHONE_INVALID' | 'INVALID_INPUT']>
> = {
  email: [isEmail, 'EMAIL_INVALID'],
  phone: [isPhone, 'PHONE_INVALID'],
  country: [text => /^[A-Z]{2}$/.test(text), 'INVALID_INPUT'],
}

/**
 * The person as they will be, white space tidied, empty tags dropped; or what cannot be kept: NAME_INVALID (also for
 * somebody with neither name nor company nor e-mail address), EMAIL_INVALID, PHONE_INVALID, INVALID_INPUT.
 */
export function keptPerson(
  before: PersonFields,
  changes: PersonChanges,
  path: readonly string[],
): { person: PersonFields; refusals: Refusal[] } {
  const person: { -readonly [Field in keyof PersonFields]: PersonFields[Field] } = { ...before }
  const refusals: Refusal[] = []
  const tooLong = (field: string, limit: number) =>
    refusals.push(refusal('INVALID_INPUT', [...path, field], `At most ${limit} characters.`, { limit }))
  if (changes.type) person.type = changes.type
  for (const field of textFields) {
    const entered = changes[field]
    if (entered === undefined) continue
    const text = field === 'email' ? tidyEmail(entered ?? '') : tidied(entered ?? '')
    const kept = field === 'country' ? text.toUpperCase() : text
    const [isRight, code] = isOf[field] ?? []
    if (kept.length > longest[field]) tooLong(field, longest[field])
    else if (kept !== '' && named.includes(field) && !isName(kept, longest[field])) {
      refusals.push(refusal('NAME_INVALID', [...path, field], 'This is not a name.'))
    } else if (kept !== '' && isRight && code && !isRight(kept)) {
      refusals.push(refusal(code, [...path, field], `This is no ${field}.`))
    } else person[field] = kept || null
  }
  if (changes.note !== undefined) {
    const note = tidiedLines(changes.note ?? '')
    if (note.length > LONGEST_NOTE) tooLong('note', LONGEST_NOTE)
    else person.note = note || null
  }
  if (changes.tags !== undefined) {
    const tags = [...new Set((changes.tags ?? []).map(tidied).filter(Boolean))]
    if (tags.length > MOST_TAGS) tooLong('tags', MOST_TAGS)
    else if (tags.some(tag => tag.length > LONGEST_TAG)) tooLong('tags', LONGEST_TAG)
    else person.tags = tags
  }
  const { firstName, lastName, company, email } = person
  if (refusals.length === 0 && [firstName, lastName, company, email].every(text => text === null)) {
    refusals.push(refusal('NAME_INVALID', [...path, 'lastName'], 'A name, a company or an e-mail address is needed.'))
  }
  return { person, refusals }
}

/** What a person is called in lists. */
export const personName = ({
  firstName,
  lastName,
  company,
  email,
}: Pick<PersonFields, 'firstName' | 'lastName' | 'company' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || company || email || ''
