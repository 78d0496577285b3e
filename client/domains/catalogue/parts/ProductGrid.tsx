import { type Key, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type LoadNext, useMore } from '../../../relay/useMore.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { breakpoints } from '../../../ui/theme/tokens.ts'
import { useOnVisible } from '../../../ui/useOnVisible.ts'
import style from './ProductGrid.module.css'
import ProductPreview from './ProductPreview.tsx'

/** Items in a grid before anybody scrolls. */
const firstItems = 6
/** Rows come by themselves up to this many items; then a button asks, so that the foot of the page can be reached. */
const itemsByThemselves = 24

export interface ProductGridProps {
  items: readonly { key: Key; content: ReactNode }[]
  totalCount: number
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadNext
  /** Shown with less colour while other rows are on their way. */
  isDimmed?: boolean
  /** Leaves the left to a rail of filters. */
  hasRail?: boolean
}

/** Columns of the grid at a width of the window, as the style sheet has them. */
export function columnsAt(width: number): number {
  if (width >= breakpoints.wide) return 4
  if (width >= breakpoints.xl) return 3
  return width >= breakpoints.lg ? 2 : 1
}

/** Whether a list has stopped to grow by itself: only then other things may stand below, or its rows would push them away
 *  from whoever looks at them. */
export const isSettled = (items: number, hasNext: boolean): boolean => !hasNext || items >= itemsByThemselves

/** How many items complete the present row, or make the next one. */
export function itemsOfNextRow(present: number, columns: number): number {
  return columns - (present % columns)
}

/** A list that grows by a row at a time while a visitor scrolls. */
export function ProductGrid(props: ProductGridProps) {
  const { items, totalCount, hasNext, isLoadingNext, loadNext, isDimmed, hasRail } = props
  const [limit, setLimit] = useState(Math.max(itemsByThemselves, items.length))
  const [hasScrolled, setHasScrolled] = useState(false)
  // A row that the first items leave half empty is completed without waiting for anybody to scroll.
  const [isRowOpen, setRowOpen] = useState(false)
  const { more, failure, retry } = useMore(loadNext)
  const grows = (hasScrolled || isRowOpen) && hasNext && items.length < limit && !failure

  useEffect(() => setRowOpen(items.length % columnsAt(window.innerWidth) !== 0), [items.length])
  useEffect(() => {
    const note = () => setHasScrolled(true)
    window.addEventListener('scroll', note, { once: true, passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  const loadRow = () => {
    if (hasNext && !isLoadingNext) more(itemsOfNextRow(items.length, columnsAt(window.innerWidth)))
  }
  // The key makes a new observer after each row, which reports at once if the end is still in sight.
  const sentinel = useOnVisible<HTMLDivElement>(loadRow, { margin: '600px', isActive: grows && !isLoadingNext })
  const next = Math.min(itemsByThemselves, totalCount - items.length)

  return (
    <>
      <ProductPreview />
      <ul
        className={style.grid}
        data-rail={hasRail || undefined}
        data-dimmed={isDimmed || undefined}
        aria-busy={isDimmed || undefined}
      >
        {items.map(item => (
          <li key={item.key}>{item.content}</li>
        ))}
      </ul>
      <div ref={sentinel} />
      {totalCount > firstItems && (
        <div className={style.more}>
          <p aria-live="polite">
            <FormattedMessage id="catalogue.grid.shown" values={{ shown: items.length, total: totalCount }} />
          </p>
          <progress max={totalCount} value={items.length} aria-hidden="true" />
          {failure && <FailureLine error={failure} onRetry={retry} />}
          {hasNext && !failure && (
            <Button
              look="outline"
              isBusy={isLoadingNext}
              onClick={() => {
                setLimit(items.length + itemsByThemselves)
                loadRow()
              }}
            >
              <FormattedMessage id="catalogue.grid.more" values={{ count: next }} />
            </Button>
          )}
        </div>
      )}
    </>
  )
}
