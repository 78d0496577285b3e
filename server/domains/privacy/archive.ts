import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { GatheredPart } from './gathering.ts'

/** What the files of an export hold; both languages, for the person may hand it on. */
const readme = (now: Date): string => `Ihre Daten / Your data

Erstellt am / made on ${now.toISOString()}

Jede Datei ist JSON (UTF-8). Zeitangaben sind UTC, Beträge Cent, Steuersätze Hundertstel Prozent.
Each file is JSON (UTF-8). Times are UTC, amounts cents, tax rates hundredths of a percent.

account.json     Ihr Konto / your account
addresses.json   gespeicherte Adressen / addresses you keep
orders.json      Bestellungen mit Positionen und Verlauf / orders with lines and history
cart.json        Warenkorb / cart
favourites.json  Merkliste / favourites
mails.json       E-Mails an Sie / mails sent to you
sessions.json    Geräte, auf denen Sie angemeldet sind / devices on which you are signed in
passkeys.json    Passkeys, nur ihre Namen / passkeys, their names only
api_keys.json    Schlüssel für Programme, nur ihr Anfang / keys for programs, their beginning only
contacts.json    Kontakteinträge zu Ihnen / contact entries about you
log.json         Protokoll: was Sie taten und was mit Ihrem Konto geschah / what you did and what was done to your account
exports.json     frühere Exporte / earlier exports

Nicht enthalten sind Passwörter, Schlüssel und Links: Wir kennen nur Prüfsummen davon.
Not included are passwords, keys and links: we only know checksums of them.
`

/** A zip of a person's data with a readme in German and English. */
export function archiveOf(parts: readonly GatheredPart[], now: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  const options = { mtime: now }
  zip.addBuffer(Buffer.from(readme(now)), 'LIESMICH-README.txt', options)
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name, options)
  zip.end()
  return Readable.from(zip.outputStream)
}
