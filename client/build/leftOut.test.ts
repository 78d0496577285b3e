import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { leftOut } from './internals.ts'
import { withoutParts } from './leftOut.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('parts that are taken out', () => {
  const code = `function used() { return unused() }
function unused() { return 'long' }
_proto.read = function read(kind) {
  switch (kind) {
    case 'Field': return 1
    case 'Resolver': return 2
    default: throw kind
  }
}
_proto.poll = function poll() { return unused() }
Group.prototype.focus = function () {}`
  const file = /x\.js$/

  test('are functions that then do nothing, methods, and cases', () => {
    expect(withoutParts(code, { file, functions: ['unused'], methods: ['poll', 'focus'], cases: ['Resolver'] })).toBe(
      `function used() { return unused() }
function unused() {}
_proto.read = function read(kind) {
  switch (kind) {
    case 'Field': return 1
    ${''}
    default: throw kind
  }
}

`,
    )
  })

  test('are names that a file gives', () => {
    expect(withoutParts('module.exports = { read: read, poll: poll }', { file, exports: ['read'] })).toBe(
      'module.exports = {  poll: poll }',
    )
    expect(withoutParts('module.exports = { read: read, poll: poll }', { file, exports: ['poll'] })).toBe(
      'module.exports = { read: read,  }',
    )
    expect(() => withoutParts('module.exports = { read: read }', { file, exports: ['gone'] })).toThrow('has no gone')
  })

  test('which are not there stop the build', () => {
    expect(() => withoutParts(code, { file, functions: ['gone'] })).toThrow('has no gone')
    expect(() => withoutParts(code, { file, methods: ['gone'] })).toThrow('has no gone')
    expect(() => withoutParts(code, { file, cases: ['gone'] })).toThrow('has no gone')
  })

  test('a case that stays and falls into one that goes stops the build', () => {
    const falling = "switch (kind) { case 'Field': case 'Resolver': read() }"
    expect(() => withoutParts(falling, { file, cases: ['Resolver'] })).toThrow('falls into Resolver')
    expect(withoutParts(falling, { file, cases: ['Field'] })).toBe("switch (kind) {  case 'Resolver': read() }")
  })
})

describe('of each library', () => {
  const files = globSync('node_modules/{react-relay,relay-runtime}/lib/**/*.js', { cwd: root })

  test.each(
    leftOut.map(parts => [parts.file, parts] as const),
  )('%s is there once, with all of its parts', (_, parts) => {
    const found = files.filter(file => parts.file.test(file))
    expect(found).toHaveLength(1)
    const code = read(found[0]!)
    expect(withoutParts(code, parts).length).toBeLessThan(code.length)
  })

  test('no document of this product has a kind that Relay no longer reads', () => {
    const artifacts = globSync('client/__generated__/*.graphql.ts', { cwd: root })
    expect(artifacts.length).toBeGreaterThan(300)
    const gone = new Set(leftOut.flatMap(({ cases = [] }) => cases))
    expect(gone.size).toBe(12)
    const kinds = artifacts.flatMap(file => [...read(file).matchAll(/"kind": "(\w+)"/g)].map(([, kind = '']) => kind))
    expect(kinds).toContain('LinkedField')
    expect(kinds.filter(kind => gone.has(kind))).toEqual([])
  })

  test('nobody asks Relay for a name that it no longer gives', () => {
    const gone = leftOut.flatMap(({ exports = [] }) => exports)
    expect(gone).toContain('isRequest')
    const asking = [
      ...files.filter(file => file.includes('/react-relay/')),
      ...globSync('client/**/*.{ts,tsx}', { cwd: root }).filter(
        file =>
          !/__generated__|client\/build|\.test\.|client\/testing/.test(file) && read(file).includes('relay-runtime'),
      ),
    ]
    expect(asking).toContain('client/relay/environment.ts')
    const names = new RegExp(`\\b(?:${gone.join('|')})\\b`)
    expect(asking.filter(file => names.test(read(file)))).toEqual([])
  })
})
