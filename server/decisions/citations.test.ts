import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const present = new Set([
  'README.md',
  'howToAdd.md',
  ...globSync('server/decisions/**/*.md', { cwd: root }).map(path => basename(path)),
])

/** The lines of a source that are comments. */
const commentsOf = (text: string): string => text.match(/^\s*(?:\/?\*|\/\/).*$/gm)?.join('\n') ?? ''

/** The documents that comments name, by their file names. */
const documentsIn = (text: string): string[] => commentsOf(text).match(/\b[\w-]+\.md\b/g) ?? []

const sources = globSync(['server/**/*.ts', 'client/**/*.{ts,tsx}'], { cwd: root }).filter(
  path => !path.includes('__generated__') && path !== 'server/decisions/citations.test.ts',
)

test('what comments cite is in the repository', () => {
  const cited = sources.flatMap(path =>
    documentsIn(readFileSync(join(root, path), 'utf8')).map(name => ({ path, name })),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ name }) => !present.has(name))).toEqual([])
})

test('decisions that comments cite by their number are there', () => {
  const numbers = new Set(
    globSync('server/decisions/*.md', { cwd: root }).map(path => Number(basename(path).slice(0, 4))),
  )
  const cited = sources.flatMap(path =>
    [...commentsOf(readFileSync(join(root, path), 'utf8')).matchAll(/\b[Dd]ecisions? (?:00)?(\d{1,2})\b/g)].map(
      ([, number]) => ({
        path,
        number: Number(number),
      }),
    ),
  )
  expect(cited.length).toBeGreaterThan(5)
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
})

test('the check sees a document that is not there', () => {
  expect(documentsIn('/** Source: rules-of-nowhere.md 3. */').filter(name => !present.has(name))).toEqual([
    'rules-of-nowhere.md',
  ])
})
