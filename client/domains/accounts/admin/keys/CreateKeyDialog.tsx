import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Grant } from '../../../../__generated__/useCreateApiKeyMutation.graphql.ts'
import { daysBefore, today } from '../../../../adminKit/list/days.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FieldError, TextField } from '../../../../ui/Field.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { useCreateApiKey } from '../../mutations/useCreateApiKey.ts'
import { areaTitles, shownAreas } from '../grants.ts'
import style from './Keys.module.css'

export interface CreateKeyDialogProps {
  isOpen: boolean
  onClose: () => void
  onCreated: (secret: string) => void
}

const spans = [
  { days: 90, title: 'rights.keys.quarter' },
  { days: 365, title: 'rights.keys.year' },
  { days: 730, title: 'rights.keys.twoYears' },
] as const satisfies readonly { days: number; title: MessageId }[]

const nothing = { integrator: '', label: '', days: 365, scopes: new Set<Grant>() }

/** Asks whose key it is, what it may do and how long it counts. */
export function CreateKeyDialog({ isOpen, onClose, onCreated }: CreateKeyDialogProps) {
  const intl = useIntl()
  const form = 'create-key'
  const [create, isPending] = useCreateApiKey()
  const [entered, setEntered] = useState(nothing)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const enter = (changes: Partial<typeof nothing>) => setEntered({ ...entered, ...changes })
  const close = () => {
    setEntered(nothing)
    setWrong(new Set())
    onClose()
  }
  const submit = async () => {
    const { integrator, label, days } = entered
    const input = { integrator, label, scopes: [...entered.scopes], expiresOn: daysBefore(today(), -days) }
    const { isDone, payload, refusals } = await create(input)
    setWrong(new Set(refusals.map(({ path }) => path[0] ?? '')))
    const secret = payload?.secret
    if (!isDone || !secret) return
    close()
    onCreated(secret)
  }
  const toggle = (grant: Grant, isOn: boolean) => {
    const scopes = new Set(entered.scopes)
    if (isOn) scopes.add(grant)
    else scopes.delete(grant)
    enter({ scopes })
  }
  const nameError = (field: string) => wrong.has(field) && <FormattedMessage id="rights.keys.nameInvalid" />
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={<FormattedMessage id="rights.keys.create" />}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isPending}>
            <FormattedMessage id="rights.keys.create" />
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={style.form}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={<FormattedMessage id="rights.keys.integrator" />}
          hint={<FormattedMessage id="rights.keys.integratorHint" />}
          error={nameError('integrator')}
          value={entered.integrator}
          maxLength={100}
          onChange={event => enter({ integrator: event.target.value })}
        />
        <TextField
          label={<FormattedMessage id="rights.keys.label" />}
          hint={<FormattedMessage id="rights.keys.labelHint" />}
          error={nameError('label')}
          value={entered.label}
          maxLength={100}
          onChange={event => enter({ label: event.target.value })}
        />
        <SelectField
          label={<FormattedMessage id="rights.keys.expires" />}
          options={spans.map(({ days, title }) => ({ value: String(days), label: intl.formatMessage({ id: title }) }))}
          value={String(entered.days)}
          onChange={event => enter({ days: Number(event.target.value) })}
        />
        <fieldset className={style.scopes} aria-describedby={wrong.has('scopes') ? 'key-scopes' : undefined}>
          <legend>
            <FormattedMessage id="rights.keys.scopes" />
          </legend>
          {shownAreas.flatMap(area =>
            (['read', 'write'] as const).map(kind => {
              const grant = `${area}_${kind.toUpperCase()}` as Grant
              const values = { area: intl.formatMessage({ id: areaTitles[area] }) }
              return (
                <Checkbox
                  key={grant}
                  label={
                    kind === 'read' ? (
                      <FormattedMessage id="rights.grant.read" values={values} />
                    ) : (
                      <FormattedMessage id="rights.grant.write" values={values} />
                    )
                  }
                  checked={entered.scopes.has(grant)}
                  onChange={event => toggle(grant, event.target.checked)}
                />
              )
            }),
          )}
        </fieldset>
        {wrong.has('scopes') && (
          <FieldError id="key-scopes">
            <FormattedMessage id="rights.keys.scopesMissing" />
          </FieldError>
        )}
      </form>
    </Dialog>
  )
}
