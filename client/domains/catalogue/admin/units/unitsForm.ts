import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'

/** A unit as it is edited; `key` is empty for a new one. */
export interface UnitForm {
  readonly key: string
  readonly one: LocalizedForm
  readonly many: LocalizedForm
}

export interface UnitsForm {
  readonly units: readonly UnitForm[]
  readonly defaultUnit: string
}

/** Key of the unit that each shop has. */
export const PIECE = 'piece'

const nothing: LocalizedForm = { de: '', en: '' }
export const newUnit: UnitForm = { key: '', one: nothing, many: nothing }

/** The form of what the section `units` says. */
export const unitsFormOf = ({ units, defaultUnit }: Values): UnitsForm => ({
  units: listOf(units).map(({ key, one, many }) => ({
    ...{ key: textOf(key), one: localizedForm(one), many: localizedForm(many) },
  })),
  defaultUnit: textOf(defaultUnit) || PIECE,
})

/** A key that none of `used` is, made of what one is called, so that those who read tables recognise it. */
function keyOf(name: string, used: readonly string[]): string {
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
  const base = plain || 'unit'
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? base : `${base}-${count}`
    if (!used.includes(key)) return key
  }
}

/** The change of the section; a new unit gets its key of its name, and without a plural it is called as one is. */
export function unitsChangesOf({ units, defaultUnit }: UnitsForm, changed: readonly string[]) {
  const used = [PIECE, ...units.map(({ key }) => key).filter(key => key !== '')]
  const named = units.map(({ key, one, many }) => {
    const known = key || keyOf(one.de, used)
    used.push(known)
    const plural = { de: many.de.trim() || one.de, en: many.en.trim() || (many.de.trim() === '' ? one.en : '') }
    return { key: known, one: localizedSetting(one), many: localizedSetting(plural) }
  })
  const areUnitsOther = changed.some(path => path.startsWith('units'))
  return {
    ...(areUnitsOther && { units: named }),
    ...(changed.includes('defaultUnit') && { defaultUnit }),
  }
}
