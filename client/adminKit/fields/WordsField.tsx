import { TagsInput } from '@mantine/core'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import style from './pills.module.css'

export interface WordsFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isOptional'> {
  value: readonly string[]
  isReadOnly?: boolean
  onChange: (value: string[]) => void
}

/** What was typed or pasted in one go comes as one word; each is wanted by itself, and once. */
const singleWords = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .flatMap(word => word.split(/[,;]/))
      .map(word => word.trim())
      .filter(Boolean),
  ),
]

/** Words of one's own: Enter or a comma ends each. */
export function WordsField({ value, isReadOnly, onChange, ...field }: WordsFieldProps) {
  return (
    <Field {...field}>
      {({ required: _, ...control }) => (
        <TagsInput
          {...control}
          value={[...value]}
          onChange={words => onChange(singleWords(words))}
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
