import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/folders.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const tsc = join(root, 'node_modules/typescript/bin/tsc')

/** A program of an integrator; each line that must not compile says so. */
const program = `import { createClient, prepareQuery, RefusedError, type Product, verifyWebhook } from 'halle-und-feld-client'

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : never
const same = <One, Other>(_proof: Same<One, Other>): void => undefined
const shop = createClient({ url: 'https://shop.example.com', key: 'shop_key', cartToken: 'token', language: 'de' })

// What comes is what was asked for.
const { product } = await shop.query({
  product: { $: { slug: 'trikot' }, title: true, subtitle: true, price: { from: { cents: true } }, 'small:image': { url: { $: { width: 480 } } } },
})
same<typeof product, { readonly title: string; readonly subtitle: string | null; readonly price: { readonly from: { readonly cents: number } }; readonly small: { readonly url: string } | null } | null>(true)
const { node } = await shop.query({ node: { $: { id: 'a' }, __typename: true, on_Order: { orderNumber: true, placedAt: true } } })
if (node?.__typename === 'Order') same<typeof node, { readonly __typename: 'Order'; readonly orderNumber: string; readonly placedAt: string }>(true)
await shop.mutate({ updateSettings: { $: { input: { section: 'shop', version: 1, changes: { name: 'A', deep: [1] } } }, errors: { code: true } } })
await shop.mutate({ addProductDownload: { $: { input: { productId: 'a', title: { de: 'A' }, file: new File([], 'a.pdf') } }, errors: { code: true } } })

// What there is not does not compile.
await shop.query({ product: { $: { slug: 'a' }, titel: true } }) // wrong
await shop.query({ product: { $: { slug: 1 }, title: true } }) // wrong
await shop.query({ product: { $: { slogan: 'a' }, title: true } }) // wrong
await shop.query({ productGroup: { title: true } }) // wrong
await shop.query({ product: { $: { slug: 'a' }, image: true } }) // wrong
await shop.query({ product: { $: { slug: 'a' }, 'small:picture': { url: true } } }) // wrong
await shop.query({ node: { $: { id: 'a' }, on_Trousers: { id: true } } }) // wrong
await shop.mutate({ addToCart: { $: { input: { productId: 'a', pieces: [{ variantId: 'b' }] } }, addedAmount: true } }) // wrong
await shop.mutate({ setRole: { $: { input: {} } } }) // wrong
product?.description // wrong

// What is prepared takes its own values.
const list = prepareQuery((given: { group: string }) => ({ productGroup: { $: { slug: given.group }, title: true } }))
same<Awaited<ReturnType<typeof shop.ask<{ group: string }, NonNullable<typeof list.found>>>>, { readonly productGroup: { readonly title: string } | null }>(true)
await shop.ask(list, { group: 'trikots' })
await shop.ask(list, { groop: 'trikots' }) // wrong

// Documented paths, changes, webhooks, refusals.
await shop.rest('PUT /api/v0/shop_stock', [{ order_number: 'T-1', available: 3 }], { atomic: true })
await shop.rest('PUT /api/v0/shop_stock', [{ order_number: 'T-1', available: 'three' }]) // wrong
await shop.rest('PUT /api/v0/shop_stocks', []) // wrong
for await (const order of shop.pull('shop_order', { cursor: null })) same<typeof order.changed, string>(true)
for await (const order of shop.pull('shop_orders')) void order // wrong
const message = await verifyWebhook('whsec_AAAA', new Headers(), '')
if (message.type === 'order.placed') same<typeof message.data.grossCents, number>(true)
if (message.type === 'order.forgotten') void message // wrong
const told = (error: unknown): readonly string[] => (error instanceof RefusedError ? error.path : [])
export type Shown = Product['title']
void told
`

/** What the README shows, each example a program of its own. */
const examplesOf = async (): Promise<readonly string[]> => {
  const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8')
  return [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}

let folder = ''

/** An integrator's project: the package as a folder among its packages, nothing else. */
beforeAll(async () => {
  folder = await temporaryFolder()
  const client = join(folder, 'node_modules/halle-und-feld-client')
  await mkdir(client, { recursive: true })
  await cp(join(import.meta.dirname, 'package.json'), join(client, 'package.json'))
  await run(process.execPath, [tsc, '-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', join(client, 'dist')])
  await mkdir(join(folder, 'node_modules/@types'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'program.ts'), program)
})

/** The lines that do not compile. */
async function wrongLines(file: string, ...options: readonly string[]): Promise<readonly number[]> {
  const checks = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
    '--types',
    '',
    '--pretty',
    'false',
  ]
  const { stdout } = await run(process.execPath, [tsc, ...checks, ...options, file], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  const places = stdout.split('\n').filter(line => line.includes(': error TS'))
  expect(places.filter(line => !line.startsWith(`${file}(`))).toEqual([])
  return [...new Set(places.map(line => Number(/\((\d+),/.exec(line)?.[1])))].toSorted((one, other) => one - other)
}

describe('the package, in a project of its own', () => {
  const expected = program.split('\n').flatMap((line, index) => (line.endsWith('// wrong') ? [index + 1] : []))

  test.each([
    ['Node', ['--module', 'nodenext', '--moduleResolution', 'nodenext']],
    ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler', '--exactOptionalPropertyTypes']],
  ])('types what comes, and nothing else compiles, for %s', async (_label, options) => {
    expect(expected).toHaveLength(15)
    expect(await wrongLines('program.ts', ...options)).toEqual(expected)
  })

  test('does what its README says, as far as a compiler knows', async () => {
    const examples = await examplesOf()
    expect(examples).toHaveLength(5)
    for (const [index, example] of examples.entries()) {
      await writeFile(join(folder, `example${index}.ts`), example)
      expect([index, await wrongLines(`example${index}.ts`, '--module', 'nodenext')]).toEqual([index, []])
    }
  })

  test('runs as JavaScript and stands on nothing else', async () => {
    const code = `import { prepareQuery } from 'halle-und-feld-client'
      console.log(prepareQuery(given => ({ product: { $: { slug: given.slug }, title: true } })).bodyOf({ slug: 'a' }))`
    await writeFile(join(folder, 'program.js'), code)
    const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder })
    expect(stdout).toBe(
      '{"query":"query($slug: String) { product(slug: $slug) { title } }","variables":{"slug":"a"}}\n',
    )
    const own = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as Record<string, unknown>
    expect([own.dependencies, own.peerDependencies, own.optionalDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('has the version of the product', async () => {
    const versionOf = async (path: string) =>
      (JSON.parse(await readFile(join(root, path), 'utf8')) as { version: string }).version
    expect(await versionOf('server/typedClient/package.json')).toBe(await versionOf('package.json'))
  })
})
