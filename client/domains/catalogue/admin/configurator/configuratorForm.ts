import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  optionalSetting,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'

/** What can be switched on of a property, in the order in which it is asked. */
export const flags = [
  'isFilter',
  'showInPreview',
  'showInCheckout',
  'isRequired',
  'isGlobal',
  'isPersonalisation',
  'separatesTiers',
] as const
export type Flag = (typeof flags)[number]

export const flagTitles = {
  isFilter: 'admin.configurator.flag.isFilter',
  showInPreview: 'admin.configurator.flag.showInPreview',
  showInCheckout: 'admin.configurator.flag.showInCheckout',
  isRequired: 'admin.configurator.flag.isRequired',
  isGlobal: 'admin.configurator.flag.isGlobal',
  isPersonalisation: 'admin.configurator.flag.isPersonalisation',
  separatesTiers: 'admin.configurator.flag.separatesTiers',
} as const satisfies Record<Flag, MessageId>

export interface PropertyForm extends Readonly<Record<Flag, boolean>> {
  /** Empty until it is saved, unless somebody wrote one. */
  readonly key: string
  /** Whether the server knows it. */
  readonly isKnown: boolean
  readonly name: LocalizedForm
  readonly type: string
  readonly placeholder: LocalizedForm
  readonly prefix: LocalizedForm
  readonly suffix: LocalizedForm
  readonly labelChecked: LocalizedForm
  readonly labelUnchecked: LocalizedForm
  readonly words: readonly LocalizedForm[]
  readonly longest: string
}

export interface ConfiguratorForm {
  readonly properties: readonly PropertyForm[]
}

/** Most characters that a shopper may write, and how many properties there are at most, as the server takes them. */
const longestWritten = 200
export const mostProperties = 50
export const mostWords = 200

const builtInKeys: readonly string[] = ['size', 'fit', 'color']
/** Size, fit and colour: they are part of each variant. What is only typed so far is none of them, whatever its key. */
export const isBuiltIn = ({ key, isKnown }: Pick<PropertyForm, 'key' | 'isKnown'>): boolean =>
  isKnown && builtInKeys.includes(key)

/** Whose key it is already, of those that no shop's own property may have; null for one that is free of them. `gender` is the
 *  documented name of the fit. */
export function ownerOf(property: Pick<PropertyForm, 'key' | 'isKnown'>): MessageId | null {
  const key = property.key.trim()
  if (property.isKnown || !Object.hasOwn(keyOwners, key)) return null
  return keyOwners[key as keyof typeof keyOwners]
}
const keyOwners = {
  size: 'admin.configurator.problem.keyOfSize',
  fit: 'admin.configurator.problem.keyOfFit',
  gender: 'admin.configurator.problem.keyOfFit',
  color: 'admin.configurator.problem.keyOfColor',
} as const satisfies Record<string, MessageId>

/** Whether a flag can be switched of a property at all. */
export function isOpen(property: PropertyForm, flag: Flag): boolean {
  if (isBuiltIn(property)) {
    if (flag === 'isRequired') return property.key !== 'size'
    return flag === 'isFilter' || flag === 'showInPreview' || flag === 'separatesTiers'
  }
  if (flag === 'isPersonalisation') return property.type === 'other'
  if (!property.isPersonalisation) return flag !== 'separatesTiers' || !property.isGlobal
  return flag === 'isRequired'
}

/** Whether a flag counts: what cannot be switched beside another one says nothing. */
export const counts = (property: PropertyForm, flag: Flag): boolean =>
  property[flag] && (isBuiltIn(property) || isOpen(property, flag))

const none: LocalizedForm = { de: '', en: '' }
const off = Object.fromEntries(flags.map(flag => [flag, false])) as Record<Flag, boolean>

/** A property of which nothing is said yet. */
export const newProperty: PropertyForm = {
  ...{ key: '', isKnown: false, name: none, type: 'other', placeholder: none, prefix: none, suffix: none },
  ...{ labelChecked: none, labelUnchecked: none, words: [], longest: '40' },
  ...off,
}

