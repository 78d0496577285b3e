import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import style from './Canvas.module.css'
import { CanvasBlock } from './CanvasBlock.tsx'
import type { Block } from './document.ts'
import { listKey } from './measure.ts'

export interface BlockListProps {
  blocks: readonly Block[]
  parent: string | null
  slot: number
}

/** Blocks in rows of twelve units, as their sizes fit. */
export const BlockList = memo(function BlockList({ blocks, parent, slot }: BlockListProps) {
  return (
    <div className={style.list} data-list={listKey(parent, slot)}>
      {blocks.map(block => (
        <CanvasBlock key={block.id} block={block} />
      ))}
      {blocks.length === 0 && (
        <p className={style.nothing}>
          <FormattedMessage id={parent === null ? 'admin.designer.emptyPage' : 'admin.designer.emptySlot'} />
        </p>
      )}
    </div>
  )
})
