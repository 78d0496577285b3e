import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { BlockList } from './BlockList.tsx'
import style from './Canvas.module.css'
import type { Breakpoint } from './document.ts'
import { useDesigner, useDesignerState } from './useDesigner.ts'
import type { Dragging } from './useDragging.ts'

/** Windows in which the page is looked at, in pixels: a phone, a tablet, a desk. */
export const canvasWidths: Readonly<Record<Breakpoint, number>> = { xs: 390, md: 820, lg: 1160 }

/** What is being written in is no handle. */
const isWritten = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[contenteditable="true"], [data-no-drag]') !== null

/** The page as wide as it is looked at: made smaller where there is no room for it. */
export function Canvas({ dragging }: { dragging: Dragging }) {
  const intl = useIntl()
  const store = useDesigner()
  const blocks = useDesignerState(state => state.blocks)
  const at = useDesignerState(state => state.at)
  const language = useDesignerState(state => state.language)
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])
  const { setNodeRef: setDroppable } = useDroppable({ id: 'canvas' })
  const { listeners, setNodeRef: setDraggable } = useDraggable({ id: 'canvas', disabled: isReadOnly })
  const width = at === 'lg' ? Math.max(canvasWidths.lg, room) : canvasWidths[at]
  const zoom = room > 0 ? Math.min(1, room / width) : 1

  const pressed = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-block]')?.dataset.block ?? null) : null
  const onPress = (event: PointerEvent) => {
    if (isWritten(event.target) || (event.target as Element).closest('[role="toolbar"]')) return
    store.select(pressed(event.target))
  }
  const onDoubleClick = (event: MouseEvent) => {
    const id = pressed(event.target)
    if (id !== null && !isWritten(event.target)) store.write(id)
  }
  const line = dragging.landing?.area === 'canvas' ? dragging.landing.at.line : null
  return (
    <div
      ref={element => {
        scroller.current = element
        setDroppable(element)
      }}
      className={style.scroller}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short way for those with a mouse; every block takes focus and keys by itself */}
      <div
        ref={element => {
          setDraggable(element)
          dragging.setArea('canvas', element)
        }}
        className={style.stage}
        style={{ inlineSize: width * zoom }}
        data-dragging={dragging.type !== null || undefined}
        onPointerDown={onPress}
        onDoubleClick={onDoubleClick}
        onMouseDown={event => !isWritten(event.target) && listeners?.onMouseDown?.(event)}
        onTouchStart={event => !isWritten(event.target) && listeners?.onTouchStart?.(event)}
      >
        <section
          className={style.page}
          style={{ inlineSize: width, zoom, '--zoom': zoom } as React.CSSProperties}
          lang={language}
          aria-label={intl.formatMessage({ id: 'admin.designer.canvas' })}
        >
          <BlockList blocks={blocks} parent={null} slot={0} />
        </section>
        {line && (
          <div
            className={style.line}
            style={{ left: line.x, top: line.y, width: line.width, height: line.height }}
            aria-hidden
          />
        )}
      </div>
    </div>
  )
}
