import { type RefObject, useEffect, useState } from 'react'
import { columnsAt, itemsOfNextRow } from './furtherRows.ts'
import { useOnVisible } from './useOnVisible.ts'

/** How long a window is left alone that is being resized, in milliseconds. Source: platform.md 9. */
const resizeRest = 100

export interface FurtherRowsProps {
  /** How many things there are so far. */
  present: number
  hasNext: boolean
  isLoadingNext: boolean
  failure: Error | null
  more: (count: number) => void
}

/** Lets a grid grow by a row when somebody scrolls to its end; `loadRow` is the same for a button, `end` goes behind the grid. */
export function useFurtherRows({ present, hasNext, isLoadingNext, failure, more }: FurtherRowsProps): {
  loadRow: () => void
  end: RefObject<HTMLDivElement | null>
} {
  const [hasScrolled, setScrolled] = useState(false)
  const [columns, setColumns] = useState(3)
  useEffect(() => {
    const measure = () => setColumns(columnsAt(window.innerWidth))
    measure()
    let rest: ReturnType<typeof setTimeout>
    const onResize = () => {
      clearTimeout(rest)
      rest = setTimeout(measure, resizeRest)
    }
    const onScroll = () => setScrolled(true)
    window.addEventListener('resize', onResize)
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    return () => {
      clearTimeout(rest)
      window.removeEventListener('resize', onResize)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  const loadRow = () => {
    if (hasNext && !isLoadingNext) more(itemsOfNextRow(present, columns))
  }
  const end = useOnVisible<HTMLDivElement>(loadRow, {
    margin: '400px',
    isActive: hasScrolled && hasNext && !isLoadingNext && !failure,
  })
  return { loadRow, end }
}
