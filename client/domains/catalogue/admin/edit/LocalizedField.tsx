import { useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { namesIn, type Section, type TextField, textFields } from './fields.ts'
import style from './LocalizedField.module.css'

/** A text in both languages side by side. Readers of English get the German one where the English is missing. */
function LocalizedField({ name }: { name: TextField }) {
  const title = useIntl().formatMessage({ id: textFields[name].label })
  return (
    <fieldset className={style.pair}>
      <legend className="visually-hidden">{title}</legend>
      <EditInput path={`${name}.de`} />
      <EditInput path={`${name}.en`} />
    </fieldset>
  )
}

/** The texts of a section, in the order of the table. */
export function SectionTexts({ section }: { section: Section }) {
  return namesIn(textFields, section).map(name => <LocalizedField key={name} name={name} />)
}
