import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { keyNames } from '../../platform/businessKeys.ts'
import { keysOfType, typesOfInput } from '../inputIds.ts'

/** What follows from the form of a type or a field, whatever domain it belongs to. */

/** By their names, the mutations that take a type as their input, and those that answer with it. */
export type Uses = ReadonlyMap<string, readonly string[]>

/** Which mutations use which types. */
export function usesOf(schema: GraphQLSchema): Uses {
  const uses = new Map<string, string[]>()
  for (const { name, type, args } of Object.values(schema.getMutationType()?.getFields() ?? {}))
    for (const used of [type, ...args.map(each => each.type)]) {
      const key = getNamedType(used).name
      uses.set(key, [...(uses.get(key) ?? []), name])
    }
  return uses
}

const isNamed = (type: GraphQLNamedType, end: string): boolean => type.name.endsWith(end)
const without = (type: GraphQLNamedType, end: string): string => type.name.slice(0, -end.length)
const implementsType = (type: GraphQLNamedType, name: string): boolean =>
  isObjectType(type) && type.getInterfaces().some(each => each.name === name)
const list = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ')

export function typeText(type: GraphQLNamedType, uses: Uses): string | undefined {
  const mutations = uses.get(type.name) ?? []
  if (isNamed(type, 'Connection')) return `A page of a list, each entry as \`${without(type, 'Connection')}\`.`
  if (isNamed(type, 'Edge')) return `An entry of a list with its place in it.`
  if (isNamed(type, 'Payload') && mutations.length > 0)
    return `What came of ${list(mutations)}: what there is afterwards, or why it was refused.`
  if (isInputObjectType(type) && mutations.length > 0) return `What ${list(mutations)} is told.`
  return undefined
}

const ofConnections: Readonly<Record<string, string>> = {
  edges: 'The entries of this page, in the order of the list.',
  pageInfo: 'Whether there are further pages, and where they begin.',
  pageCursors: 'The numbered pages around this one.',
  totalCount: 'How many entries the whole list has, under its filter.',
}
const ofEdges: Readonly<Record<string, string>> = {
  node: 'The entry itself.',
  cursor: 'Its place: `after` it begins what follows.',
}
const ofPayloads: Readonly<Record<string, string>> = {
  errors: 'Why it was refused, all reasons at once; empty where it was done.',
  viewer: 'Whoever asks, as they stand afterwards; null where it was refused.',
}
const ofRefusals: Readonly<Record<string, string>> = {
  code: 'Which refusal it is: by it programs tell them apart, and texts for people are chosen.',
  path: 'Where in the input the mistake is, from outside in; empty where it lies in no field.',
  message: 'What is wrong, in English, for whoever writes the program.',
  retryAfterSeconds: 'Seconds until it may be tried again; null or 0 where waiting does not help.',
}

export function fieldText(type: GraphQLNamedType, { name }: GraphQLField<unknown, unknown>): string | undefined {
  const isRefusal = type.name === 'UserError' || implementsType(type, 'UserError')
  if (isRefusal && ofRefusals[name]) return ofRefusals[name]
  if (isNamed(type, 'Connection') && ofConnections[name]) return ofConnections[name]
  if (isNamed(type, 'Edge') && ofEdges[name]) return ofEdges[name]
  if (isNamed(type, 'Payload')) {
    if (ofPayloads[name]) return ofPayloads[name]
    if (name.startsWith('deleted')) return 'Of what was deleted; empty or null where it was refused.'
  }
  if (name === 'id') return 'Its id, for good; `node(id:)` finds by it what can be found so.'
  return undefined
}

/** An id in an input, by what is taken for it. */
function idText(place: string): string | undefined {
  const types = typesOfInput(place)
  if (!types) return undefined
  // Of several types the first is the one that business keys are looked up for.
  const called = keysOfType(types[0]!)
  const keys = called ? keyNames(called) : []
  const named = keys.length > 0 ? `; also \`key:value\` by ${list(keys)}` : ''
  return `Of ${types.map(type => `\`${type}\``).join(' or ')}: its id as GraphQL or REST shows it${named}.`
}

/** Whether an input of a place is an id. */
const isId = (of: GraphQLArgument | GraphQLInputField): boolean => getNamedType(of.type).name === 'ID'

export function inputText(type: GraphQLNamedType, of: GraphQLInputField): string | undefined {
  if (isId(of)) return idText(`${type.name}.${of.name}`)
  if (of.name === 'changes') return 'What is to be different: what is left out stays, null clears what may be empty.'
  if (of.name === 'revision')
    return 'The revision that was seen; with another one than there is it is refused (STALE_REVISION).'
  if (of.name === 'direction') return 'Which end comes first.'
  if (of.name === 'field') return 'By what the list is sorted.'
  return undefined
}

const ofLists: Readonly<Record<string, string>> = {
  input: 'What is to be done.',
  first: 'At most so many, from 1 to 100; absent: as many as the list usually shows.',
  last: 'At most so many from the end backwards, from 1 to 100.',
  after: 'A cursor of this list: what follows it is answered; absent or null: from the beginning.',
  before: 'A cursor of this list: what stands before it is answered.',
  filter: 'Which entries are wanted; absent: all.',
  orderBy: 'The order; absent: the usual one.',
  search: 'Words that an entry must have; absent or empty: all.',
}

export function argumentText(type: GraphQLNamedType, field: string, of: GraphQLArgument): string | undefined {
  if (ofLists[of.name]) return ofLists[of.name]
  return isId(of) ? idText(`${type.name}.${field}.${of.name}`) : undefined
}
