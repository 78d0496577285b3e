import type { JsonSchema } from './schemas.ts'

export type Components = Readonly<Record<string, JsonSchema>>

/** The schema that a reference names; others are themselves. */
function resolved(schema: JsonSchema, components: Components): JsonSchema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...beside } = schema
  const found = components[$ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`there is no ${$ref}`)
  return { ...found, ...beside }
}

/** An example of what a schema describes, made of those of its leaves. Throws where one has none. */
export function exampleOf(schema: JsonSchema, components: Components, path = ''): unknown {
  const known = resolved(schema, components)
  if (known.examples) return known.examples[0]
  if ('const' in known) return known.const
  if (known.anyOf) return exampleOf(known.anyOf[0]!, components, path)
  const [type] = [known.type].flat()
  if (type === 'array') return [exampleOf(known.items!, components, `${path}[]`)]
  if (type === 'object' && known.properties) {
    return Object.fromEntries(
      Object.entries(known.properties).map(([name, each]) => [name, exampleOf(each, components, `${path}.${name}`)]),
    )
  }
  if (known.enum) return known.enum[0]
  throw new Error(`${path} has no example`)
}
