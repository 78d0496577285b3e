import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import entryPageQuery from '../../../__generated__/EntryPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { type ShopConsent, ShopConsentContext } from '../../../viewer/shopConsent.ts'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: ':slug',
  layout: 'shop',
  page: () => import('./EntryPage.tsx'),
  query: entryPageQuery,
  variables: ({ params }) => ({ slug: params.slug }),
  isPersonal: false,
}
const nobody = { isStaff: false, isSystem: false, writableAreas: [], withheldAreas: [], account: null }

/** The shop lets films of YouTube in, where somebody wants them. */
const consent: ShopConsent = {
  ...{ version: 'v1', asks: true, services: ['YOUTUBE', 'INSTAGRAM', 'FACEBOOK'] },
  ...{ googleAnalyticsId: '', googleAdwordsId: '', facebookPixelId: '' },
}

const whole = { xs: 12, md: 12, lg: 12 }
const everywhere = { xs: true, md: true, lg: true }
const block = (typename: string, id: string, fields: object = {}, place: object = {}) => ({
  ...{ __typename: typename, id, parentId: null, slot: null, size: whole, visible: everywhere, ...place },
  ...fields,
})
const text = (id: string, html: string, place: object = {}) =>
  block('TextBlock', id, { html, align: 'LEFT', tone: 'PLAIN' }, place)

const open = (blocks: readonly object[], entry: object = {}, viewer: object = nobody) =>
  renderPage(route, {
    address: '/ueber-uns',
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...viewer, actor: null, actingFor: null } }) },
      EntryPageQuery: {
        Query: () => ({
          entry: {
            ...{ id: 'entry', managedId: 'managed', slug: 'ueber-uns', path: '/ueber-uns', kind: 'PAGE' },
            ...{ title: 'Über uns', description: null, picture: null, isIndexed: true, tags: [], blocks },
            ...{
              publishedOn: null,
              startsAt: null,
              endsAt: null,
              place: null,
              media: [],
              downloads: [],
              links: [],
              ...entry,
            },
          },
        }),
      },
    },
    around: page => (
      <ShopConsentContext value={consent}>
        <ViewerProvider>{page}</ViewerProvider>
      </ShopConsentContext>
    ),
  })

test('blocks stand in the slots of those that hold them, as wide and visible as they were made', async () => {
  await open([
    block('ColumnsBlock', 'columns', { widths: [1, 2] }),
    text('left', '<p>Links</p>', { parentId: 'columns', slot: 0 }),
    text('right', '<p>Rechts</p>', { parentId: 'columns', slot: 1, size: { xs: 12, md: 6, lg: 4 } }),
    text('below', '<p>Darunter</p>', { visible: { xs: false, md: true, lg: true } }),
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Über uns' })).toBeTruthy()
  const frameOf = (words: string) => screen.getByText(words).closest<HTMLElement>('[data-tone]')!.parentElement!
  expect(frameOf('Rechts').style.getPropertyValue('--lg')).toBe('4')
  expect(frameOf('Rechts').style.getPropertyValue('--xs')).toBe('')
  expect(frameOf('Links').closest('[data-ratio]')?.getAttribute('data-ratio')).toBe('1:2')
  expect(frameOf('Links').closest('[data-ratio] > div')).not.toBe(frameOf('Rechts').closest('[data-ratio] > div'))
  expect(frameOf('Darunter').dataset.hide).toBe('xs')
})

test('a page that begins with a hero has its title there, and nowhere else', async () => {
  await open([
    block('HeroBlock', 'hero', {
      ...{ eyebrow: '', title: 'Seit 1951', text: '', picture: null, tone: 'PLAIN', drawing: 'NONE' },
      buttons: [{ label: 'Zum Verein', href: '/verein', look: 'PRIMARY' }],
    }),
  ])
  expect(screen.getAllByRole('heading', { level: 1 }).map(each => each.textContent)).toEqual(['Seit 1951'])
  expect(screen.getByRole('link', { name: 'Zum Verein' }).getAttribute('href')).toBe('/verein')
})

test('what lies with others is asked for when somebody wants it', async () => {
  const { user } = await open([
    block('VideoBlock', 'video', {
      ...{ source: 'YOUTUBE', file: null, videoId: 'abc123', title: 'Das Finale', poster: null, captions: null },
    }),
  ])
  await screen.findByText(/IP-Adresse/)
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'von YouTube laden' }))
  expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/abc123?autoplay=1&rel=0')
})

