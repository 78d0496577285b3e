import { describe, expect, test } from 'vitest'
import { isVatId, vatIdOf } from './vatIds.ts'

describe('VAT ids', () => {
  // The examples of the tax authorities, and numbers that companies publish in their imprints.
  const real = [
    ...['ATU13585627', 'BE0428759497', 'BG175074752', 'CY10259033P', 'CZ25123891', 'DE136695976', 'DK13585628'],
    ...['EE100931558', 'EL094259216', 'ESA13585625', 'FI20774740', 'FR40303265045', 'HR33392005961', 'HU12892312'],
    ...['IE6433435F', 'IE6433435OA', 'IT00743110157', 'LT119511515', 'LU15027442', 'LV40003521600', 'MT11679112'],
    ...['NL004495445B01', 'NL123456789B13', 'PL8567346215', 'PT501964843', 'RO18547290', 'SE123456789701'],
    ...['SI50223054', 'SK2022749619', 'CHE123456788'],
    ...['XI980780684', 'XI340804329', 'XIGD001', 'XIHA500'],
  ]

  test.each(real)('%s is one', text => expect(isVatId(text)).toBe(true))

  test.each([
    ...['ATU13585628', 'BE0428759498', 'BG175074753', 'CY10259033Q', 'CZ25123892', 'DE136695977', 'DK13585629'],
    ...['EE100931559', 'EL094259217', 'ESA13585626', 'FI20774741', 'FR41303265045', 'HR33392005962', 'HU12892313'],
    ...['IE6433435G', 'IT00743110158', 'LT119511516', 'LU15027443', 'LV40003521601', 'MT11679113'],
    ...['NL004495446B01', 'PL8567346216', 'PT501964844', 'RO18547291', 'SE123456789801', 'SI50223055'],
    ...['SK2022749618', 'CHE123456789', 'XI980780685'],
  ])('%s, with another digit, is none', text => expect(isVatId(text)).toBe(false))

  test.each([
    ...['atu 135 856 27', 'DE 136.695.976', 'GR094259216', 'CHE-123.456.788 MWST', 'BE1000000021'],
  ])('%j is one, however it is written', text => expect(isVatId(text)).toBe(true))

  test.each([
    ...[
      'AT13585627',
      'DE13669597',
      'US123456789',
      'BE1000000022',
      'X',
      '',
      'ATU1358562７',
      'EL',
      '13585627',
      'GB980780684',
      'XIGD500',
    ],
  ])('%j has not the form', text => expect(isVatId(text)).toBe(false))

  test('its prefix is that of the country; of Greece EL, of Switzerland CHE', () => {
    const parts = ['atu13585627', 'GR 094 259 216', 'CHE-123.456.788 TVA', 'DE1'].map(vatIdOf)
    expect(parts).toEqual([
      { prefix: 'AT', rest: 'U13585627' },
      { prefix: 'EL', rest: '094259216' },
      { prefix: 'CHE', rest: '123456788TVA' },
      null,
    ])
  })
})
