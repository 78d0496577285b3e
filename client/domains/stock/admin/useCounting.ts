import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { soundRefusal } from './camera.ts'
import { useCountStockPiece } from './mutations/useCountStockPiece.ts'
import { nameOf } from './pieceNames.ts'

/** A code that was scanned, and what became of it. */
export interface Scan {
  readonly id: number
  readonly code: string
  readonly state: 'waiting' | 'counted' | 'refused' | 'failed'
  /** The piece and how many of it are counted now; or why it was not counted. */
  readonly text: string
  readonly counted: number | null
  /** Scans it again, where the connection failed. */
  readonly retry: () => void
}

/** Latest scans that stay in sight; those that were not counted stay until there are so many of them. */
const mostShown = 8
/** The list follows when nobody has counted for so long. */
const RELOAD_AFTER_MILLISECONDS = 1200

const refusals = {
  VARIANT_UNKNOWN: 'admin.taking.unknownCode',
  NOT_FOUND: 'admin.taking.otherCount',
  TRANSITION_NOT_ALLOWED: 'admin.taking.hasEnded',
} as const

/** Counts lines of a stock-taking: by code, each scan one more, or by a number that was typed. */
export function useCounting(takingId: string) {
  const intl = useIntl()
  const router = useRouter()
  const changes = useChanges()
  const [countPiece] = useCountStockPiece()
  const [scans, setScans] = useState<readonly Scan[]>([])
  const next = useRef(0)
  const reloading = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reloading.current), [])

  const reloadSoon = () => {
    clearTimeout(reloading.current)
    reloading.current = setTimeout(() => {
      // Without it the page would be shown as it was read: tabs and their counts are the server's to say.
      changes.note()
      router.reload()
    }, RELOAD_AFTER_MILLISECONDS)
  }
  const whyNot = (answer: { readonly refusals: readonly { readonly code: string }[] }) => {
    const [first] = answer.refusals
    return wordsOf(first ? refusalMessage(first.code, refusals) : 'admin.taking.scanFailed', intl)
  }
  const change = (id: number, later: Partial<Scan>) =>
    setScans(before => before.map(each => (each.id === id ? { ...each, ...later } : each)))
  const send = async (id: number, code: string) => {
    change(id, { state: 'waiting', text: '' })
    const answer = await countPiece({ takingId, code })
    const line = answer.payload?.line
    if (answer.isDone && line) {
      change(id, { state: 'counted', text: nameOf(line, intl), counted: line.counted ?? null })
      return reloadSoon()
    }
    soundRefusal()
    change(id, { state: answer.failure ? 'failed' : 'refused', text: whyNot(answer) })
  }
  const scan = (typed: string) => {
    const code = typed.trim()
    if (code === '') return
    next.current += 1
    const id = next.current
    const scanned: Scan = {
      ...{ id, code, state: 'waiting', text: '', counted: null },
      retry: () => void send(id, code),
    }
    setScans(before => shownOf([scanned, ...before]))
    void send(id, code)
  }
  /** Null where it was counted, else why not. */
  const count = async (lineId: string, setTo: number | null): Promise<string | null> => {
    const answer = await countPiece({ takingId, lineId, setTo })
    if (!answer.isDone) return whyNot(answer)
    reloadSoon()
    return null
  }
  return { scans, scan, count }
}

/** The latest of them, and of the others what was not counted: nothing that somebody has to look after is lost. */
const shownOf = (scans: readonly Scan[]): readonly Scan[] =>
  scans.filter(({ state }, at) => at < mostShown || state === 'failed' || state === 'refused').slice(0, 100)
