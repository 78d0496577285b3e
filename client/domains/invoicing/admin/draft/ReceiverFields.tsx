import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { ReceiverFieldsQuery } from '../../../../__generated__/ReceiverFieldsQuery.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import rows from '../../../../adminKit/settings/rows.module.css'
import { FailureLine } from '../../../../ui/FailureLine.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import style from './draft.module.css'
import { type DraftForm, partyFormOf } from './draftForm.ts'

type Found = ReceiverFieldsQuery['response']['documentReceivers'][number]

/** Whoever types is asked for after this long. */
const pauseMilliseconds = 250
const leastLetters = 3

/** Whoever receives a document: found by name, or typed in. */
export function ReceiverFields() {
  const { isReadOnly } = useEditingContext<DraftForm>()
  return (
    <div className={rows.groups}>
      {!isReadOnly && <ReceiverSearch />}
      <div className={style.party}>
        <EditInput
          path="receiver.type"
          label="invoicing.party.type"
          control={{
            kind: 'choice',
            options: [
              { value: 'person', label: 'invoicing.party.person' },
              { value: 'company', label: 'invoicing.party.company' },
            ],
          }}
        />
        <EditInput path="receiver.name" label="invoicing.party.name" longest={200} />
        <EditInput path="receiver.contact" label="invoicing.party.contact" longest={200} />
        <EditInput path="receiver.addition" label="invoicing.party.addition" longest={200} />
        <EditInput path="receiver.street" label="invoicing.party.street" longest={200} />
        <EditInput path="receiver.zip" label="invoicing.party.zip" longest={20} />
        <EditInput path="receiver.city" label="invoicing.party.city" longest={200} />
        <EditInput path="receiver.country" label="invoicing.party.country" longest={2} />
        <EditInput
          path="receiver.email"
          label="invoicing.party.email"
          longest={254}
          control={{ kind: 'text', type: 'email' }}
        />
        <EditInput path="receiver.phone" label="invoicing.party.phone" longest={200} />
        <EditInput path="receiver.vatId" label="invoicing.party.vatId" longest={200} />
        <EditInput path="receiver.customerNumber" label="invoicing.party.customerNumber" longest={200} />
      </div>
    </div>
  )
}

function ReceiverSearch() {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { setAll } = useEditingContext<DraftForm>()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Found[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const search = typed.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setFailure(null)
    if (search.length < leastLetters) {
      setFound(null)
      return
    }
    let stop = () => {}
    const timer = setTimeout(() => {
      const subscription = fetchQuery<ReceiverFieldsQuery>(
        environment,
        graphql`
          query ReceiverFieldsQuery($search: String!) {
            documentReceivers(search: $search) {
              source
              party
              customerId
            }
          }
        `,
        { search },
      ).subscribe({ next: data => setFound(data.documentReceivers), error: setFailure })
      stop = () => subscription.unsubscribe()
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [search, environment, attempt])

  const choose = ({ party, customerId }: Found) => {
    setAll(
      new Map<string, unknown>([
        ['receiver', partyFormOf(party)],
        ['customerId', customerId ?? ''],
      ]),
    )
    setTyped('')
  }
  return (
    <div>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'invoicing.receiver.search' })}
        hint={intl.formatMessage({ id: 'invoicing.receiver.searchHint' })}
        value={typed}
        maxLength={100}
        onChange={event => setTyped(event.target.value)}
      />
      <div aria-live="polite">
        {failure && <FailureLine error={failure} onRetry={() => setAttempt(before => before + 1)} />}
        {found && found.length === 0 && (
          <p className={rows.words}>
            <FormattedMessage id="invoicing.receiver.none" />
          </p>
        )}
        {found && found.length > 0 && (
          <ul className={style.found}>
            {found.map((each, at) => {
              const { name, contact, street, zip, city } = partyFormOf(each.party)
              return (
                <li key={at}>
                  <button type="button" className={style.choice} onClick={() => choose(each)}>
                    <strong>{name}</strong>
                    <span>{[contact, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
