import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'

/** Most tags of a file, and the longest of them in characters. */
export const mostTags = 50
export const longestTag = 60

/** Tags as they are kept: tidied, empty ones dropped, each once, in their order (platform.md 4). */
export const keptTags = (tags: readonly string[]): string[] => [...new Set(tags.map(tidied).filter(Boolean))]

/** Why a file may not have these tags. */
export function tagRefusals(tags: readonly string[], path: readonly string[]): Refusal[] {
  const no = (limit: number, what: string) => [refusal('INVALID_INPUT', path, `At most ${limit} ${what}.`, { limit })]
  if (tags.length > mostTags) return no(mostTags, 'tags')
  return tags.some(tag => tag.length > longestTag) ? no(longestTag, 'characters') : []
}
