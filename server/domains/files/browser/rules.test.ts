import { expect, test } from 'vitest'
import { wantedTypes } from './rules.ts'

test.each([
  ['nothing', [], null, { types: null, extensions: null }],
  ['extensions', ['.JPG', 'png'], null, { types: null, extensions: ['jpg', 'png'] }],
  ['types', ['picture', 'pdf'], null, { types: ['picture', 'pdf'], extensions: null }],
  ['a gallery', [], 'gallery', { types: ['picture'], extensions: null }],
  ['a gallery and an extension', ['webp'], 'gallery', { types: ['picture'], extensions: ['webp'] }],
  ['a gallery and documents, which it has not', ['document'], 'gallery', { types: ['picture'], extensions: null }],
  ['a newsletter', ['svg'], 'insertImageNewsletter', { types: ['picture'], extensions: ['jpg', 'jpeg', 'png', 'gif'] }],
  ['downloads', ['pdf'], 'chooseDownload', { types: ['pdf'], extensions: null }],
] as const)('of %s are wanted', (_label, asked, mode, wanted) => {
  expect(wantedTypes(asked, mode)).toEqual(wanted)
})
