import { refuse } from '../../../kit/refusals.ts'

/** A file as it arrives. */
export type Arriving = { readonly filename: string; createReadStream(): NodeJS.ReadableStream }

/** The content of a file, its bytes counted while they arrive. Refuses with FILE_TOO_LARGE at `path`. */
export async function contentOf(file: Arriving, mostBytes: number, path: readonly string[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  // The stream is read to its end even when it is too long: who sends it would not hear the answer otherwise.
  for await (const chunk of file.createReadStream()) {
    const piece = Buffer.from(chunk)
    bytes += piece.byteLength
    if (bytes <= mostBytes) chunks.push(piece)
    else chunks.length = 0
  }
  if (bytes > mostBytes) refuse('FILE_TOO_LARGE', path, `has more than ${mostBytes} bytes`)
  return Buffer.concat(chunks)
}
