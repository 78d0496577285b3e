import { afterEach, describe, expect, test } from 'vitest'
import { segments } from '../../server/domains/site/defaults/segments.ts'
import { readAddress } from '../../server/domains/site/rules/addresses.ts'
import { addressTitles } from '../domains/site/admin/addressForm.ts'
import { insidePath, noAddresses, shownPath } from './addresses.ts'
import { localized, nameAddresses, placeOf, urlOf } from './place.ts'

const addresses = {
  Agb: { de: 'bedingungen', en: 'terms-of-sale', former: ['agbs'] },
  admincenter: { de: 'buero', en: 'office', former: [] },
}

afterEach(() => nameAddresses(noAddresses))

describe('addresses by the names that visitors see', () => {
  test.each([
    ['/bedingungen', '/Agb'],
    ['/TERMS-OF-SALE?x=1', '/Agb?x=1'],
    ['/agbs#a', '/Agb#a'],
    ['/agb', '/Agb'],
    ['/bedingungen/x', '/Agb/x'],
    ['/trikots/bedingungen', '/trikots/bedingungen'],
    ['/', '/'],
  ])('%s is %s inside, on the server too', (path, inside) => {
    expect(insidePath(addresses, path)).toBe(inside)
    expect(readAddress(addresses, path).inside).toBe(inside)
    expect(readAddress(addresses, `/en${path}`).inside).toBe(`/en${inside}`)
  })

  test.each([
    ['/Agb', 'de', '/bedingungen'],
    ['/Agb?x=1', 'en', '/terms-of-sale?x=1'],
    ['/terms-of-sale', 'de', '/bedingungen'],
    ['/admincenter/orders', 'en', '/office/orders'],
    ['/trikots', 'en', '/trikots'],
  ] as const)('%s in %s is shown as %s', (path, language, shown) => {
    expect(shownPath(addresses, path, language)).toBe(shown)
    const prefix = language === 'en' ? '/en' : ''
    expect(readAddress(addresses, prefix + path).shown).toBe(prefix + shown)
    expect(localized(path, language, addresses)).toBe(prefix + shown)
  })

  test('are read and written by the whole document once they are known', () => {
    nameAddresses(addresses)
    const place = placeOf(new URL('https://shop.example/en/office/orders?tab=open'))
    expect(place).toMatchObject({ language: 'en', path: '/admincenter/orders' })
    expect(urlOf(place)).toBe('/en/office/orders?tab=open')
    expect(urlOf({ ...place, language: 'de' })).toBe('/buero/orders?tab=open')
  })

  test('can be given to each that the server knows, and to no other', () => {
    expect(Object.keys(addressTitles).toSorted()).toEqual([...segments].toSorted())
  })
})
