import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { homes, idleResolverCache, intlFile, messageParser, relayOfEveryPage, unused } from './internals.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const load = createRequire(import.meta.url)

/** The releases whose inside was read. With another one: read it again, mend `internals.ts`, and write it here. */
test.each([
  ['react-relay', '21.0.1'],
  ['relay-runtime', '21.0.1'],
  ['@formatjs/icu-messageformat-parser', '3.5.22'],
  ['react-intl', '12.1.5'],
])('%s is the release whose inside was read', (name, version) => {
  expect(JSON.parse(read(`node_modules/${name}/package.json`)).version).toBe(version)
})

describe('Relay', () => {
  const files = globSync('node_modules/{react-relay,relay-runtime}/lib/**/*.js', { cwd: root })

  test.each(unused.map(part => [part]))('has the unused files %s', part => {
    expect(files.filter(file => part.test(file))).not.toEqual([])
  })

  test('is asked for no directive whose handlers are left out', () => {
    const sources = globSync('client/{domains,shell,viewer,adminKit}/**/*.{ts,tsx}', { cwd: root })
    expect(sources.length).toBeGreaterThan(400)
    expect(sources.filter(file => /@(?:append|prepend|delete)(?:Edge|Node|Record)\b/.test(read(file)))).toEqual([])
    expect(sources.filter(file => /@(?:catch|required|throwOnFieldError)\b/.test(read(file)))).toEqual([])
  })

  test('has files of every page, and hooks of some', () => {
    expect(relayOfEveryPage.test('node_modules/react-relay/lib/relay-hooks/useFragment.js')).toBe(true)
    expect(files).toEqual(
      expect.arrayContaining([
        'node_modules/react-relay/lib/relay-hooks/useFragment.js',
        'node_modules/react-relay/lib/relay-hooks/usePaginationFragment.js',
        'node_modules/react-relay/lib/relay-hooks/useRefetchableFragment.js',
      ]),
    )
  })

  test.each(Object.entries(homes))('keeps %s where it is imported from', (name, statement) => {
    const file = /from '(.+)';$/.exec(statement)?.[1] ?? ''
    const module = load(file)
    expect(typeof (statement.includes('{') ? module[name] : (module.default ?? module))).toMatch(/function|object/)
  })

  test('asks nothing of the cache of resolvers but what is known', () => {
    const asked = files
      .filter(file => !file.includes('/live-resolvers/') && !unused.some(part => part.test(file)))
      .flatMap(file => [...read(file).matchAll(/[rR]esolverCache(?:\(\))?\.(\w+)\(/g)].map(([, method]) => method))
    // The last three are for resolvers alone, of which there are none.
    expect([...new Set(asked)].sort()).toEqual(
      [
        ...['batchLiveStateUpdates', 'batchLiveStateUpdatesWithoutNotify', 'invalidateDataIDs'],
        ...['invalidateResolverRecords', 'notifyUpdatedSubscribers', 'unsubscribeFromLiveResolverRecords'],
        ...['ensureClientRecord', 'getLiveResolverPromise', 'readFromCacheOrEvaluate'],
      ].sort(),
    )
  })

  test('finds what it asks in the cache that does nothing', () => {
    const module = { exports: {} as { LiveResolverCache?: new () => Record<string, (...given: unknown[]) => unknown> } }
    new Function('module', idleResolverCache)(module)
    const cache = new module.exports.LiveResolverCache!()
    const done: string[] = []
    expect(cache.batchLiveStateUpdates?.(() => done.push('batched'))).toBeUndefined()
    expect(cache.batchLiveStateUpdatesWithoutNotify?.(() => done.push('quietly'))).toBe(false)
    expect(done).toEqual(['batched', 'quietly'])
    for (const name of ['invalidateDataIDs', 'invalidateResolverRecords', 'notifyUpdatedSubscribers'])
      expect(cache[name]?.(new Set())).toBeUndefined()
    expect(cache.unsubscribeFromLiveResolverRecords?.(new Set())).toBeUndefined()
  })
})

test('the message parser without its parser has all that formatting imports', () => {
  const imported = [
    ...read('node_modules/intl-messageformat/index.js').matchAll(
      /import \{([^}]*)\} from ["']@formatjs\/icu-messageformat-parser["']/g,
    ),
  ].flatMap(([, names = '']) => names.split(',').map(name => name.trim().split(' ')[0] ?? ''))
  expect(imported).toContain('isPluralElement')
  expect(Object.keys(load(messageParser.replacement))).toEqual(expect.arrayContaining(imported))
})

test('react-intl is one file', () => {
  expect(intlFile.test(load.resolve('react-intl').replaceAll('\\', '/'))).toBe(true)
})

test('nothing else names files of these libraries', () => {
  const inside = /(?:react-relay|relay-runtime|icu-messageformat-parser)\\?\/(?:lib|no-parser)/
  const files = globSync('client/**/*.{ts,tsx}', { cwd: root }).filter(
    path => !/\.test\.|__generated__/.test(path) && inside.test(read(path)),
  )
  expect(files).toEqual(['client/build/internals.ts'])
})
