import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { described } from './texts.ts'

/** What scalars are in answers and inputs. */
const scalars: Readonly<Record<string, string>> = {
  ...{ String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean', ID: 'Id' },
  ...{
    Cents: 'number',
    Date: 'string',
    DateTime: 'string',
    Html: 'string',
    PageHtml: 'string',
    Json: 'unknown',
    Upload: 'Blob',
  },
}

/** Those of the language itself, which are written as they are. */
const builtIn: ReadonlySet<string> = new Set(['String', 'Int', 'Float', 'Boolean', 'ID'])

const nameOf = (type: GraphQLOutputType | GraphQLInputType): string => {
  const { name } = getNamedType(type)
  return builtIn.has(name) ? scalars[name]! : name
}

/** A type with its lists, and null where it may be that. */
function typeText(type: GraphQLOutputType | GraphQLInputType): string {
  if (isNonNullType(type)) return presentText(type.ofType)
  return `${presentText(type)} | null`
}

function presentText(type: GraphQLOutputType | GraphQLInputType): string {
  if (!isListType(type)) return nameOf(type)
  const entry = typeText(type.ofType as GraphQLOutputType)
  return entry.includes(' ') ? `readonly (${entry})[]` : `readonly ${entry}[]`
}

const inputText = ({ name, type, description }: GraphQLArgument, isRequired: boolean, indent: string): string =>
  `${described(description, indent)}${indent}readonly ${name}${isRequired ? '' : '?'}: ${typeText(type)}\n`

function fieldText({ name, type, args, description }: GraphQLField<unknown, unknown>): string {
  const found = typeText(type)
  const taken = args.map(each => inputText(each, isRequiredArgument(each), '    ')).join('')
  return `${described(description, '  ')}  readonly ${name}: ${args.length === 0 ? found : `With<{\n${taken}  }, ${found}>`}\n`
}

function declarationOf(name: string, schema: GraphQLSchema): string {
  const type = schema.getType(name)!
  const description = described(type.description, '')
  if (isEnumType(type)) {
    const values = type.getValues().map(value => `'${value.name}'`)
    return `${description}export type ${name} = ${values.join(' | ')}\n`
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const lines = fields.map(each => inputText(each as GraphQLArgument, isRequiredInputField(each), '  '))
    return `${description}export interface ${name} {\n${lines.join('')}}\n`
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type).map(each => each.name) : []
    const names = (possible.length > 0 ? possible : [name]).map(each => `'${each}'`).join(' | ')
    const abstract = possible.length > 0 ? ` extends Abstract<${possible.join(' | ')}>` : ''
    const fields = Object.values(type.getFields()).map(fieldText)
    return `${description}export interface ${name}${abstract} {\n  readonly __typename: ${names}\n${fields.join('')}}\n`
  }
  const scalar = scalars[name]
  if (scalar === undefined || !isLeafType(type)) throw new TypeError(`${name}: nobody said what it is in TypeScript`)
  return `${description}export type ${name} = ${scalar}\n`
}

/** The types of a schema for TypeScript, by name, with what is said of them. */
export function printSchemaTypes(schema: GraphQLSchema): string {
  const names = Object.keys(schema.getTypeMap()).filter(name => !name.startsWith('__') && !builtIn.has(name))
  const declarations = names.toSorted().map(name => declarationOf(name, schema))
  return [
    "import type { Abstract, With } from '../selection.ts'\n",
    '/** The global id of something, as answers show it; inputs take raw ids and `key:value` too. */\nexport type Id = string\n',
    ...declarations,
  ].join('\n')
}

/** The type of the variable that brings an argument: one with a default may be left out. */
const variableType = ({ type, defaultValue }: GraphQLArgument): string =>
  String(defaultValue !== undefined && isNonNullType(type) ? type.ofType : type)

/** Of each type the fields that lead to other objects, or take arguments: `[target, { argument: type }]`. It is all that
 *  must be known to write a selection as a document. */
export function printFields(schema: GraphQLSchema): string {
  const lines = Object.values(schema.getTypeMap())
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(type => {
      if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) return []
      const fields = Object.values(type.getFields()).flatMap(({ name, type: found, args }) => {
        const target = getNamedType(found)
        const leads = !isLeafType(target)
        if (!leads && args.length === 0) return []
        const taken = args.map(each => `${each.name}: '${variableType(each)}'`)
        return [
          `${name}: [${leads ? `'${target.name}'` : 'null'}${taken.length > 0 ? `, { ${taken.join(', ')} }` : ''}]`,
        ]
      })
      return fields.length > 0 ? [`  ${type.name}: {\n${fields.map(each => `    ${each},\n`).join('')}  },\n`] : []
    })
  return `type Field = readonly [target: string | null, taken?: Readonly<Record<string, string>>]

/** Fields that lead to objects, or take arguments, by the type that has them. */
export const fields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
${lines.join('')}}
`
}
