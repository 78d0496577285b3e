import { describe, expect, test } from 'vitest'
import { missesOf, synonymPairs, synonymRefusals } from './rules.ts'

const pairs = (words: string[], means: string[] = []) =>
  synonymPairs({ language: 'de', words, means }).map(({ word, meant }) => `${word} → ${meant.stem}`)

describe('what a synonym makes the search look for', () => {
  test.each<[string, string[], string[], string[]]>([
    [
      'words that mean the same stand for each other',
      ['Leiberl', 'Trikot'],
      [],
      ['leiberl → trikot', 'trikot → leiberl'],
    ],
    ['a one-way synonym leads one way', ['Leiberl'], ['Trikot', 'Dress'], ['leiberl → trikot', 'leiberl → dress']],
    ['what means itself leads nowhere', ['Hose'], ['Hosen', 'Short'], ['hos → short']],
  ])('%s', (_label, words, means, expected) => {
    expect(pairs(words, means)).toEqual(expected)
  })
})

describe('what cannot be kept', () => {
  const reasons = (words: string[], means: string[] = []) =>
    synonymRefusals({ language: 'de', words, means }).map(({ code, path }) => `${code} ${path.join('.')}`)
  test.each<[string, string[], string[], string[]]>([
    ['one word alone', ['Trikot'], [], ['INVALID_INPUT words']],
    ['no word that means another', [], ['Trikot'], ['INVALID_INPUT words']],
    ['two words at once', ['T-Shirt', 'Leiberl'], [], ['INVALID_INPUT words.0']],
    ['a word that says nothing', ['Leiberl', 'und'], [], ['INVALID_INPUT words.1']],
    ['a word that is too long', ['Leiberl', 'a'.repeat(41)], [], ['INVALID_INPUT words.1']],
    ['the same word in another form', ['Hose', 'Hosen', 'Short'], [], ['ENTRY_TWICE words.1']],
    ['a word that means itself', ['Hose'], ['Hosen'], ['ENTRY_TWICE means.0']],
    [
      'more words than are kept',
      Array.from({ length: 21 }, (_, i) => `wort${'abcdefghijklmnopqrstu'[i]}x`),
      [],
      ['INVALID_INPUT words'],
    ],
    ['nothing of these', ['Leiberl', 'Trikot'], [], []],
  ])('%s', (_label, words, means, expected) => {
    expect(reasons(words, means)).toEqual(expected)
  })
})

describe('what is counted of a query that found nothing', () => {
  test.each<[string, string, number[], string[]]>([
    ['the words that nothing has', 'rotes Leiberl Größe', [1], ['leiberl']],
    ['umlauts as they were typed, compared folded', 'Ärmelschoner', [0], ['ärmelschoner']],
    ['all words where only all together find nothing', 'Hose Mütze', [], ['hose mütze']],
    ['no address of mail', 'kim@example.org Hose', [0], []],
    ['no address of the web', 'www.example.org', [0], []],
    ['no number', '0664123456', [0], []],
    ['no word with a number in it', 'HF20417X Leiberl', [0, 1], ['leiberl']],
    ['no sentence', 'ich suche eine Hose die zu meiner Jacke passt', [], []],
    ['nothing short', 'xq', [0], []],
    ['nothing long', 'x'.repeat(41), [0], []],
  ])('%s', (_label, query, unknown, expected) => {
    expect(missesOf(query, unknown).map(({ text }) => text)).toEqual(expected)
  })

  test('a word is the same however it is written', () => {
    expect(missesOf('ÄRMELSCHONER', [0])[0]?.word).toBe(missesOf('aermelschoner', [0])[0]?.word)
  })
})
