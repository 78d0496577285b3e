import type { Environment } from 'relay-runtime'
import { type Checks, problemOf } from './checks.ts'
import type { UploadedFile } from './entries.ts'
import { finishUpload } from './finishUpload.ts'
import { createQueue, type UploadQueue } from './queue.ts'
import { forgetUpload, sendFile } from './transfer.ts'

/** What a place says of its queue; the latest counts. */
export interface QueueOptions extends Checks {
  onUploaded?: ((file: UploadedFile) => void) | undefined
}

interface Placed {
  readonly queue: UploadQueue
  options: QueueOptions
}

const known = new WeakMap<Environment, Map<string, Placed>>()

/** The queue of a place, such as the library's page: it goes on while other pages are shown, and is found again there. */
export function openUploads(environment: Environment, place: string, options: QueueOptions): Placed {
  const places = known.get(environment) ?? new Map<string, Placed>()
  known.set(environment, places)
  const before = places.get(place)
  if (before) return before
  const placed: Placed = {
    options,
    queue: createQueue({
      check: file => problemOf(file, placed.options),
      send: sendFile,
      finish: (url, entry) => {
        const { allowedExtensions: extensions, minimum } = placed.options
        return finishUpload(environment, url, entry, { extensions, minimum })
      },
      forget: forgetUpload,
      onUploaded: file => placed.options.onUploaded?.(file),
      wait: waitForConnection,
    }),
  }
  places.set(place, placed)
  return placed
}

/** Calls back after a while, and as soon as the browser says that it is connected again. */
function waitForConnection(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(() => done(), milliseconds)
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('online', done)
  }
  const done = () => {
    stop()
    then()
  }
  addEventListener('online', done)
  return stop
}
