import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textFolders, textsOf } from '../testing/textFiles.ts'

/*
 * Who speaks to a button says what they see on it: the name that stands for visible words contains them (WCAG 2.5.3).
 */

const root = join(import.meta.dirname, '../..')
const button = /<(Button|button)\b((?:(?!<\/?\1\b)[\s\S])*?)<\/\1>/g
const label = /aria-label=\{\s*intl\.formatMessage\(\{\s*id:\s*([^}]*)\}/
const shown = /<FormattedMessage\s+id=("[\w.]+"|\{[^}]*\})/g

const idsIn = (code: string) => [...code.matchAll(/['"]([\w.]+)['"]/g)].map(([, id = '']) => id)

const pairs = globSync('client/**/*.tsx', { cwd: root })
  .filter(file => !file.includes('.test.'))
  .flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(button)].flatMap(([, , code = '']) => {
      const names = idsIn(label.exec(code)?.[1] ?? '')
      const words = [...code.matchAll(shown)].flatMap(([, id = '']) => idsIn(id))
      return names.flatMap(name => words.map(word => ({ file, name, word })))
    }),
  )

test('there are buttons whose names say more than their words', () => {
  expect(pairs.length).toBeGreaterThan(3)
})

test.each(['de', 'en'] as const)('%s: the name of a button contains the words on it', language => {
  const texts = new Map(textFolders.flatMap(folder => Object.entries(textsOf(folder, language))))
  const wrong = pairs.filter(
    ({ name, word }) =>
      !texts
        .get(name)
        ?.toLowerCase()
        .includes(texts.get(word)?.toLowerCase() ?? word),
  )
  expect(wrong).toEqual([])
})
