import { savedName } from '../../../../kit/fileNames.ts'

/** How a name reads to those systems that do not tell small letters from large ones. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase()

/** Names of the entries of an archive, in their order: those that would be one another's get a number, `vorne (2).jpg`, on
 *  systems too that take `Vorne.jpg` for the same. */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  const last = new Map<string, number>()
  return names.map(name => {
    const plain = savedName(name, '_')
    const dot = plain.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
    let number = last.get(folded(plain)) ?? 1
    let entry = plain
    while (taken.has(folded(entry))) {
      number += 1
      entry = `${stem} (${number})${extension}`
    }
    last.set(folded(plain), number)
    taken.add(folded(entry))
    return entry
  })
}
