import type {
  ProductChanges,
  TierInput,
  UpdateProductInput,
  VariantChanges,
} from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { startOfDay } from '../../../../adminKit/list/days.ts'
import { centsFrom } from '../euros.ts'
import {
  cellKey,
  type Edits,
  type FieldKey,
  type Fields,
  flagFields,
  nameFields,
  numberFields,
  offeredKey,
  priceFields,
  type TierFields,
  textFieldNames,
  textFields,
} from './fields.ts'

/** What is wrong with a field. */
export type Problem =
  | 'missing'
  | 'tooLong'
  | 'noPrice'
  | 'noNumber'
  | 'noDay'
  | 'noAddress'
  | 'taken'
  | 'tierTwice'
  | 'invalid'
export type Problems = ReadonlyMap<FieldKey, Problem>

interface Subject {
  readonly id: string
  readonly revision: number
  readonly variantIds: readonly string[]
}

/** Either what is to be sent to the server, or all that is wrong with what was typed. */
export type Saving = { input: UpdateProductInput; problems: null } | { input: null; problems: Problems }

/** A whole number as it is typed; null for none, undefined for what is no whole number. */
function numberFrom(typed: string, lowest = 0): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  if (!/^-?\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= lowest ? value : undefined
}

/**
 * What the edits mean to the server: only what was changed is sent, for absent means unchanged and null means cleared.
 * `language` is that in which amounts were typed.
 */
export function savingOf(subject: Subject, fields: Fields, edits: Edits, language: 'de' | 'en'): Saving {
  const problems = new Map<FieldKey, Problem>()
  const value = (key: FieldKey) => edits.get(key) ?? fields[key]
  const text = (key: FieldKey) => String(value(key) ?? '')
  const changes: Record<string, unknown> = {}

  for (const name of textFieldNames) {
    if (!edits.has(`${name}.de`) && !edits.has(`${name}.en`)) continue
    const [de, en] = [text(`${name}.de`).trim(), text(`${name}.en`).trim()]
    if (de.length > textFields[name].longest) problems.set(`${name}.de`, 'tooLong')
    if (en.length > textFields[name].longest) problems.set(`${name}.en`, 'tooLong')
    if (de === '' && (en !== '' || name === 'title')) problems.set(`${name}.de`, 'missing')
    changes[name] = de === '' ? null : { de, en: en || null }
  }
  for (const name of nameFields) {
    if (!edits.has(name)) continue
    changes[name] = text(name).trim()
    if (changes[name] === '') problems.set(name, 'missing')
  }
  for (const name of priceFields) {
    if (!edits.has(name)) continue
    const cents = text(name).trim() === '' ? null : centsFrom(text(name), language)
    changes[name] = cents
    if (cents === null && text(name).trim() !== '') problems.set(name, 'noPrice')
  }
  for (const name of numberFields) {
    if (!edits.has(name)) continue
    const number = numberFrom(text(name), name === 'sortOrder' ? -1_000_000 : 0)
    changes[name] = number
    if (number === undefined) problems.set(name, 'noNumber')
    if (number === null && name === 'sortOrder') problems.set(name, 'missing')
  }
  for (const name of flagFields) if (edits.has(name)) changes[name] = value(name) === true
  if (edits.has('backOn')) changes.backOn = text('backOn') || null
  if (edits.has('visibleFrom')) changes.visibleFrom = text('visibleFrom') ? startOfDay(text('visibleFrom')) : null
  if (edits.has('tags')) changes.tags = value('tags')
  if (edits.has('groupIds')) changes.groupIds = value('groupIds')

  const variants = variantChanges(subject, edits, problems, language)
  const tiers = edits.has('tiers') ? tierInputs(value('tiers') as readonly TierFields[], problems, language) : undefined
  if (problems.size > 0) return { input: null, problems }
  return {
    problems: null,
    input: {
      productId: subject.id,
      revision: subject.revision,
      ...(Object.keys(changes).length > 0 && { changes: changes as ProductChanges }),
      ...(variants.length > 0 && { variants }),
      ...(tiers && { tiers }),
    },
  }
}

function variantChanges(
  { variantIds }: Subject,
  edits: Edits,
  problems: Map<FieldKey, Problem>,
  language: 'de' | 'en',
): VariantChanges[] {
  return variantIds.flatMap(variantId => {
    const change: Record<string, unknown> = {}
    const edited = (field: 'stock' | 'price' | 'backOn' | 'sku') => edits.get(cellKey(variantId, field))
    const [stock, price, backOn, sku] = [edited('stock'), edited('price'), edited('backOn'), edited('sku')]
    if (stock !== undefined) {
      const pieces = numberFrom(String(stock))
      if (pieces === undefined) problems.set(cellKey(variantId, 'stock'), 'noNumber')
      else if (pieces === null) change.isStockUnlimited = true
      else change.stock = pieces
    }
    if (price !== undefined) {
      const cents = String(price).trim() === '' ? null : centsFrom(String(price), language)
      if (cents === null && String(price).trim() !== '') problems.set(cellKey(variantId, 'price'), 'noPrice')
      change.price = cents
    }
    if (backOn !== undefined) change.backOn = backOn || null
    if (sku !== undefined) {
      change.sku = String(sku).trim()
      if (change.sku === '') problems.set(cellKey(variantId, 'sku'), 'missing')
    }
    const isOffline = edits.get(offeredKey(variantId))
    if (isOffline !== undefined) change.isOffline = isOffline === true
    return Object.keys(change).length > 0 ? [{ variantId, ...change } as VariantChanges] : []
  })
}

function tierInputs(
  tiers: readonly TierFields[],
  problems: Map<FieldKey, Problem>,
  language: 'de' | 'en',
): TierInput[] {
  const seen = new Set<string>()
  return tiers.flatMap(({ from, price, variantIds }) => {
    const [amount, cents] = [numberFrom(from, 1), centsFrom(price, language)]
    const mark = `${amount} ${variantIds.join()}`
    if (!amount) problems.set('tiers', 'noNumber')
    else if (cents === null) problems.set('tiers', 'noPrice')
    else if (seen.has(mark)) problems.set('tiers', 'tierTwice')
    else {
      seen.add(mark)
      return [{ from: amount, price: cents, variantIds: variantIds.length > 0 ? variantIds : null }]
    }
    return []
  })
}

interface Refusal {
  readonly code: string
  readonly path: readonly string[]
}

/** The fields that the server refused, by the paths of what was sent. What belongs to no field counts as `isStale` or not. */
export function refusedFields(input: UpdateProductInput, refusals: readonly Refusal[]): Map<FieldKey, Problem> {
  const problems = new Map<FieldKey, Problem>()
  for (const { code, path } of refusals) {
    const problem: Problem = code === 'SLUG_TAKEN' || code === 'NUMBER_TAKEN' ? 'taken' : 'invalid'
    const [area, name = '', field = ''] = path
    if (area === 'changes' && name in textFields) problems.set(`${name as 'title'}.de`, problem)
    else if (area === 'changes' && name === 'slug') problems.set('slug', problem === 'taken' ? 'taken' : 'noAddress')
    else if (area === 'changes') problems.set(name as FieldKey, problem)
    else if (area === 'variants') {
      const variantId = input.variants?.[Number(name)]?.variantId
      if (variantId) problems.set(`variant.${variantId}.${field}` as FieldKey, problem)
    } else if (area === 'tiers') problems.set('tiers', problem)
  }
  return problems
}
