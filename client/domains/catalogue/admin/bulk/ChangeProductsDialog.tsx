import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BulkProductChanges } from '../../../../__generated__/useChangeProductsMutation.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { type EditField, isShown, type Message, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { unitOptions } from '../unitOptions.ts'
import { type BulkForm, bulkChangesOf, bulkSections, nothingChosen, usualUnit } from './bulkForm.ts'
import style from './ChangeProductsDialog.module.css'
import { PlannedChanges } from './PlannedChanges.tsx'
import { PriceRehearsal } from './PriceRehearsal.tsx'

export interface ChangeProductsDialogProps {
  products: readonly { readonly id: string }[]
  groups: readonly { readonly id: string; readonly title: string }[]
  units: Parameters<typeof unitOptions>[0]
  onClose: () => void
  /** It was looked at what would change, and is to be done. */
  onChosen: (changes: BulkProductChanges) => void
}

interface Plan {
  readonly form: BulkForm
  readonly changes: BulkProductChanges
}

/** Asks what is to become of several products, and shows what that means for each before it is done. */
export function ChangeProductsDialog({ products, groups, units, onClose, onChosen }: ChangeProductsDialogProps) {
  const intl = useIntl()
  const language = useLanguage()
  const [form, setForm] = useState(nothingChosen)
  const [plan, setPlan] = useState<Plan | null>(null)
  const count = products.length
  if (plan) {
    return (
      <Dialog
        isOpen
        isWide
        isKept
        onClose={onClose}
        title={<FormattedMessage id="admin.bulk.previewTitle" values={{ count }} />}
        actions={
          <>
            <Button look="quiet" onClick={() => setPlan(null)}>
              <FormattedMessage id="admin.bulk.back" />
            </Button>
            <Button onClick={() => onChosen(plan.changes)}>
              <FormattedMessage id="admin.bulk.change" values={{ count }} />
            </Button>
          </>
        }
      >
        {plan.changes.price && <PriceRehearsal ids={products.map(({ id }) => id)} price={plan.changes.price} />}
        <Corner
          waiting={
            <p role="status" className={style.quiet}>
              <FormattedMessage id="admin.bulk.reckoning" />
            </p>
          }
        >
          {attempt => <PlannedChanges ids={products.map(({ id }) => id)} changes={plan.changes} attempt={attempt} />}
        </Corner>
      </Dialog>
    )
  }
  const sections = bulkSections(
    groups,
    unitOptions(units, intl).map(option => (option.value === '' ? { ...option, value: usualUnit } : option)),
    language,
  )
  return (
    <FormDialog<BulkForm>
      isOpen
      isWide
      onClose={onClose}
      title={{ id: 'admin.bulk.title', values: { count } }}
      verb="admin.bulk.preview"
      text={intl.formatMessage({ id: 'admin.bulk.text' })}
      initial={form}
      fields={sections.flatMap(({ fields }) => fields)}
      submit={async values => {
        const changes = bulkChangesOf(values, language)
        if (!changes) return { isDone: false, refusals: [], general: ['admin.bulk.nothingChosen'] as const }
        setForm(values)
        setPlan({ form: values, changes })
        return { isDone: false, refusals: [] }
      }}
    >
      {sections.map(({ title, fields }) => (
        <Part key={wordsOf(title, intl)} title={title} fields={fields} />
      ))}
    </FormDialog>
  )
}

/** Fields that belong together, beside each other where there is room. */
function Part({ title, fields }: { title: Message; fields: readonly EditField<BulkForm>[] }) {
  const intl = useIntl()
  const { values } = useEditingContext<BulkForm>()
  return (
    <fieldset className={style.part}>
      <legend>{wordsOf(title, intl)}</legend>
      <div className={style.fields}>
        {fields
          .filter(field => isShown(field, values))
          .map(({ path }) => (
            <EditInput key={path} path={path} />
          ))}
      </div>
    </fieldset>
  )
}
