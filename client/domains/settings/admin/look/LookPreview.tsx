import { useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { localized } from '../../../../router/place.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import style from './look.module.css'
import { type LookForm, logoCss, type Scheme, type UsualColours } from './lookForm.ts'
import { useDraft } from './useDraft.ts'

const pages = {
  '/': 'look.preview.start',
  '/specials': 'look.preview.list',
  '/cart': 'look.preview.cart',
  '/login': 'look.preview.login',
  '/Privacy': 'look.preview.text',
} as const satisfies Readonly<Record<string, MessageId>>
type Path = keyof typeof pages

/** Windows of a phone and of a desk, in which the page is laid out. */
const widths = { phone: 390, desktop: 1280 } as const

/** Real pages of the shop in the look of the form around; one can go on in them. */
export function LookPreview({ usual }: { usual: UsualColours }) {
  return <Corner>{attempt => <Framed usual={usual} attempt={attempt} />}</Corner>
}

/** Draws a framed page in a look. It is a page of this very site, so that its style sheets can be added to. */
function dress(frame: HTMLIFrameElement, css: string, form: LookForm, scheme: Scheme): void {
  const { contentDocument: page, contentWindow } = frame
  const view = contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null
  // A page that has not begun has nothing yet that could be dressed.
  if (!page?.documentElement || !view) return
  const sheet = new view.CSSStyleSheet()
  const link = page.querySelector("header a[href='/'], header a[href='/en']")
  const picture = link?.querySelector('img')
  const shown = picture?.getAttribute('src') ?? ''
  sheet.replaceSync(css + logoCss(form, scheme, { shown, name: picture?.alt ?? link?.textContent ?? '' }))
  page.adoptedStyleSheets = [sheet]
  page.documentElement.dataset.scheme = scheme
}

function Framed({ usual, attempt }: { usual: UsualColours; attempt: number }) {
  const intl = useIntl()
  const language = useLanguage()
  const { css } = useDraft(usual, attempt)
  const { values: form } = useEditingContext<LookForm>()
  const [path, setPath] = useState<Path>('/')
  const [width, setWidth] = useState<keyof typeof widths>('phone')
  const [scheme, setScheme] = useState<Scheme>('light')
  const frame = useRef<HTMLIFrameElement>(null)
  const show = useCallback(() => {
    if (frame.current) dress(frame.current, css, form, scheme)
  }, [css, form, scheme])
  useEffect(show, [show])

  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const wide = width === 'phone' ? Math.min(widths.phone, room.width || widths.phone) : widths.desktop
  const scale = room.width > 0 ? Math.min(1, room.width / wide) : 1
  return (
    <section className={style.pane} aria-label={intl.formatMessage({ id: 'look.preview.title' })}>
      <div className={style.switches}>
        <SelectField
          label={intl.formatMessage({ id: 'look.preview.page' })}
          isLabelHidden
          value={path}
          options={(Object.entries(pages) as [Path, MessageId][]).map(([value, title]) => ({
            value,
            label: intl.formatMessage({ id: title }),
          }))}
          onChange={event => setPath(event.target.value as Path)}
        />
        <SegmentedControl
          label={intl.formatMessage({ id: 'look.preview.width' })}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'phone', label: <FormattedMessage id="look.preview.phone" /> },
            { value: 'desktop', label: <FormattedMessage id="look.preview.desktop" /> },
          ]}
        />
        <SegmentedControl
          label={intl.formatMessage({ id: 'look.preview.scheme' })}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: <FormattedMessage id="look.light" /> },
            { value: 'dark', label: <FormattedMessage id="look.dark" /> },
          ]}
        />
      </div>
      <div ref={box} className={style.box}>
        <iframe
          key={path}
          ref={frame}
          className={style.frame}
          title={intl.formatMessage({ id: 'look.preview.title' })}
          src={`${localized(path, language)}?preview=look`}
          onLoad={show}
          style={{
            width: wide,
            height: room.height > 0 ? room.height / scale : undefined,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            marginInline: scale < 1 ? undefined : 'auto',
          }}
        />
      </div>
    </section>
  )
}
