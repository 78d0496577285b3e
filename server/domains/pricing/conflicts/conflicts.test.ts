import { describe, expect, test } from 'vitest'
import { plannedChange } from '../../settings/rules.ts'
import { discountSettings, paymentSettings, shippingSettings, vatSettings } from '../settings.ts'

const nothing = { value: {}, secrets: {} }
/** What a section says of a change: code and place. */
const said = (section: Parameters<typeof plannedChange>[0], changes: object) =>
  plannedChange(section, nothing, changes, ['changes']).refusals.map(({ code, path }) => [code, path.join('.')])

describe('the section of VAT refuses', () => {
  const standard = { id: 'standard', rates: { AT: [{ validFrom: '2016-01-01', rate: 2000 }] } }

  test('two rates of a country from one day on, at the second', () => {
    const twice = { AT: [...standard.rates.AT, { validFrom: '2027-01-01', rate: 2100 }, ...standard.rates.AT] }
    expect(said(vatSettings, { groups: [{ ...standard, rates: twice }] })).toEqual([
      ['ENTRY_TWICE', 'changes.groups.0.rates.AT.2.validFrom'],
    ])
    expect(
      said(vatSettings, { groups: [{ ...standard, rates: { ...standard.rates, DE: twice.AT.slice(0, 2) } }] }),
    ).toEqual([])
  })

  test('two groups of one id, a default that is none of them, and rates beyond all and nothing', () => {
    expect(said(vatSettings, { groups: [standard, standard] })).toEqual([['ENTRY_TWICE', 'changes.groups.1.id']])
    expect(said(vatSettings, { groups: [{ ...standard, id: 'other' }] })).toEqual([
      ['INVALID_INPUT', 'changes.defaultGroup'],
    ])
    const rate = (rate: number) => ({ groups: [{ ...standard, rates: { AT: [{ validFrom: '2027-01-01', rate }] } }] })
    for (const wrong of [-1, 10_001, 4.5])
      expect(said(vatSettings, rate(wrong))).toEqual([['INVALID_INPUT', 'changes.groups.0.rates.AT.0.rate']])
  })
})

describe('the section of shipping refuses', () => {
  const at = (key: string) => ({ key, name: { de: key }, address: { de: '' } })

  test.each([
    [{ isOffered: true, places: [] }, [['INVALID_INPUT', 'changes.pickup.isOffered']]],
    [{ isOffered: false, places: [at('a'), at('a')] }, [['ENTRY_TWICE', 'changes.pickup.places.1.key']]],
    [
      { isOffered: true, places: [{ ...at('a'), name: { de: ' ' } }] },
      [['INVALID_INPUT', 'changes.pickup.places.0.name.de']],
    ],
    [{ isOffered: true, places: [at('a'), at('b')] }, []],
  ])('pickup like %j', (pickup, refusals) => {
    expect(said(shippingSettings, { pickup })).toEqual(refusals)
  })

  const range = (from: string, to: string) => ({ from, to, cost: 990, freeFrom: null })
  const tier = (max: number | null, zipRanges: object[] = []) => ({ max, costs: { AT: { cost: 490, zipRanges } } })
  const group = (tiers: object[]) => ({ groups: [{ id: 'parcel', tiers }] })
  const place = 'changes.groups.0.tiers.0.costs.AT.zipRanges'

  test.each([
    ['a range that is turned around', [range('6000', '1000')], [['RANGE_REVERSED', `${place}.0.to`]]],
    ['bounds that cannot be compared', [range('1000', '99999')], [['RANGE_REVERSED', `${place}.0.to`]]],
    ['an empty bound', [range('', '2000')], [['INVALID_INPUT', `${place}.0.from`]]],
    ['ranges that cross', [range('1000', '1999'), range('1500', '2500')], [['RANGE_OVERLAPS', `${place}.1.from`]]],
    ['a range within another', [range('1000', '1999'), range('15', '15')], [['RANGE_OVERLAPS', `${place}.1.from`]]],
  ])('%s, and says where', (_what, ranges, refusals) => {
    expect(said(shippingSettings, group([tier(10, ranges)]))).toEqual(refusals)
  })

  test.each([
    ['ranges side by side', [range('1000', '1999'), range('2000', '2999')]],
    ['a single postcode, written with its country', [range('A-6900', 'A-6900'), range('6901', '6999')]],
    ['islands of a country of long postcodes', [range('26465', '26486'), range('26548', '26579')]],
  ])('%s are fine', (_what, ranges) => {
    expect(said(shippingSettings, group([tier(null, ranges)]))).toEqual([])
  })

  test('two parcels of one size, two without a limit, and what costs less than nothing', () => {
    expect(said(shippingSettings, group([tier(5), tier(10), tier(5)]))).toEqual([
      ['ENTRY_TWICE', 'changes.groups.0.tiers.2.max'],
    ])
    expect(said(shippingSettings, group([tier(null), tier(null)]))).toEqual([
      ['ENTRY_TWICE', 'changes.groups.0.tiers.1.max'],
    ])
    expect(said(shippingSettings, group([{ max: 5, costs: { AT: { cost: -1 } } }]))).toEqual([
      ['INVALID_INPUT', 'changes.groups.0.tiers.0.costs.AT.cost'],
    ])
  })

  test('a country that is there already', () => {
    const austria = { code: 'AT', title: { de: 'Österreich', en: 'Austria' } }
    expect(said(shippingSettings, { countries: [austria, austria] })).toEqual([
      ['ENTRY_TWICE', 'changes.countries.1.code'],
    ])
  })
})

