import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PersonalData } from '../../../platform/personalData.ts'
import type { Storage } from '../../../platform/storage.ts'
import type { Attachment, GatheredPart } from './gathering.ts'

/** What the files of an export hold; both languages, for the person may hand it on. */
const readme = (files: readonly string[], now: Date): string => `Ihre Daten / Your data

Erstellt am / made on ${now.toISOString()}

Jede Datei ist JSON (UTF-8). Zeitangaben sind UTC, Beträge Cent, Steuersätze Hundertstel Prozent.
Each file is JSON (UTF-8). Times are UTC, amounts cents, tax rates hundredths of a percent.

${files.join('\n')}

Nicht enthalten sind Passwörter, Schlüssel und Links: Wir kennen nur Prüfsummen davon.
Not included are passwords, keys and links: we only know checksums of them.
`

/** A zip of a person's data with a readme in German and English. */
export function archiveOf(
  parts: readonly GatheredPart[],
  domains: readonly PersonalData[],
  now: Date,
  { attachments, storage }: { readonly attachments: readonly Attachment[]; readonly storage: Storage },
): AsyncIterable<Uint8Array> {
  const words = domains.flatMap(({ files = {} }) =>
    Object.entries(files).map(([name, { de, en }]) => `${`${name}.json`.padEnd(17)}${de} / ${en}`),
  )
  const zip = new ZipFile()
  // Whoever reads the archive hears of a file that cannot be read.
  zip.on('error', error => (zip.outputStream as Readable).destroy(error))
  const options = { mtime: now }
  zip.addBuffer(Buffer.from(readme(words, now)), 'LIESMICH-README.txt', options)
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name, options)
  for (const { name, sha256 } of attachments)
    zip.addReadStreamLazy(name, options, use => {
      storage.openFile(sha256).then(
        file => (file ? use(null, file.stream()) : use(new Error(`${name} is gone`), null as never)),
        (error: unknown) => use(error instanceof Error ? error : new Error(String(error)), null as never),
      )
    })
  zip.end()
  return Readable.from(zip.outputStream)
}
