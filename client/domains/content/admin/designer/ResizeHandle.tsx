import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import style from './Canvas.module.css'
import { type Block, units } from './document.ts'
import { useDesigner, useDesignerState } from './useDesigner.ts'

/** The right edge of a block, pulled or pushed by arrow keys: its width in the twelve units of its row. */
export function ResizeHandle({ block }: { block: Block }) {
  const intl = useIntl()
  const store = useDesigner()
  const at = useDesignerState(state => state.at)
  const start = useRef<{ left: number; unit: number; subject: string } | null>(null)
  const size = block.attrs.size[at]
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.closest('[data-block]')
    const list = frame?.parentElement
    if (!frame || !list || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const unit = list.getBoundingClientRect().width / units
    start.current = { left: frame.getBoundingClientRect().left, unit, subject: `pull ${block.id} ${event.timeStamp}` }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!start.current) return
    const { left, unit, subject } = start.current
    store.resize(block.id, (clientX - left) / unit, subject)
  }
  const stop = () => {
    start.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    const next = event.key === 'Home' ? 1 : event.key === 'End' ? units : step && size + step
    if (next === undefined || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    store.resize(block.id, next)
  }
  return (
    <div
      className={style.handle}
      data-no-drag
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'admin.designer.size' })}
      aria-valuemin={1}
      aria-valuemax={units}
      aria-valuenow={size}
      aria-valuetext={intl.formatMessage({ id: 'admin.designer.sizeText' }, { size })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={onKeyDown}
    />
  )
}
