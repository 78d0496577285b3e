import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../../adminKit/edit/fields.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../../adminKit/icons.tsx'
import { Button, IconButton } from '../../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../../ui/pageIcons.tsx'
import type { ItemsField } from '../props.ts'
import style from './Panel.module.css'
import { PropInput } from './PropInput.tsx'

export interface ItemsInputProps {
  field: ItemsField
  name: string
  label: string
  value: unknown
  isReadOnly: boolean
  onChange: (value: readonly unknown[]) => void
}

type Item = Readonly<Record<string, unknown>>

/** Parts of one shape: each with its fields, moved, removed and added. */
export function ItemsInput({ field, name, label, value, isReadOnly, onChange }: ItemsInputProps) {
  const intl = useIntl()
  const items = Array.isArray(value) ? (value as readonly Item[]) : []
  const swap = (at: number, other: number) => {
    const next = [...items]
    ;[next[at], next[other]] = [next[other]!, next[at]!]
    onChange(next)
  }
  return (
    <fieldset className={style.items}>
      <legend>{label}</legend>
      {items.map((item, at) => (
        <div key={at} className={style.item}>
          <div className={style.itemHead}>
            <span>{at + 1}.</span>
            {!isReadOnly && (
              <>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveUp' })}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <ArrowUpIcon size={16} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveDown' })}
                  disabled={at === items.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <ArrowDownIcon size={16} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.remove' })}
                  onClick={() => onChange(items.filter((_, each) => each !== at))}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </>
            )}
          </div>
          {field.fields.map(
            part =>
              part.kind !== 'titles' && (
                <PropInput
                  key={part.key}
                  field={part}
                  name={`${name}.${at}.${part.key}`}
                  value={item[part.key]}
                  onChange={next =>
                    onChange(items.map((each, place) => (place === at ? { ...each, [part.key]: next } : each)))
                  }
                />
              ),
          )}
        </div>
      ))}
      {!isReadOnly && items.length < field.most && (
        <Button look="quiet" size="tiny" icon={<PlusIcon size={16} />} onClick={() => onChange([...items, field.made])}>
          {wordsOf(field.add, intl)}
        </Button>
      )}
    </fieldset>
  )
}
