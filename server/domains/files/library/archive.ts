import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { QueueFull } from '../../../kit/fairQueue.ts'
import { entryNames } from './rules/entryNames.ts'

/** What stands in an archive, and when it was last changed. */
export type ArchivedFile = { readonly name: string; readonly changedAt: Date }

/** Archives that a process makes at the same time: each holds a connection and the disk for minutes. */
const MOST_AT_ONCE = 4
let atWork = 0

/**
 * A ZIP of files, made while it is read: each file is opened when its turn comes, so that memory and open files stay the same
 * however many there are. Pictures and PDFs are packed already; nothing is compressed again. Where a content cannot be read,
 * the stream fails, which ends the download: nobody takes half an archive for a whole one.
 *
 * Throws `QueueFull` while too many others are being made.
 */
export function archiveOf<File extends ArchivedFile>(
  files: readonly File[],
  open: (file: File) => Promise<Readable | Buffer>,
): Readable {
  if (atWork >= MOST_AT_ONCE) throw new QueueFull(false)
  const zip = new ZipFile()
  // Itself, not what reads it: that would close only when the next piece comes, which whoever left does not wait for.
  const output = zip.outputStream as PassThrough
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  const names = entryNames(files.map(({ name }) => name))
  let present: Readable | null = null
  for (const [index, file] of files.entries()) {
    zip.addReadStreamLazy(names[index]!, { mtime: file.changedAt, compress: false }, pass => {
      const opened = open(file).then(content => {
        present = content instanceof Readable ? content : Readable.from([content])
        // Whoever left meanwhile reads nothing of it.
        if (output.destroyed) present.destroy()
        present.once('error', fail)
        if (!output.destroyed) pass(null, present)
      })
      opened.catch(fail)
    })
  }
  zip.end()
  atWork += 1
  output.once('close', () => {
    atWork -= 1
    present?.destroy()
  })
  return output
}
