import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { OnceWanted } from '../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useOnVisible } from '../../../ui/useOnVisible.ts'
import { positionOf, type Slide } from '../parts/slider/placement.ts'
import type { SliderSettings } from '../parts/slider/Slider.tsx'
import { columnsAt, itemsOfNextRow } from './columns.ts'
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

/** How long a window is left alone that is being resized, in milliseconds. Source: platform.md 9. */
const resizeRest = 100

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
    if (hasNext && !isLoadingNext) more(itemsOfNextRow(slides.length, columns))
  }
  const sentinel = useOnVisible<HTMLDivElement>(loadRow, {
    margin: '400px',
    isActive: hasScrolled && hasNext && !isLoadingNext && !failure,
  })
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
      <div ref={sentinel} />
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
