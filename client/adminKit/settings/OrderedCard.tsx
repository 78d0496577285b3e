import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { IconButton } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/pageIcons.tsx'
import { valueAt } from '../edit/fields.ts'
import { useEditingContext } from '../edit/useEditing.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../icons.tsx'
import { moved } from '../order/places.ts'
import style from './rows.module.css'

export interface OrderedCardProps {
  /** The path of the list in the form. */
  list: string
  /** The entry's place in it, from 0. */
  at: number
  /** What people call the entry. */
  name: string
  /** What the buttons say, with `{name}`. */
  up: MessageId
  down: MessageId
  /** Without it no entry can be taken away. */
  removal?: MessageId
  children: ReactNode
}

/** One entry of a list whose order counts, in a form: its name, the ways up, down and out, and its fields. */
export function OrderedCard({ list, at, name, up, down, removal, children }: OrderedCardProps) {
  const intl = useIntl()
  const { values, set, remove, isReadOnly } = useEditingContext<object>()
  const entries = valueAt(values, list) as readonly unknown[]
  const move = (to: number) => set(list, moved(entries, at, to))
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={style.foot}>
        <strong className={style.said}>{name}</strong>
        {!isReadOnly && (
          <div className={style.rowActions}>
            <IconButton
              label={intl.formatMessage({ id: up }, { name })}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            >
              <ArrowUpIcon size={18} />
            </IconButton>
            <IconButton
              label={intl.formatMessage({ id: down }, { name })}
              disabled={at === entries.length - 1}
              onClick={() => move(at + 1)}
            >
              <ArrowDownIcon size={18} />
            </IconButton>
            {removal && (
              <IconButton label={intl.formatMessage({ id: removal }, { name })} onClick={() => remove(list, at)}>
                <TrashIcon size={18} />
              </IconButton>
            )}
          </div>
        )}
      </div>
      {children}
    </fieldset>
  )
}