/** The form of the section `variantProperties`. */
export const configuratorFormOf = (values: Values): ConfiguratorForm => ({
  properties: listOf(values.properties).map(
    (property): PropertyForm => ({
      key: textOf(property.key),
      isKnown: true,
      name: localizedForm(property.name),
      type: textOf(property.type) || 'other',
      placeholder: localizedForm(property.placeholder),
      prefix: localizedForm(property.prefix),
      suffix: localizedForm(property.suffix),
      labelChecked: localizedForm(property.labelChecked),
      labelUnchecked: localizedForm(property.labelUnchecked),
      words: listOf(property.words).map(localizedForm),
      longest: String(numberOf(property.longest) ?? newProperty.longest),
      ...(Object.fromEntries(flags.map(flag => [flag, property[flag] === true])) as Record<Flag, boolean>),
    }),
  ),
})

/** What a key may be. */
const keyPattern = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
export const longestKey = 60

function keyFor(name: string, used: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
  const base = plain || 'property'
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? base : `${base}-${count}`
    if (!used.includes(key)) return key
  }
}

/** Keys of the properties as they will be saved: a new one without a key gets one of its name. */
function keysOf(properties: readonly PropertyForm[]): readonly string[] {
  const used = [...properties.map(({ key }) => key.trim()).filter(Boolean), ...builtInKeys, 'gender']
  return properties.map(({ key, name }) => {
    if (key.trim() !== '') return key.trim()
    const made = keyFor(name.de, used)
    used.push(made)
    return made
  })
}

/** The change of the section. */
export function configuratorChangesOf({ properties }: ConfiguratorForm): Record<string, unknown> {
  const keys = keysOf(properties)
  return {
    properties: properties.map(({ isKnown: _known, longest, words, ...property }, at) => ({
      key: keys[at],
      type: property.type,
      name: localizedSetting(property.name),
      placeholder: optionalSetting(property.placeholder),
      prefix: optionalSetting(property.prefix),
      suffix: optionalSetting(property.suffix),
      labelChecked: optionalSetting(property.labelChecked),
      labelUnchecked: optionalSetting(property.labelUnchecked),
      words: words
        .map(({ de, en }) => ({ de: de.trim(), en: en.trim() }))
        .filter(({ de, en }) => de !== '' && en !== ''),
      ...Object.fromEntries(flags.map(flag => [flag, counts(properties[at]!, flag)])),
      longest: Number(longest),
    })),
  }
}

/** What is wrong, by its path. */
export function configuratorProblems({ properties }: ConfiguratorForm): ReadonlyMap<string, MessageId> {
  const problems = new Map<string, MessageId>()
  const keys = keysOf(properties)
  for (const [at, property] of properties.entries()) {
    const path = `properties.${at}`
    const key = property.key.trim()
    if (property.name.de.trim() === '') problems.set(`${path}.name.de`, 'edit.missing')
    if (key !== '' && !keyPattern.test(key)) problems.set(`${path}.key`, 'admin.configurator.problem.key')
    else if (ownerOf(property)) problems.set(`${path}.key`, ownerOf(property)!)
    else if (!property.isKnown && keys.indexOf(key) !== keys.lastIndexOf(key)) {
      problems.set(`${path}.key`, 'admin.configurator.problem.keyTwice')
    }
    const longest = Number(property.longest)
    if (property.isPersonalisation && !(Number.isInteger(longest) && longest >= 1 && longest <= longestWritten)) {
      problems.set(`${path}.longest`, 'admin.configurator.problem.longest')
    }
    for (const [index, { de, en }] of property.words.entries()) {
      if (de.trim() === '' && en.trim() !== '') problems.set(`${path}.words.${index}.de`, 'edit.missing')
      if (en.trim() === '' && de.trim() !== '') problems.set(`${path}.words.${index}.en`, 'edit.missing')
    }
  }
  return problems
}
