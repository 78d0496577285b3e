import { describe, expect, test } from 'vitest'
import { blocksOf, htmlOf } from './markdown.ts'

const shown = (text: string) => htmlOf(blocksOf(text))

describe('texts as pages', () => {
  test.each([
    ['a heading', '## Pull `orders`', '<h2>Pull <code>orders</code></h2>'],
    ['a paragraph over lines', 'One\ntwo.\n\nThree.', '<p>One two.</p>\n<p>Three.</p>'],
    ['a list with a longer item', '- one\n- two\n  lines\n', '<ul><li>one</li><li>two lines</li></ul>'],
    ['a link within the site', 'See [the paths](/api/docs).', '<p>See <a href="/api/docs">the paths</a>.</p>'],
    ['a link that leads elsewhere', '[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['marks of HTML', 'a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
    ['code', '```sh\nnode a.mjs < b\n```', '<pre tabindex="0"><code>node a.mjs &lt; b\n</code></pre>'],
    [
      'lines of code that look like text',
      '```js\n# no\n\n- no\n```',
      '<pre tabindex="0"><code># no\n\n- no\n</code></pre>',
    ],
    [
      'code of a file',
      '```js a.mjs\nrun()\n```\n',
      '<figure><figcaption>a.mjs</figcaption><pre tabindex="0"><code>run()\n</code></pre></figure>',
    ],
  ])('%s', (_label, text, html) => {
    expect(shown(text)).toBe(html)
  })

  test('a file is told from a mere piece of code', () => {
    expect(blocksOf('```json a.json\n{}\n```\n```sh\nls\n```')).toEqual([
      { kind: 'code', name: 'a.json', text: '{}\n' },
      { kind: 'code', name: null, text: 'ls\n' },
    ])
  })

  test('code that does not end is a mistake', () => {
    expect(() => blocksOf('```js a.mjs\nrun()')).toThrow('The code does not end: ```js a.mjs')
  })
})
