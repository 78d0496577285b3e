import { open } from 'node:fs/promises'

/** Bytes of a file from `start` on, fewer where it ends before. Throws where there is no such file. */
async function partOfFile(path: string, start: number, bytes: number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The first bytes of a file. Throws where there is no such file. */
export const startOfFile = (path: string, bytes: number): Promise<Buffer> => partOfFile(path, 0, bytes)

/** The last bytes of a file of `size` bytes. Throws where there is no such file. */
export const endOfFile = (path: string, size: number, bytes: number): Promise<Buffer> =>
  partOfFile(path, Math.max(0, size - bytes), bytes)
