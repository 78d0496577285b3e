import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'

const manifest = {
  'client/main.tsx': { file: 'assets/main.js', imports: ['_core.js'], css: ['assets/main.css'] },
  '_core.js': { file: 'assets/core.js', css: ['assets/core.css'] },
  '_tile.js': { file: 'assets/tile.js', imports: ['_core.js'], css: ['assets/tile.css'] },
  'client/Page.tsx': { file: 'assets/page.js', imports: ['_core.js', '_tile.js', 'client/main.tsx'] },
}

test('a page names the entry, what it loads beside it, and all style sheets once', () => {
  expect(assetsOf(manifest, ['client/Page.tsx'])).toEqual({
    entry: '/assets/main.js',
    preloads: ['/assets/core.js', '/assets/tile.js', '/assets/page.js'],
    styles: ['/assets/core.css', '/assets/main.css', '/assets/tile.css'],
  })
})

test('a source that the build does not know is left out', () => {
  expect(assetsOf(manifest, ['client/Gone.tsx']).preloads).toEqual(['/assets/core.js'])
})
