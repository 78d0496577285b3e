/** How many typing errors lie between two words: a letter too much, too few, wrong, or two in the wrong order (optimal
 *  string alignment). Gives up with `most + 1` where there are more than `most`. */
export function typingErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let errors = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        errors = Math.min(errors, beforeLast[j - 2]! + 1)
      }
      row.push(errors)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length]!, most + 1)
}

/** Typing errors that are forgiven in a word: none in very short ones, one up to five letters, else two. */
export const forgivenErrors = (word: string): number => (word.length < 3 ? 0 : word.length <= 5 ? 1 : 2)
