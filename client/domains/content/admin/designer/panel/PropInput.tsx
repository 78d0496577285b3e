import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../../adminKit/edit/fields.ts'
import { Switch } from '../../../../../ui/Choices.tsx'
import { TextField } from '../../../../../ui/Field.tsx'
import { SelectField } from '../../../../../ui/Select.tsx'
import type { PropField } from '../props.ts'
import { useDesignerState } from '../useDesigner.ts'
import { FileInput } from './FileInput.tsx'
import { ItemsInput } from './ItemsInput.tsx'
import { linkProblem } from './links.ts'
import { NumberInput } from './NumberInput.tsx'
import { PairInput } from './PairInput.tsx'
import { ThingInput } from './ThingInput.tsx'

export interface PropInputProps {
  field: Exclude<PropField, { kind: 'titles' }>
  /** Tells inputs apart: the block's property, and its place in lists. */
  name: string
  value: unknown
  onChange: (value: unknown) => void
}

/** One property of a block, entered as its kind says. */
export function PropInput({ field, name, value, onChange }: PropInputProps) {
  const intl = useIntl()
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const label = wordsOf(field.label, intl)
  const hint = field.hint && wordsOf(field.hint, intl)
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          hint={hint}
          name={name}
          value={String(value ?? field.options[0]?.value ?? '')}
          disabled={isReadOnly}
          options={field.options.map(option => ({ value: option.value, label: wordsOf(option.label, intl) }))}
          onChange={event => onChange(event.target.value)}
        />
      )
    case 'flag':
      return (
        <Switch
          label={label}
          name={name}
          checked={value === true}
          disabled={isReadOnly}
          onChange={event => onChange(event.target.checked)}
        />
      )
    case 'number':
      return <NumberInput {...{ field, name, label, hint, value, onChange, isReadOnly }} />
    case 'plain':
    case 'link': {
      const text = typeof value === 'string' ? value : ''
      const problem = field.kind === 'link' ? linkProblem(text) : null
      return (
        <TextField
          label={label}
          hint={hint}
          error={problem && intl.formatMessage({ id: problem })}
          name={name}
          value={text}
          maxLength={field.longest}
          readOnly={isReadOnly}
          autoComplete="off"
          spellCheck={field.kind === 'plain'}
          onChange={event => onChange(event.target.value)}
        />
      )
    }
    case 'file':
      return <FileInput {...{ field, label, hint, value, onChange, isReadOnly }} />
    case 'items':
      return <ItemsInput {...{ field, name, label, value, onChange, isReadOnly }} />
    case 'gallery':
    case 'group':
    case 'product':
    case 'entry':
    case 'form':
      return <ThingInput {...{ field, label, hint, value, onChange, isReadOnly }} />
    default:
      return <PairInput {...{ field, name, value, onChange }} />
  }
}
