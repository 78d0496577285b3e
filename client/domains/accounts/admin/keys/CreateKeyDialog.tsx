import { FormattedMessage, useIntl } from 'react-intl'
import type { Grant } from '../../../../__generated__/useCreateApiKeyMutation.graphql.ts'
import { areaTitles, isOnlyRead, shownAreas } from '../../../../adminKit/areas.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { daysBefore, today } from '../../../../adminKit/list/days.ts'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { useCreateApiKey } from '../../mutations/useCreateApiKey.ts'
import style from './Keys.module.css'
import { requestsField } from './requestsField.ts'

export interface CreateKeyDialogProps {
  isOpen: boolean
  onClose: () => void
  onCreated: (secret: string) => void
}

interface NewKey {
  integrator: string
  label: string
  /** For how many days it counts. */
  days: string
  requestsPerMinute: string
  scopes: readonly Grant[]
}

const nothing: NewKey = { integrator: '', label: '', days: '365', requestsPerMinute: '600', scopes: [] }

const fields: readonly EditField<NewKey>[] = [
  {
    path: 'integrator',
    label: 'rights.keys.integrator',
    hint: 'rights.keys.integratorHint',
    longest: 100,
    isRequired: true,
  },
  { path: 'label', label: 'rights.keys.label', hint: 'rights.keys.labelHint', longest: 100, isRequired: true },
  {
    path: 'days',
    label: 'rights.keys.expires',
    control: {
      kind: 'choice',
      options: [
        { value: '90', label: 'rights.keys.quarter' },
        { value: '365', label: 'rights.keys.year' },
        { value: '730', label: 'rights.keys.twoYears' },
      ],
    },
  },
  requestsField,
  {
    path: 'scopes',
    label: 'rights.keys.scopes',
    check: ({ scopes }) => (scopes.length === 0 ? 'rights.keys.scopesMissing' : null),
  },
]

/** Asks whose key it is, what it may do and how long it counts. */
export function CreateKeyDialog({ isOpen, onClose, onCreated }: CreateKeyDialogProps) {
  const [create] = useCreateApiKey()
  const submit = async ({ days, scopes, requestsPerMinute, ...names }: NewKey) => {
    const expiresOn = daysBefore(today(), -Number(days))
    const answer = await create({
      ...names,
      scopes: [...scopes],
      expiresOn,
      requestsPerMinute: Number(requestsPerMinute),
    })
    const secret = answer.payload?.secret
    if (answer.isDone && secret) onCreated(secret)
    return answer
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title="rights.keys.create"
      verb="rights.keys.create"
      initial={nothing}
      fields={fields}
      submit={submit}
      refusalTexts={{ NAME_INVALID: 'rights.keys.nameInvalid', INVALID_INPUT: 'rights.keys.nameInvalid' }}
    >
      <EditInput path="integrator" />
      <EditInput path="label" />
      <EditInput path="days" />
      <EditInput path="requestsPerMinute" />
      <Scopes />
    </FormDialog>
  )
}

/** What the key may read and change, by area. */
function Scopes() {
  const { values, problems, set } = useEditingContext<NewKey>()
  const intl = useIntl()
  const { scopes } = values
  const problem = problems.scopes
  return (
    <>
      <fieldset className={style.scopes} aria-describedby={problem ? 'key-scopes' : undefined}>
        <legend>
          <FormattedMessage id="rights.keys.scopes" />
        </legend>
        {shownAreas.flatMap(area =>
          (isOnlyRead(area) ? (['write'] as const) : (['read', 'write'] as const)).map(kind => {
            const grant = `${area}_${kind.toUpperCase()}` as Grant
            const text = { area: intl.formatMessage({ id: areaTitles[area] }) }
            return (
              <Checkbox
                key={grant}
                label={
                  kind === 'read' || isOnlyRead(area) ? (
                    <FormattedMessage id="rights.grant.read" values={text} />
                  ) : (
                    <FormattedMessage id="rights.grant.write" values={text} />
                  )
                }
                checked={scopes.includes(grant)}
                aria-invalid={problem ? true : undefined}
                onChange={event =>
                  set('scopes', event.target.checked ? [...scopes, grant] : scopes.filter(each => each !== grant))
                }
              />
            )
          }),
        )}
      </fieldset>
      {problem && <FieldError id="key-scopes">{problem}</FieldError>}
    </>
  )
}
