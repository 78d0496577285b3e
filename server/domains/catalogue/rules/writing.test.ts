import { describe, expect, test } from 'vitest'
import { centsOfEuros } from '../../../kit/euros.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import { isStorable, withLanguage } from '../../../kit/writtenTexts.ts'
import type { ProductKind } from '../tables.ts'
import { colorRefusals, groupRefusals, makesCircle } from './groupChanges.ts'
import { dayOfMoment, instantOfMoment, momentOf } from './moments.ts'
import { changeRefusals, configurationRefusals, relationRefusals } from './productChanges.ts'
import { freeKey, type ListedVariant, listRefusals, planVariants } from './variantChanges.ts'

const told = (refusals: readonly Refusal[]) => refusals.map(({ code, path }) => `${code} ${path.join('.')}`)

describe('euros in cents', () => {
  test.each([
    [0, 0],
    [19.9, 1990],
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [1.005, null],
    [0.285, null],
    [19.999, null],
    [999_999.99, 99_999_999],
    [-3.5, -350],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e300, null],
  ])('%s: %s', (euros, cents) => {
    expect(centsOfEuros(euros)).toBe(cents)
  })

  test('there and back is the same for every cent', () => {
    for (let cents = 0; cents < 100_000; cents += 1) expect(centsOfEuros(cents / 100)).toBe(cents)
  })
})

describe('a text of which one language is written', () => {
  const both = { de: 'Trikot', en: 'Jersey' }
  test.each<[string, LocalizedText | null, 'de' | 'en', string | null, LocalizedText | null]>([
    ['German, the translation stays', both, 'de', 'Dress', { de: 'Dress', en: 'Jersey' }],
    ['English, German stays', both, 'en', 'Kit', { de: 'Trikot', en: 'Kit' }],
    ['English where there was none', { de: 'Trikot' }, 'en', 'Kit', { de: 'Trikot', en: 'Kit' }],
    ['English is emptied', both, 'en', '', { de: 'Trikot', en: null }],
    ['English is cleared', both, 'en', null, { de: 'Trikot', en: null }],
    ['German is cleared, and the text with it', both, 'de', ' ', null],
    ['the first text is English and stands for both', null, 'en', 'Kit', { de: 'Kit', en: 'Kit' }],
    ['the first text is German', null, 'de', 'Dress', { de: 'Dress' }],
    ['nothing in place of nothing', null, 'en', '', null],
  ])('%s', (_label, before, language, text, after) => {
    expect(withLanguage(before, language, text)).toEqual(after)
  })

  test('NUL and halves of characters cannot be stored', () => {
    expect(['Größe 🥅', 'a\0b', 'a\ud800b'].map(isStorable)).toEqual([true, false, false])
  })
})

describe('moments', () => {
  test.each([
    ['2026-11-20', '2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-11-20T23:30:00Z', '2026-11-21', '2026-11-20T23:30:00.000Z'],
    ['2026-11-20T10:00:00.500+01:00', '2026-11-20', '2026-11-20T09:00:00.500Z'],
    [1795168800, '2026-11-20', '2026-11-20T10:00:00.000Z'],
    ['1795168800000', '2026-11-20', '2026-11-20T10:00:00.000Z'],
  ])('%s', (value, day, instant) => {
    const moment = momentOf(value)!
    expect(dayOfMoment(moment, 'Europe/Vienna')).toBe(day)
    expect(instantOfMoment(moment, 'Europe/Vienna').toISOString()).toBe(instant)
  })

  test.each([
    ['2026-02-30'],
    ['2026-13-01'],
    ['20.11.2026'],
    ['morgen'],
    [12],
    [1.5],
    ['0000-01-01'],
    ['2026-11-20T25:00Z'],
  ])('%s is none', value => {
    expect(momentOf(value)).toBeNull()
  })
})

describe('groups above groups', () => {
  const parentsOf = new Map([
    ['shirts', ['teamwear']],
    ['teamwear', ['all']],
    ['all', []],
    ['sets', ['all', 'teamwear']],
  ])
  test.each([
    ['all', ['sets'], true],
    ['teamwear', ['shirts'], true],
    ['shirts', ['shirts'], true],
    ['shirts', ['sets', 'all'], false],
    ['new', ['shirts', 'sets'], false],
    ['all', [], false],
  ])('%s below %o: a circle %s', (id, parents, isCircle) => {
    expect(makesCircle(id, parents, parentsOf)).toBe(isCircle)
  })

  test('a circle that is there already ends the search', () => {
    const broken = new Map([
      ['a', ['b']],
      ['b', ['a']],
    ])
    expect(makesCircle('c', ['a'], broken)).toBe(false)
  })

  test.each([
    ['a name of our own', { slug: 'checkout' }, ['INVALID_INPUT slug']],
    ['capitals', { slug: 'Trikots' }, ['INVALID_INPUT slug']],
    ['no title', { title: null }, ['INVALID_INPUT title']],
    ['a long title', { title: { de: 'x'.repeat(121) } }, ['INVALID_INPUT title']],
    ['NUL', { description: { de: 'a\0' } }, ['INVALID_INPUT description']],
    ['a fraction', { sortOrder: 1.5 }, ['INVALID_INPUT sortOrder']],
    ['a parent twice', { parentIds: ['a', 'a'] }, ['INVALID_INPUT parentIds']],
    ['all well', { title: { de: 'Trikots' }, slug: 'trikots', sortOrder: -3, parentIds: ['a'] }, []],
  ])('%s', (_label, changes, refusals) => {
    expect(told(groupRefusals(changes))).toEqual(refusals)
  })

  test.each([
    ['a code with a space', { code: 'dark blue' }, ['INVALID_INPUT code']],
    ['no hexadecimal value', { hex: 'blue' }, ['INVALID_INPUT hex']],
    ['all well', { code: 'NAV', hex: '#1F2a44' }, []],
  ])('a colour: %s', (_label, changes, refusals) => {
    expect(told(colorRefusals(changes))).toEqual(refusals)
  })
})

