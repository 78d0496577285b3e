import { useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { Switch } from '../../../../ui/Choices.tsx'
import { type FlagField, flagFields, lineFields, namesIn, type Section } from './fields.ts'
import { useProductForm } from './form.ts'

/** The lines of a section, in the order of the table. */
export function SectionLines({ section }: { section: Section }) {
  return namesIn(lineFields, section).map(name => <EditInput key={name} path={name} />)
}

/** On or off. */
function FlagInput({ name }: { name: FlagField }) {
  const intl = useIntl()
  const form = useProductForm()
  const { label, isInverted = false } = flagFields[name]
  return (
    <Switch
      label={intl.formatMessage({ id: label })}
      checked={form.flag(name) !== isInverted}
      disabled={form.isReadOnly}
      onChange={event => form.set(name, event.target.checked !== isInverted)}
    />
  )
}

/** The switches of a section, in the order of the table. */
export function SectionFlags({ section }: { section: Section }) {
  return namesIn(flagFields, section).map(name => <FlagInput key={name} name={name} />)
}
