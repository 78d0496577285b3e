import { describe, expect, test } from 'vitest'
import {
  first,
  found,
  hindrance,
  type Levels,
  landingOf,
  levelsToSend,
  parentsOf,
  rowsOf,
  stepsOf,
  type TreeRow,
  withMove,
  withoutParent,
  withParent,
} from './groupTree.ts'

/** Teamwear with shirts (short, long) and caps; fan articles with caps; balls. */
const shop: Levels = {
  ...{ [first]: ['team', 'fans', 'balls'], team: ['shirts', 'caps'], shirts: ['short', 'long'] },
  ...{ fans: ['caps'], caps: [], balls: [], short: [], long: [] },
}
const all = rowsOf(shop, () => true)
const rowAt = (key: string) => all.find(row => row.key === key) as TreeRow
const drawn = (rows: readonly TreeRow[]) => rows.map(({ depth, id }) => `${'-'.repeat(depth)}${id}`).join(' ')

describe('rows', () => {
  test('show what is open, a group below each of its parents', () => {
    expect(drawn(all)).toBe('team -shirts --short --long -caps fans -caps balls')
    expect(drawn(rowsOf(shop, key => key === 'team'))).toBe('team -shirts -caps fans balls')
    expect(drawn(rowsOf(shop, () => false))).toBe('team fans balls')
  })

  test('are narrowed to what is found and what stands above it', () => {
    const texts = new Map([
      ...Object.keys(shop).map(id => [id, id] as const),
      ['long', 'Lange Ärmel'] as const,
      ['caps', 'Kappen & Hüte'] as const,
    ])
    const draw = (search: string) => {
      const hits = found(shop, texts, search)
      return hits && drawn(rowsOf(shop, () => true, hits.shown))
    }
    expect(draw(' ')).toBeNull()
    expect(draw('aermel lange')).toBe('team -shirts --long')
    expect(draw('HÜTE')).toBe('team -caps fans -caps')
    expect(draw('nichts')).toBe('')
  })
})

describe('one step', () => {
  test.each<[string, Partial<Record<keyof ReturnType<typeof stepsOf>, string>>]>([
    ['team', { down: 'first 1 team' }],
    ['fans', { up: 'first 0 fans', down: 'first 2 fans', in: 'team 2 team/fans' }],
    ['team/caps', { up: 'team 0 team/caps', in: 'shirts 2 team/shirts/caps', out: 'first 1 caps' }],
    ['team/shirts/short', { down: 'shirts 1 team/shirts/short', out: 'team 1 team/short' }],
  ])('of %s', (key, expected) => {
    const steps = Object.entries(stepsOf(rowAt(key), all, shop))
    const possible = steps.flatMap(([way, step]) => (step ? [[way, `${step.to} ${step.at} ${step.key}`]] : []))
    expect(Object.fromEntries(possible)).toEqual(expected)
  })

  test('leads below nothing that stands below it, nor where it stands already', () => {
    expect(hindrance(shop, 'team', 'short', first)).toBe('circle')
    expect(hindrance(shop, 'team', 'team', first)).toBe('circle')
    expect(hindrance(shop, 'caps', 'team', 'fans')).toBe('there')
    expect(hindrance(shop, 'caps', 'team', 'team')).toBeNull()
    expect(hindrance(shop, 'balls', 'short', first)).toBeNull()
  })
})

describe('moving', () => {
  test('takes a group along with what is below it', () => {
    const moved = withMove(shop, 'shirts', 'team', 'fans', 0)
    expect(drawn(rowsOf(moved, () => true))).toBe('team -caps fans -shirts --short --long -caps balls')
  })

  test('out of one of several parents leaves it below the others; the first level has what is left without any', () => {
    const once = withMove(shop, 'caps', 'team', first, 0)
    expect(drawn(rowsOf(once, () => true))).toBe('team -shirts --short --long fans -caps balls')
    const twice = withoutParent(once, 'caps', 'fans')
    expect(twice[first]).toEqual(['team', 'fans', 'balls', 'caps'])
    expect(parentsOf(withParent(twice, 'caps', 'balls'), 'caps')).toEqual(['balls'])
    expect(withParent(twice, 'caps', 'balls')[first]).toEqual(['team', 'fans', 'balls'])
  })

  test.each<[string, string, number, number, string]>([
    ['between two, as deep as they are', 'balls', 1, 0, 'team 0'],
    ['between two, held to the right', 'balls', 4, 3, 'long 0'],
    ['below the last of a branch, as deep as it', 'balls', 4, 2, 'shirts 2'],
    ['below the last of a branch, held to the left', 'balls', 4, 0, 'team 1'],
    ['at the very top', 'fans', 0, 5, 'first 0'],
    ['at the very end', 'team/caps', 7, 0, 'first 3'],
    ['further down on its own level', 'team/shirts', 2, 1, 'team 1'],
  ])('lands %s', (_label, key, gap, depth, expected) => {
    const others = all.filter(row => row.key !== key && !row.key.startsWith(`${key}/`))
    const { to, at } = landingOf(rowAt(key), others, gap, depth, shop)
    expect(`${to} ${at}`).toBe(expected)
  })
})

test('what is sent is each changed level, with what stood there before', () => {
  const next = withMove(shop, 'balls', first, 'team', 0)
  expect(levelsToSend([`levels.${first}`, 'levels.team'], next, shop)).toEqual([
    { parentId: null, childIds: ['team', 'fans'], seenIds: ['team', 'fans', 'balls'] },
    { parentId: 'team', childIds: ['balls', 'shirts', 'caps'], seenIds: ['shirts', 'caps'] },
  ])
})
