import { describe, expect, test } from 'vitest'
import {
  colourFields,
  colourGroups,
  logoCss,
  lookChangesOf,
  lookFormOf,
  lookOfForm,
  themeEntries,
  type UsualColours,
} from './lookForm.ts'

const usual: UsualColours = { ground: ['#ffffff', '#111817'], action: ['#0b5b45', '#54c49a'] }
const form = lookFormOf({ light: { action: '#8a3b12' }, radius: 2 }, usual)

describe('a look as a form', () => {
  test('has every colour, and the rest as usual', () => {
    expect(form).toEqual({
      light: { ground: '#ffffff', action: '#8a3b12' },
      dark: { ground: '#111817', action: '#54c49a' },
      ...{ radius: '2', density: 'normal', displayFont: 'hall', textFont: 'hall', logo: '', logoDark: '', favicon: '' },
      ...{ typeSize: 'normal', headingWeight: 'normal' },
    })
  })

  test('sends what differs, of what was changed', () => {
    expect(lookOfForm(form, usual)).toMatchObject({ light: { action: '#8a3b12' }, dark: {}, radius: 2, logo: null })
    expect(lookChangesOf(form, ['dark.ground', 'radius'], usual)).toEqual({ dark: {}, radius: 2 })
  })

  test.each([
    ['nothing, where it stands there already', { logo: 'aa', logoDark: '' }, 'light', '/look/files/aa', ''],
    ['the one that was chosen', { logo: 'aa', logoDark: '' }, 'dark', '', "url('/look/files/aa')"],
    ['the one on dark ground', { logo: 'aa', logoDark: 'bb' }, 'dark', '/look/files/aa', "url('/look/files/bb')"],
    ['the name, where none is left', { logo: '', logoDark: 'bb' }, 'dark', '/look/files/aa', 'content:"Hof \\"A\\""'],
  ] as const)('shows as logo %s', (_what, logos, scheme, shown, expected) => {
    const css = logoCss(logos, scheme, { shown, name: 'Hof "A"' })
    expect(expected === '' ? css : css.includes(expected)).toBe(expected === '' ? '' : true)
  })

  test('takes a theme as a whole, but for the pictures', () => {
    const entries = themeEntries({ dark: { ground: '#000000' }, radius: 14 }, usual)
    expect(Object.fromEntries(entries)).toEqual({
      ...{ 'light.ground': '#ffffff', 'light.action': '#0b5b45', 'dark.ground': '#000000', 'dark.action': '#54c49a' },
      ...{ radius: '14', density: 'normal', displayFont: 'hall', textFont: 'hall' },
      ...{ typeSize: 'normal', headingWeight: 'normal' },
    })
  })

  test('asks for each colour in both schemes, as six digits', () => {
    expect(colourFields).toHaveLength(2 * colourGroups.flatMap(({ names }) => names).length)
    const [action] = colourFields
    expect([action?.check?.(form), action?.check?.({ ...form, light: { ...form.light, action: 'red' } })]).toEqual([
      null,
      'look.noColour',
    ])
  })
})
