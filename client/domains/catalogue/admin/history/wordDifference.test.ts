import { expect, test } from 'vitest'
import { type TextPiece, wordDifference } from './wordDifference.ts'

/** As it is read: [-gone-], {+come+}. */
const shown = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, of }) => (of === 'both' ? text : of === 'before' ? `[-${text}-]` : `{+${text}+}`)).join('')

test.each([
  ['the same', 'Trikot aus Polyester', 'Trikot aus Polyester', 'Trikot aus Polyester'],
  [
    'a word instead of another',
    'Trikot aus Polyester',
    'Trikot aus Baumwolle',
    'Trikot aus [-Polyester-]{+Baumwolle+}',
  ],
  ['a word that came', 'Trikot Nordwald', 'Trikot lang Nordwald', 'Trikot {+lang +}Nordwald'],
  ['a word that went', 'ein sehr weiches Trikot', 'ein weiches Trikot', 'ein [-sehr -]weiches Trikot'],
  ['from nothing', '', 'neu', '{+neu+}'],
  ['to nothing', 'alt', '', '[-alt-]'],
  ['nothing at all', '', '', ''],
])('%s', (_label, before, after, expected) => expect(shown(wordDifference(before, after))).toBe(expected))

test('the pieces of a state are its text, whatever the words', () => {
  const words = ['rot', 'blau', 'grün', ' ', '\n', 'rot,']
  let seed = 7
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed
  }
  for (let round = 0; round < 200; round += 1) {
    const text = () => Array.from({ length: next() % 30 }, () => words[next() % words.length]).join(' ')
    const [before, after] = [text(), text()]
    const pieces = wordDifference(before, after)
    const of = (state: 'before' | 'after') =>
      pieces
        .filter(piece => piece.of === 'both' || piece.of === state)
        .map(piece => piece.text)
        .join('')
    expect([of('before'), of('after')]).toEqual([before, after])
  }
})

test('texts too long to be compared are shown as a whole', () => {
  const long = (word: string) => Array.from({ length: 700 }, (_, at) => `${word}${at}`).join(' ')
  expect(wordDifference(long('a'), long('b')).map(({ of }) => of)).toEqual(['before', 'after'])
})