test.each([
  ['INSTAGRAM', 'Instagram', 'https://www.instagram.com/p/CxYz12345/'],
  ['FACEBOOK', 'Facebook', 'https://www.facebook.com/hallefeld/posts/1'],
])('a post of %s is asked for by a click alone, and the way there is a link', async (network, name, url) => {
  const { user } = await open([
    block('SocialBlock', 'post', {
      title: 'Neue Trikots',
      post: { service: network, url, embedUrl: `${url}embed` },
    }),
  ])
  await screen.findByText(/IP-Adresse/)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('link', { name: `bei ${name} ansehen` }).getAttribute('href')).toBe(url)
  await user.click(screen.getByRole('button', { name: `von ${name} laden` }))
  expect(document.querySelector('iframe')?.src).toBe(`${url}embed`)
})

test('a post whose address is not known is nothing', async () => {
  await open([block('SocialBlock', 'post', { title: 'Fort', post: null }), text('text', '<p>Bleibt</p>')])
  expect(screen.getByText('Bleibt')).toBeTruthy()
  expect(screen.queryByText('Fort')).toBeNull()
})

test('a place has its address alone where no map of others is let in', async () => {
  await open([
    block('MapBlock', 'map', {
      ...{ title: 'Halle', address: 'Hauptplatz 1, Linz', latitude: 48.3, longitude: 14.2, zoom: 15, picture: null },
    }),
  ])
  expect(await screen.findByText('Hauptplatz 1, Linz')).toBeTruthy()
  expect(screen.queryByText(/wird hier nicht geladen/)).toBeNull()
})

test('a table says what its heads are', async () => {
  await open([
    block('TableBlock', 'table', {
      ...{ hasColumnHead: true, hasRowHead: true, caption: 'Größen' },
      rows: [
        ['', 'Brust'],
        ['S', '92'],
      ],
    }),
  ])
  expect(await screen.findByRole('table', { name: 'Größen' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Brust' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'S' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '92' })).toBeTruthy()
})

test('an answer opens below its question', async () => {
  await open([
    block('AccordionBlock', 'questions', { titles: ['Wie lange dauert der Druck?'] }),
    text('answer', '<p>Fünf Werktage.</p>', { parentId: 'questions', slot: 0 }),
  ])
  const question = await screen.findByText('Wie lange dauert der Druck?')
  expect(question.closest('details')?.textContent).toContain('Fünf Werktage.')
})

test('a kind of block that the page does not know is left out, and nothing else', async () => {
  await open([block('FutureBlock', 'future'), text('text', '<p>Bleibt</p>')])
  expect(screen.getByText('Bleibt')).toBeTruthy()
})

test('an event says when and where it is', async () => {
  await open([], { kind: 'EVENT', title: 'Turnier', startsAt: '2027-01-12T08:30:00.000Z', place: 'Halle Nord' })
  expect(screen.getByText('12.01.2027 09:30')).toBeTruthy()
  expect(screen.getByText(/Halle Nord/)).toBeTruthy()
})

test('when an event is stands there also where a hero says its title', async () => {
  const hero = { eyebrow: '', title: 'Turnier', text: '', picture: null, tone: 'PLAIN', drawing: 'NONE', buttons: [] }
  await open([block('HeroBlock', 'hero', hero)], { kind: 'EVENT', startsAt: '2027-01-12T08:30:00.000Z', place: 'Nord' })
  expect(screen.getByText('12.01.2027 09:30')).toBeTruthy()
})

test('the tags of a post lead to the others that have them, and its way leads past all posts', async () => {
  await open([], { kind: 'POST', title: 'Sieg', publishedOn: '2026-11-20', tags: ['1. herren', 'liga'] })
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([to('1. herren'), to('liga'), to('Beiträge')]).toEqual(['/posts?tag=1.%20herren', '/posts?tag=liga', '/posts'])
})

test('those who work on pages get from a page to its editor', async () => {
  await open([], {}, { ...nobody, isStaff: true, writableAreas: ['CONTENT'] })
  const link = await screen.findByRole('link', { name: 'bearbeiten' })
  expect(link.getAttribute('href')).toBe('/admincenter/pages/edit/managed')
})

test('what belongs to a page stands below its blocks: files to take along and ways on', async () => {
  const file = { url: '/files/regeln.pdf', name: 'regeln.pdf', extension: 'pdf', size: 2048 }
  await open([text('one', '<p>Oben</p>')], {
    downloads: [file],
    media: [{ ...file, url: '/files/film.mp4', name: 'film.mp4', extension: 'mp4', picture: null }],
    links: [{ label: 'Zum Verband', href: 'https://example.com/' }],
  })
  const toSave = await screen.findByRole('link', { name: /regeln\.pdf/ })
  expect(toSave.getAttribute('download')).toBe('regeln.pdf')
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/files/film.mp4', '/files/regeln.pdf', 'https://example.com/']))
})
