import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { routes } from '../routes.ts'

const route = routes.find(({ path }) => path === 'quickorder') as PageRoute

/** What the shop of these tests knows. */
const articleOf = (number: string) => {
  const product = {
    id: `product-${number}`,
    title: `Trikot ${number}`,
    kind: number === 'SET' ? 'SET' : 'GOODS',
    sizes: ['M'],
    image: null,
    price: { from: { cents: 2000, currency: 'EUR' } },
    availability: { state: 'IN_STOCK' },
    path: `/trikots/${number}`,
    askedProperties: number === 'NAME' ? [{ isRequired: false }, { isRequired: true }] : [{ isRequired: false }],
  }
  const state = number === 'GONE' ? 'SOLD_OUT' : 'IN_STOCK'
  const quantity = number === 'FEW' ? 3 : null
  const variant = {
    ...{ id: `size-${number}`, size: 'M', price: { cents: 2000, currency: 'EUR' }, availability: { state, quantity } },
  }
  if (number === 'NONE') return { number, product: null, variant: null }
  return { number, product, variant: ['SET', 'PRODUCT'].includes(number) ? null : variant }
}
const known: Answers[string] = ({ numbers }) => ({
  Query: () => ({ articles: (numbers as string[]).map(articleOf) }),
})
const added = (addedAmount: number) => ({
  Mutation: () => ({ addArticlesToCart: { addedAmount, errors: [], viewer: { cartPieceCount: addedAmount } } }),
})

async function show(mutation: Answers[string] = added(3), question: Answers[string] = known) {
  const shown = await renderPage(route, {
    address: '/quickorder',
    answers: { useArticlesQuery: question, useAddArticlesToCartMutation: mutation },
  })
  const paste = async (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: /^Bestellliste einfügen/ }), { target: { value: text } })
    await shown.user.click(screen.getByRole('button', { name: 'Liste übernehmen' }))
  }
  return { ...shown, paste }
}
const rows = () => within(screen.getByRole('region', { name: 'Ihre Liste' })).queryAllByRole('listitem')
const sending = () => screen.getByRole<HTMLButtonElement>('button', { name: /in den Warenkorb$/ })

test('a pasted list shows what its numbers name, and goes into the cart as a whole', async () => {
  const { user, environment, paste } = await show()
  await paste('HF-1\t2\nHF-2\t1')
  expect(await screen.findByRole('link', { name: 'Trikot HF-1' })).toBeTruthy()
  expect(screen.getByText('60,00 €')).toBeTruthy()
  await user.click(sending())
  await screen.findByText('3 Stück zum Warenkorb hinzugefügt')
  expect(environment.asked.at(-1)?.variables).toEqual({
    input: {
      articles: [
        { number: 'HF-1', amount: 2 },
        { number: 'HF-2', amount: 1 },
      ],
    },
  })
  expect(rows()).toEqual([])
})

test('one article after the other is entered by its number; the same twice adds up', async () => {
  const { user } = await show()
  const number = screen.getByRole('textbox', { name: /^Artikelnummer/ })
  await user.type(number, 'HF-1{Enter}')
  expect(document.activeElement).toBe(number)
  await user.type(number, 'hf-1{Enter}')
  await screen.findByRole('link', { name: 'Trikot HF-1' })
  expect(rows()).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stückzahl Trikot HF-1/ }).value).toBe('2')
})

test('what cannot be ordered so says why and stays; the rest can go', async () => {
  const { user, environment, paste } = await show(added(1))
  await paste('NONE;1\nSET;1\nPRODUCT;1\nGONE;1\nHF-1;1')
  await screen.findByText(/Diese Nummer gibt es bei uns nicht/)
  expect(screen.getByText(/Ein Set stellen Sie auf seiner Seite zusammen/)).toBeTruthy()
  expect(screen.getByText(/Bitte wählen Sie eine Größe/)).toBeTruthy()
  expect(screen.getByText('ausverkauft')).toBeTruthy()
  expect(sending().textContent).toBe('1 von 5 Artikeln in den Warenkorb')
  await user.click(sending())
  await screen.findByText('1 Stück zum Warenkorb hinzugefügt')
  expect(environment.asked.at(-1)?.variables).toEqual({ input: { articles: [{ number: 'HF-1', amount: 1 }] } })
  expect(rows()).toHaveLength(4)
})

