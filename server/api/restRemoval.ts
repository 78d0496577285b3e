import { z } from 'zod'
import { NotFound } from '../kit/refusals.ts'
import { keyNames } from '../platform/businessKeys.ts'
import type { Audience } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { idList, type Route, route } from './rest.ts'
import { exampleIdOf, removalAnswer } from './restAnswers.ts'
import { askingOf, type Called, idOfInput, idsNamed, refusePeopleInAddress } from './restIds.ts'
import { hasName, namingShape, nothingNamesIt } from './restNaming.ts'

/** Removes what these ids name and answers with those that it removed; unknown ones are left out. `isForced`: also what is
 *  refused otherwise, where the collection says what that is. */
export type Removal = (context: RequestContext, ids: readonly string[], isForced: boolean) => Promise<readonly string[]>

/** The answer to `{ remove: [ids] }`: what was removed. Keys stand for ids as everywhere. */
export const removing =
  (remove: Removal, called: Called, isForced = false): NonNullable<Route['remove']> =>
  async (context, ids) => ({
    removed: await remove(context, [...new Set(await idsNamed(askingOf(context), ids, called))], isForced),
  })

/** The removing paths of a collection: `DELETE X/` with `{_id}`, `{id}` or a list, and `DELETE X/{id}`. A single id
 *  that is unknown answers C404, in a list it is left out (decisions.md, REST adapter). */
export function removals(definition: {
  readonly name: string
  readonly audience: Audience
  readonly what: string
  /** What is removed, as it is read. */
  readonly item: z.ZodType
  readonly called: Called
  readonly remove: Removal
  /** What is removed with `force: true` alone, as a sentence; absent: nothing is forced. */
  readonly forced?: string | undefined
}): readonly Route[] {
  const { name, audience, what, item, called, remove, forced } = definition
  const { keys } = called
  const example = { _id: exampleIdOf(item) }
  const answer = removalAnswer(example._id)
  const note = forced ? ` ${forced}` : ''
  const force = forced ? { force: z.boolean().optional() } : {}
  const isForced = (input: object) => 'force' in input && input.force === true
  const one = async (context: RequestContext, id: string, input: object) => {
    const removed = await remove(context, [id], isForced(input))
    if (removed.length === 0) throw new NotFound()
    return { _id: id, removed }
  }
  return [
    route({
      method: 'DELETE',
      path: `/api/v0/${name}`,
      audience,
      summary: `Removes ${what}: one by \`_id\`${keys ? `, ${keyNames(keys).join(', ')}` : ''} or \`id\`, several by a list of ids, \`{ids}\` or \`{remove}\`.${note}`,
      input: z
        .object({ ...namingShape(called), list: idList.optional(), ids: idList.optional(), ...force })
        .refine(input => input.list ?? input.ids ?? hasName(called, input), nothingNamesIt),
      takesList: true,
      answer: answer.extend({ _id: answer.shape._id.optional() }),
      example,
      run: async (context, { list, ids, ...input }) => {
        const several = list ?? ids
        return several
          ? removing(remove, called, isForced(input))(context, several)
          : one(context, await idOfInput(context, input, called), input)
      },
      remove: removing(remove, called),
    }),
    route({
      method: 'DELETE',
      path: `/api/v0/${name}/{id}`,
      audience,
      summary: `Removes one of the ${what} by id, or by a key as \`key:value\`.${note}`,
      input: z.object({ id: z.string().max(400), ...force }),
      answer,
      example: { id: example._id },
      async run(context, { id, ...input }) {
        refusePeopleInAddress(keys, id)
        return one(context, await idOfInput(context, { id }, called), input)
      },
    }),
  ]
}
