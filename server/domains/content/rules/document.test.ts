import { describe, expect, test } from 'vitest'
import { blockTypes } from '../../../blocks.ts'
import { blocksWith } from './blockTypes.ts'
import { allBlocks, documentLimits, readDocument } from './document.ts'

blocksWith(blockTypes)

const block = (type: string, props: object = {}, more: object = {}) => ({
  id: `block-${type}`.slice(0, 16),
  type,
  props,
  ...more,
})
const complaints = (document: unknown) =>
  readDocument(document).refusals.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)

describe('a document', () => {
  test('gets every property of its blocks, and loses nothing that was written', () => {
    const { document, refusals } = readDocument({
      blocks: [
        { id: 'abcdefgh', type: 'button', props: { label: { de: ' Zum Shop ', en: 'Shop' }, href: '/trikots' } },
      ],
    })
    expect(refusals).toEqual([])
    expect(document.blocks).toEqual([
      {
        id: 'abcdefgh',
        type: 'button',
        props: { label: { de: 'Zum Shop', en: 'Shop' }, href: '/trikots', look: 'primary', align: 'left' },
        attrs: { size: { xs: 12, md: 12, lg: 12 }, visible: { xs: true, md: true, lg: true } },
      },
    ])
  })

  test('read twice is the same as once', () => {
    const written = {
      blocks: [
        block('text', { html: { de: '<h1>Titel</h1><p onclick="x()">Hallo <b>du</b></p>', en: '<p>Hi</p>' } }),
        block('columns', { ratio: '1:2' }, { slots: [[block('hr')], [block('spacer')]] }),
      ],
    }
    const once = readDocument(written).document
    expect(readDocument(once)).toEqual({ document: once, refusals: [] })
    expect(once.blocks[0]!.props.html).toEqual({ de: '<h2>Titel</h2><p>Hallo <b>du</b></p>', en: '<p>Hi</p>' })
  })

  test.each([
    ['no document', 'text', ['INVALID_INPUT document: must be an object with blocks']],
    ['no list', { blocks: {} }, ['INVALID_INPUT document.blocks: must be a list of blocks']],
    ['an unknown kind', { blocks: [block('marquee')] }, ['INVALID_INPUT document.blocks.0.type: is no kind of block']],
    [
      'a kind of the prototype',
      { blocks: [block('constructor')] },
      ['INVALID_INPUT document.blocks.0.type: is no kind of block'],
    ],
    [
      'an unknown property',
      { blocks: [block('hr', { onclick: 'x' })] },
      ['INVALID_INPUT document.blocks.0.props.onclick: is not known'],
    ],
    [
      'a bad id',
      { blocks: [{ ...block('hr'), id: 'a b' }] },
      ['INVALID_INPUT document.blocks.0.id: must have 8 to 16 letters, digits, hyphens or underscores'],
    ],
    [
      'an id twice',
      { blocks: [block('hr'), block('hr')] },
      ['ENTRY_TWICE document.blocks.1.id: another block has this id'],
    ],
    [
      'a size beyond the page',
      { blocks: [block('hr', {}, { attrs: { size: { md: 13 } } })] },
      ['INVALID_INPUT document.blocks.0.attrs.size.md: must be a whole number from 1 to 12'],
    ],
    [
      'another language',
      { blocks: [block('hr', {}, { attrs: { languages: ['fr'] } })] },
      ['INVALID_INPUT document.blocks.0.attrs.languages: must be a list of de, en or both'],
    ],
    [
      'a script as a link',
      { blocks: [block('button', { href: 'javascript:alert(1)' })] },
      ['INVALID_INPUT document.blocks.0.props.href: must begin with /, #, https://, http://, mailto: or tel:'],
    ],
    [
      'the id of something else',
      { blocks: [block('image', { file: 'R2FsbGVyeTowMTkz' })] },
      ['INVALID_INPUT document.blocks.0.props.file: must be the id of File'],
    ],
    [
      'a slot too many',
      { blocks: [block('columns', { ratio: '1:1' }, { slots: [[], [], [block('hr')]] })] },
      ['INVALID_INPUT document.blocks.0.slots: has more than 2 slots'],
    ],
  ])('refuses %s', (_label, document, expected) => {
    expect(complaints(document)).toEqual(expected)
  })

  test('refuses too much: nesting, blocks, bytes, one text', () => {
    const nested = (depth: number): object =>
      depth === 0
        ? { ...block('hr'), id: 'hr-inmost-0' }
        : { id: `columns-${depth}`, type: 'columns', slots: [[nested(depth - 1)], []] }
    expect(complaints({ blocks: [nested(2)] })).toEqual([])
    expect(complaints({ blocks: [nested(3)] })).toEqual([
      'INVALID_INPUT document.blocks.0.slots.0.0.slots.0.0.slots.0: is nested more than 3 deep',
    ])
    const many = Array.from({ length: documentLimits.blocks + 1 }, (_, at) => ({
      id: `block-${1000 + at}`,
      type: 'hr',
    }))
    expect(complaints({ blocks: many.slice(1) })).toEqual([])
    expect(complaints({ blocks: many })).toEqual(['INVALID_INPUT document: has more than 400 blocks'])
    const long = { blocks: [block('text', { html: { de: 'x'.repeat(100_001) } })] }
    expect(complaints(long)).toEqual(['INVALID_INPUT document.blocks.0.props.html.de: has more than 100000 characters'])
    const huge = { blocks: [block('text', { html: { de: 'x'.repeat(5_000_000) } })] }
    expect(complaints(huge)).toEqual(['INVALID_INPUT document: has more than 512 KB, or is nested too deep'])
    let deep: unknown = []
    for (let at = 0; at < 100_000; at += 1) deep = [deep]
    expect(complaints({ blocks: deep })).toEqual([
      'INVALID_INPUT document: has more than 512 KB, or is nested too deep',
    ])
  })

  test('says of each block where it lies', () => {
    const { document } = readDocument({
      blocks: [
        {
          id: 'columns-1',
          type: 'columns',
          slots: [[{ id: 'inside-01', type: 'hr' }], [{ id: 'inside-02', type: 'hr' }]],
        },
        { id: 'behind-01', type: 'hr' },
      ],
    })
    expect(allBlocks(document).map(({ block: { id }, parentId, slot }) => [id, parentId, slot])).toEqual([
      ['columns-1', null, null],
      ['inside-01', 'columns-1', 0],
      ['inside-02', 'columns-1', 1],
      ['behind-01', null, null],
    ])
  })
})

