import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { noteListUrl, rowToGoOnWith, takeReturn } from './returning.ts'
import { focusRow } from './useRowKeys.ts'

/**
 * Puts the keyboard back on the row where somebody was, when they come back to a list, and on the row in its place when
 * what they were on is gone: the focus never falls to the page as a whole.
 */
export function useReturn(
  content: RefObject<HTMLElement | null>,
  path: string,
  address: string,
  rows: readonly { readonly id: string }[],
): void {
  const ids = rows.map(row => row.id).join(' ')
  const isArriving = useRef(true)
  const goOn = useEffectEvent(() => {
    const isReturning = takeReturn()
    const { activeElement, body } = document
    // Going back, the browser leaves the keyboard where the page before had it: on all of the content.
    const isOnAll = isArriving.current && activeElement?.id === 'content'
    const isLost = activeElement === null || activeElement === body || isOnAll
    isArriving.current = false
    const at = isReturning || isLost ? rowToGoOnWith(path, address, ids === '' ? [] : ids.split(' ')) : null
    noteListUrl(path, address)
    // The router puts the keyboard at the beginning of each new page; this comes after it.
    if (at !== null) queueMicrotask(() => focusRow(content.current, at))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is another or holds other rows
  useEffect(() => goOn(), [address, ids])
}
