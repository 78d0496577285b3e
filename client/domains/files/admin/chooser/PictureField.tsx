import { useIntl } from 'react-intl'
import { type Message, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { ChooseFiles } from './ChooseFiles.tsx'
import style from './PictureField.module.css'

/** A picture of the library as it was chosen. */
export interface ChosenPicture {
  readonly id: string
  readonly name: string
  readonly url: string | null
}

export interface PictureFieldProps {
  title: Message
  hint?: Message
  none: Message
  remove: Message
  picture: ChosenPicture | null
  /** Why the server does not take it. */
  problem?: string | undefined
  isReadOnly: boolean
  onChange: (picture: ChosenPicture | null) => void
}

/** One picture, out of the library. */
export function PictureField({ title, hint, none, remove, picture, problem, isReadOnly, onChange }: PictureFieldProps) {
  const intl = useIntl()
  return (
    <div className={style.picture}>
      <strong>{wordsOf(title, intl)}</strong>
      {picture?.url && <img src={picture.url} alt={picture.name} />}
      {(hint || !picture) && (
        <p className={style.quiet}>
          {[...(picture ? [] : [none]), ...(hint ? [hint] : [])].map(each => wordsOf(each, intl)).join(' ')}
        </p>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {!isReadOnly && (
        <div className={style.ways}>
          <ChooseFiles
            mode="gallery"
            isMany={false}
            onChosen={([file]) => file && onChange({ id: file.id, name: file.name, url: file.thumb2 ?? null })}
          />
          {picture && (
            <Button look="quiet" size="tiny" onClick={() => onChange(null)}>
              {wordsOf(remove, intl)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
