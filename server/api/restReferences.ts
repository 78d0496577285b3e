import { decodedGlobalId } from '../kit/globalIds.ts'
import { isId } from '../kit/ids.ts'
import { Refused } from '../kit/refusals.ts'
import type { RequestContext } from './context.ts'
import { isFields } from './differences.ts'
import { askingOf, type Called, keyIn, type NamedRecord, recordsNamed } from './restIds.ts'

/** Fields of a record that hold ids of others, one or several, and what these are called by. */
export type References = Readonly<Record<string, Called>>

/** Under these an entry of such a list holds its id. */
const within = ['_id', 'product', 'group'] as const

/** The value of such a field with other ids in it. */
function mapped(
  value: unknown,
  path: readonly string[],
  put: (text: string, path: readonly string[]) => string,
): unknown {
  if (typeof value === 'string') return put(value, path)
  if (Array.isArray(value)) return value.map((each, index) => mapped(each, [...path, String(index)], put))
  const name = isFields(value) ? within.find(each => typeof value[each] === 'string') : undefined
  return name && isFields(value) ? { ...value, [name]: put(String(value[name]), [...path, name]) } : value
}

/** A reason why an id is none, told of the place in which it stands. */
const at = ({ refusals }: Refused, path: readonly string[]) =>
  new Refused(refusals.map(each => ({ ...each, path: [...path, ...each.path.slice(1)] })))

/** Bodies with raw ids wherever other records are named otherwise, and why some cannot be: `refused`, by body. What is no
 *  name at all is left to whoever writes the record. Keys of one name are looked up with one statement for all bodies. */
export async function withIdsOfReferences(
  context: RequestContext,
  references: References,
  bodies: readonly unknown[],
): Promise<{ readonly bodies: readonly unknown[]; readonly refused: ReadonlyMap<unknown, Refused> }> {
  const refused = new Map<unknown, Refused>()
  let written = bodies
  for (const [field, called] of Object.entries(references)) {
    const isName = (text: string) => !isId(text) && (keyIn(called.keys, text) ?? decodedGlobalId(text)) !== null
    const texts = new Set<string>()
    const each = (body: unknown, put: Parameters<typeof mapped>[2]) =>
      isFields(body) && body[field] ? { ...body, [field]: mapped(body[field], [field], put) } : body
    for (const body of written) {
      each(body, text => {
        if (isName(text)) texts.add(text)
        return text
      })
    }
    if (texts.size === 0) continue
    const named = await recordsNamed(
      askingOf(context),
      [...texts].map(_id => ({ _id })),
      called,
    )
    const byText = new Map<string, NamedRecord>([...texts].map((text, index) => [text, named[index]!]))
    written = written.map(body => {
      let problem: Refused | undefined
      const result = each(body, (text, path) => {
        const record = byText.get(text)
        if (!record || record.id !== null) return record?.id ?? text
        problem ??= at(record.refused, path)
        return text
      })
      const known = problem ?? refused.get(body)
      if (known) refused.set(result, known)
      return result
    })
  }
  return { bodies: written, refused }
}
