import type {
  NewVariantInput,
  ProductChanges,
  TierInput,
  UpdateProductInput,
  VariantChanges,
} from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import { startOfDay } from '../../../../adminKit/list/days.ts'
import {
  type Accepted,
  NewVariantInput as acceptedNew,
  TierInput as acceptedTier,
  VariantChanges as acceptedVariant,
} from '../../../../schema/accepted.ts'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import {
  acceptedOf,
  type CellField,
  cellFlagKey,
  cellKey,
  type Edits,
  type FieldKey,
  type Fields,
  flagFields,
  type LineField,
  lineFields,
  type NewSizeFields,
  namesOf,
  propertiesKey,
  type TierFields,
  textFields,
} from './fields.ts'
import { type PartKey, type PartProblem, type PartValues, partInput, partKeys } from './parts.ts'
import { type PropertyFields, propertyInputs } from './variantProperties.ts'

/** What is wrong with a field. */
export type Problem =
  | 'missing'
  | 'tooLong'
  | 'noPrice'
  | 'noNumber'
  | 'outOfRange'
  | 'tierTwice'
  | 'tierFew'
  | 'tierNone'
  | PartProblem
/** By the field, or by the path of a part of it. */
export type ProblemKey = FieldKey | `${PartKey | 'newVariants' | 'tiers'}.${string}`
type Problems = ReadonlyMap<ProblemKey, Problem>

interface Subject {
  readonly id: string
  readonly revision: number
  readonly variantIds: readonly string[]
}

/** Either what is to be sent to the server, or all that is wrong with what was typed. */
export type Saving = { input: UpdateProductInput; problems: null } | { input: null; problems: Problems }

/** Whether the server accepts a number. */
const isAccepted = (value: number, { lowest = -Infinity, highest = Infinity }: Accepted): boolean =>
  value >= lowest && value <= highest

/**
 * What the edits mean to the server: only what was changed is sent, for absent means unchanged and null means cleared.
 * `language` is that in which amounts were typed.
 */
export function savingOf(subject: Subject, fields: Fields, edits: Edits, language: 'de' | 'en'): Saving {
  const problems = new Map<ProblemKey, Problem>()
  const value = (key: FieldKey) => edits.get(key) ?? fields[key]
  const text = (key: FieldKey) => String(value(key) ?? '')
  const changes: Record<string, unknown> = {}

  for (const name of namesOf(textFields)) {
    if (!edits.has(`${name}.de`) && !edits.has(`${name}.en`)) continue
    const [de, en] = [text(`${name}.de`).trim(), text(`${name}.en`).trim()]
    const { characters = Infinity, required } = acceptedOf(name)
    if (de.length > characters) problems.set(`${name}.de`, 'tooLong')
    if (en.length > characters) problems.set(`${name}.en`, 'tooLong')
    if (de === '' && (en !== '' || required)) problems.set(`${name}.de`, 'missing')
    changes[name] = de === '' ? null : { de, en: en || null }
  }
  for (const name of namesOf(lineFields)) {
    if (!edits.has(name)) continue
    const { value: written, problem } = lineFrom(text(name).trim(), lineFields[name].kind, acceptedOf(name), language)
    changes[name] = written
    if (problem) problems.set(name, problem)
  }
  for (const name of namesOf(flagFields)) if (edits.has(name)) changes[name] = value(name) === true
  if (edits.has('tags')) changes.tags = value('tags')
  for (const list of ['groupIds', 'discountGroups'] as const) if (edits.has(list)) changes[list] = value(list)
  const parts = { ...fields, ...Object.fromEntries(edits) } as unknown as PartValues
  for (const key of partKeys) {
    if (!edits.has(key)) continue
    changes[key] = partInput(key, parts, language, (path, problem) => problems.set(path as ProblemKey, problem))
  }

  const variants = variantChanges(subject, edits, problems, language)
  const added = newVariants((edits.get('newVariants') ?? []) as readonly NewSizeFields[], problems, language)
  const tiers = edits.has('tiers') ? tierInputs(value('tiers') as readonly TierFields[], problems, language) : undefined
  if (problems.size > 0) return { input: null, problems }
  return {
    problems: null,
    input: {
      productId: subject.id,
      revision: subject.revision,
      ...(Object.keys(changes).length > 0 && { changes: changes as ProductChanges }),
      ...(variants.length > 0 && { variants }),
      ...(added.length > 0 && { newVariants: added }),
      ...(tiers && { tiers }),
    },
  }
}

/** What one line means to the server, or what is wrong with it. */
function lineFrom(
  typed: string,
  kind: (typeof lineFields)[LineField]['kind'],
  accepted: Accepted,
  language: 'de' | 'en',
): { value?: unknown; problem?: Problem } {
  if (typed === '') return accepted.required ? { problem: 'missing' } : { value: null }
  if (kind === 'day') return { value: typed }
  if (kind === 'instant') return { value: startOfDay(typed) }
  if (kind === 'name') {
    const { characters = Infinity } = accepted
    return typed.length > characters ? { problem: 'tooLong' } : { value: typed }
  }
  const number = kind === 'price' ? centsFrom(typed, language) : wholeFrom(typed, language)
  if (typeof number !== 'number') return { problem: kind === 'price' ? 'noPrice' : 'noNumber' }
  return isAccepted(number, accepted) ? { value: number } : { problem: 'outOfRange' }
}

