import { describe, expect, test } from 'vitest'
import { globalId } from '../../../kit/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import { readSection, Settings } from '../../settings/rules.ts'
import { type OrderField, orderFieldSettings } from '../settings.ts'
import { answerRefusals, answersEntered, fieldsOfLine, givenAnswers } from './answers.ts'

const field = (changes: Partial<OrderField>): OrderField => ({
  ...{ key: 'team', kind: 'text', place: 'order', label: { de: 'Mannschaft', en: 'Team' }, help: null },
  ...{ isRequired: false, min: null, max: null, options: [], productGroups: [] },
  ...changes,
})
const sizes = [
  { key: 'u13', label: { de: 'U13 weiblich', en: 'U13 girls' } },
  { key: 'u15', label: { de: 'U15', en: null } },
]
const enter = (of: OrderField, text: string | null) => answersEntered([of], {}, [{ key: of.key, text }], ['answers'])

describe('answers to what the shop asks', () => {
  test.each<[Partial<OrderField>, string, string]>([
    [{}, '  U13 \t weiblich ', 'U13 weiblich'],
    [{ kind: 'longText' }, 'eins\r\n zwei ', 'eins\nzwei'],
    [{ kind: 'number', min: 1, max: 99 }, '7', '7'],
    [{ kind: 'number' }, '-1,50', '-1.5'],
    [{ kind: 'choice', options: sizes }, 'u13', 'u13'],
    [{ kind: 'checkbox' }, 'true', 'true'],
    [{ kind: 'date' }, '2028-02-29', '2028-02-29'],
  ])('%j keeps %j as %j', (of, typed, kept) =>
    expect(enter(field(of), typed)).toEqual({ answers: { team: kept }, refusals: [] }))

  test.each<[Partial<OrderField>, string]>([
    [{ max: 5 }, 'sechs!'],
    [{ kind: 'number', min: 1, max: 99 }, '100'],
    [{ kind: 'number', min: 1 }, '0'],
    [{ kind: 'number' }, '1e3'],
    [{ kind: 'choice', options: sizes }, 'U13'],
    [{ kind: 'checkbox' }, 'ja'],
    [{ kind: 'date' }, '2026-02-29'],
    [{ kind: 'date' }, '24.12.2026'],
  ])('%j refuses %j', (of, typed) =>
    expect(enter(field(of), typed)).toMatchObject({
      answers: {},
      refusals: [{ code: 'ANSWER_INVALID', path: ['answers', 'team'] }],
    }))

  test('are taken back by nothing, and by a tick that is none; what nobody asks is refused', () => {
    const before = { team: 'U13' }
    const entered = (of: Partial<OrderField>, text: string | null, key = 'team') =>
      answersEntered([field(of)], before, [{ key, text }], [])
    expect(entered({}, null).answers).toEqual({})
    expect(entered({}, ' ').answers).toEqual({})
    expect(entered({ kind: 'checkbox' }, 'false').answers).toEqual({})
    expect(entered({}, 'x', 'other')).toMatchObject({
      answers: before,
      refusals: [{ code: 'INVALID_INPUT', path: ['other'] }],
    })
  })

  test('that must be given and lack, or no longer fit, stop the order at their field', () => {
    const required = field({ isRequired: true, kind: 'choice', options: sizes })
    expect(answerRefusals([required], {}, ['a'])).toMatchObject([{ code: 'ANSWER_MISSING', path: ['a', 'team'] }])
    expect(answerRefusals([required], { team: 'u17' }, ['a'])).toMatchObject([{ code: 'ANSWER_INVALID' }])
    expect(answerRefusals([required], { team: 'u13', gone: 'x' }, ['a'])).toEqual([])
    expect(answerRefusals([field({})], {}, ['a'])).toEqual([])
  })

  test.each<[Partial<OrderField>, string, string, string]>([
    [{ kind: 'choice', options: sizes }, 'u13', 'U13 weiblich', 'U13 girls'],
    [{ kind: 'choice', options: sizes }, 'u15', 'U15', 'U15'],
    [{ kind: 'checkbox' }, 'true', 'Ja', 'Yes'],
    [{ kind: 'number' }, '1.5', '1,5', '1.5'],
    [{ kind: 'date' }, '2026-12-24', '24.12.2026', '24 Dec 2026'],
  ])('%j are kept with an order in words: %j', (of, text, german, english) => {
    const given = (language: 'de' | 'en') => givenAnswers([field(of)], { team: text, gone: 'x' }, language)
    expect(given('de')).toEqual([{ key: 'team', label: 'Mannschaft', text: german }])
    expect(given('en')).toEqual([{ key: 'team', label: 'Team', text: english }])
  })

  test('are asked of lines by product group, and of no voucher', () => {
    const group = newId()
    const settings = new Settings({
      orderFields: {
        fields: [
          field({ key: 'all', place: 'line' }),
          field({ key: 'some', place: 'line', productGroups: [globalId('ProductGroup', group)] }),
          field({ key: 'once' }),
        ],
      },
    })
    const asked = (kind: string, groupIds: string[]) =>
      fieldsOfLine(settings, { kind, groupIds } as unknown as ProductFacts).map(({ key }) => key)
    expect(asked('goods', [group])).toEqual(['all', 'some'])
    expect(asked('set', [newId()])).toEqual(['all'])
    expect(asked('voucher', [group])).toEqual([])
    expect(fieldsOfLine(settings, undefined)).toEqual([])
  })
})

describe('the settings of fields', () => {
  test('refuse what cannot be asked', () => {
    const conflicts = (...fields: OrderField[]) =>
      orderFieldSettings.conflicts({ fields }).map(({ path, code }) => [path.join('.'), code ?? 'INVALID_INPUT'])
    expect(conflicts(field({}), field({}))).toEqual([['fields.1.key', 'ENTRY_TWICE']])
    expect(conflicts(field({ kind: 'choice' }))).toEqual([['fields.0.options', 'INVALID_INPUT']])
    expect(conflicts(field({ kind: 'choice', options: [sizes[0]!, sizes[0]!] }))).toEqual([
      ['fields.0.options.1.key', 'ENTRY_TWICE'],
    ])
    expect(conflicts(field({ kind: 'number', min: 5, max: 4 }))).toEqual([['fields.0.max', 'RANGE_REVERSED']])
    expect(conflicts(field({ max: 0 }))).toEqual([['fields.0.max', 'INVALID_INPUT']])
  })

  test('take no field without a label, nor a key that no address could hold', () => {
    const problems = (changes: Partial<OrderField>) =>
      readSection(orderFieldSettings, { fields: [field(changes)] }).problems.map(({ path }) => path.join('.'))
    expect(problems({})).toEqual([])
    expect(problems({ label: { de: ' ' } })).toEqual(['fields.0.label.de'])
    expect(problems({ key: 'Größe!' })).toEqual(['fields.0.key'])
  })
})
