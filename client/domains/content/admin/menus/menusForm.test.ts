import { expect, test } from 'vitest'
import { addressOf, menuPlaceOf, menusChangesOf, menusFormOf } from './menusForm.ts'

const about = { label: { de: 'Über uns', en: 'About us' }, href: { de: '/ueber-uns', en: '/about-us' } }
const help = { label: { de: 'Hilfe', en: null }, href: { de: '/help', en: null } }
const values = {
  navigation: [{ ...about, children: [help] }],
  footer: [{ title: { de: 'Verein', en: null }, links: [about] }],
  service: null,
  announcement: { isShown: true, text: { de: 'Bis Freitag: −10 %', en: null }, href: '/specials' },
}

test('what is saved is what was there, but for what was changed', () => {
  const form = menusFormOf(values)
  expect(menusChangesOf(form, ['navigation.0.label.de', 'footer', 'announcement.isShown'])).toEqual({
    navigation: values.navigation,
    footer: values.footer,
    announcement: values.announcement,
  })
  expect(menusChangesOf(form, ['isOwnService'])).toEqual({ service: null })
})

test('a menu that is given back to the shop is no more', () => {
  const form = { ...menusFormOf(values), isOwnNavigation: false }
  expect(menusChangesOf(form, ['isOwnNavigation'])).toEqual({ navigation: null })
})

test.each([
  ['/trikots', '/trikots'],
  [' trikots ', '/trikots'],
  ['https://verein.example/a b', 'https://verein.example/a b'],
  ['www.verein.at', 'https://www.verein.at'],
  ['verein.at/termine', 'https://verein.at/termine'],
  ['info@verein.at', 'mailto:info@verein.at'],
  ['tel:+43316123', 'tel:+43316123'],
  ['', ''],
])('the address %j is meant as %j', (typed, meant) => {
  expect(addressOf(typed)).toBe(meant)
})

test('what the server refuses finds its input', () => {
  expect(menuPlaceOf(['navigation', '0', 'children', '1', 'href', 'de'])).toBe('navigation.0.children.1.href.de')
  expect(menuPlaceOf(['footer', '0', 'title'])).toBe('footer.0.title.de')
  expect(menuPlaceOf(['announcement', 'href'])).toBe('announcement.href')
})
