import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor, product, saveEditor } from '../../../../testing/productEditor.tsx'

test('a set without pieces that is to be seen is refused at its pieces', async () => {
  const errors = [{ code: 'SET_INCOMPLETE', path: ['changes', 'slots'] }]
  const set = { kind: 'SET', variants: [], sizes: [], management: { ...product.management, isOffline: true } }
  const shown = await openEditor(set, {
    useUpdateProductMutation: { Mutation: () => ({ updateProduct: { product: null, errors } }) },
  })
  await shown.user.click(screen.getByRole('switch', { name: /^Für Kunden sichtbar|^für Kunden sichtbar/ }))
  await saveEditor(shown)
  const pieces = within(screen.getByRole('region', { name: 'Teile des Sets' }))
  expect(await pieces.findByText(/^Ein Set, das im Shop zu sehen ist, braucht/)).toBeTruthy()
})
