import { describe, expect, test } from 'vitest'
import { blockTypes } from '../../../blocks.ts'
import { blocksWith } from './blockTypes.ts'
import { emptyContent } from './content.ts'
import { readDocument } from './document.ts'
import { findingsOf, type Surroundings } from './findings.ts'

blocksWith(blockTypes)

const picture = '0193a1c0-0000-7000-8000-000000000001'
const gone = '0193a1c0-0000-7000-8000-000000000002'
const gallery = '0193a1c0-0000-7000-8000-000000000003'
const around: Surroundings = {
  files: new Map([[picture, { alt: { de: '', en: '' }, isPublic: true, name: 'tor.jpg' }]]),
  publicGalleries: new Set(),
  publishedReusables: new Set(),
  broken: new Map([
    ['/gibt-es-nicht', 'dead'],
    ['/entwurf', 'unpublished'],
  ]),
}
const said = {
  ...emptyContent,
  title: { de: 'Titel', en: 'Title' },
  description: { de: 'Beschreibung', en: 'Description' },
}

/** What is found in blocks: code, language and what it is about. */
function found(...blocks: readonly (readonly [type: string, props: object])[]) {
  const { document, refusals } = readDocument({
    blocks: blocks.map(([type, props], at) => ({ id: `block-${100 + at}`, type, props })),
  })
  expect(refusals).toEqual([])
  return findingsOf({ ...said, document }, around).map(({ code, language, detail }) =>
    [code, language, detail].join(' ').trim(),
  )
}
const both = (html: string) => ({ html: { de: html, en: html } })

describe('before a page is published it is said', () => {
  test('nothing where there is nothing to say', () => {
    expect(found(['text', both('<h2>A</h2><h3>B</h3><h2>C</h2><p><a href="/trikots">Zu den Trikots</a></p>')])).toEqual(
      [],
    )
  })
  test('which pictures have no words, which are gone, and which have words of the page', () => {
    const alt = { de: 'Ein Tor', en: 'A goal' }
    expect(found(['image', { file: picture }], ['image', { file: gone }], ['image', { file: picture, alt }])).toEqual([
      'altMissing  tor.jpg',
      'fileMissing',
    ])
  })
  test('which headings skip a level, across blocks, and which are empty', () => {
    expect(
      found(['text', both('<h3>A</h3>')], ['text', both('<h2>B</h2>')], ['text', both('<h4>C</h4><h2> </h2>')]),
    ).toEqual(['headingSkipped  A', 'headingSkipped  C', 'headingEmpty'])
  })
  test('which headings skip a level behind those that blocks draw themselves', () => {
    const title = { de: 'Neu', en: 'New' }
    const third = ['text', both('<h3>A</h3>')] as const
    expect(found(['text', both('<p>A</p>')], ['hero', { title }], third)).toEqual([])
    expect(found(['hero', { title }], third)).toEqual(['headingSkipped  A'])
    expect(found(['productGrid', { title }], third)).toEqual([])
    expect(found(['entries', {}], ['groupCards', { title }])).toEqual(['headingSkipped'])
    expect(found(['groupCards', {}])).toEqual(['headingSkipped'])
  })
  test('which links say nothing, in the words of each language', () => {
    const html = {
      de: '<a href="/x">hier</a> <a href="/y"></a>',
      en: '<a href="/x">Click here!</a> <a href="/y">y</a>',
    }
    expect(found(['text', { html }])).toEqual(['linkVague de hier', 'linkEmpty de', 'linkVague en Click here!'])
  })
  test('which links of the site lead nowhere, in texts and on buttons', () => {
    const label = { de: 'Mehr zu uns', en: 'More on us' }
    expect(
      found(['text', both('<a href="/gibt-es-nicht?a=1#b">Das</a>')], ['button', { label, href: '/en/gibt-es-nicht' }]),
    ).toEqual(['linkDead  /gibt-es-nicht?a=1#b', 'linkDead  /en/gibt-es-nicht'])
  })
  test('which links lead to a page that is not published, those below the blocks too', () => {
    const label = { de: 'Mehr zu uns', en: 'More on us' }
    const { document } = readDocument({
      blocks: [{ id: 'block-100', type: 'button', props: { label, href: '/entwurf' } }],
    })
    const links = [{ label, href: '/en/entwurf' }]
    expect(
      findingsOf({ ...said, document, links }, around).map(({ code, blockId, detail }) => [code, blockId, detail]),
    ).toEqual([
      ['linkUnpublished', null, '/en/entwurf'],
      ['linkUnpublished', 'block-100', '/entwurf'],
    ])
  })
  test('what is empty, private or not published', () => {
    expect(found(['text', both('<p> </p>')], ['gallery', { gallery }], ['reusable', { entry: gallery }])).toEqual([
      'blockEmpty',
      'galleryPrivate',
      'reusableUnpublished',
    ])
  })
  test('what the entry itself lacks, and what nobody translated', () => {
    const { document } = readDocument({
      blocks: [{ id: 'block-100', type: 'text', props: { html: { de: '<p>Nur deutsch</p>' } } }],
    })
    const findings = findingsOf({ ...emptyContent, title: { de: 'Titel', en: '' }, document }, around)
    expect(findings.map(({ code, language }) => [code, language])).toEqual([
      ['descriptionMissing', null],
      ['titleMissing', 'en'],
      ['untranslated', 'en'],
      ['untranslated', 'en'],
    ])
  })
  test('nothing of blocks for the other language', () => {
    const { document } = readDocument({
      blocks: [{ id: 'block-100', type: 'image', props: { file: picture }, attrs: { languages: ['de'] } }],
    })
    expect(findingsOf({ ...said, document }, around).map(({ code, language }) => [code, language])).toEqual([
      ['altMissing', 'de'],
    ])
  })
})