test('what the server refuses is told at its article, and taken as far as it goes by one press', async () => {
  const { user, paste } = await show({
    Mutation: () => ({
      addArticlesToCart: {
        cart: null,
        viewer: null,
        errors: [{ __typename: 'OnlyFewLeft', code: 'ONLY_FEW_LEFT', path: ['articles', '1', 'amount'], available: 4 }],
      },
    }),
  })
  await paste('HF-1;2\nHF-2;9')
  await screen.findByRole('link', { name: 'Trikot HF-2' })
  await user.click(sending())
  const second = rows()[1]!
  expect(await within(second).findByText('Nur noch 4 Stück verfügbar')).toBeTruthy()
  await user.click(within(second).getByRole('button', { name: /^auf 4\sStück ändern$/ }))
  expect(within(second).getByRole<HTMLInputElement>('textbox').value).toBe('4')
})

test('lines that nobody can be sure of stay in the field', async () => {
  const { paste } = await show()
  await paste('HF-1;2\nHF-2;1,5')
  await screen.findByText('Diese Zeile konnten wir nicht lesen: HF-2;1,5 („1,5“ ist keine Menge)')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Bestellliste einfügen/ }).value).toBe('HF-2;1,5')
  expect(rows()).toHaveLength(1)
})

test('more than are left is said before anything is added, and taken as far as it goes by one press', async () => {
  const { user, environment, paste } = await show()
  await paste('FEW;5')
  const { findByText, getByRole, queryByRole } = within(
    (await screen.findByRole('link', { name: 'Trikot FEW' })).closest('li')!,
  )
  await findByText(/3.*5|5.*3/)
  await user.click(getByRole('button', { name: /^auf 3\sStück ändern$/ }))
  expect(getByRole<HTMLInputElement>('textbox').value).toBe('3')
  expect(queryByRole('status')).toBeNull()
  expect(environment.asked.map(({ name }) => name)).not.toContain('useAddArticlesToCartMutation')
})

test('more pieces than a position holds are refused where they are typed, or said where they add up', async () => {
  const { user, paste } = await show()
  const amount = screen.getByRole('textbox', { name: 'Menge' })
  await user.clear(amount)
  await user.type(amount, '100000')
  await user.type(screen.getByRole('textbox', { name: /^Artikelnummer/ }), 'HF-1{Enter}')
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(rows()).toEqual([])
  await paste('HF-1;99999\nHF-1;1')
  await screen.findByText(/^Höchstens 99\.999 Stück je Artikel/)
  expect(rows()).toHaveLength(1)
})

test.each([
  [null, /^Verbindung unterbrochen/],
  [500, /^Das hat leider nicht geklappt/],
] as const)('numbers that cannot be looked up (%s) are asked for again', async (status, sentence) => {
  let isBroken = true
  const { user, paste } = await show(added(1), variables =>
    isBroken ? refusedBy(status) : (known as (asked: typeof variables) => ReturnType<typeof added>)(variables),
  )
  await paste('HF-1;1')
  await screen.findByText(sentence)
  expect(sending().disabled).toBe(true)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'erneut laden' }))
  await screen.findByRole('link', { name: 'Trikot HF-1' })
})

test('a cart that could not be filled leaves the list as it is', async () => {
  const { user, paste } = await show(refusedBy(500))
  await paste('HF-1;1')
  await screen.findByRole('link', { name: 'Trikot HF-1' })
  await user.click(sending())
  await screen.findByText(/^Das hat leider nicht geklappt/)
  expect(rows()).toHaveLength(1)
})

test('what needs a text of its buyer leads to its page, and the rest goes into the cart', async () => {
  const { user, environment, paste } = await show(added(2))
  await paste('NAME\t1\nHF-1\t2')
  await screen.findByText(/braucht einen Text von Ihnen/)
  expect(screen.getByRole('link', { name: 'zum Produkt' }).getAttribute('href')).toBe('/trikots/NAME')
  await user.click(screen.getByRole('button', { name: '1 von 2 Artikeln in den Warenkorb' }))
  await screen.findByText('2 Stück zum Warenkorb hinzugefügt')
  expect(environment.asked.at(-1)?.variables).toEqual({ input: { articles: [{ number: 'HF-1', amount: 2 }] } })
})
