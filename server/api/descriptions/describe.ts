import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { commonTexts } from './common.ts'
import { argumentText, fieldText, inputText, typeText, usesOf } from './structure.ts'

/** What types, and their fields, arguments (`field(argument)`), input fields and values mean, by their names; '' is the type
 *  itself. For what has no text where it is made: there it stands beside code of its own. */
export type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Something of the schema that has a description: `type`, `type.field`, `type.field(argument)`, `type.VALUE`. */
export type Described = {
  readonly type: GraphQLNamedType
  readonly name: string
  readonly of:
    | GraphQLNamedType
    | GraphQLField<unknown, unknown>
    | GraphQLArgument
    | GraphQLInputField
    | GraphQLEnumValue
}

/** All of the schema that is ours to describe. */
export function describedOf(schema: GraphQLSchema): Described[] {
  const types = Object.values(schema.getTypeMap()).filter(
    type => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  return types.flatMap(type => [{ type, name: '', of: type }, ...membersOf(type)])
}

function membersOf(type: GraphQLNamedType): Described[] {
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap(field => [
      { type, name: field.name, of: field },
      ...field.args.map(argument => ({ type, name: `${field.name}(${argument.name})`, of: argument })),
    ])
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(of => ({ type, name: of.name, of }))
  if (isEnumType(type)) return type.getValues().map(of => ({ type, name: of.name, of }))
  return []
}

/** Whether something says what it means, and not merely how large it may be (`inputLimits.ts`). */
export const saysMore = ({ description, extensions }: Described['of']): boolean =>
  Boolean(description) && description !== (extensions as { limitsText?: string }).limitsText

/** How a text of a table is named in a complaint. */
const keyOf = (type: string, name: string): string => (name === '' ? type : `${type}.${name}`)

/** Gives everything a description that has none: its own from the tables, else what holds for all of its form, else what
 *  its name means everywhere. Throws for texts of things that do not exist, or that say it themselves. */
export function describeSchema(schema: GraphQLSchema, tables: readonly Descriptions[]): GraphQLSchema {
  const texts = new Map<string, string>()
  const wrong: string[] = []
  for (const table of tables)
    for (const [type, members] of Object.entries(table))
      for (const [name, text] of Object.entries(members)) {
        const key = keyOf(type, name)
        if (texts.has(key)) wrong.push(`${key} is described twice`)
        texts.set(key, text)
      }
  const uses = usesOf(schema)
  for (const { type, name, of } of describedOf(schema)) {
    const key = keyOf(type.name, name)
    const own = texts.get(key)
    texts.delete(key)
    const isSaid = saysMore(of)
    if (isSaid && own !== undefined) wrong.push(`${key} says itself what it means`)
    if (isSaid) continue
    const text = own ?? textOf({ type, name, of }, uses)
    of.description = text && of.description ? `${text} ${of.description}` : (text ?? of.description)
  }
  wrong.push(...[...texts.keys()].map(key => `there is no ${key}`))
  if (wrong.length > 0) throw new Error(`Descriptions: ${wrong.join('; ')}.`)
  return schema
}

function textOf({ type, name, of }: Described, uses: ReturnType<typeof usesOf>): string | undefined {
  if (name === '') return typeText(type, uses)
  if (isEnumType(type)) return undefined
  if (isInputObjectType(type)) return inputText(type, of as GraphQLInputField) ?? commonTexts[of.name]
  if (name.endsWith(')')) return argumentText(type, name.slice(0, name.indexOf('(')), of as GraphQLArgument)
  return fieldText(type, of as GraphQLField<unknown, unknown>) ?? commonTexts[of.name]
}
