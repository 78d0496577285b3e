import { describe, expect, test } from 'vitest'
import { type ArrangedLevel, arrangementRefusals, circlesIn, levelsOf, type PlacedGroup } from './groupTree.ts'

const group = (id: string, sortOrder: number, parents: Readonly<Record<string, number | null>> = {}): PlacedGroup => ({
  ...{ id, slug: id, sortOrder },
  parents: Object.entries(parents).map(([parent, place]) => ({ id: parent, place })),
})

/** Teamwear with shirts and caps, fan articles with caps and scarves; balls below none. */
const shop = [
  group('team', 1),
  group('fans', 2),
  group('balls', 3),
  group('shirts', 0, { team: 2 }),
  group('caps', 0, { team: 1, fans: null }),
  group('scarves', -1, { fans: null }),
]

const level = (parentId: string | null, childIds: string[], seenIds: string[] | null = null): ArrangedLevel => ({
  ...{ parentId, childIds, seenIds },
})
const refused = (...levels: ArrangedLevel[]) =>
  arrangementRefusals(shop, levels, 2).map(({ code, path }) => `${code} ${path.join('.')}`)

test('below a parent those placed by hand come first, the others by their own order', () => {
  expect([...levelsOf(shop)]).toEqual([
    [null, ['team', 'fans', 'balls']],
    ['team', ['caps', 'shirts']],
    ['fans', ['scarves', 'caps']],
  ])
  const late = [...shop, group('gloves', -9, { team: null })]
  expect(levelsOf(late).get('team')).toEqual(['caps', 'shirts', 'gloves'])
})

describe('an arrangement', () => {
  test.each<[string, ArrangedLevel[], string[]]>([
    ['another order', [level('team', ['shirts', 'caps'])], []],
    ['one moved below another', [level(null, ['team', 'fans']), level('team', ['caps', 'shirts', 'balls'])], []],
    [
      'one taken out of its only parent',
      [level('team', ['caps']), level(null, ['shirts', 'team', 'fans', 'balls'])],
      [],
    ],
    ['one below a second parent', [level('fans', ['scarves', 'caps', 'shirts'])], []],
    ['nothing at all', [], []],
    ['a group that is none', [level('fans', ['scarves', 'gone'])], ['NOT_FOUND levels.0.childIds.1']],
    ['a parent that is none', [level('gone', [])], ['NOT_FOUND levels.0.parentId']],
    ['a group named twice', [level('fans', ['caps', 'caps'])], ['INVALID_INPUT levels.0']],
    ['a level named twice', [level('fans', ['caps']), level('fans', [])], ['INVALID_INPUT levels.1']],
    ['one below itself', [level('team', ['caps', 'shirts', 'team'])], ['INVALID_INPUT levels.0.childIds.2']],
    [
      'one below what stands below it',
      [level('caps', ['team']), level(null, ['fans', 'balls'])],
      ['INVALID_INPUT levels.0.childIds.0'],
    ],
    ['a first level that leaves one out', [level(null, ['team', 'fans'])], ['INVALID_INPUT levels.0.childIds']],
    ['more parents than one may have', [level('balls', ['caps'])], ['INVALID_INPUT levels.0.childIds.0']],
    [
      'what somebody else arranged meanwhile',
      [level('team', ['shirts', 'caps'], ['shirts', 'caps'])],
      ['STALE_REVISION levels.0.seenIds'],
    ],
    ['what is still as it was seen', [level('team', ['shirts', 'caps'], ['caps', 'shirts'])], []],
  ])('%s', (_label, levels, expected) => {
    expect(refused(...levels)).toEqual(expected)
  })
})

test('circles are found however long they are, with what hangs below them', () => {
  const parents = new Map([
    ['a', ['c']],
    ['b', ['a']],
    ['c', ['b']],
    ['d', []],
    ['e', ['d']],
    ['f', ['c', 'd']],
  ])
  expect([...circlesIn(parents)].toSorted()).toEqual(['a', 'b', 'c', 'f'])
  expect([...circlesIn(new Map([...parents, ['a', ['d']]]))]).toEqual([])
})
