import { type CSSProperties, type MouseEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { OnceWanted } from '../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useFurtherRows } from '../../../ui/useFurtherRows.ts'
import { positionOf, type Slide } from '../parts/slider/placement.ts'
import type { SliderSettings } from '../parts/slider/Slider.tsx'
import style from './PictureGrid.module.css'

const Lightbox = onDemand(() => import('../parts/slider/Lightbox.tsx'))

export interface PictureGridProps {
  slides: readonly Slide[]
  total: number
  settings: SliderSettings & { readonly title: string }
  hasNext: boolean
  isLoadingNext: boolean
  more: (count: number) => void
  failure: Error | null
  retry: () => void
}

/** All pictures of a gallery in rows; a further row comes when somebody scrolls to the end, or asks for it. */
export function PictureGrid({
  slides,
  total,
  settings,
  hasNext,
  isLoadingNext,
  more,
  failure,
  retry,
}: PictureGridProps) {
  const intl = useIntl()
  const [opened, setOpened] = useState<number | null>(null)
  const { loadRow, end } = useFurtherRows({ present: slides.length, hasNext, isLoadingNext, failure, more })
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpened(place)
  }
  return (
    <>
      <h2 className={`h2 ${style.title}`}>
        <FormattedMessage id="gallery.all" values={{ count: total }} />
      </h2>
      <ul className={style.grid}>
        {slides.map((slide, place) => {
          const picture = (
            <span className={style.picture} style={{ '--position': positionOf(slide, settings) } as CSSProperties}>
              <Picture
                src={slide.url}
                srcSet={slide.srcSet}
                sizes="(width >= 1200px) 400px, (width >= 800px) 45vw, 92vw"
                width={slide.width}
                height={slide.height}
                ratio="3 / 2"
                alt={slide.alt}
              />
            </span>
          )
          return (
            <li key={slide.id}>
              <figure>
                {settings.onClick === 'FULLSCREEN' ? (
                  <a
                    href={slide.large}
                    aria-label={intl.formatMessage({ id: 'gallery.slider.enlarge' }, { alt: slide.alt })}
                    onClick={event => open(event, place)}
                  >
                    {picture}
                  </a>
                ) : (
                  picture
                )}
                {slide.caption && <figcaption>{slide.caption}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
      <div ref={end} />
      {failure && <FailureLine error={failure} onRetry={retry} />}
      {hasNext && !failure && (
        <div className={style.more}>
          <Button look="outline" isBusy={isLoadingNext} onClick={loadRow}>
            <FormattedMessage id="gallery.more" />
          </Button>
        </div>
      )}
      <OnceWanted isWanted={opened !== null}>
        {() => (
          <Lightbox
            title={settings.title}
            slides={slides}
            total={total}
            size={settings.sizeClick}
            pivot={settings}
            at={opened}
            onMove={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
      </OnceWanted>
    </>
  )
}
