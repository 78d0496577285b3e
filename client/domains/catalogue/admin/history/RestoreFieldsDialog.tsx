import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { RestoreFieldsDialog_differences$key } from '../../../../__generated__/RestoreFieldsDialog_differences.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useRestoreProductFields } from '../mutations/useRestoreProductFields.ts'
import { differenceTitle } from './DifferenceList.tsx'
import style from './HistorySection.module.css'

export interface RestoreFieldsDialogProps {
  productId: string
  revision: number
  /** The key of the change. */
  change: string
  /** When it was made, in words. */
  at: string
  /** How many fields it changed, of which these are the first. */
  count: number
  differences: RestoreFieldsDialog_differences$key
  onClose: () => void
}

interface Values {
  isAll: boolean
  keys: readonly string[]
}

/** Asks which fields are to be what they were before a change. */
export function RestoreFieldsDialog({
  productId,
  revision,
  change,
  at,
  count,
  onClose,
  ...props
}: RestoreFieldsDialogProps) {
  const differences = useFragment(
    graphql`
      fragment RestoreFieldsDialog_differences on ProductDifference @relay(plural: true) {
        key
        field
        isOfVariant
        variant {
          size
          fit
          color {
            title
          }
        }
        before
        after
        isRestorable
      }
    `,
    props.differences,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [restore] = useRestoreProductFields()
  const options = differences
    .filter(({ isRestorable }) => isRestorable)
    .map(each => ({ value: each.key, label: differenceTitle(intl, each) }))
  const hasMore = count > differences.length
  const submit = async ({ isAll, keys }: Values) => {
    const answer = await restore({ productId, revision, change, keys: isAll ? null : [...keys] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.productHistory.restored' }) })
    }
    return answer
  }
  return (
    <FormDialog<Values>
      isOpen
      onClose={onClose}
      title="admin.productHistory.restoreTitle"
      verb="admin.productHistory.restoreVerb"
      text={intl.formatMessage({ id: 'admin.productHistory.restoreText' }, { at })}
      initial={{ isAll: hasMore, keys: options.map(({ value }) => value) }}
      fields={[
        {
          path: 'isAll',
          label: { id: 'admin.productHistory.restoreAll', values: { count } },
          control: { kind: 'checkbox' },
          isShown: () => hasMore,
        },
        {
          path: 'keys',
          label: 'admin.productHistory.fields',
          isRequired: true,
          isShown: ({ isAll }) => !isAll,
        },
      ]}
      refusalTexts={{
        TRANSITION_NOT_ALLOWED: 'admin.productHistory.nothingLeft',
        INVALID_INPUT: 'admin.productHistory.refused',
        NOT_FOUND: 'admin.productHistory.refused',
      }}
      submit={submit}
    >
      {hasMore && <EditInput path="isAll" />}
      <Keys options={options} />
    </FormDialog>
  )
}

/** The fields, each with a tick. */
function Keys({ options }: { options: readonly { readonly value: string; readonly label: string }[] }) {
  const { values, problems, set } = useEditingContext<Values>()
  if (values.isAll) return null
  const choose = (key: string, isChosen: boolean) =>
    set('keys', isChosen ? [...values.keys, key] : values.keys.filter(each => each !== key))
  return (
    <fieldset className={style.keys}>
      <legend className="visually-hidden">
        <FormattedMessage id="admin.productHistory.fields" />
      </legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={values.keys.includes(value)}
          aria-invalid={problems.keys ? true : undefined}
          onChange={event => choose(value, event.target.checked)}
        />
      ))}
      {problems.keys && <FieldError>{problems.keys}</FieldError>}
    </fieldset>
  )
}
