import { describe, expect, test } from 'vitest'
import { textSources } from '../intl/texts.ts'
import type { LayoutName, PageRoute } from '../router/route.ts'
import { routes } from '../routes.tsx'
import { layouts } from '../shell/layouts.ts'
import { allRoutes, loadedFile } from '../testing/allRoutes.ts'
import { folderOf, keysIn, modulesOf } from '../testing/textFiles.ts'
import { adminTexts } from './admin.ts'
import { siteTexts } from './site.ts'

/** Comes with every page of the shop: `client/texts/{de,en}.ts`. */
const everyPage = ['shell', 'ui', 'domains/catalogue']

/** What is shown around each page. */
const around = ['client/shell/App.tsx', 'client/shell/FailurePage.tsx']

const layoutFile = (name: LayoutName): string => loadedFile(layouts[name].load) ?? 'client/shell/ShopLayout.tsx'

/** The folders whose texts these files and all that they import say, apart from those of every page. */
function said(files: readonly string[]): string[] {
  const folders = files
    .flatMap(file => [...modulesOf(file)])
    .flatMap(file => keysIn.get(file) ?? [])
    .flatMap(key => folderOf.get(key) ?? [])
  return [...new Set(folders)].filter(folder => !everyPage.includes(folder)).sort()
}

const pages = (await allRoutes(routes)).filter((each): each is [string, PageRoute] => 'page' in each[1])

test('the file of every page is known', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter(([, route]) => loadedFile(route.page) === null)).toEqual([])
})

test('what is around every page says what comes with every page', () => {
  expect(said(around)).toEqual([])
})

describe.each(Object.keys(layouts) as LayoutName[])('the layout %s', name => {
  test('names the texts that it says, and no others than its pages do', () => {
    const ofPages = pages.flatMap(([, route]) => (route.layout === name ? [loadedFile(route.page) ?? ''] : []))
    expect(layouts[name].texts).toEqual(expect.arrayContaining(said([layoutFile(name)])))
    expect(said([layoutFile(name), ...ofPages])).toEqual(expect.arrayContaining([...layouts[name].texts]))
  })
})

describe.each(pages)('/%s', (_path, route) => {
  test('names the texts that it says, and no others', () => {
    const ofLayout: readonly string[] = layouts[route.layout].texts
    const wanted = said([loadedFile(route.page) ?? '']).filter(folder => !ofLayout.includes(folder))
    expect([...(route.texts ?? []), ...(route.textsByNeed ?? [])].sort()).toEqual(wanted)
  })

  test.each(['de', 'en'] as const)('finds them in %s', language => {
    const loaders = route.layout === 'admin' ? { ...siteTexts, ...adminTexts } : siteTexts
    const sources = textSources(language, [
      ...layouts[route.layout].texts,
      ...(route.texts ?? []),
      ...(route.textsByNeed ?? []),
    ])
    expect(sources.filter(source => loaders[`/${source}`] === undefined)).toEqual([])
  })
})
