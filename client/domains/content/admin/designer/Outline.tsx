import { useDraggable } from '@dnd-kit/core'
import { memo, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { BlockIcon, HiddenIcon } from './blockIcons.tsx'
import { typeOf } from './blockTypes.ts'
import { type Block, textIn } from './document.ts'
import { excerptOf } from './excerpt.ts'
import { listKey } from './measure.ts'
import style from './Sides.module.css'
import { useDesigner, useDesignerState } from './useDesigner.ts'
import type { Dragging } from './useDragging.ts'

/** The page as a tree of its blocks, with the same keys and the same dragging as the page itself. */
export function Outline({ dragging }: { dragging: Dragging }) {
  const intl = useIntl()
  const blocks = useDesignerState(state => state.blocks)
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const { listeners, setNodeRef } = useDraggable({ id: 'outline', disabled: isReadOnly })
  const line = dragging.landing?.area === 'outline' ? dragging.landing.at.line : null
  if (blocks.length === 0)
    return (
      <p className={style.hint}>
        <FormattedMessage id="admin.designer.emptyPage" />
      </p>
    )
  return (
    <div
      ref={element => {
        setNodeRef(element)
        dragging.setArea('outline', element)
      }}
      className={style.outline}
      {...listeners}
    >
      <div role="tree" aria-label={intl.formatMessage({ id: 'admin.designer.outline' })}>
        <Branch blocks={blocks} parent={null} slot={0} level={1} />
      </div>
      {line && (
        <div
          className={style.line}
          style={{ left: line.x, top: line.y, width: line.width, height: line.height }}
          aria-hidden
        />
      )}
    </div>
  )
}

interface BranchProps {
  blocks: readonly Block[]
  parent: string | null
  slot: number
  level: number
}

const Branch = memo(function Branch({ blocks, parent, slot, level }: BranchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of tree items, not of fields
    <div role="group" data-list={listKey(parent, slot)} className={style.branch}>
      {blocks.map((block, at) => (
        <Leaf key={block.id} block={block} level={level} at={at} count={blocks.length} />
      ))}
    </div>
  )
})

interface LeafProps {
  block: Block
  level: number
  at: number
  count: number
}

const Leaf = memo(function Leaf({ block, level, at, count }: LeafProps) {
  const intl = useIntl()
  const store = useDesigner()
  const row = useRef<HTMLDivElement>(null)
  const isSelected = useDesignerState(state => state.selected === block.id)
  const isFirst = useDesignerState(state => state.selected === null && state.blocks[0]?.id === block.id)
  const language = useDesignerState(state => state.language)
  const isHidden = useDesignerState(state => !block.attrs.visible[state.at])
  const type = typeOf(block.type)
  const title = type ? wordsOf(type.title, intl) : block.type
  const excerpt = excerptOf(block, language)
  useEffect(() => {
    if (!isSelected) return
    row.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement?.closest('[role="tree"]')) row.current?.focus({ preventScroll: true })
  }, [isSelected])
  const titles = Array.isArray(block.props.titles) ? (block.props.titles as readonly unknown[]) : []
  return (
    <div data-block={block.id} className={style.leaf}>
      <div
        ref={row}
        role="treeitem"
        aria-level={level}
        aria-setsize={count}
        aria-posinset={at + 1}
        aria-selected={isSelected}
        tabIndex={isSelected || isFirst ? 0 : -1}
        className={style.row}
        data-hidden={isHidden || undefined}
        onClick={() => store.select(block.id)}
        onFocus={() => store.select(block.id)}
        onKeyDown={event => {
          if (event.key === ' ') {
            event.preventDefault()
            store.select(block.id)
          }
        }}
      >
        <BlockIcon type={block.type} size={17} />
        <span className={style.rowTitle}>{title}</span>
        {excerpt && <span className={style.rowText}>{excerpt}</span>}
        {isHidden && <HiddenIcon size={15} />}
      </div>
      {block.slots?.map((list, slot) => (
        <div key={slot} className={style.slot}>
          <p className={style.slotTitle}>
            {block.type === 'columns' ? (
              <FormattedMessage id="admin.designer.column" values={{ number: slot + 1 }} />
            ) : (
              textIn(titles[slot], language) || (
                <FormattedMessage id="admin.designer.untitledFold" values={{ number: slot + 1 }} />
              )
            )}
          </p>
          <Branch blocks={list} parent={block.id} slot={slot} level={level + 1} />
        </div>
      ))}
    </div>
  )
})
