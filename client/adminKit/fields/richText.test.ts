// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { isHeld, keptHtml } from './richText.ts'

describe('what is kept of the editor', () => {
  test.each([
    ['nothing', '<p></p>', ''],
    ['spaces alone', '<p> </p><p></p>', ''],
    ['a line across', '<hr>', '<hr>'],
    ['a paragraph', '<p>Warm waschen</p>', '<p>Warm waschen</p>'],
    [
      'items without paragraphs',
      '<ul><li><p>30 Grad</p><ul><li><p>auf links</p></li></ul></li></ul>',
      '<ul><li>30 Grad<ul><li>auf links</li></ul></li></ul>',
    ],
    [
      'an item of two paragraphs as it is',
      '<ul><li><p>30</p><p>Grad</p></li></ul>',
      '<ul><li><p>30</p><p>Grad</p></li></ul>',
    ],
  ])('is %s', (_label, html, kept) => {
    expect(keptHtml(html)).toBe(kept)
  })
})

describe('CSS classes', () => {
  const kept = '<p>eins</p>'
  test('that texts may use are held, or told to be lost', () => {
    const written = '<p class="lead">eins</p>'
    expect(isHeld(written, written, ['lead'])).toBe(true)
    expect(isHeld(written, kept, ['lead'])).toBe(false)
    expect(isHeld('<p><span class="lead">eins</span></p>', kept, ['lead'])).toBe(false)
  })
  test('that texts may not use are no loss', () => {
    expect(isHeld('<p class="other">eins</p>', kept, ['lead'])).toBe(true)
  })
  test('stay on paragraphs of items', () => {
    const item = '<ul><li><p class="lead">30 Grad</p></li></ul>'
    expect(keptHtml(item)).toBe(item)
  })
})

describe('what the editor holds', () => {
  test.each([
    [
      'other names of the same',
      '<p><b>fest</b> und <i>schräg</i></p>',
      '<p><strong>fest</strong> und <em>schräg</em></p>',
    ],
    ['words without a paragraph', 'Warm  waschen', '<p>Warm waschen</p>'],
    ['white space between blocks', '<p>eins</p>\n<p>zwei</p>', '<p>eins</p><p>zwei</p>'],
  ])('is %s', (_label, written, kept) => {
    expect(isHeld(written, kept)).toBe(true)
  })

  test.each([
    ['a table', '<table><tbody><tr><td>L</td></tr></tbody></table>', '<p>L</p>'],
    ['a small print', '<p><small>L</small></p>', '<p>L</p>'],
    ['a word', '<p>eins zwei</p>', '<p>eins</p>'],
    ['where a link leads', '<a href="/a">eins</a>', '<a href="/b">eins</a>'],
    ['the order of headings', '<h2>eins</h2><h3>zwei</h3>', '<h3>eins</h3><h2>zwei</h2>'],
  ])('is not %s that is lost', (_label, written, kept) => {
    expect(isHeld(written, kept)).toBe(false)
  })
})