function variantChanges(
  { variantIds }: Subject,
  edits: Edits,
  problems: Map<ProblemKey, Problem>,
  language: 'de' | 'en',
): VariantChanges[] {
  return variantIds.flatMap(variantId => {
    const change: Record<string, unknown> = {}
    const edited = (field: CellField) => edits.get(cellKey(variantId, field))
    const [stock, price, backOn] = [edited('stock'), edited('price'), edited('backOn')]
    if (stock !== undefined) {
      const { value, problem } = lineFrom(String(stock).trim(), 'number', acceptedVariant.stock, language)
      if (problem) problems.set(cellKey(variantId, 'stock'), problem)
      else if (value === null) change.isStockUnlimited = true
      else change.stock = value
    }
    if (price !== undefined) {
      const { value, problem } = lineFrom(String(price).trim(), 'price', acceptedVariant.price, language)
      if (problem) problems.set(cellKey(variantId, 'price'), problem)
      change.price = value
    }
    if (backOn !== undefined) {
      if (backOn !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(String(backOn)))
        problems.set(cellKey(variantId, 'backOn'), 'noDay')
      else change.backOn = backOn || null
    }
    for (const field of ['sku', 'size', 'weightGrams', 'expectedDays', 'reorderLevel'] as const) {
      const typed = edited(field)
      if (typed === undefined) continue
      const kind = field === 'sku' || field === 'size' ? 'name' : 'number'
      const { value, problem } = lineFrom(String(typed).trim(), kind, acceptedVariant[field], language)
      if (problem) problems.set(cellKey(variantId, field), problem)
      change[field] = value
    }
    const [fit, color] = [edited('fit'), edited('color')]
    if (fit !== undefined) change.fit = fit || null
    if (color !== undefined) change.colorId = color || null
    const properties = edits.get(propertiesKey(variantId))
    if (properties !== undefined) change.properties = propertyInputs(properties as readonly PropertyFields[])
    for (const flag of ['isOffline', 'isChildSize', 'isPersonalisable'] as const) {
      const isSo = edits.get(cellFlagKey(variantId, flag))
      if (isSo !== undefined) change[flag] = isSo === true
    }
    return Object.keys(change).length > 0 ? [{ variantId, ...change } as VariantChanges] : []
  })
}

/** Sizes that are to be added. */
const newVariants = (
  sizes: readonly NewSizeFields[],
  problems: Map<ProblemKey, Problem>,
  language: 'de' | 'en',
): NewVariantInput[] =>
  sizes.map(({ size, fit, color, stock, price = '', sku = '', gtin = '', properties = [] }, at) => {
    const read = (field: 'stock' | 'price' | 'sku', typed: string, kind: 'number' | 'price' | 'name') => {
      const accepted = { ...acceptedNew[field], required: false }
      const { value, problem } = lineFrom(typed.trim(), kind, accepted, language)
      if (problem) problems.set(`newVariants.${at}.${field}`, problem)
      return value
    }
    const [own, number] = [read('price', price, 'price'), read('sku', sku, 'name')]
    const gtins = gtin.trim() === '' ? [] : [{ key: 'gtin', text: gtin.trim() }]
    const further = [...propertyInputs(properties), ...gtins]
    return {
      ...{ size, fit: fit || null, colorId: color || null, stock: read('stock', stock, 'number') as number | null },
      ...(typeof own === 'number' && { price: own }),
      ...(typeof number === 'string' && { sku: number }),
      ...(further.length > 0 && { properties: further }),
    }
  })

/** Pieces from which on there is a tier: from the first on it would be the price itself. */
const fewestOfTier = 2

function tierInputs(
  tiers: readonly TierFields[],
  problems: Map<ProblemKey, Problem>,
  language: 'de' | 'en',
): TierInput[] {
  const seen = new Set<string>()
  return tiers.flatMap(({ from, price, scope, variantIds }, at) => {
    const [amount, cents] = [wholeFrom(from, language), centsFrom(price, language)]
    const mark = `${amount} ${scope} ${variantIds.join()}`
    const wrong = (name: keyof TierFields, problem: Problem) => problems.set(`tiers.${at}.${name}`, problem)
    const isAmount = typeof amount === 'number' && isAccepted(amount, { ...acceptedTier.from, lowest: fewestOfTier })
    const isPrice = cents !== null && isAccepted(cents, acceptedTier.price)
    if (amount === undefined) wrong('from', 'noNumber')
    else if (!isAmount) wrong('from', 'tierFew')
    else if (seen.has(mark)) wrong('from', 'tierTwice')
    if (!isPrice) wrong('price', 'noPrice')
    if (scope === 'SOME' && variantIds.length === 0) wrong('variantIds', 'tierNone')
    if (!isAmount || !isPrice) return []
    seen.add(mark)
    return [{ from: amount, price: cents, scope, variantIds: scope === 'SOME' ? variantIds : null }]
  })
}

/** The days of an offer as the page asks for them. */
const offerDays: Readonly<Record<string, string>> = { startsAt: 'from', endsAt: 'until' }

/** The field that a path of the input is about. */
export function fieldOf({ variants }: UpdateProductInput): (path: readonly string[]) => FieldKey | null {
  return ([area, name = '', field = '', ...rest]) => {
    if (area === 'changes' && partKeys.includes(name as PartKey)) {
      const days = name === 'offers' ? rest.map(part => offerDays[part] ?? part) : rest
      return [name, field, ...days].filter(Boolean).join('.') as FieldKey
    }
    if (area === 'changes') return (name in textFields ? `${name}.de` : name) as FieldKey
    if (area === 'tiers') return [area, name, field].filter(Boolean).join('.') as FieldKey
    if (area === 'newVariants') return 'newVariants'
    const variantId = area === 'variants' ? variants?.[Number(name)]?.variantId : null
    return variantId ? (`variant.${variantId}.${field}` as FieldKey) : null
  }
}
