import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePlace, useRouter } from '../../../../router/RouterContext.ts'
import { keep, useKept } from '../../../../ui/kept.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useAddToCart } from '../../../cart/mutations/useAddToCart.ts'
import {
  type Choice,
  type Chooser,
  colorParameter,
  isOrderable,
  piecesOf,
  restored,
  type Selection,
  startOf,
  totalOf,
  withAmount,
  withColor,
} from '../choice/choices.ts'
import {
  missingText,
  notPersonalised,
  type Personalisation,
  printable,
  textsToSend,
} from '../personalisation/personalisation.ts'
import { addedText, type Unit } from './addedText.ts'
import { type Problem, problemsOf } from './problems.ts'
import { useProductQuote } from './useProductQuote.ts'

interface OrderedProduct extends Unit {
  readonly id: string
  readonly title: string
}

/** What was tried to be bought, and why it was not: a size is missing, a text, or the server said no. */
export type Attempt = 'none' | 'refused'

/**
 * A buyer's way through the page of a product: what is chosen, what it costs, and putting it into the cart. The
 * amounts stay after that.
 */
export function useGoodsOrder(product: OrderedProduct, chooser: Chooser) {
  const intl = useIntl()
  const { tell } = useToasts()
  const { rename } = useRouter()
  const wishedColor = usePlace().search.get(colorParameter)
  const [selection, setSelection] = useState(() => startOf(chooser, wishedColor))
  const [print, setPrintState] = useState(notPersonalised)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState<Attempt>('none')
  const [quote, ask] = useProductQuote()
  const [addToCart, isAdding] = useAddToCart()

  const pieces = piecesOf(chooser, selection.amounts)
  const total = totalOf(pieces)
  const isGone = !chooser.choices.some(isOrderable)
  const missing = printable(pieces).length > 0 ? missingText(print, pieces) : null

  const quoteFor = (amounts: Selection['amounts'], printed: Personalisation) => {
    const chosen = piecesOf(chooser, amounts)
    const asked = chosen.map(piece => ({ variantId: piece.choice.id, amount: piece.amount }))
    const isPersonalised = printed.isOn && printable(chosen).length > 0
    ask(asked.length > 0 ? { productId: product.id, pieces: asked, isPersonalised } : null)
  }
  const setAmount = (choice: Choice, amount: number) => {
    const amounts = withAmount(selection.amounts, choice, amount)
    setSelection({ ...selection, amounts })
    setProblems([])
    quoteFor(amounts, print)
  }
  const setPrint = (next: Personalisation) => {
    setPrintState(next)
    // Printing takes its days.
    if (next.isOn !== print.isOn) quoteFor(selection.amounts, next)
    setProblems(problems.filter(problem => !problem.isAboutText))
  }

  const entries = `product ${product.id}`
  useKept(entries, total > 0 || print.isOn ? { selection, print } : null, found => {
    const next = restored(chooser, found.selection)
    setSelection(wishedColor ? withColor(chooser, next, selection.colorId) : next)
    setPrintState(found.print)
    quoteFor(next.amounts, found.print)
  })

  /** Puts what is chosen into the cart. Tells whether the page has to show what is missing. */
  const add = async (): Promise<void> => {
    if (total === 0 || missing || isGone) {
      setAttempt('refused')
      if (missing) tell({ kind: 'warning', title: intl.formatMessage({ id: 'product.personalisation.missingToast' }) })
      return
    }
    const sent = pieces.map(piece => ({
      variantId: piece.choice.id,
      amount: piece.amount,
      texts: textsToSend(print, piece),
    }))
    const input = { productId: product.id, pieces: sent, personalised: print.isOn }
    const { isDone, payload, refusals } = await addToCart(input)
    setProblems(problemsOf(refusals, input))
    setAttempt(isDone ? 'none' : 'refused')
    if (!isDone || !payload) return
    keep(entries, null)
    tell({
      kind: 'success',
      title: addedText(intl, payload.addedAmount, product),
      detail: product.title,
      link: { label: intl.formatMessage({ id: 'product.toCart' }), to: '/cart' },
    })
  }

  const show = (next: Selection) => {
    setSelection(next)
    const color = chooser.colors.find(({ id }) => id === next.colorId)
    if (color && next.colorId !== selection.colorId) rename(`?${new URLSearchParams({ [colorParameter]: color.code })}`)
  }
  return {
    selection,
    show,
    setAmount,
    print,
    setPrint,
    pieces,
    total,
    isGone,
    missing,
    problems,
    attempt,
    quote,
    add,
    isAdding,
  }
}
