import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { domains } from './domains.ts'
import { type Import, importsBelow } from './imports.ts'

const isTest = (path: string) => /\.test\.ts$|vitest\.config\.ts$/.test(path) || path.startsWith('server/testing/')
const isDoor = (path: string) => /^server\/domains\/\w+\/(\w+\/)?(graphql|rest|pages)(\/|\.ts$)/.test(path)
/** Sections of the settings: what a shop can be set to do, as plain values. */
const isSection = (path: string) => /^server\/domains\/\w+\/settings\.ts$/.test(path)
const isBelowSections = (path: string) =>
  isSection(path) ||
  path === 'server/domains/settings/rules.ts' ||
  /^server\/domains\/\w+\/(defaults\/|conflicts\/)/.test(path)
/** The pricing function: everything comes in as data, so it stands on the kit and the sections alone. */
const isPriceRule = (path: string) => path.startsWith('server/domains/pricing/rules/')
const domainOf = (path: string) => /^server\/domains\/(\w+)\//.exec(path)?.[1] ?? null
const layerOf = (path: string) => /^server\/(kit|platform|api|domains|texts|demo)\//.exec(path)?.[1] ?? null

/** Why an import of the server points the wrong way; null if it does not. */
function serverComplaint({ from, to }: Import): string | null {
  if (!to.startsWith('server/') && !to.startsWith('drizzle/') && to !== 'package.json')
    return 'the server imports only itself'
  const [room, target] = [layerOf(from), layerOf(to)]
  if (room === null) return null
  if (target === null && !to.endsWith('.json')) return 'only gatherers, app and main stand above the rooms'
  if (room === 'kit') return target === 'kit' ? null : 'kit imports nothing of ours'
  if (room === 'texts') return target === 'kit' || target === 'texts' ? null : 'texts know only the kit'
  if (room === 'platform') return target === 'kit' || target === 'platform' ? null : 'platform knows only the kit'
  if (target === 'demo') return room === 'demo' ? null : 'nothing but main knows the demo'
  if (room === 'api' || room === 'demo') return isDoor(to) ? 'nothing imports a door' : null
  if (isDoor(to) && !isDoor(from)) return 'nothing but another door imports a door'
  if (isDoor(to) && !/graphql/.test(to) && domainOf(to) !== domainOf(from))
    return 'doors share GraphQL types, nothing else'
  if (target === 'api' && !isDoor(from)) return 'a domain’s core does not know the doors'
  if (isSection(from) && target !== 'kit' && !isBelowSections(to))
    return 'a section of the settings stands on the kit, the mechanism, other sections, and its own defaults and conflicts'
  if (isPriceRule(from) && target !== 'kit' && !isPriceRule(to) && !isBelowSections(to))
    return 'the pricing function stands on the kit and the sections of the settings'
  // They stand on nothing else, so that every domain may read what the shop is set to, and name the price that holds.
  if (isSection(to) || isPriceRule(to)) return null
  const [own, other] = [domainOf(from), domainOf(to)]
  if (own && other && domains.indexOf(other) > domains.indexOf(own)) return `${own} stands above ${other}`
  return null
}

const root = join(import.meta.dirname, '../..')

describe('arrows between folders of the server point one way', () => {
  test('all of them', () => {
    const imports = importsBelow(root, ['server']).filter(each => !isTest(each.from))
    expect(imports.length).toBeGreaterThan(100)
    const complaints = imports.flatMap(each => {
      const complaint = serverComplaint(each)
      return complaint ? [`${each.from} → ${each.to}: ${complaint}`] : []
    })
    expect(complaints).toEqual([])
  })

  test('every domain has its place in the order', () => {
    const known = new Set(importsBelow(root, ['server/domains']).map(each => domainOf(each.from)))
    expect([...known].filter(name => name !== null && !domains.includes(name))).toEqual([])
  })

  test.each([
    ['kit reaches up', 'server/kit/money.ts', 'server/platform/config.ts'],
    ['a core knows a door', 'server/domains/cart/queries.ts', 'server/domains/cart/graphql.ts'],
    ['an upper domain knows a lower one', 'server/domains/catalogue/queries.ts', 'server/domains/cart/queries.ts'],
    ['a domain knows the REST of another', 'server/domains/orders/rest.ts', 'server/domains/cart/rest.ts'],
    ['a section knows more than values', 'server/domains/orders/settings.ts', 'server/domains/orders/queries.ts'],
    [
      'the pricing function knows a domain',
      'server/domains/pricing/rules/priceCart.ts',
      'server/domains/files/rules.ts',
    ],
    ['the server knows the client', 'server/app.ts', 'client/main.tsx'],
  ])('the check sees when %s', (_label, from, to) => {
    expect(serverComplaint({ from, to, isTypeOnly: false })).not.toBeNull()
  })
})
