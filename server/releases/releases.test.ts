import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { routes } from '../rest.ts'
import { printedSchema } from '../schema.ts'
import { acceptedBreaks } from './accepted.ts'
import {
  type Contract,
  changesBetween,
  pathsIn,
  pathsOf,
  printedPaths,
  released,
  unexplained,
  withoutDescriptions,
} from './comparing.ts'

test('what programs were promised by the last release holds, but for what was accepted (npm run schema -- --compare)', () => {
  const present = { schema: buildSchema(printedSchema()), paths: pathsOf(routes) }
  expect(unexplained(changesBetween(released(), present).broken, acceptedBreaks)).toEqual([])
})

test('the last release is a whole one', () => {
  const { schema, paths } = released()
  expect(schema.getMutationType()?.getFields().placeOrder?.type.toString()).toBe('PlaceOrderPayload!')
  expect(paths['POST /api/v0/shop/restock/end']).toEqual({ inputs: ['token'], required: ['token'] })
  expect(Object.keys(paths).length).toBeGreaterThan(100)
})

const contract = (schema: string, paths = ''): Contract => ({
  schema:
    buildSchema(`directive @accepts(characters: Int, highest: Int, lowest: Int, required: Boolean) on INPUT_FIELD_DEFINITION
    enum State { OPEN DONE }
    input Change { title: String @accepts(characters: 60) amount: Int @accepts(lowest: 0) }
    ${schema}`),
  paths: paths === '' ? {} : pathsIn(paths),
})
const before = contract(
  'type Query { things(first: Int = 10, state: State): [String!]! state: State! change(input: Change): Int }',
  'GET /things limit name!\nPUT /things',
)
const paths = 'GET /things limit name!\nPUT /things'
const query =
  'type Query { things(first: Int = 10, state: State): [String!]! state: State! change(input: Change): Int }'

describe('a break is named', () => {
  test.each([
    [
      'a field that is gone',
      contract(query.replace('state: State! ', ''), paths),
      ['FIELD_REMOVED: Query.state was removed.'],
    ],
    [
      'an answer that may be null now',
      contract(query.replace('state: State!', 'state: State'), paths),
      ['FIELD_CHANGED_KIND: Query.state changed type from State! to State.'],
    ],
    [
      'another default',
      contract(query.replace('first: Int = 10', 'first: Int = 20'), paths),
      ['ARG_DEFAULT_VALUE_CHANGE: Query.things arg first has changed defaultValue from 10 to 20.'],
    ],
    ['a path that is gone', contract(query, 'GET /things limit name!'), ['PATH_REMOVED: PUT /things']],
    [
      'an input that is gone, and one that is needed now',
      contract(query, 'GET /things name! sort!\nPUT /things'),
      ['INPUT_REMOVED: limit of GET /things', 'INPUT_REQUIRED: sort of GET /things'],
    ],
  ])('%s', (_label, after, broken) => {
    expect(changesBetween(before, after)).toEqual({ broken, noticed: [] })
  })

  test.each([
    ['fewer characters', 'title: String @accepts(characters: 40)', true],
    ['more characters', 'title: String @accepts(characters: 80)', false],
    ['no limit now', 'title: String', false],
    ['what can be cleared no longer', 'title: String @accepts(characters: 60, required: true)', true],
  ])('an input that takes %s', (_label, field, isBroken) => {
    const of = (text: string) => ({
      schema:
        buildSchema(`directive @accepts(characters: Int, highest: Int, lowest: Int, required: Boolean) on INPUT_FIELD_DEFINITION
        input Change { ${text} } type Query { change(input: Change): Int }`),
      paths: {},
    })
    const { broken } = changesBetween(of('title: String @accepts(characters: 60)'), of(field))
    expect(broken).toEqual(isBroken ? ['INPUT_TIGHTENED: Change.title takes less than before.'] : [])
  })

  test.each([
    ['lowest', 'amount: Int @accepts(lowest: 1)', 'amount: Int @accepts(lowest: 0)'],
    ['highest', 'amount: Int @accepts(highest: 9)', 'amount: Int @accepts(highest: 10)'],
    ['highest of none', 'amount: Int @accepts(highest: 9)', 'amount: Int'],
  ])('a number whose %s is tighter, and not the other way round', (_label, tight, wide) => {
    const of = (text: string) => ({
      schema: buildSchema(`directive @accepts(highest: Int, lowest: Int) on INPUT_FIELD_DEFINITION
        input Change { ${text} } type Query { change(input: Change): Int }`),
      paths: {},
    })
    expect(changesBetween(of(wide), of(tight)).broken).toEqual([
      'INPUT_TIGHTENED: Change.amount takes less than before.',
    ])
    expect(changesBetween(of(tight), of(wide)).broken).toEqual([])
  })
})

test('what is merely added breaks nothing; a further value is something to look at', () => {
  const added = contract(
    `${query.replace('change(input', 'more: Int things2: Int change(dry: Boolean, input')}`,
    `${paths}\nPOST /things name!`,
  )
  expect(changesBetween(before, added)).toEqual({ broken: [], noticed: [] })
  const further = { ...before, schema: buildSchema('enum State { OPEN DONE LOST } type Query { state: State! }') }
  const smaller = { ...before, schema: buildSchema('enum State { OPEN DONE } type Query { state: State! }') }
  expect(changesBetween(smaller, further)).toEqual({
    broken: [],
    noticed: ['VALUE_ADDED_TO_ENUM: LOST was added to enum type State.'],
  })
})

test('a break is accepted by its name alone, and an acceptance that nothing needs is told', () => {
  const broken = ['PATH_REMOVED: PUT /things', 'FIELD_REMOVED: Query.state was removed.']
  const accepted = {
    'PATH_REMOVED: PUT /things': 'Nobody asked it for a year; POST does it.',
    'PATH_REMOVED: GET /x': '',
  }
  expect(unexplained(broken, accepted)).toEqual([
    'broken: FIELD_REMOVED: Query.state was removed.',
    'accepted, but not broken: PATH_REMOVED: GET /x',
  ])
})

test('a schema is kept without its descriptions, and with all that binds', () => {
  const text = `"A thing." type Query { "Its size." size("In what." unit: String = "cm"): Int! }
    input Change { "How long." title: String @accepts(characters: 60) }
    directive @accepts(characters: Int) on INPUT_FIELD_DEFINITION`
  const kept = withoutDescriptions(text)
  expect(kept).not.toMatch(/A thing|Its size|In what|How long/)
  const [before, after] = [text, kept].map(each => ({ schema: buildSchema(each), paths: {} }))
  expect(changesBetween(before!, after!)).toEqual({ broken: [], noticed: [] })
  expect(kept).toContain('size(unit: String = "cm"): Int!')
  expect(kept).toContain('title: String @accepts(characters: 60)')
})

test('paths are printed and read back', () => {
  const text = 'GET /api/v0/things limit name!\nPUT /api/v0/things\n'
  expect(pathsIn(text)).toEqual({
    'GET /api/v0/things': { inputs: ['limit', 'name'], required: ['name'] },
    'PUT /api/v0/things': { inputs: [], required: [] },
  })
  expect(printedPaths(pathsIn(text))).toBe(text)
})
