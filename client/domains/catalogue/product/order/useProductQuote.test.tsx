import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPart } from '../../../../testing/harness.tsx'
import { BuyButton } from './BuyButton.tsx'
import { OrderSum } from './OrderSum.tsx'
import { useProductQuote } from './useProductQuote.ts'

/** Two amounts to choose from, with the sum and the button of a product's page. */
function Choosing() {
  const [price, ask] = useProductQuote()
  const of = (amount: number) => ({ productId: 'trikot', pieces: [{ variantId: 'm', amount }], isPersonalised: false })
  return (
    <>
      {[1, 2].map(amount => (
        <button key={amount} type="button" onClick={() => ask(of(amount))}>
          {amount} nehmen
        </button>
      ))}
      <OrderSum amount="Auswahl" quote={price.quote} price={price} delivery={null}>
        <BuyButton price={price} isAdding={false} onAdd={() => {}}>
          in den Warenkorb
        </BuyButton>
      </OrderSum>
    </>
  )
}

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const quoteOf = (amount: number) => ({
  ...{ amount, childSets: 0, total: euros(amount * 1000), unitPrice: euros(1000), tiers: [] },
  ...{ nextTier: null, nextTierVariantIds: [], delivery: null },
})
type Asked = { input: { pieces: { amount: number }[] } }
const amountIn = (variables: object) => (variables as Asked).input.pieces[0]?.amount ?? 0
const answered = (amount: number) => ({ Query: () => ({ quoteProduct: quoteOf(amount) }) })
const price = (text: string) => screen.queryByText(text, { exact: false })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test.each([
  ['no answer', refusedBy(null), 'Verbindung unterbrochen. Bitte versuchen Sie es noch einmal.'],
  ['a fault', refusedBy(500), 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'],
  ['too often', refusedBy(429), 'Das waren sehr viele Anfragen. Bitte warten Sie eine Minute.'],
  ['no price', { Query: () => ({ quoteProduct: null }) }, 'Das hat leider nicht geklappt.'],
])('%s: no earlier price stands beside the new choice, and the button asks again', async (_label, failing, sentence) => {
  let isBroken = true
  const answers: Answers = {
    useProductQuoteQuery: variables => {
      const amount = amountIn(variables)
      return amount === 2 && isBroken ? failing : answered(amount)
    },
  }
  const { user } = await renderPart(<Choosing />, { answers })
  await user.click(screen.getByRole('button', { name: '1 nehmen' }))
  await screen.findByText('zu je 10,00', { exact: false })
  await user.click(screen.getByRole('button', { name: '2 nehmen' }))
  expect(await screen.findByText('Der Preis Ihrer Auswahl ist gerade nicht bekannt.')).toBeDefined()
  expect(screen.getByText(sentence, { exact: false })).toBeDefined()
  expect(price('10,00')).toBeNull()
  expect(buttons()).toEqual(['1 nehmen', '2 nehmen', 'erneut laden', 'Preis erneut laden'])
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Preis erneut laden' }))
  expect(await screen.findByText('zu je 10,00', { exact: false })).toBeDefined()
  expect(price('20,00')).not.toBeNull()
  expect(buttons()).toEqual(['1 nehmen', '2 nehmen', 'Warum dieser Preis?', 'in den Warenkorb'])
})

test('a price that takes its time is not shown, and is asked for once the connection is back', async () => {
  let answer: 'waiting' | Error | ReturnType<typeof answered> = 'waiting'
  const answers: Answers = {
    useProductQuoteQuery: variables => (amountIn(variables) === 1 ? answered(1) : answer),
  }
  const { user } = await renderPart(<Choosing />, { answers })
  await user.click(screen.getByRole('button', { name: '1 nehmen' }))
  await screen.findByText('zu je 10,00', { exact: false })
  await user.click(screen.getByRole('button', { name: '2 nehmen' }))
  expect(await screen.findByRole('button', { name: 'Preis wird berechnet …' }, { timeout: 3000 })).toBeDefined()
  expect(price('10,00')).toBeNull()
  answer = refusedBy(null)
  await user.click(screen.getByRole('button', { name: '1 nehmen' }))
  await user.click(screen.getByRole('button', { name: '2 nehmen' }))
  await screen.findByText('Der Preis Ihrer Auswahl ist gerade nicht bekannt.')
  answer = answered(2)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('zu je 10,00', { exact: false })).toBeDefined()
  expect(price('20,00')).not.toBeNull()
})
