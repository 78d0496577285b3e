import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openEditor } from '../../../../testing/productEditor.tsx'
import type { FromPreview, ToPreview } from '../../parts/previewMessages.ts'
// Loaded beforehand: drawing would wait for it.
import './PreviewPane.tsx'

/** The editor with its preview, and both sides of what they tell each other. */
async function openPreview() {
  const shown = await openEditor()
  await shown.user.click(screen.getByRole('button', { name: 'Vorschau' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Produktseite, wie sie im Shop aussieht')
  const drafts: ToPreview['input'][] = []
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((data: { preview: ToPreview }) => {
    drafts.push(data.preview.input)
  }) as never)
  const say = (preview: FromPreview, origin = location.origin) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data: { preview }, origin, source: frame.contentWindow }))
    })
  return { ...shown, frame, drafts, say }
}

test('what is typed is sent to the preview when typing has stopped, and nothing is saved; other sites are not heard', async () => {
  const { user, frame, drafts, say, environment } = await openPreview()
  expect(frame.getAttribute('src')).toBe('/admincenter/preview/products/p1')
  await say({ kind: 'ready' }, 'https://elsewhere.example')
  expect(drafts).toEqual([])
  await say({ kind: 'ready' })
  await say({ kind: 'shown' })
  expect(drafts).toEqual([{ productId: 'p1', revision: 7 }])
  expect(screen.getByText(/So steht es gespeichert/)).toBeTruthy()
  const title = screen.getByRole('textbox', { name: /Bezeichnung \(Deutsch\)/ })
  await user.type(title, ' rot')
  await waitFor(() => expect(drafts.at(-1)?.changes).toEqual({ title: { de: 'Trikot rot', en: 'Jersey' } }))
  await say({ kind: 'shown' })
  expect(screen.getByText(/noch nicht gespeichert/)).toBeTruthy()
  expect(environment.asked.map(({ name }) => name)).not.toContain('useUpdateProductMutation')
})

test('a form that cannot be saved says why, and sends nothing', async () => {
  const { user, drafts, say } = await openPreview()
  await say({ kind: 'ready' })
  await user.clear(screen.getByRole('textbox', { name: /Bezeichnung \(Deutsch\)/ }))
  await screen.findByText('Bezeichnung (Deutsch): Bitte ausfüllen')
  expect(drafts).toHaveLength(1)
})

test('what the shop refuses of a draft is said with its field', async () => {
  const { user, drafts, say } = await openPreview()
  await say({ kind: 'ready' })
  await user.type(screen.getByRole('textbox', { name: /Adresse im Shop/ }), '-neu')
  await waitFor(() => expect(drafts).toHaveLength(2))
  await say({ kind: 'refused', refusals: [{ code: 'SLUG_TAKEN', path: ['changes', 'slug'] }] })
  expect(screen.getByText(/So lässt sich das Produkt nicht speichern/)).toBeTruthy()
  expect(screen.getByText(/^Adresse im Shop: /)).toBeTruthy()
})

test('it is looked at in English, too', async () => {
  const { user } = await openPreview()
  await user.click(screen.getByRole('button', { name: 'EN' }))
  expect(screen.getByTitle('Produktseite, wie sie im Shop aussieht').getAttribute('src')).toBe(
    '/en/admincenter/preview/products/p1',
  )
})
