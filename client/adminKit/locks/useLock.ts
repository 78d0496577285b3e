import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRouter } from '../../router/RouterContext.ts'
import { freeLock } from './freeLock.ts'
import { useTakeLock } from './useTakeLock.ts'

/** Whoever else is editing the thing. */
export interface HeldLock {
  readonly lockedBy: string
  /** It is the viewer, in another tab. */
  readonly isOwnElsewhere: boolean
  readonly viewerCanBreak: boolean
}

export interface Locking {
  /** Null: nobody else, as far as is known. */
  readonly held: HeldLock | null
  /** Takes the lock away from whoever holds it. */
  readonly takeOver: () => Promise<void>
}

/** How often one's own lock is given a sign of life, and how often one looks whether that of somebody else has ended. */
const aliveMilliseconds = 30_000
const lookMilliseconds = 5_000
/** Who did nothing for so long is not at work: the lock ends by itself, and the session may end, too. */
const idleMilliseconds = 10 * 60_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Holds the lock of what a page edits while the page is open (`id` is its global id; null: nothing is locked): taken when it
 * opens, kept alive while somebody is at work, given back on leaving. While somebody else has it the page is read-only; as soon
 * as it is free it is taken and the page reads anew what they saved. A hidden tab that waits does not ask.
 */
export function useLock(id: string | null): Locking {
  const take = useTakeLock()
  const router = useRouter()
  const [held, setHeld] = useState<HeldLock | null>(null)
  const wasHeld = useRef(false)
  const lastSign = useRef(0)

  const ask = async (isForced: boolean) => {
    if (id === null) return
    const { payload } = await take({ id, isForced })
    // What failed was said; the next sign tries again.
    if (!payload?.lock) return
    const { isMine, lockedBy, isOwnElsewhere, viewerCanBreak } = payload.lock
    setHeld(isMine ? null : { lockedBy, isOwnElsewhere, viewerCanBreak })
    if (isMine && wasHeld.current) router.reload()
    wasHeld.current = !isMine
  }
  const look = useEffectEvent(() => ask(false))
  useEffect(() => {
    if (id === null) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const isAtWork = () => Date.now() - lastSign.current < idleMilliseconds
    const next = async () => {
      clearTimeout(timer)
      const isWaiting = wasHeld.current
      if (isAtWork() && !(isWaiting && document.hidden)) await look()
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(next, wasHeld.current ? lookMilliseconds : aliveMilliseconds)
    }
    const onSign = () => {
      const isBack = !isAtWork()
      lastSign.current = Date.now()
      if (isBack) void next()
    }
    const onShown = () => {
      if (!document.hidden) onSign()
      if (!document.hidden && wasHeld.current) void next()
    }
    const onHide = () => freeLock(id)
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('pageshow', onShown)
    window.addEventListener('pagehide', onHide)
    onSign()
    return () => {
      isOver = true
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, onSign)
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('pageshow', onShown)
      window.removeEventListener('pagehide', onHide)
      freeLock(id)
    }
  }, [id])
  return { held, takeOver: () => ask(true) }
}
