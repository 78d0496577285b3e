import { TagsInput } from '@mantine/core'
import type { Accepted } from '../../schema/accepted.ts'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import style from './pills.module.css'

export interface WordsFieldProps
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isOptional' | 'aside' | 'className'> {
  value: readonly string[]
  /** How many words, and how long each. */
  accepted: Accepted
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
export function WordsField({ value, accepted, isReadOnly, onChange, ...field }: WordsFieldProps) {
  return (
    <Field {...field}>
      {({ required: _, ...control }) => (
        <TagsInput
          {...control}
          value={[...value]}
          onChange={words => onChange(singleWords(words))}
          readOnly={isReadOnly}
          maxTags={accepted.entries}
          maxLength={accepted.characters}
          splitChars={[',', ';']}
          acceptValueOnBlur
          classNames={{ input: style.input, pill: style.pill, inputField: style.typed }}
        />
      )}
    </Field>
  )
}
