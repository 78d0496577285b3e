import { z } from 'zod'
import { fileLockAnswer } from '../domains/locks/presenters/lock.ts'
import { exampleIds, idOf, instant, listOf, named, text, whole, yesNo } from '../kit/answers.ts'
import { errorCodes } from './openapi/codes.ts'

/** Answers that all documented paths have in common. */

/** A record that is gone, in a pull. */
const removed = named(
  'Removed',
  'A record that is there no more, as pulls by changes show it.',
  z.object({
    _id: idOf('otherProduct'),
    id: idOf('otherProduct', 'the same as `_id`'),
    deleted: z.literal(true).meta({ description: 'it is gone', examples: [true] }),
    deleted_at: instant('when it was removed'),
    changed: instant('when it was removed'),
  }),
)

/** A list of a collection. */
export const listAnswer = (item: z.ZodType, what: string, isMirrored: boolean): z.ZodType => {
  const items = listOf(
    isMirrored ? z.union([item, removed]) : item,
    isMirrored ? `${what}; in a pull also what is gone` : what,
  )
  const total = whole('how many there are in all', 1)
  if (!isMirrored) return z.object({ items, total })
  return z.object({
    items,
    total: total.optional().describe('how many there are in all; left out behind a cursor'),
    cursor: text('of a pull: where it goes on', 'MTc2NDAwMDAwMDo0Mg').nullable().optional(),
    more: yesNo('of a pull: whether there is more already').optional(),
  })
}

/** The id that examples of such records have. */
export function exampleIdOf(item: z.ZodType): string {
  const record = item instanceof z.ZodUnion ? (item.options as readonly z.ZodType[])[0] : item
  const id = record instanceof z.ZodObject ? (record.shape._id as z.ZodType | undefined) : undefined
  const { examples } = (id?.meta() ?? {}) as { readonly examples?: readonly string[] }
  return examples?.[0] ?? ''
}

/** What was removed. `id`: an example. */
export const removalAnswer = (id: string) =>
  z.object({
    _id: z.string().meta({ description: 'the id of the one that was removed', examples: [id] }),
    removed: z.array(z.string()).meta({ description: 'ids of what was removed', examples: [[id]] }),
  })

/** The answer to `{remove: [ids]}`. */
export const batchRemovalAnswer = named(
  'Removal',
  'What `{remove: [ids]}` removed.',
  removalAnswer(exampleIds.product).pick({ removed: true }),
)

/** All codes by which failures are told apart. */
const errorCode = named(
  'ErrorCode',
  'Which failure it is.',
  z.enum(errorCodes.map(({ code }) => code) as [string, ...string[]]),
)

/** A mistake in what was sent. */
const fieldFailure = z.object({
  path: text('where in the input, by names and places between dots; empty: the whole', 'variants.0.price'),
  message: text(
    'what is wrong, for whoever writes the program',
    'must be an amount with at most two decimals, 0 or more',
  ),
  code: errorCode.describe('the refusal').optional(),
})

/** What became of each of several. */
const result = named(
  'Result',
  'What became of one of several records.',
  z.object({
    index: whole('its place in what was sent, from 0', 0),
    status: whole('200, or the status that it would have had alone', 200),
    _id: idOf('product', 'the record, where it was written').optional(),
    code: errorCode.describe('of a refusal: which').optional(),
    message: text('of a refusal: why', 'There is no such field.').optional(),
    fields: listOf(fieldFailure, 'of a refusal: with places').optional(),
    revision: whole('the version that there is, of STALE_REVISION', 4).optional(),
  }),
)

/** The answer to several records. */
const sums = {
  results: listOf(result, 'of each, in the order sent'),
  written: whole('how many were written', 1),
  refused: whole('how many were refused', 0),
}
export const resultsAnswer = named(
  'Results',
  'What became of several records: 200 where all were written, 207 where some were refused.',
  z.object(sums),
)

/** The same of values that may have been what they are set to. */
export const changesAnswer = z.object({ ...sums, changed: whole('how many are different now', 1) })

/** A failure, as every path answers it. */
export const failureAnswer = named(
  'Failure',
  'Why a request was refused. Go by `code`; `message` is for whoever writes the program.',
  z.object({
    message: text('what is wrong, in English', 'must be an amount with at most two decimals, 0 or more'),
    code: errorCode.describe('which failure it is'),
    fields: listOf(fieldFailure, 'all that is wrong, with its place').optional(),
    revision: whole('the version that there is, of STALE_REVISION', 4).optional(),
    reference: text('of C500: stands in the log too', '5f0c1a9b7e').optional(),
    proof: z
      .record(z.string(), z.unknown())
      .meta({ description: 'of PROOF_OF_WORK_REQUIRED: `challenge` and `difficulty`', examples: [{}] })
      .optional(),
    fileLock: fileLockAnswer.describe('of FILE_LOCKED: who is editing the file').optional(),
    existing: z
      .object({ _id: idOf('picture', 'the file'), name: text('what it is called', 'trikot-blau.jpg') })
      .optional()
      .describe('of C1: the file that is there already'),
    // Of several that were to be written all or none.
    ...z.object(sums).partial().shape,
  }),
)
