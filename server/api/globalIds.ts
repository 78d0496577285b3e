import { decodedGlobalId } from '../kit/globalIds.ts'

export { globalId } from '../kit/globalIds.ts'

/** The primary key behind a global id of `type`; null for anything else, which nobody can own. */
export function rawId(type: string, id: string): string | null {
  const decoded = decodedGlobalId(id)
  return decoded?.type === type ? decoded.id : null
}
