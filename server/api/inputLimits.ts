import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import {
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { type Refusal, refusal } from '../kit/refusals.ts'
import { type Accepted, acceptedSentences } from './accepted.ts'
import type { RequestContext } from './context.ts'
import { withGlobalIds } from './inputIds.ts'

/** Characters of a text and of an id, and entries of a list, where an input says nothing else. Questions take what fits
 *  into an address, for pages ask with what stands there: too long a search or name finds nothing, and fails nothing. */
const usualLimits = {
  change: { text: 500, id: 200, entries: 100 },
  question: { text: 20_000, id: 20_000, entries: 100 },
} as const
export type InputPurpose = keyof typeof usualLimits

/** How much an input takes: characters of each text, entries of the list. Rules may allow less and say so in better
 *  words; this is what holds where none does, and what anything is multiplied by. */
export type InputLimits = { readonly characters?: number; readonly entries?: number }

/** The option of an input field or argument that takes more, or only less, than usual. */
export const atMost = (limits: InputLimits) => ({ extensions: { limits } })

/** What an input takes. */
export function limitsOf(input: Omit<Input, 'name'>, purpose: InputPurpose): Required<InputLimits> {
  const { characters, entries } = (input.extensions?.limits ?? {}) as InputLimits
  const usual = usualLimits[purpose]
  const text = namedType(input.type) === 'ID' ? usual.id : usual.text
  return { characters: characters ?? text, entries: entries ?? usual.entries }
}

function namedType(type: GraphQLInputType): string {
  if (isNonNullType(type) || isListType(type)) return namedType(type.ofType)
  return type.name
}

type Input = {
  readonly name: string
  readonly type: GraphQLInputType
  readonly extensions?: Readonly<Record<string, unknown>> | null
}

/** What is longer than its input takes, with the path to it; only the first of each list, for one sentence is enough. */
export function inputRefusals(
  inputs: readonly Input[],
  values: Readonly<Record<string, unknown>>,
  purpose: InputPurpose,
): Refusal[] {
  const refusals: Refusal[] = []
  const found: Found = { purpose, refusals }
  for (const input of inputs) check(input, input.type, values[input.name], [input.name], found)
  return refusals
}

type Found = { readonly purpose: InputPurpose; readonly refusals: Refusal[] }

function check(input: Input, type: GraphQLInputType, value: unknown, path: readonly string[], found: Found): void {
  if (value === null || value === undefined) return
  if (isNonNullType(type)) {
    check(input, type.ofType, value, path, found)
    return
  }
  const { purpose, refusals } = found
  if (isListType(type) && Array.isArray(value)) {
    const { entries } = limitsOf(input, purpose)
    if (value.length > entries) {
      refusals.push(refusal('INVALID_INPUT', path, `At most ${entries} entries.`, { limit: entries }))
      return
    }
    const before = refusals.length
    for (const [i, entry] of value.entries()) {
      check(input, type.ofType, entry, [...path, String(i)], found)
      if (refusals.length > before) return
    }
    return
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      check(field, field.type, (value as Record<string, unknown>)[field.name], [...path, field.name], found)
    }
    return
  }
  if (typeof value === 'string') {
    const { characters } = limitsOf(input, purpose)
    if (value.length > characters) {
      refusals.push(refusal('INVALID_INPUT', path, `At most ${characters} characters.`, { limit: characters }))
    }
  }
}

/** What a field at the root costs by itself, what each value of its input adds, and each thousand characters: in the
 *  unit in which a document may cost 60,000. */
const costs = {
  change: { itself: 2000, value: 3, thousandCharacters: 50 },
  question: { itself: 200, value: 2, thousandCharacters: 20 },
} as const satisfies Record<InputPurpose, object>

/** The cost of a field at the root by the size of its input: whoever asks the same again under other names pays again. */
export function costOfInput(input: unknown, purpose: InputPurpose): number {
  const { itself, value, thousandCharacters } = costs[purpose]
  let values = 0
  let characters = 0
  const open: unknown[] = [input]
  while (open.length > 0) {
    const next = open.pop()
    values += 1
    if (typeof next === 'string') characters += next.length
    else if (Array.isArray(next)) open.push(...next)
    else if (isPlainObject(next)) open.push(...Object.values(next))
  }
  return itself + values * value + Math.ceil((characters * thousandCharacters) / 1000)
}

// Uploads and dates are values, not containers.
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [null, Object.prototype].includes(Object.getPrototypeOf(value))

/** Mutations in one document: of somebody who is not signed in, and of others. */
const mostMutations = { guest: 1, others: 10 } as const

const counted = new WeakMap<OperationDefinitionNode, number>()