describe('the section of discounts refuses', () => {
  const group = (type: string, tiers: object[]) => ({ groups: [{ id: 'club', type, roles: [], tiers }] })

  test('two tiers from one sum on, and more than all of it', () => {
    expect(
      said(
        discountSettings,
        group('percent', [
          { from: 0, discount: 10_001 },
          { from: 0, discount: 500 },
        ]),
      ),
    ).toEqual([
      ['ENTRY_TWICE', 'changes.groups.0.tiers.1.from'],
      ['INVALID_INPUT', 'changes.groups.0.tiers.0.discount'],
    ])
    expect(said(discountSettings, group('flat', [{ from: 0, discount: 20_000 }]))).toEqual([])
  })

  test.each<[string, object, string]>([
    ['no tier', { tiers: [] }, 'groups.0.tiers'],
    ['a tier that takes nothing off', { tiers: [{ from: 0, discount: 0 }] }, 'groups.0.tiers.0.discount'],
    ['a role that there is not', { roles: ['user', 'nix'] }, 'groups.0.roles.1'],
  ])('%s', (_what, part, path) => {
    const given = { id: 'club', type: 'percent', roles: [], tiers: [{ from: 0, discount: 500 }], ...part }
    expect(said(discountSettings, { groups: [given] })).toEqual([['INVALID_INPUT', `changes.${path}`]])
  })

  test('nothing of a tier that ends what a lower one takes off', () => {
    const tiers = [
      { from: 0, discount: 500 },
      { from: 100_000, discount: 0 },
    ]
    expect(said(discountSettings, group('percent', tiers))).toEqual([])
  })
})

describe('the section of payment refuses', () => {
  const method = { id: 'invoice', isConfigured: true, isEnabled: true, min: null, max: null }
  const words = { title: { de: 'Rechnung' }, description: { de: '' } }
  test.each<[string, object[], [string, string][]]>([
    ['a highest sum below the least', [{ min: 10_000, max: 5000 }], [['RANGE_REVERSED', 'changes.methods.0.max']]],
    ['an id twice', [{}, {}], [['ENTRY_TWICE', 'changes.methods.1.id']]],
    ['an empty title', [{ title: { de: ' ', en: 'Invoice' } }], [['INVALID_INPUT', 'changes.methods.0.title.de']]],
    ['nothing where no limit is set', [{ min: 10_000, max: 0 }], []],
  ])('%s', (_what, methods, refusals) => {
    const given = methods.map(each => ({ ...method, ...words, ...each }))
    expect(said(paymentSettings, { methods: given })).toEqual(refusals)
  })
})

describe('steps are kept in their order', () => {
  const kept = (section: Parameters<typeof plannedChange>[0], changes: object) =>
    plannedChange(section, nothing, changes, ['changes']).plan.value

  test('parcels by size, the one without limit last', () => {
    const parcel = (max: number | null, cost: number) => ({ max, costs: { AT: { cost, zipRanges: [] } } })
    const given = [parcel(null, 3), parcel(10, 2), parcel(5, 1)]
    expect(kept(shippingSettings, { groups: [{ id: 'parcel', tiers: given }] })).toMatchObject({
      groups: [{ tiers: [parcel(5, 1), parcel(10, 2), parcel(null, 3)] }],
    })
  })

  test('discounts by sum, and a refusal names the place in which it was sent', () => {
    const tier = (from: number, discount: number) => ({ from, discount })
    const groups = (...tiers: object[]) => ({ groups: [{ id: 'club', type: 'percent', roles: [], tiers }] })
    expect(kept(discountSettings, groups(tier(5000, 900), tier(0, 500)))).toMatchObject(
      groups(tier(0, 500), tier(5000, 900)),
    )
    expect(said(discountSettings, groups(tier(5000, 10_001), tier(0, 500)))).toEqual([
      ['INVALID_INPUT', 'changes.groups.0.tiers.0.discount'],
    ])
  })
})
