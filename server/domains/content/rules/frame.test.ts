import { expect, test } from 'vitest'
import { shownColumns, shownEntries } from './frame.ts'

const about = { label: { de: 'Über uns', en: 'About us' }, href: { de: '/ueber-uns', en: '/about-us' } }
const german = { label: { de: 'Turniere', en: ' ' }, href: { de: '/turniere' } }
const group = { label: { de: 'Trikots', en: 'Jerseys' }, href: { de: '/trikots' } }

test('a menu has in each language what was named there, at its address', () => {
  const menu = [
    { ...about, children: [german, group] },
    { ...german, children: [about] },
  ]
  expect(shownEntries(menu, 'de')).toEqual([
    {
      label: 'Über uns',
      href: '/ueber-uns',
      children: [
        { label: 'Turniere', href: '/turniere' },
        { label: 'Trikots', href: '/trikots' },
      ],
    },
    { label: 'Turniere', href: '/turniere', children: [{ label: 'Über uns', href: '/ueber-uns' }] },
  ])
  expect(shownEntries(menu, 'en')).toEqual([
    { label: 'About us', href: '/about-us', children: [{ label: 'Jerseys', href: '/trikots' }] },
  ])
})

test('a column without a title or without links in a language is not there', () => {
  const columns = [
    { title: { de: 'Verein', en: 'Club' }, links: [german] },
    { title: { de: 'Shop' }, links: [group] },
  ]
  expect(shownColumns(columns, 'de').map(({ title }) => title)).toEqual(['Verein', 'Shop'])
  expect(shownColumns(columns, 'en')).toEqual([])
})
