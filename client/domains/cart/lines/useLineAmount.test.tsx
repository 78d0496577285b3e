import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../testing/harness.tsx'
import { QuantityInput } from '../../../ui/quantity/QuantityInput.tsx'
import type { CartLineData } from './CartLine.tsx'
import { RefusalText } from './RefusalText.tsx'
import { useLineAmount } from './useLineAmount.ts'

/** A position as far as its amount goes. */
function Line({ amount, maxAmount }: { amount: number; maxAmount: number }) {
  const line = { id: 'line', amount, maxAmount, pieces: [] } as unknown as CartLineData
  const { shown, change, refusal } = useLineAmount(line, { onGone: () => {}, onNeedsTexts: () => {} })
  return (
    <>
      <QuantityInput label="Stückzahl" value={shown} minimum={1} isInvalid={refusal !== null} onChange={change} />
      {refusal && <RefusalText refusal={refusal} />}
    </>
  )
}

/** Types into a position that holds as much as it can. */
async function typed(wish: string, most: number) {
  const { user } = await renderPart(<Line amount={most} maxAmount={most} />)
  const field = screen.getByRole('textbox', { name: 'Stückzahl' })
  await user.clear(field)
  await user.type(field, wish)
  await user.tab()
  return { text: document.body.textContent ?? '', amount: (field as HTMLInputElement).value }
}

test('of what is more than there is and more than a position holds, one limit is told, with what was typed', async () => {
  const { text, amount } = await typed('100000', 48)
  expect(text).toContain('Nur noch 48 Stück verfügbar, gewünscht waren 100.000.')
  expect(text).not.toContain('Höchstens')
  expect(amount).toBe('48')
})

test('of what is more than a position holds, its limit is told', async () => {
  const { text, amount } = await typed('100000', 99_999)
  expect(text).toContain('Höchstens 99.999 Stück.')
  expect(text).not.toContain('Nur noch')
  expect(amount).toBe('99999')
})
