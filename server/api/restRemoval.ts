import { z } from 'zod'
import { NotFound } from '../kit/refusals.ts'
import type { Audience } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { idList, type Route, route } from './rest.ts'
import { exampleIdOf, removalAnswer } from './restAnswers.ts'

/** Removes what these ids name and answers with those that it removed; unknown ones are left out. */
export type Removal = (context: RequestContext, ids: readonly string[]) => Promise<readonly string[]>

/** The answer to `{ remove: [ids] }`: what was removed. */
export const removing =
  (remove: Removal): NonNullable<Route['remove']> =>
  async (context, ids) => ({ removed: await remove(context, ids) })

/** The removing paths of a collection: `DELETE X/` with `{_id}`, `{id}` or a list, and `DELETE X/{id}`. A single id
 *  that is unknown answers C404, in a list it is left out (decisions.md, REST adapter). */
export function removals(definition: {
  readonly name: string
  readonly audience: Audience
  readonly what: string
  /** What is removed, as it is read. */
  readonly item: z.ZodType
  readonly remove: Removal
}): readonly Route[] {
  const { name, audience, what, item, remove } = definition
  const example = { _id: exampleIdOf(item) }
  const answer = removalAnswer(example._id)
  const one = async (context: RequestContext, id: string) => {
    const removed = await remove(context, [id])
    if (removed.length === 0) throw new NotFound()
    return { _id: id, removed }
  }
  return [
    route({
      method: 'DELETE',
      path: `/api/v0/${name}`,
      audience,
      summary: `Removes ${what}: one by \`_id\` or \`id\`, several by a list of ids, \`{ids}\` or \`{remove}\`.`,
      input: z
        .object({
          _id: z.string().max(200).optional(),
          id: z.string().max(200).optional(),
          list: idList.optional(),
          ids: idList.optional(),
        })
        .refine(input => input._id ?? input.id ?? input.list ?? input.ids, {
          path: ['_id'],
          message: 'the id is missing',
        }),
      takesList: true,
      answer: answer.extend({ _id: answer.shape._id.optional() }),
      example,
      run: (context, { _id, id, list, ids }) => {
        const several = list ?? ids
        return several ? removing(remove)(context, several) : one(context, _id ?? id ?? '')
      },
      remove: removing(remove),
    }),
    route({
      method: 'DELETE',
      path: `/api/v0/${name}/{id}`,
      audience,
      summary: `Removes one of the ${what} by id.`,
      input: z.object({ id: z.string().max(200) }),
      answer,
      example: { id: example._id },
      run: (context, { id }) => one(context, id),
    }),
  ]
}
