import { part, prepareMutation, prepareQuery } from '../typedClient/src/documents.ts'
import type { Cart } from '../typedClient/src/index.ts'
import { type Visitor, WrongAnswer } from './visitor.ts'

const cart = part<Cart>()({
  pieceCount: true,
  totals: { toPay: { cents: true } },
  codes: { code: true, taken: { cents: true }, notice: { code: true } },
})

const ENTER = prepareMutation((given: { code: string }) => ({
  enterCode: { $: { input: given }, cart, errors: { code: true, path: true, message: true } },
}))

const READ = prepareQuery(() => ({ viewer: { cart } }))

/** Enters a code that takes something off, as those before it do; answers with what is then to be paid, in cents. Throws `WrongAnswer`. */
export async function enterCode(visitor: Visitor, code: string): Promise<number> {
  const { enterCode: answer } = await visitor.ask(ENTER, { code })
  const entered = answer.cart?.codes ?? []
  if (!answer.cart || entered.length === 0 || entered.some(({ taken }) => taken.cents === 0))
    throw new WrongAnswer(200, JSON.stringify(answer))
  return answer.cart.totals.toPay.cents
}

/** What a cart says of its code, and what is to be paid, in cents. */
export async function readCode(
  visitor: Visitor,
): Promise<{ readonly pieces: number; readonly toPay: number; readonly notice: string | null }> {
  const { viewer } = await visitor.ask(READ, undefined)
  if (!viewer.cart) throw new WrongAnswer(200, 'there is no cart')
  const { pieceCount, totals, codes } = viewer.cart
  return { pieces: pieceCount, toPay: totals.toPay.cents, notice: codes[0]?.notice?.code ?? null }
}
