import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkDrawing, DrawingRefused, drawDrawing, drawn } from './drawings.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`

/** Each level shows the one before ten times. */
const laughs = (levels: number, link: (id: number) => string) =>
  Array.from({ length: levels }, (_, i) => `<g id="l${i + 1}">${link(i).repeat(10)}</g>`).join('')

describe('a drawing that is drawn', () => {
  test.each([
    ['one element', svg('<rect width="100" height="50"/>')],
    [
      'what an editor writes',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made -->\n${svg('<g class="a"><path d="M0 0L9 9"/></g>', 'width="20mm" height="10mm" viewBox="0 0 100 50"')}\n`,
    ],
    [
      'styles with gradients',
      svg(
        '<defs><style><![CDATA[.a{fill:url(#g)}]]></style><linearGradient id="g"><stop offset="0"/></linearGradient></defs><rect class="a" width="9" height="9"/>'.repeat(
          1,
        ),
      ),
    ],
    [
      'a part that is used again',
      svg('<defs><circle id="c" r="4"/></defs><use xlink:href="#c"/><use href="&#35;c" x="9"/>'),
    ],
    [
      'a pattern, a mask and a clip',
      svg(
        '<pattern id="p" width="4" height="4"><rect width="2" height="2"/></pattern><mask id="m"><rect width="9" height="9"/></mask><rect fill="url(#p)" mask="url(\'#m\')" width="9" height="9"/>',
      ),
    ],
    [
      'a shadow',
      svg('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect filter="url(#f)" width="9" height="9"/>'),
    ],
    ['a script, which is never run', svg('<script>alert(1)</script><rect width="9" height="9"/>')],
    ['a link to elsewhere', svg('<a href="https://other.example/"><rect width="9" height="9"/></a>')],
    ['five thousand elements', svg('<path d="M0 0L9 9"/>'.repeat(5_000))],
  ])('%s', (_label, drawing) => {
    expect(() => checkDrawing(Buffer.from(drawing))).not.toThrow()
  })
})

describe('a drawing is refused before anything decodes it:', () => {
  test.each([
    ['declared entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'declares a type or entities'],
    [
      'a declared type',
      `<!DOCTYPE svg PUBLIC "x" "http://other.example/x.dtd">${svg('')}`,
      'declares a type or entities',
    ],
    ['an entity in a value', svg('<rect fill="&boom;"/>'), 'names an entity'],
    ['instructions', `<?xml-stylesheet href="http://other.example/a.css"?>${svg('')}`, 'has instructions'],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'has instructions'],
    ['bytes that are no text', Buffer.from(svg('\xff'), 'latin1'), 'is no text in UTF-8'],
    ['UTF-16', Buffer.from(svg(''), 'utf16le'), 'is broken'],
    ['a compressed drawing', Buffer.from([0x1f, 0x8b, 8, 0]), 'is no text in UTF-8'],
    ['no element at all', 'svg', 'is broken'],
    ['another document', '<html><svg/></html>', 'is no drawing'],
    ['elements that do not end', svg('<g>'), 'is broken'],
    ['a value without quotes', svg('<use href=#a />'), 'is broken'],
    ['more than two megabytes', svg(' '.repeat(2_000_000)), 'has too many bytes'],
    ['too many elements', svg('<g/>'.repeat(20_001)), 'has too many elements'],
    ['too deep a nest', svg('<g>'.repeat(70) + '</g>'.repeat(70)), 'is nested too deeply'],
    ['a huge width', svg('', 'width="100000" height="1"'), 'is too large'],
    ['a huge view', svg('', 'viewBox="0 0 1e9 1e9"'), 'is too large'],
    ['a picture within', svg('<image href="data:image/png;base64,AAAA"/>'), 'holds a picture or a document'],
    ['a picture from elsewhere', svg('<svg:IMAGE xlink:href="file:///etc/passwd"/>'), 'holds a picture or a document'],
    ['a picture in a filter', svg('<filter><feImage href="#a"/></filter>'), 'holds a picture or a document'],
    ['another document within', svg('<foreignObject/>'), 'holds a picture or a document'],
    ['an included text', svg('<xi:include href="file:///etc/passwd"/>'), 'holds a picture or a document'],
    ['a part of another file', svg('<use href="http://other.example/a.svg#b"/>'), 'refers to something outside of it'],
    ['a part of a file here', svg('<use xlink:href="file:///etc/passwd"/>'), 'refers to something outside of it'],
    [
      'a paint from elsewhere',
      svg('<rect fill="url(http://other.example/a.svg#b)"/>'),
      'refers to something outside of it',
    ],
    ['another base', svg('<g xml:base="http://other.example/"/>'), 'refers to something outside of it'],
    [
      'an imported style',
      svg('<style>@import "http://other.example/a.css";</style>'),
      'refers to something outside of it',
    ],
    ['letters written as escapes', svg('<style>a{fill:u\\72l(#x)}</style>'), 'escapes letters of a style'],
    ['parts that use themselves', svg('<g id="a"><use href="#a"/></g>'), 'refers to itself'],
    [
      'parts that use each other',
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      'refers to itself',
    ],
    [
      'parts of parts of parts',
      svg(`<g id="l0"><path/></g>${laughs(9, id => `<use xlink:href="#l${id}"/>`)}`),
      'draws too many elements',
    ],
    [
      'patterns of patterns',
      svg(`<pattern id="l0"><path/></pattern>${laughs(9, id => `<rect fill="url(#l${id})"/>`)}`),
      'draws too many elements',
    ],
    [
      'masks of masks',
      svg(`<mask id="l0"><path/></mask>${laughs(9, id => `<rect style="mask:url(#l${id})"/>`)}`),
      'draws too many elements',
    ],
    [
      'a paint that a thousand inherit',
      svg(`<pattern id="p">${'<path/>'.repeat(100)}</pattern><g fill="url(#p)">${'<path/>'.repeat(1000)}</g>`),
      'draws too many elements',
    ],
    [
      'a paint for all by a style',
      svg(
        `<style>path{fill:url(#p)}</style><pattern id="p">${'<rect/>'.repeat(100)}</pattern>${'<path/>'.repeat(1000)}`,
      ),
      'draws too many elements',
    ],
    [
      'many steps of filters',
      svg(`<filter>${'<feGaussianBlur stdDeviation="9"/>'.repeat(41)}</filter>`),
      'has too many steps of filters',
    ],
    [
      'filters on many elements',
      svg(`<filter id="f">${'<feTurbulence/>'.repeat(30)}</filter>${'<rect filter="url(#f)"/>'.repeat(2000)}`),
      'draws too many elements',
    ],
    ['one id for two', svg('<g id="a"/><g id="a"/>'), 'gives an id twice'],
  ])('%s', (_label, drawing, reason) => {
    expect(() => checkDrawing(Buffer.from(drawing))).toThrow(new DrawingRefused(reason))
  })
})

describe('drawing', () => {
  test('happens in a process of its own and gives a picture of its shape', async () => {
    const picture = await drawDrawing(Buffer.from(svg('<rect width="100" height="50" fill="#ff0000"/>')))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 2000, height: 1000 })
  })

  test('of what the decoder cannot read is refused', async () => {
    await expect(drawDrawing(Buffer.from(svg('', 'width="0" height="0"')))).rejects.toThrow(
      new DrawingRefused('cannot be drawn'),
    )
  })

  test('that takes too long is ended', async () => {
    expect(await drawn(Buffer.from(svg('<rect width="9" height="9"/>')), 1)).toBeNull()
  })
})
