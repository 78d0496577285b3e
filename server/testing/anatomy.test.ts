import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What a file directly in a domain may be called, or a folder of that name instead; what each holds: README, "Map". */
const kinds = [
  ...['tables', 'rules', 'refusals', 'queries', 'operations', 'mails', 'documents', 'events', 'reactions', 'tasks'],
  ...['settings', 'personalData', 'fileUses', 'finding', 'graphql', 'rest', 'pages', 'fields'],
]

/** Why files of a domain, as paths within it, do not lie as in the others; empty if all do. */
function complaintsOf(domain: string, paths: readonly string[]): string[] {
  const files = new Set(paths)
  const folders = new Set(
    paths.flatMap(path =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, i, all) => all.slice(0, i + 1).join('/')),
    ),
  )
  const direct = paths.filter(path => !path.includes('/'))
  return [
    ...direct.flatMap(path => {
      const [kind = '', ...rest] = path.split('.')
      const isTest = rest.join('.').endsWith('test.ts')
      const isKnown = kinds.includes(kind) || (isTest && kind === domain)
      return isKnown ? [] : [`${domain}/${path}: further code has a subfolder with a name`]
    }),
    ...[...folders]
      .filter(folder => files.has(`${folder}.ts`))
      .map(folder => `${domain}/${folder}: a file and a folder of one name`),
    ...[...folders]
      .filter(folder =>
        kinds.some(kind => basename(folder).toLowerCase() === kind.toLowerCase() && basename(folder) !== kind),
      )
      .map(folder => `${domain}/${folder}: almost the name of a kind`),
  ]
}

const root = join(import.meta.dirname, '../domains')
const domains = readdirSync(root)
const filesOf = (domain: string) =>
  readdirSync(join(root, domain), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(join(root, domain).length + 1)
        .replaceAll('\\', '/'),
    )

describe('every domain has the same kinds of files', () => {
  test.each(domains)('%s', domain => {
    const files = filesOf(domain)
    expect(files.length).toBeGreaterThan(0)
    expect(complaintsOf(domain, files)).toEqual([])
  })

  test.each([
    ['a file of another name', ['merging.ts'], ['cart/merging.ts: further code has a subfolder with a name']],
    ['a test of another name', ['limits.test.ts'], ['cart/limits.test.ts: further code has a subfolder with a name']],
    ['another kind of file', ['Cart.json'], ['cart/Cart.json: further code has a subfolder with a name']],
    ['a file beside the folder', ['queries.ts', 'queries/a.ts'], ['cart/queries: a file and a folder of one name']],
    ['the same further down', ['a/rules.ts', 'a/rules/b.ts'], ['cart/a/rules: a file and a folder of one name']],
    ['a kind in other letters', ['Rules/a.ts'], ['cart/Rules: almost the name of a kind']],
  ])('the check sees %s', (_label, paths, complaints) => {
    expect(complaintsOf('cart', ['tables.ts', ...paths])).toEqual(complaints)
  })

  test('kinds, their folders, their tests, those of the whole domain and named subfolders pass', () => {
    const paths = [
      'tables.ts',
      'rules/a.ts',
      'rules/a.test.ts',
      'rest.test.ts',
      'graphql.shared.test.ts',
      'cart.test.ts',
    ]
    expect(complaintsOf('cart', [...paths, 'documented/presentCart.ts', 'documented/rules.ts'])).toEqual([])
  })
})
