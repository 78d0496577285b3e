import { useState } from 'react'
import { Corner } from '../../../ui/Corner.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useOnVisible } from '../../../ui/useOnVisible.ts'
import style from './NearbyCarousels.module.css'
import { type CarouselKind, type CarouselPlace, carouselsAt } from './place.ts'

/** How far from the window's edge a carousel is loaded: it has its height before anybody sees it. */
const near = '600px'

const Content = onDemand(() => import('./LoadedCarousel.tsx'))

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
  const [isNear, setNear] = useState(false)
  const waiting = useOnVisible<HTMLDivElement>(() => setNear(true), { margin: near, isActive: !isNear })
  if (!isNear) return <div ref={waiting} className={style.reserved} />
  return (
    <Corner
      failed={sentence => <div className={style.failed}>{sentence}</div>}
      waiting={
        <div className={style.reserved}>
          <Skeleton height="100%" />
        </div>
      }
    >
      {attempt => <Content kind={kind} {...place} fetchKey={attempt} />}
    </Corner>
  )
}
