import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textFolders, textsOf } from '../testing/textFiles.ts'

/*
 * Tabs of lists are headings of what stands below them: they begin with a capital, whatever the words of states do.
 */

const root = join(import.meta.dirname, '../..')
const tabs = /\btabs: \{\s*parameter:[^{]*titles: \{([^}]*)\}/g

const ids = globSync('client/domains/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.includes('.test.'))
  .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(tabs)])
  .flatMap(([, titles = '']) => [...titles.matchAll(/'([\w.]+\.[\w.]+)'/g)].map(([, id = '']) => id))

test('there are lists with tabs', () => {
  expect(ids).toEqual(
    expect.arrayContaining(['admin.stock.state.all', 'admin.products.state.all', 'customers.tab.all']),
  )
})

test.each(['de', 'en'] as const)('%s: tabs begin with a capital', language => {
  const texts = new Map(textFolders.flatMap(folder => Object.entries(textsOf(folder, language))))
  expect(ids.map(id => texts.get(id) ?? id).filter(text => !/^\p{Lu}/u.test(text))).toEqual([])
})
