import type { Language } from '../../../../kit/languages.ts'
import { isName, tidyName } from '../../../../kit/names.ts'
import { isPhone } from '../../../../kit/phones.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'

/** What a person says of themselves. `name` is what the shop calls them. */
export type OwnProfile = {
  readonly name: string
  readonly title: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company: string | null
  readonly phone: string | null
  readonly language: Language
}

/** Changes of it: what is left out stays, null clears. The name shown follows first and last name. */
export type OwnProfileChanges = { readonly [Field in Exclude<keyof OwnProfile, 'name'>]?: OwnProfile[Field] | null }

const longest = { title: 40, firstName: 80, lastName: 80, company: 120 } as const

/** The profile as it will be, and every reason against it: NAME_INVALID (also where a first or last name that was there
 *  would be cleared), PHONE_INVALID. `path` leads to the changes. */
export function changedProfile(
  before: OwnProfile,
  changes: OwnProfileChanges,
  path: readonly string[],
): { profile: OwnProfile; refusals: readonly Refusal[] } {
  const profile: { -readonly [Field in keyof OwnProfile]: OwnProfile[Field] } = { ...before }
  const refusals: Refusal[] = []
  for (const [field, limit] of Object.entries(longest) as [keyof typeof longest, number][]) {
    const entered = changes[field]
    if (entered === undefined) continue
    const name = tidyName(entered ?? '')
    const isNeeded = (field === 'firstName' || field === 'lastName') && before[field] !== null
    if (name === '' ? isNeeded : !isName(name, limit)) {
      refusals.push(refusal('NAME_INVALID', [...path, field], `A name of at most ${limit} characters.`, { limit }))
    } else profile[field] = name || null
  }
  if (changes.phone !== undefined) {
    const phone = (changes.phone ?? '').trim()
    if (phone !== '' && !isPhone(phone)) {
      refusals.push(refusal('PHONE_INVALID', [...path, 'phone'], 'A number in international form begins with +.'))
    } else profile.phone = phone || null
  }
  if (changes.language) profile.language = changes.language
  const isRenamed = profile.firstName !== before.firstName || profile.lastName !== before.lastName
  if (isRenamed) profile.name = [profile.firstName, profile.lastName].filter(Boolean).join(' ') || before.name
  return { profile, refusals }
}