describe('CSS classes in texts', () => {
  const clean = (html: string, classes: readonly string[], type = 'text') => {
    const { document } = readDocument({ blocks: [block(type, { html: { de: html } })] }, classes)
    return (document.blocks[0]!.props.html as { de: string }).de
  }

  test.each([
    ['one that is named', '<p class="lead">a</p>', ['lead'], '<p class="lead">a</p>'],
    [
      'one on any element',
      '<h2 class="lead">a <span class="Big_1">b</span></h2>',
      ['lead', 'Big_1'],
      '<h2 class="lead">a <span class="Big_1">b</span></h2>',
    ],
  ])('keep %s', (_label, html, classes, kept) => {
    expect(clean(html, classes)).toBe(kept)
    expect(clean(kept, classes)).toBe(kept)
  })

  test.each([
    ['one that is not named', '<p class="other">a</p>', ['lead']],
    ['one that only begins like it', '<p class="lead-2 lea">a</p>', ['lead']],
    ['one in other letters', '<p class="LEAD">a</p>', ['lead']],
    ['any where none is named', '<p class="lead">a</p>', []],
    ['other attributes', '<p style="color:red" id="lead" data-a="1">a</p>', ['lead']],
  ])('lose %s', (_label, html, classes) => {
    expect(clean(html, classes)).toBe('<p>a</p>')
  })

  test('lose the others beside those that are named', () => {
    expect(clean('<p class="a lead  b note">x</p>', ['lead', 'note'])).toBe('<p class="lead note">x</p>')
  })

  test('stay as they were in HTML of administrators', () => {
    expect(clean('<p class="other">a</p>', ['lead'], 'html')).toBe('<p class="other">a</p>')
  })
})

describe('HTML of pages', () => {
  const clean = (html: string, type = 'text') =>
    (readDocument({ blocks: [block(type, { html: { de: html } })] }).document.blocks[0]!.props.html as { de: string })
      .de

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onmouseover="alert(1)">a</p>', '<p>a</p>'],
    ['a script in a link', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['the same, hidden', '<a href="java&#10;script:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['data', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a rel="noopener">a</a>'],
    ['a drawing', '<svg><script>alert(1)</script></svg><p>b</p>', '<p>b</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe><p>b</p>', '<p>b</p>'],
    ['styles', '<style>p{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a"><p>a</p></form>', '<p>a</p>'],
    ['a base', '<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
    [
      'what closes itself otherwise',
      '<p>a<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<p>a<p></p></p>',
    ],
    ['mathematics', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
  ])('loses %s', (_label, html, expected) => {
    const cleaned = clean(html)
    expect(cleaned).not.toMatch(/script|onerror|onmouseover|iframe|javascript|style/i)
    expect(cleaned).toBe(expected)
  })

  test('keeps what pages are written with', () => {
    const html =
      '<h2>A</h2><p><strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code></p><blockquote>g</blockquote>'
    expect(clean(html)).toBe(html)
  })

  test('of administrators has more, and runs no more', () => {
    expect(
      clean('<div class="box"><img src="/images/ab/640" alt="a"><img src="https://evil.example/x.png"></div>', 'html'),
    ).toBe('<div class="box"><img src="/images/ab/640" alt="a" /></div>')
    expect(clean('<div onclick="x()"><script>alert(1)</script><iframe src="/"></iframe></div>', 'html')).toBe(
      '<div></div>',
    )
  })
})
