import { expect, test } from 'vitest'
import type { Refusal } from '../../../kit/refusals.ts'
import { socialPost, socialUrl } from './socialPosts.ts'

const facebook = (plugin: string, href: string) =>
  `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(href)}`

test.each([
  [
    'https://www.instagram.com/p/CxYz_1-abc/?igsh=abc&utm_source=x',
    ['instagram', 'https://www.instagram.com/p/CxYz_1-abc/', 'https://www.instagram.com/p/CxYz_1-abc/embed'],
  ],
  [
    'https://instagram.com/halle.feld/reel/CxYz12345/',
    ['instagram', 'https://www.instagram.com/reel/CxYz12345/', 'https://www.instagram.com/reel/CxYz12345/embed'],
  ],
  [
    'https://www.instagram.com/halle.feld/',
    ['instagram', 'https://www.instagram.com/halle.feld/', 'https://www.instagram.com/halle.feld/embed'],
  ],
  [
    'https://m.facebook.com/hallefeld/posts/12345?__cft__=abc',
    [
      'facebook',
      'https://www.facebook.com/hallefeld/posts/12345',
      facebook('post', 'https://www.facebook.com/hallefeld/posts/12345'),
    ],
  ],
  [
    'https://www.facebook.com/permalink.php?story_fbid=123&id=456&fbclid=x',
    [
      'facebook',
      'https://www.facebook.com/permalink.php?story_fbid=123&id=456',
      facebook('post', 'https://www.facebook.com/permalink.php?story_fbid=123&id=456'),
    ],
  ],
  [
    'https://www.facebook.com/hallefeld/videos/98765/',
    [
      'facebook',
      'https://www.facebook.com/hallefeld/videos/98765/',
      facebook('video', 'https://www.facebook.com/hallefeld/videos/98765/'),
    ],
  ],
  [
    'https://www.facebook.com/hallefeld',
    ['facebook', 'https://www.facebook.com/hallefeld', facebook('page', 'https://www.facebook.com/hallefeld')],
  ],
])('%s is shown without what follows people', (address, [service, url, embedUrl]) => {
  expect(socialPost(address)).toEqual({ service, url, embedUrl })
})

test.each([
  'http://www.instagram.com/p/CxYz12345/',
  'https://instagram.com.evil.example/p/CxYz12345/',
  'https://evil.example/instagram.com/p/CxYz12345/',
  'https://user:pass@www.instagram.com/p/CxYz12345/',
  'https://www.instagram.com:8443/p/CxYz12345/',
  'https://www.facebook.com/login/?next=x',
  'https://www.facebook.com/sharer/sharer.php?u=https://evil.example',
  'https://www.facebook.com/plugins/page.php?href=https://evil.example',
  'https://www.facebook.com/',
  'javascript:alert(1)',
  `https://www.instagram.com/p/${'a'.repeat(600)}/`,
  'kein Text mit Adresse',
])('%s is no post, and refused where it is written', address => {
  expect(socialPost(address)).toBeNull()
  const refusals: Refusal[] = []
  expect(socialUrl().read(address, ['props', 'url'], { refusals, classes: [] })).toBe('')
  expect(refusals.map(({ code, path }) => [code, path])).toEqual([['INVALID_INPUT', ['props', 'url']]])
})

test('nothing is nothing yet, without a refusal', () => {
  const refusals: Refusal[] = []
  expect([undefined, null, ''].map(raw => socialUrl().read(raw, [], { refusals, classes: [] }))).toEqual(['', '', ''])
  expect(refusals).toEqual([])
})
