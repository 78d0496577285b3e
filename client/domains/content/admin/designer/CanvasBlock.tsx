import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { BlockBar } from './BlockBar.tsx'
import { BlockBody } from './BlockBody.tsx'
import { typeOf } from './blockTypes.ts'
import style from './Canvas.module.css'
import type { Block } from './document.ts'
import { InPlaceText } from './InPlaceText.tsx'
import { ResizeHandle } from './ResizeHandle.tsx'
import { SlotsBody } from './SlotsBody.tsx'
import { useDesigner, useDesignerState } from './useDesigner.ts'

/** A block on the page: as visitors see it, with what can be done to it while it is selected. Hidden ones are hatched, not
 *  gone. Drawn anew only when it or what concerns it is another. */
export const CanvasBlock = memo(function CanvasBlock({ block }: { block: Block }) {
  const intl = useIntl()
  const store = useDesigner()
  const isSelected = useDesignerState(state => state.selected === block.id)
  const isWriting = useDesignerState(state => state.writing === block.id)
  const isDragged = useDesignerState(state => state.dragged === block.id)
  const isHidden = useDesignerState(
    state => !block.attrs.visible[state.at] || (block.attrs.languages?.includes(state.language) ?? true) === false,
  )
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const frame = useRef<HTMLDivElement>(null)
  const type = typeOf(block.type)
  const title = type ? wordsOf(type.title, intl) : block.type
  useEffect(() => {
    const element = frame.current
    if (!isSelected || isWriting || !element) return
    element.scrollIntoView({ block: 'nearest' })
    // Only where the hand is in the canvas already: who types in the panel goes on typing.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[data-block]'))
      element.focus({ preventScroll: true })
  }, [isSelected, isWriting])
  const { size } = block.attrs
  const canWrite = type?.isText === true
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of what is drawn, not of fields
    <div
      ref={frame}
      role="group"
      tabIndex={isSelected ? 0 : -1}
      className={style.block}
      style={{ '--xs': size.xs, '--md': size.md, '--lg': size.lg } as CSSProperties}
      data-block={block.id}
      data-selected={isSelected || undefined}
      data-hidden={isHidden || undefined}
      data-dragged={isDragged || undefined}
      aria-label={isHidden ? intl.formatMessage({ id: 'admin.designer.hiddenBlock' }, { title }) : title}
      onFocus={event => {
        if (event.target === event.currentTarget) store.select(block.id)
      }}
    >
      {isSelected && <BlockBar block={block} title={title} />}
      {isWriting && canWrite ? (
        <InPlaceText block={block} />
      ) : type?.slots !== undefined ? (
        <SlotsBody block={block} />
      ) : (
        // What stands on the page leads nowhere and takes no focus while the page is made.
        <div className={style.body} inert>
          <BlockBody block={block} />
        </div>
      )}
      {isSelected && !isReadOnly && <ResizeHandle block={block} />}
    </div>
  )
})
