import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage, useRouter } from '../../../../router/RouterContext.ts'
import { keep, useKept } from '../../../../ui/kept.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useAddToCart } from '../../../cart/mutations/useAddToCart.ts'
import { isAboutAnswer, useAskedAnswers } from '../../../cart/parts/asked/useAskedAnswers.ts'
import {
  type Choice,
  type Chooser,
  colorParameter,
  isOrderable,
  mistypedChoice,
  piecesOf,
  restored,
  type Selection,
  startOfGoods,
  totalOf,
  withColor,
  withEntry,
} from '../choice/choices.ts'
import { type AskedProperty, askedProblem, writtenToSend } from '../personalisation/asked.ts'
import {
  hasWrongText,
  missingText,
  notPersonalised,
  type Personalisation,
  printable,
  printsNothing,
  textsToSend,
} from '../personalisation/personalisation.ts'
import type { PlacedTeam } from '../teamList/placeTeam.ts'
import { addedText, type Unit } from './addedText.ts'
import { withMore } from './morePieces.ts'
import { type Problem, problemsOf, stockProblems } from './problems.ts'
import { useProductQuote } from './useProductQuote.ts'

interface OrderedProduct {
  readonly quantityUnit?: Unit | null
  readonly id: string
  readonly title: string
  readonly personalisation?: { readonly maxLength: number; readonly printable: string } | null
  readonly askedProperties: readonly AskedProperty[]
  readonly askedFields: readonly { readonly key: string; readonly isRequired: boolean }[]
}

/** What was tried to be bought, and why it was not: a size is missing, a text, or the server said no. */
export type Attempt = 'none' | 'refused'

/**
 * A buyer's way through the page of a product: what is chosen, what it costs, and putting it into the cart. The
 * amounts stay after that. `colorId`: the colour to begin with, null for the leading one.
 */
export function useGoodsOrder(product: OrderedProduct, chooser: Chooser, colorId: string | null) {
  const intl = useIntl()
  const { tell } = useToasts()
  const language = useLanguage()
  const { rename } = useRouter()
  const [selection, setSelection] = useState(() => startOfGoods(chooser, colorId))
  const [print, setPrintState] = useState(notPersonalised)
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const answers = useAskedAnswers(product.askedFields)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState<Attempt>('none')
  const [quote, ask] = useProductQuote()
  const [addToCart, isAdding] = useAddToCart()

  const pieces = piecesOf(chooser, selection.amounts)
  const total = totalOf(pieces)
  const mistyped = mistypedChoice(chooser, selection, language)
  const isGone = !chooser.choices.some(isOrderable)
  // Where none of its sizes can be printed on, there is nothing to write.
  const asked = chooser.choices.some(choice => choice.isPersonalisable) ? product.askedProperties : []
  const missing = printable(pieces).length > 0 ? missingText(print, pieces) : null

  const quoteFor = (amounts: Selection['amounts'], printed: Personalisation) => {
    const chosen = piecesOf(chooser, amounts)
    const asked = chosen.map(piece => ({ variantId: piece.choice.id, amount: piece.amount }))
    const isPersonalised = printed.isOn && printable(chosen).length > 0
    ask(asked.length > 0 ? { productId: product.id, pieces: asked, isPersonalised } : null)
  }
  // Nobody chose the piece that a product of one size begins with, so no event asks what it costs.
  const askFirst = useEffectEvent(() => {
    if (total > 0) quoteFor(selection.amounts, print)
  })
  useEffect(() => askFirst(), [])
  const setEntry = (choice: Choice, typed: string) => {
    const next = withEntry(selection, choice, typed, language)
    setSelection(next)
    setProblems([])
    if (next.amounts !== selection.amounts) quoteFor(next.amounts, print)
  }
  const moreOf = (count: number) => withMore(chooser, selection, quote.quote?.nextTierVariantIds ?? [], count)
  /** Adds pieces to what is chosen, so that a tier is reached; null where there are not so many. */
  const addMore = moreOf(quote.quote?.nextTier?.missing ?? 1)
    ? (count: number) => {
        const next = moreOf(count)
        if (!next) return
        setSelection(next)
        setProblems([])
        quoteFor(next.amounts, print)
      }
    : undefined
  /** Puts a team into sizes and texts, in place of what was chosen. */
  const takeTeam = (team: Pick<PlacedTeam, 'amounts' | 'print'>) => {
    setSelection({ ...selection, amounts: team.amounts, entries: {} })
    setPrintState(team.print)
    setProblems([])
    quoteFor(team.amounts, team.print)
  }
  const setPrint = (next: Personalisation) => {
    setPrintState(next)
    // Printing takes its days.
    if (next.isOn !== print.isOn) quoteFor(selection.amounts, next)
    setProblems(problems.filter(problem => !problem.isAboutText))
  }

  /** Takes what is written for a property. */
  const write = (key: string, text: string) => {
    setWritten({ ...written, [key]: text })
    setProblems(problems.filter(problem => !problem.isAboutText))
  }

  const entries = `product ${product.id}`
  useKept(entries, total > 0 || print.isOn ? { selection, print, written, given: answers.given } : null, found => {
    const next = restored(chooser, found.selection)
    setSelection(colorId ? withColor(chooser, next, selection.colorId) : next)
    setPrintState(found.print)
    setWritten(found.written)
    // Kept before the shop asked.
    answers.setGiven(found.given ?? {})
    quoteFor(next.amounts, found.print)
  })

  /** Puts what is chosen into the cart. Tells whether the page has to show what is missing. */
  const add = async (): Promise<void> => {
    if (mistyped) {
      // Its words stand at its size already, which may be one of another fit or colour.
      setSelection({ ...selection, fit: mistyped.fit ?? null, colorId: mistyped.color?.id ?? null })
      return
    }
    const isWrong = product.personalisation != null && hasWrongText(print, pieces, product.personalisation)
    const characters = product.personalisation?.printable ?? ''
    const isUnwritten = asked.some(each => askedProblem(each, written[each.key] ?? '', characters) !== null)
    const isAnswered = answers.isComplete()
    if (total === 0 || missing || isGone || isWrong || isUnwritten || !isAnswered || printsNothing(print, pieces)) {
      setAttempt('refused')
      if (missing) tell({ kind: 'warning', title: intl.formatMessage({ id: 'product.personalisation.missingToast' }) })
      return
    }
    const sent = pieces.map(piece => ({
      variantId: piece.choice.id,
      amount: piece.amount,
      texts: textsToSend(print, piece),
    }))
    const own = writtenToSend(asked, written)
    const input = {
      ...{ productId: product.id, pieces: sent, personalised: print.isOn },
      ...(own.length > 0 && { written: own }),
      ...(answers.sent.length > 0 && { answers: answers.sent }),
    }
    const { isDone, payload, refusals } = await addToCart(input)
    answers.refuse(refusals)
    setProblems(
      problemsOf(
        refusals.filter(each => !isAboutAnswer(each)),
        input,
      ),
    )
    setAttempt(isDone ? 'none' : 'refused')
    if (!isDone || !payload) return
    keep(entries, null)
    tell({
      kind: 'success',
      title: addedText(intl, payload.addedAmount, product.quantityUnit),
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
    setEntry,
    addMore,
    takeTeam,
    print,
    setPrint,
    written,
    write,
    answers,
    pieces,
    total,
    isGone,
    missing,
    // What the price's answer says of the stock, before anything was put into the cart.
    problems: problems.length > 0 || quote.isStale ? problems : stockProblems(quote),
    attempt,
    quote,
    add,
    isAdding,
  }
}
