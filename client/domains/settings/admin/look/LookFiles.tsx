import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import style from './look.module.css'
import type { LookFile, LookForm } from './lookForm.ts'
import { useAddLookFile } from './mutations/useAddLookFile.ts'
import { useRemoveLookFile } from './mutations/useRemoveLookFile.ts'

export interface LookFilesProps {
  kind: 'FONT' | 'PICTURE'
  files: readonly LookFile[]
  paths: readonly string[]
}

/** What is chosen of fonts or pictures, and the shop's own, which are uploaded here at once. */
export function LookFiles({ kind, files, paths }: LookFilesProps) {
  const intl = useIntl()
  const router = useRouter()
  const { isReadOnly } = useEditingContext<LookForm>()
  const [add, isAdding] = useAddLookFile()
  const [remove] = useRemoveLookFile()
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const own = files.filter(file => file.kind === kind)
  const textOf = (code: string) =>
    intl.formatMessage(
      code === 'FILE_TYPE_INVALID'
        ? { id: kind === 'FONT' ? 'look.font.wrong' : 'look.picture.wrong' }
        : {
            id:
              code === 'FILE_TOO_LARGE'
                ? kind === 'FONT'
                  ? 'look.font.large'
                  : 'look.picture.large'
                : 'look.file.inUse',
          },
    )
  const say = (refused: { readonly code: string } | undefined) => {
    const isKnown = refused && ['FILE_TYPE_INVALID', 'FILE_TOO_LARGE', 'FILE_IN_USE'].includes(refused.code)
    setProblem(refused ? (isKnown ? textOf(refused.code) : wordsOf(refusalMessage(refused.code), intl)) : null)
  }
  const take = async (file: File) => {
    const { isDone, refusals } = await add(kind, file)
    say(refusals[0])
    if (isDone) router.reload()
  }
  const drop = async (key: string) => {
    const { isDone, refusals } = await remove({ key })
    say(refusals[0])
    if (isDone) router.reload()
  }
  return (
    <div className={style.files}>
      <div className={style.pair}>
        {paths.map(path => (
          <EditInput key={path} path={path} />
        ))}
      </div>
      {own.length > 0 && (
        <ul>
          {own.map(({ key, name }) => (
            <li key={key}>
              <span>{name}</span>
              {!isReadOnly && (
                <Button look="text" size="tiny" onClick={() => void drop(key)}>
                  <FormattedMessage id="look.file.remove" />
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={intl.formatMessage({ id: kind === 'FONT' ? 'look.font.add' : 'look.picture.add' })}
            accept={kind === 'FONT' ? '.woff2,font/woff2' : '.svg,.png,.webp,.jpg,.jpeg,.avif'}
            onChange={event => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void take(file)
            }}
          />
          <Button look="outline" size="small" isBusy={isAdding} onClick={() => input.current?.click()}>
            <FormattedMessage id={kind === 'FONT' ? 'look.font.add' : 'look.picture.add'} />
          </Button>
          <p className={style.hint}>
            <FormattedMessage id={kind === 'FONT' ? 'look.font.hint' : 'look.picture.hint'} />
          </p>
        </div>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
