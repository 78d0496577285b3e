import { describe, expect, test } from 'vitest'
import {
  colourFields,
  colourGroups,
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
      ...{ radius: '2', density: 'normal', displayFont: 'hall', textFont: 'hall', logo: '', favicon: '' },
    })
  })

  test('sends what differs, of what was changed', () => {
    expect(lookOfForm(form, usual)).toMatchObject({ light: { action: '#8a3b12' }, dark: {}, radius: 2, logo: null })
    expect(lookChangesOf(form, ['dark.ground', 'radius'], usual)).toEqual({ dark: {}, radius: 2 })
  })

  test('takes a theme as a whole, but for the pictures', () => {
    const entries = themeEntries({ dark: { ground: '#000000' }, radius: 14 }, usual)
    expect(Object.fromEntries(entries)).toEqual({
      ...{ 'light.ground': '#ffffff', 'light.action': '#0b5b45', 'dark.ground': '#000000', 'dark.action': '#54c49a' },
      ...{ radius: '14', density: 'normal', displayFont: 'hall', textFont: 'hall' },
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
