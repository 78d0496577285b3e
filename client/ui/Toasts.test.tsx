import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusedBy } from '../testing/answers.ts'
import { renderPart } from '../testing/harness.tsx'
import { type Toasts, useToasts } from './Toasts.tsx'

let toasts: Toasts
function Teller() {
  toasts = useToasts()
  return (
    <>
      <button type="button" onClick={() => toasts.tell({ kind: 'success', title: 'Gemerkt', link: toList })}>
        merken
      </button>
      <button type="button">danach</button>
    </>
  )
}
const toList = { label: 'zur Merkliste', to: '/favourites' }
const said = () => screen.queryAllByRole('article').map(({ textContent }) => textContent?.trim())
const say = (what: () => void) => act(async () => what())

test('there is one message at a time, the newest', async () => {
  await renderPart(<Teller />)
  await say(() => toasts.tell({ kind: 'success', title: '1 Stück hinzugefügt' }))
  expect(await screen.findByRole('article', { name: '1 Stück hinzugefügt' })).toBeDefined()
  await say(() => toasts.tellFailure(refusedBy(500, '7F3A')))
  expect(said()).toEqual(['Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal. Kennung 7F3A'])
  await say(() => toasts.tell({ kind: 'success', title: '2 Stück hinzugefügt' }))
  expect(said()).toEqual(['2 Stück hinzugefügt'])
})

test.each([
  ['no answer came', refusedBy(null), 'Verbindung unterbrochen. Bitte versuchen Sie es noch einmal.'],
  ['the shop is away', refusedBy(503), 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es noch einmal.'],
  ['a fault', refusedBy(500), 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'],
  ['nobody is signed in', refusedBy(401), 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.'],
  ['too often', refusedBy(429), 'Das waren sehr viele Anfragen. Bitte warten Sie eine Minute.'],
])('%s: the message says so and nothing else', async (_label, error, sentence) => {
  await renderPart(<Teller />)
  await say(() => toasts.tellFailure(error))
  expect((await screen.findByRole('article')).textContent?.trim()).toBe(sentence)
})

test('what works again takes back that it failed, and no other message', async () => {
  await renderPart(<Teller />)
  await say(() => toasts.tellFailure(refusedBy(null)))
  expect(said()).toHaveLength(1)
  await say(() => toasts.tellFailure(null))
  expect(said()).toEqual([])
  await say(() => toasts.tell({ kind: 'success', title: 'Gemerkt' }))
  await say(() => toasts.tellFailure(null))
  expect(said()).toEqual(['Gemerkt'])
})

test('a failure with another try has its button, which closes the message', async () => {
  const { user } = await renderPart(<Teller />)
  const retry = vi.fn()
  await say(() => toasts.tellFailure(refusedBy(null), retry))
  await user.click(screen.getByRole('button', { name: 'erneut laden' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(said()).toEqual([])
})

test('the next Tab leads to the link of a message, and on from its end to where the keyboard was', async () => {
  const { user } = await renderPart(<Teller />)
  await user.click(screen.getByRole('button', { name: 'merken' }))
  const link = await screen.findByRole('link', { name: 'zur Merkliste' })
  await user.tab()
  expect(document.activeElement).toBe(link)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'merken' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'danach' }))
})

test('closing a message by the keyboard gives the keyboard back', async () => {
  const { user } = await renderPart(<Teller />)
  await user.click(screen.getByRole('button', { name: 'merken' }))
  await screen.findByRole('link', { name: 'zur Merkliste' })
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(said()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'merken' }))
})
