import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { importsBelow } from '../../server/testing/imports.ts'
import type { Language } from '../intl/languages.ts'

const root = join(import.meta.dirname, '../..')

/** The folders of the client that hold `texts/`, by their paths from it: `shell`, `domains/cart`. */
export const textFolders = globSync('client/**/texts/de.json', { cwd: root })
  .map(file => relative('client', dirname(dirname(file))))
  .sort()

export function textsOf(folder: string, language: Language): Record<string, string> {
  return JSON.parse(readFileSync(join(root, `client/${folder}/texts/${language}.json`), 'utf8'))
}

/** The folder of each key. */
export const folderOf = new Map(
  textFolders.flatMap(folder => Object.keys(textsOf(folder, 'de')).map(key => [key, folder])),
)

const firstWords = new Set([...folderOf.keys()].map(key => key.split('.')[0]))
const literal = /['"`]([A-Za-z]+(?:\.[A-Za-z0-9-]+)+)['"`](?!:)/g

/** The keys that a source names; a literal that begins with no known word is something else, such as a file. */
const keysOf = (source: string): string[] =>
  [...source.matchAll(literal)].flatMap(([, key = '']) => (firstWords.has(key.split('.')[0]) ? [key] : []))

/** The keys that each source names as a literal; names of an object's fields are none, such as the log's actions. */
export const keysIn = new Map(
  globSync('client/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/__generated__|\.test\.|^client\/(?:journeys|vitals|testing)\//.test(file))
    .map(file => [file, keysOf(readFileSync(join(root, file), 'utf8'))]),
)

const importsOf = Map.groupBy(
  // What a table of routes loads are pages, each of which names its own texts.
  importsBelow(root, ['client']).filter(
    ({ from, to, isTypeOnly }) => !isTypeOnly && !(/\/routes\.tsx?$/.test(from) && to.endsWith('Page.tsx')),
  ),
  each => each.from,
)

/** The modules that are loaded with `file` or on its behalf, at once or later, itself included. */
export function modulesOf(file: string): Set<string> {
  const seen = new Set<string>([file])
  for (const each of seen) for (const { to } of importsOf.get(each) ?? []) seen.add(to)
  return seen
}
