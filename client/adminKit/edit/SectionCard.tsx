import { useIntl } from 'react-intl'
import { Card } from '../frame/Card.tsx'
import { EditInput } from './EditInput.tsx'
import type { PageSection } from './EditPage.tsx'
import { isShown, wordsOf } from './fields.ts'
import style from './SectionCard.module.css'
import { useEditingContext } from './useEditing.ts'

/** One section: what it says itself, or its fields in two columns. */
export function SectionCard<Values>({ section }: { section: PageSection<Values> }) {
  const intl = useIntl()
  const { values } = useEditingContext<object>() as unknown as { values: Values }
  const isWide = ({ control, isWide }: PageSection<Values>['fields'][number]) =>
    isWide ?? (control?.kind === 'area' || control?.kind === 'words')
  return (
    <Card id={section.id} title={wordsOf(section.title, intl)} aside={section.aside}>
      {section.hint && <p className={style.hint}>{wordsOf(section.hint, intl)}</p>}
      {section.children ?? (
        <div className={style.fields}>
          {section.fields
            .filter(field => isShown(field, values))
            .map(field => (
              <EditInput key={field.path} path={field.path} className={isWide(field) ? style.wide : undefined} />
            ))}
        </div>
      )}
    </Card>
  )
}
