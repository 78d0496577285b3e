import { escapeHtml } from '../../kit/html.ts'
import { anchorOf, inline } from './html.ts'
import type { JsonSchema } from './schemas.ts'

/** Schemas as tables of fields, for people. */

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
}
const formats: Readonly<Record<string, string>> = { 'date-time': 'instant', date: 'day' }

const nameIn = (reference: string): string => reference.split('/').at(-1)!

/** A link to what has a name; codes stand in a table of their own. */
export const linkTo = (name: string): string =>
  `<a href="#${name === 'ErrorCode' ? 'failures' : `record-${anchorOf(name)}`}">${escapeHtml(name)}</a>`

/** What of a value's limits is worth telling: the widest of texts is further narrowed by the field's own rule. */
function limitsOf({ minimum, maximum, maxLength, maxItems }: JsonSchema): string {
  const texts = [
    minimum !== undefined && `from ${String(minimum)}`,
    maximum !== undefined && `to ${String(maximum)}`,
    Number(maxLength ?? 100_000) < 100_000 && `at most ${String(maxLength)} characters`,
    maxItems !== undefined && `at most ${String(maxItems)}`,
  ].filter(text => text !== false)
  return texts.length > 0 ? `, ${texts.join(' ')}` : ''
}

/** What a value is, in words and as HTML. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return linkTo(nameIn(schema.$ref))
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if ('const' in schema) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map(each => `<code>${escapeHtml(String(each))}</code>`).join(', ')
  const types = [schema.type ?? []].flat()
  if (types.includes('array') && schema.items) {
    const isPlain = schema.items.properties !== undefined || Object.keys(schema.items).length === 0
    return `list${isPlain ? '' : ` of ${typeOf(schema.items)}`}${limitsOf(schema)}`
  }
  const named = types.map(type => (type === 'string' && formats[String(schema.format)]) || (words[type] ?? type))
  return types.length === 0 ? 'anything' : `${named.join(' or ')}${limitsOf(schema)}`
}

type Row = { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean }

/** The fields of a schema, those of objects in it behind their names. */
function rowsOf({ properties = {}, required = [] }: JsonSchema, before = ''): Row[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const row = { name: before + name, schema, isRequired: required.includes(name) }
    const inner = [schema, ...(schema.anyOf ?? [])].find(each => each.properties)
    const listed = [schema, ...(schema.anyOf ?? [])].find(each => each.items?.properties)
    if (inner) return [row, ...rowsOf(inner, `${before}${name}.`)]
    return listed ? [row, ...rowsOf(listed.items!, `${before}${name}[].`)] : [row]
  })
}

/** A table of fields. `says`: what is written of those that need not be there; null: nothing. */
export function fieldTable(caption: string | null, schema: JsonSchema, says: 'optional' | 'not always'): string {
  const rows = rowsOf(schema).map(({ name, schema: field, isRequired }) => {
    const kind = `${typeOf(field)}${isRequired ? '' : ` <small>${says}</small>`}`
    return `<tr><th scope="row"><code>${escapeHtml(name).replaceAll(/[._]/g, '$&<wbr>')}</code></th><td>${kind}</td><td>${inline(field.description ?? '')}</td></tr>`
  })
  if (rows.length === 0) return ''
  const title = caption === null ? '' : `<caption>${caption}</caption>`
  return `<table>${title}<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
