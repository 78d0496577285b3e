import { useDraggable } from '@dnd-kit/core'
import { memo, type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SearchIcon } from '../../../../ui/icons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { BlockIcon, CopyIcon } from './blockIcons.tsx'
import { blockTypes, madeBlock } from './blockTypes.ts'
import { copiedText } from './copying.ts'
import type { BlockType } from './props.ts'
import style from './Sides.module.css'
import { useDesigner, useDesignerState } from './useDesigner.ts'
import { fromTray } from './useDragging.ts'

const shelves: readonly (readonly [BlockType['shelf'], MessageId])[] = [
  ['words', 'admin.designer.shelf.words'],
  ['media', 'admin.designer.shelf.media'],
  ['shop', 'admin.designer.shelf.shop'],
  ['layout', 'admin.designer.shelf.layout'],
]

/** Characters of a search. */
const longestSearch = 60

export interface TrayProps {
  search: Ref<HTMLInputElement>
  /** Where a block was added: the tray may close. */
  onAdded?: (() => void) | undefined
}

/** The blocks that a page can be made of: pressed, they go behind what is selected; dragged, wherever one wants. */
export function Tray({ search, onAdded }: TrayProps) {
  const intl = useIntl()
  const store = useDesigner()
  const viewer = useViewer()
  const toasts = useToasts()
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLocaleLowerCase(intl.locale)
  const isFound = (type: BlockType) =>
    (!type.isForAdmins || viewer.mayWrite('CONTENT')) &&
    `${wordsOf(type.title, intl)} ${wordsOf(type.use, intl)}`.toLocaleLowerCase(intl.locale).includes(words)
  const found = blockTypes.filter(isFound)
  // What is called so comes before what is only described so.
  const best = found.find(type => wordsOf(type.title, intl).toLocaleLowerCase(intl.locale).includes(words)) ?? found[0]
  const add = (type: BlockType) => {
    if (store.add([madeBlock(type)])) onAdded?.()
  }
  const paste = async () => {
    if (store.paste((await copiedText()) ?? '')) return onAdded?.()
    const { news } = store.get()
    if (news) toasts.tell({ kind: 'warning', title: wordsOf(news.message, intl) })
  }
  return (
    <div className={style.tray}>
      <label className={style.search}>
        <SearchIcon size={18} />
        <span className="visually-hidden">
          <FormattedMessage id="admin.designer.findBlock" />
        </span>
        <input
          ref={search}
          type="search"
          value={wanted}
          maxLength={longestSearch}
          placeholder={intl.formatMessage({ id: 'admin.designer.findBlock' })}
          onChange={event => setWanted(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || !best) return
            // The hand goes on with what was added.
            event.currentTarget.blur()
            setWanted('')
            add(best)
          }}
        />
      </label>
      <div>
        <Button
          look="quiet"
          size="tiny"
          icon={<CopyIcon size={16} />}
          disabled={isReadOnly}
          onClick={() => void paste()}
        >
          <FormattedMessage id="admin.designer.paste" />
        </Button>
      </div>
      {shelves.map(([shelf, title]) => {
        const types = found.filter(type => type.shelf === shelf)
        if (types.length === 0) return null
        return (
          <section key={shelf} aria-label={intl.formatMessage({ id: title })}>
            <h2 className={style.shelf}>
              <FormattedMessage id={title} />
            </h2>
            <ul className={style.types}>
              {types.map(type => (
                <TrayItem
                  key={type.type}
                  type={type}
                  isBest={words !== '' && type === best}
                  isReadOnly={isReadOnly}
                  onAdd={add}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {found.length === 0 && (
        <p className={style.hint}>
          <FormattedMessage id="admin.designer.noBlock" />
        </p>
      )}
    </div>
  )
}

interface TrayItemProps {
  type: BlockType
  /** What Enter adds. */
  isBest: boolean
  isReadOnly: boolean
  onAdd: (type: BlockType) => void
}

const TrayItem = memo(function TrayItem({ type, isBest, isReadOnly, onAdd }: TrayItemProps) {
  const intl = useIntl()
  const { setNodeRef, listeners } = useDraggable({ id: `${fromTray}${type.type}`, disabled: isReadOnly })
  return (
    <li>
      <button
        ref={setNodeRef}
        {...listeners}
        type="button"
        className={style.type}
        data-best={isBest || undefined}
        disabled={isReadOnly}
        onClick={() => onAdd(type)}
      >
        <BlockIcon type={type.type} size={22} />
        <span>
          <span className={style.typeTitle}>{wordsOf(type.title, intl)}</span>
          <span className={style.typeUse}>{wordsOf(type.use, intl)}</span>
        </span>
      </button>
    </li>
  )
})
