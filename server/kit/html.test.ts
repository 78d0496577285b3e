import { expect, test } from 'vitest'
import { cleanHtml } from './html.ts'

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture that runs what it is told', '<img src=x onerror=alert(1)>a', 'a'],
  ['a link that is a script', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
  ['one that is written otherwise', '<a href=" jAvA&#x73;cript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
  ['a link that is a page of its own', '<a href="data:text/html,<script>1</script>">a</a>', '<a rel="noopener">a</a>'],
  ['a link without a scheme to another site', '<a href="//evil.example">a</a>', '<a rel="noopener">a</a>'],
  ['styles', '<p style="position:fixed" class="x">a</p><style>p{}</style>', '<p>a</p>'],
  ['a drawing', '<svg><script>1</script><foreignObject><p>a</p></foreignObject></svg>', '<p>a</p>'],
  ['a frame and a form', '<iframe src="/"></iframe><form action="/"><input name="a"></form>', ''],
  ['a comment that ends a tag', '<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
  ['a tag in a tag', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
])('of %s nothing is left that could run', (_label, given, expected) => {
  const cleaned = cleanHtml(given)
  expect(cleaned).toBe(expected)
  expect(cleanHtml(cleaned)).toBe(cleaned)
})

test('what people may write stays', () => {
  const written =
    '<h2>a</h2><p><strong>b</strong><br /><a href="https://example.com" rel="noopener">c</a></p><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>'
  expect(cleanHtml(written)).toBe(written)
})
