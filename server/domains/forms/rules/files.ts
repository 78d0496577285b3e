import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { extensionOf } from '../../files/rules/arrivals.ts'

/** What visitors may send: what people write, draw and photograph, and nothing that runs. By its content, whatever it is
 *  called. */
export const sentExtensions = [
  ...(['jpg', 'jpeg', 'png', 'webp', 'gif', 'pdf'] as const),
  ...(['docx', 'xlsx', 'odt', 'ods', 'csv', 'txt'] as const),
] as const
/** Of each file. */
export const mostSentBytes = 10 * 1024 * 1024
/** To one question: as many as its `highest` says, one without it. */
export const mostSentFiles = 5
/** With one message. */
export const mostFilesOfAll = 10

const taken: ReadonlySet<string> = new Set(sentExtensions)

export const isTaken = (extension: string): boolean => taken.has(extension)

/** Why files cannot be an answer, as far as their names and their number tell. */
export function filesRefusal(
  names: readonly string[],
  highest: number | null,
  path: readonly string[],
): Refusal | null {
  const most = Math.min(highest ?? 1, mostSentFiles)
  if (names.length > most) return refusal('ANSWER_INVALID', path, `At most ${most} files.`, { highest: most })
  return names.every(name => isTaken(extensionOf(name)))
    ? null
    : refusal('FILE_TYPE_INVALID', path, `It is one of ${sentExtensions.join(', ')}.`)
}
