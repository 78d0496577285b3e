import type { CSSProperties } from 'react'
import { FormattedMessage } from 'react-intl'
import { BlockList } from './BlockList.tsx'
import { columnsOf } from './blockTypes.ts'
import style from './Canvas.module.css'
import { type Block, textIn } from './document.ts'
import { useDesignerState } from './useDesigner.ts'

/** Columns and accordions: their lists, all open, so that one can work in them. */
export function SlotsBody({ block }: { block: Block }) {
  const language = useDesignerState(state => state.language)
  const slots = block.slots ?? []
  if (block.type === 'columns')
    return (
      <div
        className={style.columns}
        style={
          {
            '--columns': columnsOf(block.props.ratio)
              .map(part => `minmax(0, ${part}fr)`)
              .join(' '),
          } as CSSProperties
        }
      >
        {slots.map((list, slot) => (
          <div key={slot} className={style.slot}>
            <BlockList blocks={list} parent={block.id} slot={slot} />
          </div>
        ))}
      </div>
    )
  const titles = Array.isArray(block.props.titles) ? (block.props.titles as readonly unknown[]) : []
  return (
    <div className={style.accordion}>
      {slots.map((list, slot) => (
        <div key={slot} className={style.fold}>
          <p className={style.foldTitle}>
            {textIn(titles[slot], language) || (
              <FormattedMessage id="admin.designer.untitledFold" values={{ number: slot + 1 }} />
            )}
          </p>
          <BlockList blocks={list} parent={block.id} slot={slot} />
        </div>
      ))}
    </div>
  )
}
