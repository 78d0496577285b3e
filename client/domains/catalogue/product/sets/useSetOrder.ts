import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { keep, useKept } from '../../../../ui/kept.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useAddSetToCart } from '../../../cart/mutations/useAddSetToCart.ts'
import { isAboutAnswer, useAskedAnswers } from '../../../cart/parts/asked/useAskedAnswers.ts'
import {
  type Chooser,
  mistypedChoice,
  type Pieces,
  piecesOf,
  restored,
  type Selection,
  startOf,
  withColor,
} from '../choice/choices.ts'
import { type Problem, problemsOf, stockProblems } from '../order/problems.ts'
import { useProductQuote } from '../order/useProductQuote.ts'
import {
  hasWrongText,
  missingText,
  notPersonalised,
  type Personalisation,
  printable,
  printsNothing,
  textsToSend,
} from '../personalisation/personalisation.ts'
import { balanceOf, completeFilling } from './balance.ts'

/** A piece of the set as far as ordering goes, in the order of the set. */
export interface SlotProduct {
  readonly id: string
  readonly chooser: Chooser
  readonly personalisation?: { readonly maxLength: number; readonly printable: string } | null
}

interface SlotState {
  readonly selection: Selection
  readonly print: Personalisation
}

const startSlot = ({ chooser }: SlotProduct, colorId: string | null): SlotState => ({
  selection: startOf(chooser, colorId),
  print: notPersonalised,
})

const missingIn = (pieces: readonly Pieces[], print: Personalisation) =>
  printable(pieces).length > 0 ? missingText(print, pieces) : null

/**
 * A buyer's way through the page of a set: what is chosen of each piece, what it comes to, and putting the sets into
 * the cart. The amounts stay after that. `colorId`: the colour that every piece begins with if it has it, so that a red
 * set is not sold with blue socks.
 */
export function useSetOrder(
  set: {
    readonly id: string
    readonly title: string
    readonly askedFields: readonly { readonly key: string; readonly isRequired: boolean }[]
  },
  products: readonly SlotProduct[],
  colorId: string | null,
) {
  const intl = useIntl()
  const { tell } = useToasts()
  const language = useLanguage()
  const [states, setStates] = useState(() => products.map(product => startSlot(product, colorId)))
  const answers = useAskedAnswers(set.askedFields)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [wasRefused, setRefused] = useState(false)
  const [quote, ask] = useProductQuote()
  const [addSetToCart, isAdding] = useAddSetToCart()

  const fillingOf = (slots: readonly SlotState[]) =>
    products.map(({ chooser }, at) => piecesOf(chooser, slots[at]?.selection.amounts ?? {}))
  const filling = fillingOf(states)
  const balance = balanceOf(filling)
  const slots = products.map((product, at) => {
    const { id, chooser } = product
    const { selection, print } = states[at] ?? startSlot(product, colorId)
    const pieces = filling[at] ?? []
    return { id, chooser, selection, print, pieces, missing: missingIn(pieces, print) }
  })

  const replace = (at: number, change: Partial<SlotState>): SlotState[] =>
    states.map((state, index) => (index === at ? { ...state, ...change } : state))

  const setSelection = (at: number, selection: Selection) => {
    const next = replace(at, { selection })
    setStates(next)
    if (selection.amounts === states[at]?.selection.amounts) return
    setProblems([])
    quoteFor(next)
  }
  const quoteFor = (next: readonly SlotState[]) => {
    // Unequal sets have no price; the complete ones among them do.
    const asked = completeFilling(fillingOf(next))
    ask(
      balanceOf(asked).sets > 0
        ? {
            productId: set.id,
            isPersonalised: asked.some((pieces, slot) => next[slot]?.print.isOn && printable(pieces).length > 0),
            slots: asked.map((pieces, slot) => ({
              productId: products[slot]?.id ?? '',
              pieces: pieces.map(({ choice, amount }) => ({ variantId: choice.id, amount })),
            })),
          }
        : null,
    )
  }
  const setPrint = (at: number, print: Personalisation) => {
    const next = replace(at, { print })
    setStates(next)
    // Printing takes its days.
    if (print.isOn !== states[at]?.print.isOn) quoteFor(next)
    setProblems(problems.filter(problem => problem.slot !== at || !problem.isAboutText))
  }
  /** Shows a colour in all pieces that come in it. */
  const setColor = (colorId: string) =>
    setStates(
      states.map((state, at) => {
        const chooser = products[at]?.chooser
        const hasColor = chooser?.colors.some(color => color.id === colorId)
        return chooser && hasColor ? { ...state, selection: withColor(chooser, state.selection, colorId) } : state
      }),
    )

  const entries = `set ${set.id}`
  const hasEntries = filling.some(pieces => pieces.length > 0) || states.some(({ print }) => print.isOn)
  useKept(entries, hasEntries ? states : null, found => {
    const next = products.map((product, at) => {
      const was = found[at] ?? startSlot(product, colorId)
      return { selection: restored(product.chooser, was.selection), print: was.print }
    })
    setStates(next)
    quoteFor(next)
  })

  const add = async (): Promise<void> => {
    const mistyped = slots.map(({ chooser, selection }) => mistypedChoice(chooser, selection, language))
    const at = mistyped.findIndex(choice => choice !== null)
    const choice = mistyped[at]
    if (choice) {
      // Its words stand at its size already, which may be one of another fit or colour.
      setStates(
        replace(at, {
          selection: { ...slots[at]!.selection, fit: choice.fit ?? null, colorId: choice.color?.id ?? null },
        }),
      )
      return
    }
    const isTextMissing = slots.some(slot => slot.missing !== null)
    const isTextWrong = products.some(
      ({ personalisation }, at) =>
        personalisation != null &&
        hasWrongText(slots[at]?.print ?? notPersonalised, slots[at]?.pieces ?? [], personalisation),
    )
    const isNothingPrinted = slots.some(({ print, pieces }) => printsNothing(print, pieces))
    const isAnswered = answers.isComplete()
    if (!balance.isEqual || isTextMissing || isTextWrong || isNothingPrinted || !isAnswered) {
      setRefused(true)
      if (isTextMissing)
        tell({ kind: 'warning', title: intl.formatMessage({ id: 'product.personalisation.missingToast' }) })
      return
    }
    const input = {
      productId: set.id,
      ...(answers.sent.length > 0 && { answers: answers.sent }),
      slots: slots.map(slot => ({
        productId: slot.id,
        pieces: slot.pieces.map(piece => ({
          variantId: piece.choice.id,
          amount: piece.amount,
          texts: textsToSend(slot.print, piece),
        })),
      })),
    }
    const { isDone, payload, refusals } = await addSetToCart(input)
    answers.refuse(refusals)
    setProblems(
      problemsOf(
        refusals.filter(each => !isAboutAnswer(each)),
        input,
      ),
    )
    setRefused(!isDone)
    if (!isDone || !payload) return
    keep(entries, null)
    tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'product.set.added' }, { count: payload.addedAmount }),
      detail: set.title,
      link: { label: intl.formatMessage({ id: 'product.toCart' }), to: '/cart' },
    })
  }

  const shown = problems.length > 0 || quote.isStale ? problems : stockProblems(quote)
  return {
    slots,
    balance,
    filling,
    problems: shown,
    wasRefused,
    quote,
    isAdding,
    setSelection,
    setPrint,
    setColor,
    answers,
    add,
  }
}
