import { MultiSelect } from '@mantine/core'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import style from './pills.module.css'

export interface ChoicesFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside' | 'className'> {
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  isReadOnly?: boolean
  onChange: (value: string[]) => void
}

/** Options that are shown at once, and how high. Source: shop.md 9. */
const mostShown = 1000
const mostPixels = 300

/** Several of many: chosen ones are shown as words, the others are found by typing. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, hint, error, aside, className, options, value, isReadOnly, onChange } = props
  const intl = useIntl()
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {({ required: _, ...control }) => (
        <MultiSelect
          {...control}
          data={[...options]}
          value={[...value]}
          onChange={onChange}
          readOnly={isReadOnly}
          searchable
          limit={mostShown}
          maxDropdownHeight={mostPixels}
          withCheckIcon
          hidePickedOptions
          nothingFoundMessage={intl.formatMessage({ id: 'admin.list.noneFound' })}
          classNames={{ input: style.input, pill: style.pill, inputField: style.typed, option: style.option }}
          // In place, for what hangs elsewhere cannot be reached from inside of a dialog.
          comboboxProps={{ shadow: 'md', offset: 4, withinPortal: false }}
        />
      )}
    </Field>
  )
}
