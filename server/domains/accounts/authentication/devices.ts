import type { Seal } from '../../../platform/seal.ts'

const place = 'device'

/** A mark for the browser from which somebody signed in; it opens nothing, and only tells later that it was here. */
export const deviceMark = (seal: Seal, accountId: string): string => seal.close(accountId, place)

/** The mark, if it is of a device that signed in to this account before; else null. */
export const knownDevice = (seal: Seal, mark: string | null, accountId: string): string | null =>
  mark !== null && seal.open(mark, place) === accountId ? mark : null
