import { TagsInput } from '@mantine/core'
import { Field, type FieldProps } from '../../../ui/Field.tsx'
import style from './pills.module.css'

export interface WordsFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  value: readonly string[]
  isReadOnly?: boolean
  onChange: (value: string[]) => void
}

/** Words of one's own: Enter or a comma ends each. */
export function WordsField({ label, hint, error, value, isReadOnly, onChange }: WordsFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional>
      {({ required: _, ...control }) => (
        <TagsInput
          {...control}
          value={[...value]}
          onChange={onChange}
          readOnly={isReadOnly}
          maxTags={30}
          maxLength={60}
          splitChars={[',', ';']}
          acceptValueOnBlur
          classNames={{ input: style.input, pill: style.pill, inputField: style.typed }}
        />
      )}
    </Field>
  )
}
