import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor, product } from '../../../../testing/productEditor.tsx'

const own = { isOfVariant: false, variant: null, isRestorable: true }
const change = {
  ...{ key: 'c1', at: '2026-11-20T10:00:00Z', action: 'product.updated', actorName: 'Anna Amtsleitung' },
  differenceCount: 4,
  differences: [
    { ...own, key: 'priceCents', field: 'priceCents', before: 3490, after: 3690 },
    {
      ...own,
      ...{ key: 'description', field: 'description', before: { de: 'Trikot aus Polyester' } },
      after: { de: 'Trikot aus Baumwolle' },
    },
    {
      ...own,
      ...{ key: 'variant.v1.available', field: 'available', isOfVariant: true, before: null, after: 4 },
      variant: { size: 'S', fit: 'MEN', color: null },
    },
    { ...own, key: 'cross', field: 'cross', before: null, after: ['Hose'], isRestorable: false },
  ],
}
const created = {
  ...{ key: 'c0', at: '2026-11-19T10:00:00Z', action: 'product.created', actorName: null },
  ...{ differenceCount: 0, differences: [] },
}
const withHistory = (edges: readonly object[]) => ({
  management: { ...product.management, history: { totalCount: edges.length, edges: edges.map(node => ({ node })) } },
})

test('the history says who changed what, from what to what; texts word by word', async () => {
  await openEditor(withHistory([change, created]))
  const history = within(screen.getByRole('region', { name: 'Verlauf' }))
  expect(history.getByText(/Anna Amtsleitung/)).toBeTruthy()
  expect(history.getByText('von 34,90 € auf 36,90 €')).toBeTruthy()
  expect(history.getByText('Polyester').tagName).toBe('DEL')
  expect(history.getByText('Baumwolle').tagName).toBe('INS')
  expect(history.getByText('Größe S, Herren: Bestand')).toBeTruthy()
  expect(history.getByText('von unbegrenzt auf 4')).toBeTruthy()
  expect(history.getAllByRole('button', { name: 'zurücksetzen' })).toHaveLength(1)
})

test('chosen fields are set back, with the revision that was read', async () => {
  const { user, environment } = await openEditor(withHistory([change]), {
    useRestoreProductFieldsMutation: {
      Mutation: () => ({ restoreProductFields: { product: { ...product, ...withHistory([]) }, errors: [] } }),
    },
  })
  const history = within(screen.getByRole('region', { name: 'Verlauf' }))
  await user.click(history.getByRole('button', { name: 'zurücksetzen' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Felder zurücksetzen' }))
  expect(dialog.queryByText('Passt dazu')).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Beschreibung' }))
  await user.click(dialog.getByRole('button', { name: 'zurücksetzen' }))
  expect(environment.asked.at(-1)).toEqual({
    name: 'useRestoreProductFieldsMutation',
    variables: {
      input: { productId: 'p1', revision: 7, change: 'c1', keys: ['priceCents', 'variant.v1.available'] },
    },
  })
  expect(await screen.findByText('Felder zurückgesetzt')).toBeTruthy()
  expect(history.getByText('Noch wurde nichts geändert.')).toBeTruthy()
})

test('what is no longer possible is said in the dialog', async () => {
  const { user } = await openEditor(withHistory([change]), {
    useRestoreProductFieldsMutation: {
      Mutation: () => ({
        restoreProductFields: {
          product: null,
          errors: [{ code: 'NOT_FOUND', path: ['changes', 'groupIds'] }],
        },
      }),
    },
  })
  await user.click(screen.getByRole('button', { name: 'zurücksetzen' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Felder zurücksetzen' }))
  await user.click(dialog.getByRole('button', { name: 'zurücksetzen' }))
  expect(await dialog.findByText(/Ein Wert von damals ist heute nicht mehr möglich/)).toBeTruthy()
})
