import { type GraphQLInputField, type GraphQLSchema, isInputObjectType, Kind, parse, printSchema } from 'graphql'

/** What a field of a form accepts, as the rules behind it see to it: `characters` of each text (of a translated one in
 *  each language), `entries` of a list, `bytes` of a file, whole numbers from `lowest` to `highest`, `html` reduced to the
 *  allow-list, and whether it is `required`, which means that null is refused. */
export type Accepted = {
  readonly characters?: number
  readonly entries?: number
  readonly bytes?: number
  readonly lowest?: number
  readonly highest?: number
  readonly html?: boolean
  readonly required?: boolean
}

/** The option of an input field that says what its rule accepts. It enforces nothing itself: it tells those who build
 *  forms, in words in the description and as `@accepts` in schema.graphql. */
export const accepts = (accepted: Accepted) => ({ extensions: { accepted } })

const acceptedOf = ({ extensions }: GraphQLInputField): Accepted | null =>
  (extensions as { accepted?: Accepted }).accepted ?? null

/** The same in sentences. */
export function acceptedSentences({ characters, entries, bytes, lowest, highest, html, required }: Accepted): string[] {
  return [
    ...(html ? ['HTML, reduced to what is allowed.'] : []),
    ...(entries === undefined ? [] : [`At most ${entries} entries.`]),
    ...(bytes === undefined ? [] : [`At most ${bytes} bytes.`]),
    ...(characters === undefined ? [] : [`At most ${characters} characters.`]),
    ...(lowest === undefined || highest === undefined ? [] : [`From ${lowest} to ${highest}.`]),
    ...(required ? ['Cannot be cleared.'] : []),
  ]
}

const directive = `"""What the rule of an input accepts; forms read their limits here."""
directive @accepts(characters: Int, entries: Int, bytes: Int, lowest: Int, highest: Int, html: Boolean, required: Boolean) on INPUT_FIELD_DEFINITION`

/** What stands behind an input; nothing where it accepts whatever its type does. */
function annotation(accepted: Accepted): string {
  const limits = Object.entries(accepted)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => `${name}: ${value}`)
  return limits.length > 0 ? ` @accepts(${limits.join(', ')})` : ''
}

/** A schema as text with what its inputs accept, which graphql's own printer leaves out. */
export function printWithAccepted(schema: GraphQLSchema): string {
  const text = printSchema(schema)
  const places = parse(text).definitions.flatMap(definition => {
    if (definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return []
    const type = schema.getType(definition.name.value)
    if (!isInputObjectType(type)) return []
    return (definition.fields ?? []).flatMap(({ name, loc }) => {
      const accepted = acceptedOf(type.getFields()[name.value]!)
      return accepted && loc ? [{ end: loc.end, text: annotation(accepted) }] : []
    })
  })
  if (places.length === 0) return text
  const pieces = places.map(({ end, text: added }, index) => text.slice(places[index - 1]?.end ?? 0, end) + added)
  return `${directive}\n\n${pieces.join('')}${text.slice(places.at(-1)!.end)}`
}
