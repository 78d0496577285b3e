import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './cleanDrawing.ts'
import { DrawingRefused } from './drawingMarkup.ts'
import { checkDrawing } from './drawings.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
const svg = (inner: string) => `${head}${inner}</svg>`
const clean = (text: string) => cleanDrawing(Buffer.from(text))

describe('a drawing keeps what is drawn', () => {
  test.each([
    ['shapes and groups', '<g transform="rotate(9)"><path d="M0 0L9 9" stroke="#f00"/></g>'],
    ['texts', '<text x="1" y="2" font-family="Arial">Größe <tspan dy="3">M &amp; L &lt; XL</tspan></text>'],
    [
      'gradients and what uses them',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    ],
    ['parts that are used again', '<symbol id="a"><rect/></symbol><use href="#a"/>'],
    ['styles', '<style>.a{fill:#f00}.b&gt;.c{fill:url(#d)}@media print{.a{fill:#000}}</style><rect class="a"/>'],
    ['a style of its own', '<rect style="fill:#f00;mask:url(#m)"/>'],
    ['filters', '<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><rect filter="url(#a)"/>'],
    ['what it is called', '<title>Wappen</title><desc>rot</desc>'],
  ])('%s', (_label, inner) => {
    expect(clean(svg(inner))).toBe(svg(inner))
    expect(() => checkDrawing(Buffer.from(clean(svg(inner))))).not.toThrow()
  })

  test('in the words of every editor', () => {
    const text = `\ufeff<?xml version="1.0" encoding="utf-8" standalone="no"?><!-- made -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:x="http://editor.example/" width='9' x:zoom="2">
<x:view a="1"><svg:rect/></x:view><svg:g><svg:style><![CDATA[.a>.b{fill:#f00}]]></svg:style><svg:rect xlink:href="#a" width='9"'/></svg:g>
</svg:svg>\n`
    expect(clean(text)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" width="9">
<g><style>.a&gt;.b{fill:#f00}</style><rect href="#a" width="9&quot;"/></g>
</svg>`)
  })

  test('and twice is once', () => {
    const text = svg('<text>a &#60; b &amp;amp; c</text><style>.a{fill:url(#b)}</style>')
    expect(clean(clean(text))).toBe(clean(text))
  })
})

describe('a drawing loses', () => {
  test.each([
    ['scripts', '<script>alert(1)</script><SCRIPT href="a.js"/><rect/>', '<rect/>'],
    ['handlers', '<rect onload="alert(1)" ONCLICK="1" width="9"/>', '<rect width="9"/>'],
    [
      'other documents',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a<script>1</script></p></foreignObject><rect/>',
      '<rect/>',
    ],
    ['pictures', '<image href="http://other.example/a.png"/><feImage href="#a"/><rect/>', '<rect/>'],
    [
      'animations, which could set a link',
      '<a><set attributeName="href" to="javascript:alert(1)"/><animate/><rect/></a>',
      '<a><rect/></a>',
    ],
    ['links', '<a href="javascript:alert(1)" xlink:href="https://other.example/"><rect/></a>', '<a><rect/></a>'],
    [
      'parts of other files',
      '<use href="http://other.example/a.svg#b"/><use xlink:href="file:///etc/passwd#a"/>',
      '<use/><use/>',
    ],
    ['paints from elsewhere', '<rect fill="url(http://other.example/a.svg#b)" width="9"/>', '<rect width="9"/>'],
    ['a base of links', '<g xml:base="http://other.example/"><rect/></g>', '<g><rect/></g>'],
    ['styles that import', '<style>@import "http://other.example/a.css";</style><rect/>', '<rect/>'],
    [
      'styles that fetch fonts',
      '<style>@font-face{font-family:a;src:url(http://other.example/a)}</style><rect/>',
      '<rect/>',
    ],
    [
      'styles with letters as escapes',
      '<style>a{fill:u\\72l(//other.example)}</style><rect style="fill:u\\72l(#x)"/>',
      '<rect/>',
    ],
    [
      'handlers behind references of characters',
      '<rect style="fill:url(&#104;ttp://other.example)" width="9"/>',
      '<rect width="9"/>',
    ],
    [
      'comments and notes of editors',
      '<!-- <script> --><metadata><rdf:RDF>me</rdf:RDF></metadata><sodipodi:namedview/><rect/>',
      '<rect/>',
    ],
    ['elements of other names', '<html:img src="x" onerror="alert(1)"/><iframe src="a"/><rect/>', '<rect/>'],
  ])('%s', (_label, inner, left) => {
    expect(clean(svg(inner))).toBe(svg(left))
  })
})

describe('what is no drawing is refused:', () => {
  test.each([
    ['declared entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'declares a type or entities'],
    ['entities from elsewhere', `<!DOCTYPE svg SYSTEM "a.dtd" [%a;]>${svg('')}`, 'declares a type or entities'],
    ['a type within', svg('<!DOCTYPE svg>'), 'declares a type or entities'],
    ['an entity that nobody declared', svg('<text>&boom;</text>'), 'names an entity'],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'has instructions'],
    ['another document', '<html><svg/></html>', 'is no drawing'],
    ['two documents', `${svg('')}${svg('')}`, 'is broken'],
    ['text behind it', `${svg('')}<script>1</script>`, 'is broken'],
    ['text before it', `hello ${svg('')}`, 'is broken'],
    ['elements that do not end', `${head}<g></svg>`, 'is broken'],
    ['elements in a style', svg('<style><script>1</script></style>'), 'is broken'],
    ['values without quotes', svg('<rect onload=alert(1) />'), 'is broken'],
    ['nothing', '', 'is broken'],
  ])('%s', (_label, text, reason) => {
    expect(() => clean(text)).toThrow(new DrawingRefused(reason))
  })
})
