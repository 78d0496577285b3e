import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, type ValueNode } from 'graphql'

/** Where the client keeps what the server's inputs accept. */
export const acceptedPath = join(import.meta.dirname, '../schema/accepted.ts')

const schemaPath = join(import.meta.dirname, '../../schema.graphql')

const head = `/** What the server's inputs accept, from schema.graphql; written by \`npm run relay\`. */

export interface Accepted {
  readonly characters?: number
  readonly entries?: number
  readonly bytes?: number
  readonly lowest?: number
  readonly highest?: number
  readonly html?: boolean
  readonly required?: boolean
}`

function written(value: ValueNode): string {
  if (value.kind === Kind.INT || value.kind === Kind.BOOLEAN) return String(value.value)
  throw new Error(`@accepts takes whole numbers and booleans, not ${value.kind}`)
}

/** A module with what each input accepts, one constant for each input type: `ProductChanges.title.characters`. */
export function acceptedModule(schema = readFileSync(schemaPath, 'utf8')): string {
  const types = parse(schema).definitions.flatMap(definition => {
    if (definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return []
    const fields = (definition.fields ?? []).flatMap(({ name, directives }) => {
      const accepts = directives?.find(each => each.name.value === 'accepts')
      if (!accepts) return []
      const values = accepts.arguments?.map(each => `${each.name.value}: ${written(each.value)}`) ?? []
      return [`  ${name.value}: { ${values.join(', ')} },`]
    })
    return fields.length > 0 ? [[`export const ${definition.name.value} = {`, ...fields, '} as const'].join('\n')] : []
  })
  return [head, ...types].join('\n\n').concat('\n')
}
