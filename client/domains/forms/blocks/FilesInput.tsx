import { type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { fileSize } from '../../files/parts/uploads/fileSize.ts'
import type { ShownField } from './FormInput.tsx'
import { acceptedFiles, mostFilesOf } from './fileRules.ts'
import style from './VisitorForm.module.css'

export interface FilesInputProps {
  field: ShownField
  files: readonly File[]
  error: ReactNode
  onChange: (files: readonly File[]) => void
}

/** A question that is answered by files: those that were chosen, each to be taken away again. */
export function FilesInput({ field, files, error, onChange }: FilesInputProps) {
  const intl = useIntl()
  const chooser = useRef<HTMLInputElement>(null)
  const most = mostFilesOf(field)
  const take = (chosen: readonly File[]) => {
    const known = new Set(files.map(each => `${each.name} ${each.size}`))
    const added = chosen.filter(each => !known.has(`${each.name} ${each.size}`))
    // Of one file the next one takes the place.
    onChange(most === 1 ? added.slice(-1) : [...files, ...added])
  }
  return (
    <fieldset className={style.several} data-invalid={error ? true : undefined}>
      <legend>
        {field.label}{' '}
        {!field.isRequired && (
          <span className={style.optional}>
            <FormattedMessage id="ui.field.optional" />
          </span>
        )}
      </legend>
      {field.help && <p className={style.help}>{field.help}</p>}
      {files.length > 0 && (
        <ul className={style.files}>
          {files.map((file, at) => (
            <li key={`${file.name} ${file.size}`}>
              <span className={style.fileName}>{file.name}</span>
              <span className={style.note}>{fileSize(file.size, intl)}</span>
              <IconButton
                label={intl.formatMessage({ id: 'forms.removeFile' }, { name: file.name })}
                onClick={() => {
                  onChange(files.filter((_, other) => other !== at))
                  chooser.current?.focus()
                }}
              >
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={<FormattedMessage id="forms.addFiles" values={{ most }} />}
        isLabelHidden
        error={error}
        hint={<FormattedMessage id="forms.filesHint" values={{ most }} />}
      >
        {props => (
          <span className={style.chooser}>
            <input
              {...props}
              ref={chooser}
              type="file"
              accept={acceptedFiles}
              multiple={most > 1}
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])]
                // The same file can be chosen again after it was taken away.
                target.value = ''
                if (chosen.length > 0) take(chosen)
              }}
            />
            <Button
              look="outline"
              size="small"
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => chooser.current?.click()}
            >
              <FormattedMessage id="forms.addFiles" values={{ most }} />
            </Button>
          </span>
        )}
      </Field>
    </fieldset>
  )
}
