/** Names of devices, by which Windows opens something else than a file, with whatever extension. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i
/** What stands in no name of a file on some system, or leads out of its folder. */
const forbidden = /[\\/:*?"<>|]/g
/** Control characters; marks that are not seen, among them those that turn the direction of what follows, by which
 *  `annexe` and `fdp.exe` change places; ends of lines; halves of characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const MOST_CHARACTERS = 200
const LONGEST_EXTENSION = 12

/**
 * A name under which a file can be saved on every system, in whatever language: what leads elsewhere, is not seen or names
 * a device goes, letters of all scripts stay. At most 200 characters, the extension kept; `unnamed` where nothing is left.
 */
export function savedName(name: string, unnamed = 'download'): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(forbidden, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .replace(devices, '_$&')
  return shortened(clean) || unnamed
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= MOST_CHARACTERS) return name
  const dot = characters.lastIndexOf('.')
  const extension = dot >= characters.length - LONGEST_EXTENSION ? characters.slice(dot) : []
  return [...characters.slice(0, MOST_CHARACTERS - extension.length), ...extension].join('')
}
