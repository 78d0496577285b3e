import type { DetailedError } from 'tus-js-client'
import type { Problem } from './entries.ts'
import { type Sending, UploadFailed, UploadRefused } from './queue.ts'

/** Where files arrive in parts. */
const endpoint = '/api/v0/uploads'

/** Bytes of a part: what a lost connection costs at most, and little enough for a slow line. */
const PART_BYTES = 5_000_000

/** In the admin centre staff are themselves, whoever they act for in the shop. */
const headers = { 'x-admin-centre': '1' }

/** Sends a file in parts by tus, from where it broke off. Its code is loaded with the first file. */
export async function sendFile(file: File, { url, signal, onUrl, onProgress }: Sending): Promise<string> {
  const { Upload } = await import('tus-js-client').catch((cause: unknown) => {
    throw new UploadFailed(true, cause)
  })
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      ...{ endpoint, headers, chunkSize: PART_BYTES, uploadUrl: url, metadata: { filename: file.name } },
      // The queue goes on by itself; nothing is kept in the browser.
      ...{ retryDelays: null, storeFingerprintForResuming: false, uploadDataDuringCreation: true },
      onUploadUrlAvailable: () => upload.url && onUrl(pathOf(upload.url)),
      onProgress: (sent, all) => onProgress(all === 0 ? 100 : (100 * sent) / all),
      onSuccess: () => resolve(pathOf(upload.url ?? '')),
      onError: error => reject(failureOf(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(new UploadFailed(false))
    })
    upload.start()
  })
}

/** Has the server forget what arrived; where that fails, it does so by itself after a day. */
export function forgetUpload(url: string): void {
  fetch(url, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } }).catch((error: unknown) =>
    console.warn('an upload is left to expire', error),
  )
}

/** The id of an upload, by the address at which it arrives. */
export const uploadIdOf = (url: string): string => url.split('/').at(-1) ?? ''

const pathOf = (url: string): string => new URL(url, location.href).pathname

interface ErrorBody {
  readonly code?: string
  readonly fields?: readonly { readonly code?: string }[]
}

/** What stopped an upload: a refusal, or a failure of the connection or the server. */
function failureOf(error: Error | DetailedError): UploadFailed | UploadRefused {
  const response = 'originalResponse' in error ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const problem = problemIn(response?.getBody() ?? '')
  if (problem && status >= 400 && status < 500) return new UploadRefused(problem)
  return new UploadFailed(isPassing(status), error)
}

/** Nothing answered, somebody is adding to it still, it must be gone on with elsewhere, too often, or the server is in trouble. */
const isPassing = (status: number): boolean => status === 0 || [408, 409, 423, 429].includes(status) || status >= 500

const refusals: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'QUOTA_REACHED', 'FILE_TYPE_INVALID'])

function problemIn(body: string): Problem | null {
  try {
    const code = (JSON.parse(body) as ErrorBody | null)?.fields?.[0]?.code
    return code !== undefined && refusals.has(code) ? { code } : null
  } catch {
    // No JSON: a proxy answered, or nobody.
    return null
  }
}
