import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { NumberField } from './NumberField.tsx'
import style from './PictureEditor.module.css'
import { pagesNamed } from './pages.ts'
import { usePageSteps } from './usePictureSteps.ts'
import { Workbench } from './Workbench.tsx'

export interface DocumentWorkbenchProps {
  pages: readonly { number: number; width: number; height: number; pictureUrl: string }[]
  name: string
}

const scopes = {
  one: 'pictureEditor.scope.one',
  all: 'pictureEditor.scope.all',
  some: 'pictureEditor.scope.some',
} as const
type Scope = keyof typeof scopes

/** The pages of a document, one at a time, with all that can be done to it, or to others with it. */
export function DocumentWorkbench({ pages, name }: DocumentWorkbenchProps) {
  const intl = useIntl()
  const [shown, setShown] = useState(0)
  const [scope, setScope] = useState<Scope>('one')
  const [named, setNamed] = useState('')
  const chosen = pagesNamed(named, pages.length)
  const current = Math.min(shown, pages.length - 1)
  const page = pages[current]!
  const isMeant = (index: number) => scope === 'all' || (scope === 'some' && (chosen?.has(index + 1) ?? false))
  const steps = usePageSteps(pages, current, isMeant)
  const go = (number: number) => setShown(Math.min(Math.max(Math.round(number), 1), pages.length) - 1)
  const many = pages.length > 1
  const title = intl.formatMessage({ id: 'pictureEditor.pageOf' }, { number: current + 1, count: pages.length })
  return (
    <Workbench
      key={page.number}
      original={page}
      src={page.pictureUrl}
      alt={`${name}, ${title}`}
      steps={steps}
      isDocument
    >
      {many && (
        <div className={style.pages}>
          <IconButton
            label={intl.formatMessage({ id: 'pictureEditor.previousPage' })}
            disabled={current === 0}
            onClick={() => go(current)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <NumberField
            label={intl.formatMessage({ id: 'pictureEditor.pageFrom' }, { count: pages.length })}
            value={current + 1}
            isDisabled={false}
            onEnter={go}
          />
          <IconButton
            label={intl.formatMessage({ id: 'pictureEditor.nextPage' })}
            disabled={current === pages.length - 1}
            onClick={() => go(current + 2)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
      {many && (
        <SelectField
          label={intl.formatMessage({ id: 'pictureEditor.scope' })}
          value={scope}
          disabled={steps.isReadOnly}
          onChange={event => setScope(event.target.value as Scope)}
          options={Object.entries(scopes).map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))}
        />
      )}
      {many && scope === 'some' && (
        <Field
          label={intl.formatMessage({ id: 'pictureEditor.scope.pages' })}
          hint={intl.formatMessage({ id: 'pictureEditor.scope.hint' })}
          error={
            named && chosen === null
              ? intl.formatMessage({ id: 'pictureEditor.scope.wrong' }, { count: pages.length })
              : undefined
          }
        >
          {control => (
            <input
              {...control}
              className={style.number}
              value={named}
              placeholder="1-3, 5"
              onChange={event => setNamed(event.target.value)}
            />
          )}
        </Field>
      )}
    </Workbench>
  )
}
