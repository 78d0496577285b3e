import { expect, test } from 'vitest'
import { viewOf } from '../../../../adminKit/list/url.ts'
import { chooserUrl, chooserVariables } from './chooserUrl.ts'

const view = (text: string) => viewOf(chooserUrl, new URLSearchParams(text))
const usual = {
  ...{ search: null, tags: [], from: null, to: null, leastWidth: null, leastHeight: null, extensions: null },
}

test.each([
  ['gallery', ['PICTURE'], null],
  ['editor', ['PICTURE'], null],
  ['insertImageNewsletter', ['PICTURE'], ['jpg', 'jpeg', 'png', 'gif']],
  ['insertDownload', null, null],
  ['chooseDownload', ['PDF', 'DOCUMENT'], null],
] as const)('for %s are offered the types %j with the endings %j', (mode, types, extensions) => {
  expect(chooserVariables(mode, null, view('')).filter).toEqual({ ...usual, types, extensions })
})

test('what was typed and chosen, the order, the page and the least size are asked for', () => {
  const said = 'search=rot&tag=Saison&extension=jpg&from=2026-11-01&to=2026-11-02&sort=-size&size=25&after=WzI1XQ'
  expect(chooserVariables('gallery', { width: 800, height: 600 }, view(said))).toEqual({
    filter: {
      ...{ search: 'rot', types: ['PICTURE'], extensions: ['jpg'], tags: ['Saison'] },
      ...{ from: '2026-11-01', to: '2026-11-02', leastWidth: 800, leastHeight: 600 },
    },
    ...{ orderBy: { field: 'SIZE', direction: 'DESC' }, first: 25, after: 'WzI1XQ' },
  })
})

test('an ending that a newsletter cannot show is not asked for', () => {
  expect(chooserVariables('insertImageNewsletter', null, view('extension=svg')).filter.extensions).toEqual([
    'jpg',
    'jpeg',
    'png',
    'gif',
  ])
})
