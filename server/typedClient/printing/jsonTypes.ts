import { described } from './texts.ts'

/** A JSON Schema as far as ours go. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema | boolean
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly description?: string
}

const simple: Readonly<Record<string, string>> = {
  ...{ string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' },
}

/** Text in single quotes, as the rest of what is printed. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const valueText = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value))

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** Both, or the one there is; what says nothing leaves the other as it is. */
const joined = (texts: readonly string[], sign: '|' | '&'): string => {
  const different = [...new Set(texts)]
  if (sign === '|' && different.includes('unknown')) return 'unknown'
  return different.map(each => (different.length > 1 && / [|&] /.test(each) ? `(${each})` : each)).join(` ${sign} `)
}

/** Fields as a type; `indent` is that of the line on which it begins. */
export function fieldsText(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  indent: string,
): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const sign = required.includes(name) ? '' : '?'
    return `${described(schema.description, `${indent}  `)}${indent}  readonly ${propertyName(name)}${sign}: ${jsonType(schema, `${indent}  `)}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  if (properties && Object.keys(properties).length > 0) return fieldsText(properties, required, indent)
  const values = typeof additionalProperties === 'object' ? jsonType(additionalProperties, indent) : 'unknown'
  return `{ readonly [name: string]: ${values} }`
}

function listText({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `readonly [${prefixItems.map(each => jsonType(each, indent)).join(', ')}]`
  const entry = typeof items === 'object' ? jsonType(items, indent) : 'unknown'
  return / [|&] /.test(entry) && !entry.startsWith('{') ? `readonly (${entry})[]` : `readonly ${bracketed(entry)}[]`
}

/** A list of objects that are several things needs brackets too. */
const bracketed = (entry: string): string =>
  /\} [|&] /.test(entry) || entry.startsWith('readonly') ? `(${entry})` : entry

/** What fits a schema, as a type. Names of `components` are types of their own. */
export function jsonType(schema: JsonSchema, indent: string): string {
  const { $ref, type, anyOf, oneOf, allOf } = schema
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1)
  if ('const' in schema) return valueText(schema.const)
  if (schema.enum) return joined(schema.enum.map(valueText), '|')
  const either = anyOf ?? oneOf
  if (either)
    return joined(
      either.map(each => jsonType(each, indent)),
      '|',
    )
  if (allOf)
    return joined(
      allOf.map(each => jsonType(each, indent)),
      '&',
    )
  if (Array.isArray(type))
    return joined(
      type.map(each => jsonType({ ...schema, type: each }, indent)),
      '|',
    )
  if (type === 'object' || schema.properties) return objectText(schema, indent)
  if (type === 'array') return listText(schema, indent)
  return simple[String(type)] ?? 'unknown'
}
