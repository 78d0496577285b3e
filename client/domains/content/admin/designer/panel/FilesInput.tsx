import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../../adminKit/icons.tsx'
import { IconButton } from '../../../../../ui/Button.tsx'
import { Corner } from '../../../../../ui/Corner.tsx'
import { TrashIcon } from '../../../../../ui/pageIcons.tsx'
import { Skeleton } from '../../../../../ui/Skeleton.tsx'
import { ChooseFiles } from '../../../../files/admin/chooser/ChooseFiles.tsx'
import type { ChooserMode } from '../../../../files/admin/chooser/modes.ts'
import { ChosenFile } from './FileInput.tsx'
import style from './Panel.module.css'

export interface FilesInputProps {
  mode: ChooserMode
  label: string
  hint?: string
  error?: string | undefined
  value: readonly string[]
  most: number
  isReadOnly: boolean
  onChange: (ids: readonly string[]) => void
}

/** Several files of the library, in an order. Visitors are to see them: internal ones become public when they are chosen. */
export function FilesInput({ mode, label, hint, error, value, most, isReadOnly, onChange }: FilesInputProps) {
  const intl = useIntl()
  const swap = (at: number, other: number) =>
    onChange(value.map((id, place) => (place === at ? value[other]! : place === other ? value[at]! : id)))
  return (
    <fieldset className={style.things}>
      <legend>{label}</legend>
      {hint && <p className={style.note}>{hint}</p>}
      <ol className={style.chosen}>
        {value.map((id, at) => (
          <li key={id}>
            <span className={style.thingName}>
              <Corner>
                {attempt => (
                  <Suspense fallback={<Skeleton height="56px" />}>
                    <ChosenFile id={id} attempt={attempt} />
                  </Suspense>
                )}
              </Corner>
            </span>
            {!isReadOnly && value.length > 1 && (
              <>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveUp' })}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <ArrowUpIcon size={15} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.designer.moveDown' })}
                  disabled={at === value.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <ArrowDownIcon size={15} />
                </IconButton>
              </>
            )}
            {!isReadOnly && (
              <IconButton
                label={intl.formatMessage({ id: 'admin.designer.remove' })}
                onClick={() => onChange(value.filter(each => each !== id))}
              >
                <TrashIcon size={15} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {error && <p className={style.missing}>{error}</p>}
      {!isReadOnly && value.length < most && (
        <div className={style.buttons}>
          <ChooseFiles
            mode={mode}
            isMany
            isForVisitors
            onChosen={files => onChange([...new Set([...value, ...files.map(({ id }) => id)])].slice(0, most))}
          />
        </div>
      )}
    </fieldset>
  )
}
