import { describe, expect, test } from 'vitest'
import { fileOf, textsIn } from './textsFile.ts'

describe('a file of texts', () => {
  test('is read as it was written', () => {
    const texts = [
      { key: 'ui.a', de: 'eins', en: null },
      { key: 'ui.b', de: null, en: 'two' },
    ]
    expect(textsIn(fileOf(texts))).toEqual([
      { key: 'ui.a', de: 'eins' },
      { key: 'ui.b', en: 'two' },
    ])
  })

  test('may set a text back by null', () => {
    expect(textsIn('{"texts": {"ui.a": {"de": null}}}')).toEqual([{ key: 'ui.a', de: null }])
  })

  test.each([
    ['no JSON', 'texts'],
    ['nothing', 'null'],
    ['a list', '{"texts": []}'],
    ['a text by itself', '{"texts": {"ui.a": "eins"}}'],
    ['a number', '{"texts": {"ui.a": {"de": 1}}}'],
    ['a language that nobody speaks here', '{"texts": {"ui.a": {"fr": "un"}}}'],
  ])('is none: %s', (_label, file) => {
    expect(textsIn(file)).toBeNull()
  })
})
