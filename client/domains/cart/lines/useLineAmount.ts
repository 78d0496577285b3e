import { useRef, useState } from 'react'
import { useChangeCartLine } from '../mutations/useChangeCartLine.ts'
import type { CartLineData } from './CartLine.tsx'
import type { LineRefusal } from './RefusalText.tsx'

interface Handlers {
  onGone: () => void
  /** Each piece has a text of its own, and the further ones need theirs first. */
  onNeedsTexts: (amount: number) => void
}

export interface LineAmount {
  /** What was wished for, until the server has answered. */
  shown: number
  /** `wish`: what was typed, where it is more than any position holds. */
  change: (amount: number, wish?: number) => void
  isPending: boolean
  refusal: LineRefusal | null
}

/** Codes that mean: this window shows an old cart. */
const outdated = ['NOT_FOUND', 'CART_EXPIRED']

/**
 * The amount of a position. Changes go out one after the other; of several quick ones only the last. What is more than
 * there is stops at what there is, and says so.
 */
export function useLineAmount(line: CartLineData, { onGone, onNeedsTexts }: Handlers): LineAmount {
  const [change, isPending] = useChangeCartLine()
  const [wanted, setWanted] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<LineRefusal | null>(null)
  const next = useRef<number | null>(null)
  const isRunning = useRef(false)

  const send = async () => {
    if (isRunning.current) return
    isRunning.current = true
    while (next.current !== null) {
      const amount = next.current
      next.current = null
      const { refusals, failure } = await change({ lineId: line.id, amount })
      const [refused] = refusals
      // The position shows the amount that its price is for; the wish stands beside it, to be sent again.
      if (failure && next.current === null) setRefusal({ code: 'NOT_SAVED', wish: amount })
      if (!refused) continue
      next.current = null
      if (outdated.includes(refused.code)) onGone()
      else if (refused.code === 'PERSONALISATION_MISSING') onNeedsTexts(amount)
      else {
        // What is left of a piece tells nothing of sets, which may hold several of it.
        const isSet = line.pieces.length > 0
        setRefusal({ ...refused, wish: isSet ? undefined : amount })
        const left = refused.code === 'ONLY_FEW_LEFT' && !isSet ? (refused.available ?? 0) : 0
        // Each answer names fewer than were asked for, so this ends.
        if (left > line.amount && left < amount) {
          setWanted(left)
          next.current = left
        }
      }
    }
    isRunning.current = false
    setWanted(null)
  }

  return {
    shown: wanted ?? line.amount,
    change: (amount, wish = amount) => {
      const possible = amount <= line.amount ? amount : Math.min(amount, Math.max(line.maxAmount, line.amount))
      setRefusal(possible < amount ? { code: 'ONLY_FEW_LEFT', available: line.maxAmount, wish } : null)
      if (possible === (wanted ?? line.amount)) return
      setWanted(possible)
      next.current = possible
      void send()
    },
    isPending,
    refusal,
  }
}