describe('a list of all variants', () => {
  const own = [
    { id: '1', key: 'm', sku: 'T-1' },
    { id: '2', key: 'l', sku: 'T-2' },
  ]
  const planOf = (list: ListedVariant[]) => {
    const { plan, refusals } = planVariants(own, list, ['variants'])
    return {
      entries: plan.entries.map(({ before }) => before?.id ?? 'new'),
      removed: plan.removed.map(({ id }) => id),
      refusals: told(refusals),
    }
  }

  test.each<[string, ListedVariant[], string[], string[], string[]]>([
    ['by id and by key', [{ id: '2' }, { key: 'm' }], ['2', '1'], [], []],
    ['what is left out goes', [{ key: 'l' }], ['2'], ['1'], []],
    ['what is not known is new', [{ id: '1', key: 'xs' }, { key: 'xl' }, {}], ['1', 'new', 'new'], ['2'], []],
    ['nothing at all', [], [], ['1', '2'], []],
    ['an id of another product', [{ id: '9' }], ['new'], ['1', '2'], ['VARIANT_UNKNOWN variants.0.id']],
    ['one twice', [{ id: '1' }, { key: 'm' }], ['1', '1'], ['2'], ['INVALID_INPUT variants.1']],
  ])('%s', (_label, list, entries, removed, refusals) => {
    expect(planOf(list)).toEqual({ entries, removed, refusals })
  })

  test('keys are made of fit, colour and size, and never twice', () => {
    expect(freeKey(['women', 'NAV', 'XL'], new Set())).toBe('women-nav-xl')
    expect(freeKey([null, undefined, 'Einheitsgröße'], new Set(['einheitsgroesse']))).toBe('einheitsgroesse-2')
    expect(freeKey(['—'], new Set(['variant', 'variant-2']))).toBe('variant-3')
  })

  test.each([
    ['negative stock', { available: -1 }, ['INVALID_INPUT v.0.available']],
    ['half a piece', { available: 0.5 }, ['INVALID_INPUT v.0.available']],
    ['a negative price', { price: -1 }, ['INVALID_INPUT v.0.price']],
    ['an empty size', { size: ' ' }, ['INVALID_INPUT v.0.size']],
    ['a number with a NUL', { sku: 'A\0' }, ['INVALID_INPUT v.0.sku']],
    ['a key with half a character', { key: 'a\ud800' }, ['INVALID_INPUT v.0.key']],
    ['unlimited stock', { available: null, price: null, size: 'M' }, []],
  ])('%s', (_label, fields, refusals) => {
    expect(told(listRefusals([fields], ['v']))).toEqual(refusals)
  })

  test('no more than a thousand', () => {
    expect(told(listRefusals(Array(1001).fill({}), ['v']))).toEqual(['INVALID_INPUT v'])
  })
})

describe('what a product is made of', () => {
  const kinds = new Map<string, ProductKind>([
    ['shirt', 'goods'],
    ['kit', 'set'],
    ['self', 'set'],
  ])
  test.each([
    ['goods have no pieces', 'goods', { slots: ['shirt'] }, ['INVALID_INPUT slots']],
    ['a set of sets', 'set', { slots: ['kit'] }, ['INVALID_INPUT slots.0']],
    ['a set of itself', 'set', { slots: ['shirt', 'self'] }, ['INVALID_INPUT slots.1']],
    ['an unknown piece', 'set', { slots: ['nothing'] }, ['NOT_FOUND slots.0']],
    ['itself beside itself', 'set', { cross: ['self'] }, ['INVALID_INPUT cross.0']],
    ['a piece twice', 'set', { slots: ['shirt', 'shirt'], cross: ['kit'] }, []],
  ] as const)('%s', (_label, kind, changes, refusals) => {
    expect(told(relationRefusals({ id: 'self', kind }, changes, kinds, []))).toEqual(refusals)
  })

  test('groups of the configuration must be there, or have been there', () => {
    const known = {
      vat: new Set(['standard']),
      shipping: new Set(['parcel']),
      discounts: new Set(['club']),
      units: new Set(['bottle']),
    }
    const before = { vatGroup: 'old', shippingGroup: null, quantityUnit: 'box', discountGroups: ['gone'] }
    const at = new Date(0)
    const offers = [{ startsAt: at, endsAt: at, discountGroups: ['nothing'] }]
    const refused = {
      vatGroup: 'other',
      shippingGroup: 'other',
      discountGroups: ['club', 'other'],
      quantityUnit: 'pair',
      offers,
    }
    expect(told(configurationRefusals(refused, before, known, []))).toEqual([
      'INVALID_INPUT vatGroup',
      'INVALID_INPUT shippingGroup',
      'INVALID_INPUT quantityUnit',
      'INVALID_INPUT discountGroups',
      'INVALID_INPUT offers.0.discountGroups',
    ])
    const kept = { vatGroup: 'old', shippingGroup: 'parcel', discountGroups: ['gone', 'club'], quantityUnit: 'box' }
    expect(configurationRefusals(kept, before, known, [])).toEqual([])
  })

  test('an offer ends after it has begun', () => {
    const at = new Date(0)
    expect(told(changeRefusals({ offers: [{ startsAt: at, endsAt: at, discountGroups: [] }] }, []))).toEqual([
      'RANGE_REVERSED offers.0.endsAt',
    ])
  })
})
