import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useOnVisible } from '../../../ui/useOnVisible.ts'
import style from './NearbyCarousels.module.css'
import { type CarouselKind, type CarouselPlace, carouselsAt } from './place.ts'

/** How far from the window's edge a carousel is loaded: it has its height before anybody sees it. */
const near = '600px'

const loadContent = () => lazy(() => import('./LoadedCarousel.tsx'))

/**
 * The carousels below a page's own content (shop.md 2). Each asks for its products when it comes near, in code of its
 * own, so that neither the page nor its first answer is larger for them. Where there is nothing to show there is no gap;
 * without scripts there are none.
 */
export function NearbyCarousels(place: CarouselPlace) {
  return carouselsAt(place).map(kind => (
    <NearbyCarousel key={`${kind} ${place.product} ${place.group}`} kind={kind} {...place} />
  ))
}

function NearbyCarousel({ kind, ...place }: CarouselPlace & { kind: CarouselKind }) {
  // Code that failed to load fails for good, hence new code with each attempt.
  const [attempt, setAttempt] = useState<{ number: number; Content: ReturnType<typeof loadContent> } | null>(null)
  const next = () => setAttempt({ number: (attempt?.number ?? 0) + 1, Content: loadContent() })
  const waiting = useOnVisible<HTMLDivElement>(next, { margin: near, isActive: attempt === null })
  if (attempt === null) return <div ref={waiting} className={style.reserved} />
  const { number, Content } = attempt
  return (
    <Boundary
      resetKey={number}
      fallback={() => (
        <p className={style.failed}>
          <Button look="quiet" onClick={next}>
            <FormattedMessage id="ui.error.retry" />
          </Button>
        </p>
      )}
    >
      <Suspense
        fallback={
          <div className={style.reserved}>
            <Skeleton height="100%" />
          </div>
        }
      >
        <Content kind={kind} {...place} fetchKey={number} />
      </Suspense>
    </Boundary>
  )
}
