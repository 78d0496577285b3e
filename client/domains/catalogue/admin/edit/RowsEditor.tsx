import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { valueAt } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { ChevronLeftIcon } from '../../../../ui/icons.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import type { ProductValues } from './fields.ts'
import style from './RowsEditor.module.css'

export interface RowsEditorProps<Row> {
  /** The field that holds the rows. */
  path: string
  /** A new row; without it rows are added elsewhere. */
  empty?: Row
  add?: MessageId
  none: MessageId
  most: number
  row: (row: Row, at: number) => ReactNode
}

/** Rows of a field one below the other, to be added, moved up and removed. */
export function RowsEditor<Row>({ path, empty, add, none, most, row }: RowsEditorProps<Row>) {
  const intl = useIntl()
  const { values, set, isReadOnly } = useEditingContext<ProductValues>()
  const rows = (valueAt(values, path) ?? []) as readonly Row[]
  const move = (at: number) => set(path, [...rows.slice(0, at - 1), rows[at], rows[at - 1], ...rows.slice(at + 1)])
  return (
    <div className={style.rows}>
      {rows.length === 0 && (
        <p className={style.none}>
          <FormattedMessage id={none} />
        </p>
      )}
      {rows.map((each, at) => (
        // Rows have no identity of their own: what is typed lives in the form, by place.
        <div key={at} className={style.row}>
          <div className={style.fields}>{row(each, at)}</div>
          {!isReadOnly && (
            <div className={style.actions}>
              <IconButton
                label={intl.formatMessage({ id: 'admin.product.rowUp' }, { number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at)}
              >
                <ChevronLeftIcon size={18} className={style.up} />
              </IconButton>
              <IconButton
                label={intl.formatMessage({ id: 'admin.product.rowRemove' }, { number: at + 1 })}
                onClick={() =>
                  set(
                    path,
                    rows.filter((_, index) => index !== at),
                  )
                }
              >
                <TrashIcon size={18} />
              </IconButton>
            </div>
          )}
        </div>
      ))}
      {!isReadOnly && empty !== undefined && add && rows.length < most && (
        <div>
          <Button look="quiet" size="tiny" icon={<PlusIcon size={16} />} onClick={() => set(path, [...rows, empty])}>
            <FormattedMessage id={add} />
          </Button>
        </div>
      )}
    </div>
  )
}
