import { Suspense, useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../../adminKit/icons.tsx'
import { IconButton } from '../../../../../ui/Button.tsx'
import { Corner } from '../../../../../ui/Corner.tsx'
import { TextField } from '../../../../../ui/Field.tsx'
import { TrashIcon } from '../../../../../ui/pageIcons.tsx'
import { Skeleton } from '../../../../../ui/Skeleton.tsx'
import type { ThingField } from '../props.ts'
import { FoundThings } from './FoundThings.tsx'
import { OpenPart } from './OpenPart.tsx'
import style from './Panel.module.css'
import { ThingName } from './ThingName.tsx'

export interface ThingInputProps {
  field: ThingField
  label: string
  hint: string | undefined
  value: unknown
  isReadOnly: boolean
  onChange: (value: string | null | readonly string[]) => void
}

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string')
    : typeof value === 'string' && value !== ''
      ? [value]
      : []

/** Something of the shop's own, one or several in order, found by its name. */
export function ThingInput({ field, label, hint, value, isReadOnly, onChange }: ThingInputProps) {
  const intl = useIntl()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const most = field.most ?? 1
  const isMany = field.most !== undefined
  const ids = idsOf(value)
  const write = (next: readonly string[]) => onChange(isMany ? next : (next[0] ?? null))
  const swapped = (at: number, other: number) =>
    ids.map((id, place) => (place === at ? ids[other]! : place === other ? ids[at]! : id))
  return (
    <fieldset className={style.things}>
      <legend>{label}</legend>
      {hint && <p className={style.note}>{hint}</p>}
      <ol className={style.chosen}>
        {ids.map((id, at) => (
          <li key={id}>
            <span className={style.thingName}>
              <Corner>
                {attempt => (
                  <Suspense fallback={<Skeleton width="120px" height="18px" />}>
                    <ThingName kind={field.kind} id={id} attempt={attempt} />
                  </Suspense>
                )}
              </Corner>
            </span>
            {field.kind === 'entry' && <OpenPart id={id} />}
            {!isReadOnly && isMany && ids.length > 1 && (
              <>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveUp' })}
                  disabled={at === 0}
                  onClick={() => write(swapped(at, at - 1))}
                >
                  <ArrowUpIcon size={15} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveDown' })}
                  disabled={at === ids.length - 1}
                  onClick={() => write(swapped(at, at + 1))}
                >
                  <ArrowDownIcon size={15} />
                </IconButton>
              </>
            )}
            {!isReadOnly && (
              <IconButton
                label={intl.formatMessage({ id: 'admin.designer.remove' })}
                onClick={() => write(ids.filter(each => each !== id))}
              >
                <TrashIcon size={15} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && ids.length < most && (
        <>
          <TextField
            type="search"
            label={intl.formatMessage({ id: 'admin.designer.find' }, { label })}
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={event => setSearch(event.target.value)}
          />
          <Corner>
            {attempt => (
              <Suspense fallback={<Skeleton height="120px" />}>
                <FoundThings
                  kind={field.kind}
                  search={wanted}
                  attempt={attempt}
                  hidden={ids}
                  onPick={id => write(isMany ? [...ids, id] : [id])}
                />
              </Suspense>
            )}
          </Corner>
        </>
      )}
    </fieldset>
  )
}
