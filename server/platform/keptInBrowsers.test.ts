import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keptCookies, keptEntries } from './keptInBrowsers.ts'

const root = join(import.meta.dirname, '../..')

/** Sources below a folder that browsers or the server run, by their path. */
const sourcesBelow = (folder: string): [string, string][] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      path =>
        /\.tsx?$/.test(path) && !/\.test\.tsx?$|^(testing|vitals|journeys|__generated__|bench|drills)\//.test(path),
    )
    .map(path => [join(folder, path), readFileSync(join(root, folder, path), 'utf8')])

describe('what the product keeps in browsers is declared', () => {
  test('cookies are set in one place, under the names and times of the table', () => {
    const setting = sourcesBelow('server').filter(([, text]) => /\.setCookie\(/.test(text))
    expect(setting.map(([path]) => path)).toEqual(['server/api/requestContext.ts'])
    const [[, text] = ['', '']] = setting
    const names = [...text.matchAll(/const (\w+)Cookie = '(\w+)' satisfies CookieName/g)].map(([, , name]) => name)
    expect(names.sort()).toEqual(Object.keys(keptCookies).sort())
    const times = [...text.matchAll(/maxAge: ([^ }]+)/g)].map(([, time]) => time)
    expect(times.sort()).toEqual([
      'keptCookies.device.seconds',
      'keptCookies.idle.seconds',
      'keptCookies.visitor.seconds',
    ])
  })

  test('no other source sets one by script or header', () => {
    const others = [...sourcesBelow('server'), ...sourcesBelow('client')]
    expect(
      others.filter(([, text]) => /document\.cookie|header\('set-cookie'/i.test(text)).map(([path]) => path),
    ).toEqual([
      // It puts the prefix before names that are set.
      'server/platform/cookies.ts',
      // It takes away what services of others left, once they are not allowed any more.
      'client/domains/privacy/parts/leftBehind.ts',
    ])
  })

  test('entries of the browser’s storage have the names of the table', () => {
    const using = sourcesBelow('client').filter(([, text]) =>
      /\b(local|session)Storage\b|indexedDB|caches\.open/.test(text),
    )
    const names = using.flatMap(([, text]) =>
      [...text.matchAll(/const (?:storage|tab)Key = '([^']+)'/g)].map(([, name]) => name),
    )
    expect(using).toHaveLength(8)
    expect(names.sort()).toEqual(Object.keys(keptEntries).sort())
  })

  test('times are those of the law and of the sessions', () => {
    expect(Object.entries(keptCookies).map(([name, { seconds }]) => [name, seconds / 86_400])).toEqual([
      ['session', 90],
      ['visitor', 180],
      ['device', 400],
      ['idle', 1],
    ])
  })
})
