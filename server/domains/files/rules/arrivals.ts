/** The extension of a file's name in small letters, empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Characters that change how a name reads without being seen: they make `exe.jpg` of `gpj.exe`, or hide what follows. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

/** Longest name of a file, in characters. */
export const longestName = 200

/** A file's name as it is kept: its last part, without control characters and marks that turn the direction of reading, at
 *  most 200 characters, of which the extension is one; `unnamed` where nothing is left. */
export function keptName(name: string, unnamed = 'bild'): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.toWellFormed().normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/gu, ' ').trim()
  const whole = /^\.*$/.test(plain) ? unnamed : plain
  return whole.length > longestName ? shortened(whole) : whole
}

function shortened(name: string): string {
  const [, ending = ''] = /(\.[a-z0-9]{1,8})$/i.exec(name) ?? []
  return (
    name
      .slice(0, longestName - ending.length)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() + ending
  )
}
