/** A piece of a text: in both states, or in one of them alone. */
export interface TextPiece {
  readonly text: string
  readonly of: 'both' | 'before' | 'after'
}

/** Longest texts that are compared word by word; their table has the square of it. */
const mostWords = 600

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? []

/**
 * What is different between two texts, word by word, in the order of reading: what went stands before what came. The
 * pieces of one state, put together, are its text. Very long texts that differ are shown as a whole.
 */
export function wordDifference(before: string, after: string): readonly TextPiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1
  }
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joined([
    ...old.slice(0, start).map(text => ({ text, of: 'both' }) as const),
    ...middle,
    ...old.slice(old.length - end).map(text => ({ text, of: 'both' }) as const),
  ])
}

/** The longest common sequence of words decides what stayed. */
function between(old: readonly string[], now: readonly string[]): readonly TextPiece[] {
  if (old.length > mostWords || now.length > mostWords) {
    return [
      { text: old.join(''), of: 'before' },
      { text: now.join(''), of: 'after' },
    ]
  }
  const width = now.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pieces: TextPiece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      pieces.push({ text: old[i]!, of: 'both' })
      i += 1
      j += 1
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: old[i]!, of: 'before' })
      i += 1
    } else {
      pieces.push({ text: now[j]!, of: 'after' })
      j += 1
    }
  }
  return pieces
}

/** Neighbours of the same state as one piece; an empty one is none. */
function joined(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const all: TextPiece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.of === piece.of) all[all.length - 1] = { ...last, text: last.text + piece.text }
    else if (piece.text !== '') all.push(piece)
  }
  return all
}
