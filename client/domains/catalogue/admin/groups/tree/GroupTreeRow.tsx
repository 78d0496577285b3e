import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ArrowDownIcon, ArrowUpIcon, ExternalIcon, GripIcon } from '../../../../../adminKit/icons.tsx'
import { RowMenu } from '../../../../../adminKit/list/RowMenu.tsx'
import type { MessageId } from '../../../../../intl/messageIds.ts'
import { Link } from '../../../../../router/Link.tsx'
import { Status } from '../../../../../ui/Badge.tsx'
import { IconButton } from '../../../../../ui/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../../ui/icons.tsx'
import { PlusIcon, TrashIcon } from '../../../../../ui/pageIcons.tsx'
import { productsPath } from '../../../parts/editorPath.ts'
import { groupPath } from '../groupsUrl.ts'
import style from './GroupTree.module.css'
import type { TreeGroup } from './GroupTree.tsx'
import { first, type Step, type stepsOf, type TreeRow } from './groupTree.ts'

type Steps = ReturnType<typeof stepsOf>
type Way = keyof Steps

export interface GroupTreeRowProps {
  row: TreeRow
  group: TreeGroup | undefined
  /** What the other groups are called below which it stands, too. */
  others: readonly string[]
  /** Null: it cannot be moved now. */
  steps: Steps | null
  isHit: boolean
  isDragged: boolean
  isReadOnly: boolean
  /** Null: it stays as it is. */
  onToggle: (() => void) | null
  onMove: (step: Step, control: string) => void
  onAdd: () => void
  /** Takes it away from the group above it. */
  onRemove: () => void
}

const ways: readonly { way: Way; key: string; label: MessageId; icon: typeof ArrowUpIcon }[] = [
  { way: 'up', key: 'ArrowUp', label: 'admin.groups.tree.up', icon: ArrowUpIcon },
  { way: 'down', key: 'ArrowDown', label: 'admin.groups.tree.down', icon: ArrowDownIcon },
  { way: 'out', key: 'ArrowLeft', label: 'admin.groups.tree.out', icon: ChevronLeftIcon },
  { way: 'in', key: 'ArrowRight', label: 'admin.groups.tree.in', icon: ChevronRightIcon },
]

/** A group in the tree. */
export function GroupTreeRow({ row, group, others, steps, onToggle, onMove, ...props }: GroupTreeRowProps) {
  const intl = useIntl()
  const { setNodeRef, listeners } = useDraggable({ id: row.key, disabled: steps === null })
  if (!group) return null
  const { title: name, memberCount, productCount } = group
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways.find(({ key }) => key === event.key)?.way
    const step = way && steps?.[way]
    if (!way || !steps) return
    event.preventDefault()
    if (step) onMove(step, 'handle')
  }
  return (
    <li
      ref={setNodeRef}
      className={style.row}
      data-row={row.key}
      data-hit={props.isHit || undefined}
      data-dragged={props.isDragged || undefined}
      style={{ '--depth': row.depth } as object}
    >
      {steps && (
        <button
          type="button"
          className={style.handle}
          data-control="handle"
          aria-label={intl.formatMessage({ id: 'admin.groups.tree.handle' }, { name })}
          title={intl.formatMessage({ id: 'admin.groups.tree.keys' })}
          {...listeners}
          onKeyDown={onKeyDown}
        >
          <GripIcon size={18} />
        </button>
      )}
      {row.childCount > 0 && onToggle ? (
        <button
          type="button"
          className={style.toggle}
          aria-expanded={row.isOpen}
          aria-label={intl.formatMessage({ id: 'admin.groups.tree.toggle' }, { name, count: row.childCount })}
          onClick={onToggle}
        >
          <ChevronRightIcon size={18} />
        </button>
      ) : (
        <span className={style.toggle} />
      )}
      <div className={style.name}>
        <Link to={groupPath(group.id)} className={style.title}>
          {name}
        </Link>
        {group.isMainGallery && (
          <Status tone="neutral" isHollow>
            <FormattedMessage id="admin.groups.main" />
          </Status>
        )}
        {others.length > 0 && (
          <span className={style.also} title={others.join(', ')}>
            <FormattedMessage id="admin.groups.tree.also" values={{ names: others.join(', ') }} />
          </span>
        )}
      </div>
      <span className={style.count}>
        <Link to={`${productsPath}?group=${encodeURIComponent(group.id)}`}>
          <FormattedMessage id="admin.groups.tree.products" values={{ count: memberCount }} />
        </Link>
        {productCount < memberCount && (
          <span className={style.hidden}>
            <FormattedMessage id="admin.groups.tree.visible" values={{ count: productCount }} />
          </span>
        )}
      </span>
      {steps && (
        <span className={style.buttons}>
          {ways.map(({ way, label, icon: Icon }) => {
            const step = steps[way]
            return (
              <IconButton
                key={way}
                data-control={way}
                label={intl.formatMessage({ id: label }, { name })}
                disabled={!step}
                onClick={() => step && onMove(step, way)}
              >
                <Icon size={18} />
              </IconButton>
            )
          })}
        </span>
      )}
      <RowMenu
        label={intl.formatMessage({ id: 'admin.groups.tree.menu' }, { name })}
        items={[
          ...(steps
            ? ways.flatMap(({ way, label: id, icon: Icon }) => {
                const step = steps[way]
                const label = intl.formatMessage({ id }, { name })
                return step
                  ? [{ key: way, label, icon: <Icon size={18} />, onClick: () => onMove(step, 'handle') }]
                  : []
              })
            : []),
          ...(props.isReadOnly
            ? []
            : [
                {
                  key: 'add',
                  label: <FormattedMessage id="admin.groups.tree.add" />,
                  icon: <PlusIcon size={18} />,
                  onClick: props.onAdd,
                },
              ]),
          ...(props.isReadOnly || row.parent === first
            ? []
            : [
                {
                  key: 'remove',
                  label: <FormattedMessage id="admin.groups.tree.remove" />,
                  icon: <TrashIcon size={18} />,
                  onClick: props.onRemove,
                },
              ]),
          {
            key: 'view',
            label: <FormattedMessage id="admin.groups.tree.view" />,
            icon: <ExternalIcon size={18} />,
            onClick: () => window.open(group.path, '_blank', 'noopener'),
          },
        ]}
      />
    </li>
  )
}