/** The fields at the root of an operation, whatever they are renamed to and whichever fragment they stand in. */
export function rootFields(
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): number {
  const known = counted.get(operation)
  if (known !== undefined) return known
  // Each fragment is counted once: one that spreads the next twice, and so on, would double the work with each.
  const ofFragment = new Map<string, number>()
  const of = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, each) => {
      if (each.kind === Kind.FIELD) return sum + 1
      if (each.kind === Kind.INLINE_FRAGMENT) return sum + of(each.selectionSet)
      const name = each.name.value
      if (!ofFragment.has(name)) ofFragment.set(name, of(fragments[name]!.selectionSet))
      return sum + ofFragment.get(name)!
    }, 0)
  const count = of(operation.selectionSet)
  counted.set(operation, count)
  return count
}

/** Refuses a document that changes too much at once; then none of its mutations runs. */
function refuseManyMutations(context: RequestContext, info: GraphQLResolveInfo): void {
  const { accountId, key } = context.viewer
  const most = mostMutations[accountId === null && key === null ? 'guest' : 'others']
  if (rootFields(info.operation, info.fragments) <= most) return
  const message =
    most === 1
      ? 'Without signing in a document holds one mutation; send the others by themselves.'
      : `A document holds at most ${most} mutations.`
  throw new GraphQLError(message, { extensions: { code: 'C400', http: { status: 400 } } })
}

/** Throws for an argument that is larger than its field takes. */
function holdToLimits(info: GraphQLResolveInfo, args: object, purpose: InputPurpose): void {
  const { args: inputs } = info.parentType.getFields()[info.fieldName]!
  const refusals = inputRefusals(inputs, args as Record<string, unknown>, purpose)
  if (refusals.length > 0) throw mistakeOf(refusals)
}

/** No form of ours sends what is so large: it is a mistake of the request, not something a person mends in a field. */
function mistakeOf(refusals: readonly Refusal[]): GraphQLError {
  const fields = refusals.map(({ path, message, code }) => ({ path: path.join('.'), message, code }))
  const message = fields.map(each => `${each.path}: ${each.message}`).join(' ')
  return new GraphQLError(message, { extensions: { code: 'C400', fields, http: { status: 400 } } })
}

const isRoot = ({ kind }: { kind: string }): boolean => kind === 'Mutation' || kind === 'Query'
const purposeOf = ({ kind }: { kind: string }): InputPurpose => (kind === 'Mutation' ? 'change' : 'question')

const pluginName = 'inputLimits'

/** Holds every field's input to its limits once the field's scope has let the asker in, and prices what stands at the
 *  root by what it is given. Must be the last of the builder's plugins, which makes it the innermost. */
class InputLimitsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const { characters, entries } = (config.extensions?.limits ?? {}) as InputLimits
    const limits = acceptedSentences((config.extensions?.accepted as Accepted | undefined) ?? { characters, entries })
    if (limits.length === 0) return config
    const limitsText = limits.join(' ')
    return {
      ...config,
      description: [config.description, limitsText].filter(Boolean).join(' '),
      extensions: { ...config.extensions, limitsText },
    }
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const purpose = purposeOf(config)
    const hasOwnCost = (config.pothosOptions as { complexity?: unknown }).complexity !== undefined
    if (!isRoot(config) || (purpose === 'question' && hasOwnCost)) return config
    const complexity = (input: unknown) => costOfInput(input, purpose)
    return { ...config, pothosOptions: { ...config.pothosOptions, complexity } } as typeof config
  }

  /** Ids that are decoded on the way in are looked at before that: what is wrong with one is told with all of it. */
  override wrapArgMappers(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> | undefined {
    if (!resolve || (config.argMappers ?? []).length === 0) return resolve
    return (parent, args, context, info) => {
      holdToLimits(info, args, 'change')
      return resolve(parent, args, context, info)
    }
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const purpose = purposeOf(config)
    if (purpose === 'question' && Object.keys(config.args).length === 0) return resolve
    return (parent, args, context, info) => {
      if (purpose === 'change') refuseManyMutations(context as RequestContext, info)
      holdToLimits(info, args, purpose)
      const { parentType, fieldName } = info
      const inputs = parentType.getFields()[fieldName]!.args
      const given = withGlobalIds(`${parentType.name}.${fieldName}`, inputs, { ...args }, context as RequestContext)
      if (given instanceof Promise) return given.then(taken => resolve(parent, taken, context, info))
      return resolve(parent, given, context, info)
    }
  }
}

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      [pluginName]: InputLimitsPlugin<Types>
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, InputLimitsPlugin)

/** The plugin's name, for the builder. */
export default pluginName
