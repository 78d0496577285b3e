import { expect, test } from 'vitest'
import { feedPath } from './feeds.ts'

test.each([
  ['feed', '', '/feed.xml'],
  ['atom', '', '/atom.xml'],
  ['feed', '1. herren', '/feed/1.%20herren.xml'],
] as const)('%s of "%s" stands at %s', (format, tag, path) => {
  expect(feedPath(format, tag)).toBe(path)
})
