import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusedBy } from '../../../../testing/answers.ts'
import { openEditor } from '../../../../testing/productEditor.tsx'

const copy = { id: 'p2', title: 'Trikot (Kopie)' }
const button = () => screen.getByRole('button', { name: 'duplizieren' })

test('a copy is made of the product, said, and shown', async () => {
  const shown = await openEditor(
    {},
    { useDuplicateProductMutation: { Mutation: () => ({ duplicateProduct: { product: copy, errors: [] } }) } },
  )
  await shown.user.click(button())
  expect(await screen.findByText('Trikot (Kopie)')).toBeTruthy()
  expect(shown.environment.asked.at(-1)).toEqual({
    ...{ name: 'useDuplicateProductMutation', variables: { input: { productId: 'p1' } } },
  })
  expect(shown.navigations).toContain('/admincenter/products/p2')
})

test.each([
  ['the connection fails', refusedBy(null)],
  ['it is refused', { Mutation: () => ({ duplicateProduct: { product: null, errors: [{ code: 'NOT_FOUND' }] } }) }],
])('where %s, that is said and one stays', async (_label, answer) => {
  const shown = await openEditor({}, { useDuplicateProductMutation: answer })
  await shown.user.click(button())
  expect(await screen.findByText(/Verbindung unterbrochen|Nicht gespeichert/)).toBeTruthy()
  expect(shown.navigations).toEqual([])
  expect(button().getAttribute('aria-busy')).toBeNull()
})
