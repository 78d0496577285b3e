import { type BytesRelease, RELEASE_BYTES, removeUnusedBytes, sweepBytes } from '../../platform/bytes.ts'
import { defineTasks } from '../../platform/tasks.ts'
import { type PicturesToPrepare, PREPARE_PICTURES } from './pictures/preparePictures.ts'
import { expireUploads } from './uploads/resumable.ts'

/** What is done for files by the clock, and when rows that named bytes have gone. */
export const fileTasks = defineTasks({
  [PREPARE_PICTURES]: { run: ({ images }, payload) => images.prepare((payload as PicturesToPrepare).sha256) },
  [RELEASE_BYTES]: { run: (parts, payload) => removeUnusedBytes(parts, (payload as BytesRelease).hashes) },
  sweep_files: { schedule: '19 * * * *', run: parts => sweepBytes(parts) },
  expire_uploads: { schedule: '40 * * * *', run: parts => expireUploads(parts) },
})
