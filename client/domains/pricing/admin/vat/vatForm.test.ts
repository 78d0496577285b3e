import { describe, expect, test } from 'vitest'
import { standingsOf, vatChangesOf, vatFormOf, vatPlaceOf, withKnownRates } from './vatForm.ts'

const values = {
  ...{ type: 'inclusive', fixedPrice: false, taxesAtDestination: true, smallBusiness: false },
  ...{ label: null, detailsLabel: null, showDetailed: true, defaultGroup: 'standard' },
  groups: [
    {
      id: 'reduced',
      title: { de: 'Ermäßigt', en: null },
      rates: { AT: [{ validFrom: '2016-01-01', rate: 490 }] },
    },
    {
      id: 'standard',
      title: null,
      rates: {
        EE: [
          { validFrom: '2025-07-01', rate: 2400 },
          { validFrom: '2016-01-01', rate: 2200 },
        ],
        AT: [{ validFrom: '2016-01-01', rate: 2000 }],
      },
    },
  ],
  ...{ vatIdCheck: 'vies', vatIdCheckDays: 3 },
}
const form = vatFormOf(values, 'de', 'AT')

describe('the form of VAT', () => {
  test('has the rates of home first, then by country and day, as they are typed', () => {
    expect(form.groups[1]?.rates).toEqual([
      { country: 'AT', validFrom: '2016-01-01', rate: '20' },
      { country: 'EE', validFrom: '2016-01-01', rate: '22' },
      { country: 'EE', validFrom: '2025-07-01', rate: '24' },
    ])
    expect([form.groups[0]?.rates[0]?.rate, form.defaultGroup]).toEqual(['4,9', '1'])
  })

  test('says nothing that was not changed, and the same as before where all is sent', () => {
    expect(vatChangesOf(form, ['smallBusiness'])).toEqual({ smallBusiness: false })
    expect(vatChangesOf(form, ['groups'])).toEqual({
      defaultGroup: 'standard',
      groups: [
        { id: 'reduced', title: { de: 'Ermäßigt', en: null }, rates: { AT: [{ validFrom: '2016-01-01', rate: 490 }] } },
        {
          id: 'standard',
          title: { de: '', en: null },
          rates: {
            AT: [{ validFrom: '2016-01-01', rate: 2000 }],
            EE: [
              { validFrom: '2016-01-01', rate: 2200 },
              { validFrom: '2025-07-01', rate: 2400 },
            ],
          },
        },
      ],
    })
  })

  test('gives a new group an id of its title, and one of its own where two are called the same', () => {
    const added = { id: '', title: { de: 'Bücher & Größen', en: '' }, rates: [] }
    const changed = vatChangesOf({ ...form, groups: [added, added], defaultGroup: '1' }, ['groups'])
    expect(changed).toMatchObject({
      groups: [{ id: 'buecher-groessen' }, { id: 'buecher-groessen-2' }],
      defaultGroup: 'buecher-groessen-2',
    })
  })

  test.each([
    [['groups', '1', 'rates', 'EE', '1', 'validFrom'], 'groups.1.rates.2.validFrom'],
    [['groups', '1', 'rates', 'AT', '0', 'rate'], 'groups.1.rates.0.rate'],
    [['groups', '0', 'id'], 'groups.0.title.de'],
    [['groups', '1', 'rates', 'XX', '0', 'rate'], 'groups.1.rates'],
    [['vatIdCheckDays'], null],
  ])('finds the place of %j', (path, place) => {
    expect(vatPlaceOf(path, form)).toBe(place)
  })
})

describe('rates', () => {
  const rates = [
    { country: 'AT', validFrom: '2016-01-01', rate: '19' },
    { country: 'AT', validFrom: '2020-01-01', rate: '20' },
    { country: 'AT', validFrom: '2027-01-01', rate: '21' },
    { country: 'DE', validFrom: '', rate: '19' },
  ]

  test('are over, hold or are announced', () => {
    expect(standingsOf(rates, '2026-11-23')).toEqual([
      { kind: 'over', before: '2020-01-01' },
      { kind: 'holds' },
      { kind: 'announced' },
      null,
    ])
  })

  test('that are not filled in are nothing, and end no other one', () => {
    const begun = [...rates.slice(0, 2), { country: 'AT', validFrom: '2026-11-23', rate: ' ' }]
    expect(standingsOf(begun, '2026-11-23').slice(1)).toEqual([{ kind: 'holds' }, null])
  })

  test('that hold the day they begin, announced ones the day before', () => {
    expect(standingsOf(rates, '2026-12-31')[2]).toEqual({ kind: 'announced' })
    expect(standingsOf(rates, '2027-01-01').slice(1, 3)).toEqual([
      { kind: 'over', before: '2027-01-01' },
      { kind: 'holds' },
    ])
  })

  const how = { day: '2026-11-23', home: 'AT', language: 'de' } as const

  test('that are known are taken over where others or none hold, and nothing else is touched', () => {
    const known = [
      { country: 'AT', rate: 2000 },
      { country: 'DE', rate: 700 },
      { country: 'DK', rate: null },
      { country: 'FI', rate: 2550 },
    ]
    const taken = withKnownRates(rates.slice(0, 3), known, how)
    expect(taken.count).toBe(2)
    expect(taken.rates.slice(0, 3)).toEqual(rates.slice(0, 3))
    expect(taken.rates.slice(3)).toEqual([
      { country: 'DE', validFrom: '2026-11-23', rate: '7' },
      { country: 'FI', validFrom: '2026-11-23', rate: '25,5' },
    ])
  })

  test('that are known take the place of another one of the same day', () => {
    const [first] = rates
    const typed = [first!, { country: 'AT', validFrom: how.day, rate: '25' }]
    expect(withKnownRates(typed, [{ country: 'AT', rate: 2000 }], how)).toEqual({
      rates: [first, { country: 'AT', validFrom: how.day, rate: '20' }],
      count: 1,
    })
  })
})
