import { describe, expect, test } from 'vitest'
import { demoSettings } from './demo/settings.ts'
import { keptOfPeople } from './domains/settings/legalTexts/keptOfPeople.ts'
import { legalText } from './domains/settings/legalTexts/legalText.ts'
import { Settings } from './domains/settings/rules.ts'
import { personalData } from './personalData.ts'

const page = (language: 'de' | 'en') =>
  legalText(new Settings(demoSettings), 'privacy', language, 'https://shop.example')!.body

describe('the privacy page says what the product keeps', () => {
  test('of people: every kind of data that a domain declares', () => {
    const declared = personalData.flatMap(({ files = {} }) => Object.keys(files))
    expect(Object.keys(keptOfPeople).toSorted()).toEqual(declared.toSorted())
    for (const { de, en } of Object.values(keptOfPeople)) {
      expect(page('de')).toContain(`<td>${de[0]}</td><td>${de[1]}</td><td>${de[2]}</td>`)
      expect(page('en')).toContain(`<td>${en[0]}</td><td>${en[1]}</td><td>${en[2]}</td>`)
    }
  })

  test.each([
    ['session', '90'],
    ['visitor', '180'],
    ['device', '400'],
  ])('the cookie %s with its %s days', (name, days) => {
    expect(page('de')).toMatch(new RegExp(`<td>${name}</td><td>[^<]+</td><td>${days} Tage</td>`))
    expect(page('en')).toMatch(new RegExp(`<td>${name}</td><td>[^<]+</td><td>${days} days</td>`))
  })

  test.each(['colour-scheme', 'localsessionid', 'scroll', 'pendingOrder'])('the browser’s %s', name => {
    expect(page('de')).toContain(`<td>${name}</td>`)
  })

  test('and promises nothing that is not built', () => {
    // Of the newsletter the consent is kept, and nothing is sent yet.
    expect(page('de').match(/[^>]*Newsletter[^<]*/g)).toEqual([keptOfPeople.newsletter?.de[0]])
    expect(page('en').match(/[^>]*[Nn]ewsletter[^<]*/g)).toEqual([keptOfPeople.newsletter?.en[0]])
  })

  test('names who keeps the servers, and the authority of the country', () => {
    const given = {
      ...demoSettings,
      operator: { hosting: 'Hoster <x>, Wien' },
      shop: { ...demoSettings.shop, country: 'DE' },
    }
    const { body } = legalText(new Settings(given), 'privacy', 'de', '')!
    expect(body).toContain('Hoster &lt;x&gt;, Wien als Auftragsverarbeiter')
    expect(body).toContain('Datenschutzaufsicht des Bundeslandes')
    expect(page('de')).toContain('Österreichischen Datenschutzbehörde')
  })
})
