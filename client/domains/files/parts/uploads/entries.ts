/** What the upload queue is made of; see `queue.ts` for how it is worked through. */

/** Pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Why a file is not taken, in the words of the server's refusals; what it says is in `problemTexts.ts`. */
export interface Problem {
  readonly code:
    | 'FILE_TYPE_INVALID'
    | 'FILE_TOO_LARGE'
    | 'FILE_EMPTY'
    | 'IMAGE_TOO_SMALL'
    | 'QUOTA_REACHED'
    | 'FILE_DUPLICATE'
    | (string & {})
  /** Bytes that it may have at most. */
  readonly most?: number | null
  readonly width?: number
  readonly height?: number
  readonly leastWidth?: number
  readonly leastHeight?: number
}

/** A file of the library, as far as whoever asked for it must know. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
}

/**
 * `queued`: waits for its turn. `uploading`: on its way. `processing`: has arrived, the server looks at it. `waiting`: the
 * connection is lost, it goes on by itself. `duplicate`: the library has its content, and somebody has to choose. `failed`:
 * goes on when it is told to.
 */
type UploadStatus = 'queued' | 'uploading' | 'processing' | 'waiting' | 'duplicate' | 'failed'

/** What becomes of a file whose content the library has. */
export type DuplicateChoice = 'REFUSE' | 'USE_EXISTING' | 'KEEP_BOTH'

/** A file on its way into the library. Source: platform.md 3 (upload queue entry). */
export interface UploadEntry {
  readonly id: string
  readonly type: 'upload'
  readonly file: File
  /** What it is sorted by while it is on its way. */
  readonly tags: readonly string[]
  /** What it is sorted by in the library. */
  readonly newTags: readonly string[]
  readonly status: UploadStatus
  /** Percent of its bytes that have arrived. */
  readonly progress: number
  /** Where it arrives, once that is known. */
  readonly url: string | null
  readonly onDuplicate: DuplicateChoice
  /** The file of the library with the same content, of a duplicate. */
  readonly existing: UploadedFile | null
}

/** What new entries are tagged with. */
export const QUEUED_TAG = 'upload_queued'

/** A file that left the queue without being taken. */
interface RefusedFile {
  readonly id: string
  readonly name: string
  readonly problem: Problem
}

export interface QueueState {
  readonly entries: readonly UploadEntry[]
  readonly refused: readonly RefusedFile[]
  /** Files that were taken since the queue was last empty, and what all of them were: for one sentence at its end. */
  readonly done: number
}
