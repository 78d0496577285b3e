import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../../../testing/harness.tsx'
import type { Choice, Pieces } from '../choice/choices.ts'
import { PersonalisationBox } from './PersonalisationBox.tsx'
import { notPersonalised } from './personalisation.ts'

const shirts: readonly Pieces[] = [
  { choice: { id: 'M', fit: 'MEN', size: 'M', color: null, isPersonalisable: true } as Choice, amount: 2 },
]

/** The box as pages use it: they keep the texts. */
function Box({
  hasNumber = true,
  maxLength = 16,
  pieces = shirts,
}: {
  hasNumber?: boolean
  maxLength?: number
  pieces?: readonly Pieces[]
}) {
  const [state, setState] = useState(notPersonalised)
  return (
    <>
      <PersonalisationBox
        {...{ state, hasNumber, maxLength }}
        onChange={setState}
        pieces={pieces}
        printable={'A-Za-zÄÖÜäöüß0-9 .\\-'}
        help={null}
        missing={null}
        scrollOnAdvanced={0}
      />
      <output>{JSON.stringify(state.common)}</output>
    </>
  )
}

const common = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as string
const name = () => screen.getByRole('textbox', { name: 'Text für alle Stücke: Name' })
const number = () => screen.getByRole('textbox', { name: 'Text für alle Stücke: Nummer' })
const turnOn = () => screen.getByRole('switch', { name: 'Produkt personalisieren' })

test('the switch brings its first field into view and gives it the keyboard', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderPart(<Box />)
  await user.click(turnOn())
  expect(document.activeElement).toBe(name())
  expect(shown.mock.contexts).toEqual([name()])
  shown.mockRestore()
})

test('name and number stand in fields of their own and are kept as one text', async () => {
  const { user } = await renderPart(<Box />)
  await user.click(turnOn())
  await user.type(name(), 'Van der Berg')
  await user.type(number(), '1x0')
  expect(number()).toHaveProperty('value', '10')
  expect(common()).toBe('Van der Berg 10')
})

test('a number behind the name goes to its field', async () => {
  const { user } = await renderPart(<Box />)
  await user.click(turnOn())
  await user.type(name(), 'Lea 7')
  expect(name()).toHaveProperty('value', 'Lea 7')
  await user.tab()
  expect([name(), number()].map(field => (field as HTMLInputElement).value)).toEqual(['Lea', '7'])
  expect(common()).toBe('Lea 7')
})

test('characters that cannot be printed are named at once, and the field is marked', async () => {
  const { user } = await renderPart(<Box />)
  await user.click(turnOn())
  await user.type(name(), 'Tor ⚽')
  expect(screen.getByText('Das können wir nicht drucken: ⚽')).toBeTruthy()
  expect(name().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(name().getAttribute('aria-describedby') ?? '')?.textContent).toContain('⚽')
  await user.clear(name())
  await user.type(name(), 'Tor')
  expect(screen.queryByText(/nicht drucken/)).toBeNull()
})

test('name and number together are not longer than the product allows, and nothing is cut', async () => {
  const { user } = await renderPart(<Box maxLength={8} />)
  await user.click(turnOn())
  await user.type(name(), 'Leitner')
  await user.type(number(), '10')
  expect(common()).toBe('Leitner 10')
  expect(screen.getByText('Höchstens 8 Zeichen: bitte um 2 kürzen.')).toBeTruthy()
})

test('a product without numbers has one field', async () => {
  const { user } = await renderPart(<Box hasNumber={false} />)
  await user.click(turnOn())
  await user.type(screen.getByRole('textbox', { name: 'Text für alle Stücke' }), 'M. L. 4')
  expect(common()).toBe('M. L. 4')
})

const caps: readonly Pieces[] = [
  { choice: { id: 'L', fit: 'MEN', size: 'L', color: null, isPersonalisable: false } as Choice, amount: 1 },
]

test('it says which of the chosen sizes come without the text, and when none can be printed', async () => {
  const { user } = await renderPart(<Box pieces={[...shirts, ...caps]} />)
  await user.click(turnOn())
  expect(screen.getByText('Ohne Text, weil sich diese Größe nicht personalisieren lässt: Größe L, Herren')).toBeTruthy()
  expect(turnOn().getAttribute('aria-invalid')).toBeNull()
})

test('where nothing that was chosen can be printed, the switch is the mistake', async () => {
  const { user } = await renderPart(<Box pieces={caps} />)
  await user.click(turnOn())
  expect(turnOn().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^Was Sie gewählt haben, kann nicht personalisiert werden/)).toBeTruthy()
})
