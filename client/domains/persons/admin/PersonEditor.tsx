import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PersonEditor_person$key } from '../../../__generated__/PersonEditor_person.graphql.ts'
import type { PersonEditor_shop$key } from '../../../__generated__/PersonEditor_shop.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { WordsField } from '../../../adminKit/fields/WordsField.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import type { MessageId } from '../../../intl/messageIds.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useUnloadWarning } from '../../catalogue/admin/edit/form.ts'
import { LeaveDialog } from '../../catalogue/admin/edit/LeaveDialog.tsx'
import { LinkedAccount } from './LinkedAccount.tsx'
import { useCreatePerson } from './mutations/useCreatePerson.ts'
import { useDeletePersons } from './mutations/useDeletePersons.ts'
import { useUpdatePerson } from './mutations/useUpdatePerson.ts'
import style from './PersonEditor.module.css'
import { changesOf, formOf, type LineField, type Origin, type PersonForm } from './personForm.ts'
import { personPath, personsPath } from './personsAddress.ts'

export interface PersonEditorProps {
  person: PersonEditor_person$key | null
  shop: PersonEditor_shop$key
  /** The account of which a new person is made. */
  from: Origin | null
}

const problemTexts: Readonly<Record<string, MessageId>> = {
  NAME_INVALID: 'users.persons.nameMissing',
  EMAIL_INVALID: 'users.refused.emailInvalid',
  PHONE_INVALID: 'users.problem.phone',
}

const lines: readonly { field: LineField; label: MessageId; longest: number }[] = [
  { field: 'firstName', label: 'users.firstName', longest: 80 },
  { field: 'lastName', label: 'users.lastName', longest: 80 },
  { field: 'title', label: 'users.honorific', longest: 40 },
  { field: 'company', label: 'users.company', longest: 120 },
  { field: 'email', label: 'users.email', longest: 254 },
  { field: 'phone', label: 'users.phone', longest: 40 },
  { field: 'address', label: 'users.street', longest: 160 },
  { field: 'zip', label: 'users.zip', longest: 16 },
  { field: 'city', label: 'users.city', longest: 80 },
]

/** All that is kept of a contact person. */
export function PersonEditor(props: PersonEditorProps) {
  const person = useFragment(
    graphql`
      fragment PersonEditor_person on Person {
        id
        revision
        type
        title
        firstName
        lastName
        company
        email
        phone
        address
        zip
        city
        country
        note
        tags
        viewerCanEdit
        user {
          id
          name
          email
        }
      }
    `,
    props.person,
  )
  const { countries } = useFragment(
    graphql`
      fragment PersonEditor_shop on Shop {
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [create, isCreating] = useCreatePerson()
  const [update, isUpdating] = useUpdatePerson()
  const [remove] = useDeletePersons()
  const saved = formOf(person ?? null, props.from)
  const [edits, setEdits] = useState<Partial<PersonForm>>({})
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [isAsking, setAsking] = useState(false)
  const form = { ...saved, ...edits }
  const isReadOnly = person ? !person.viewerCanEdit : false
  const isChanged = JSON.stringify(form) !== JSON.stringify(saved)
  useUnloadWarning(isChanged)
  const set = (changed: Partial<PersonForm>) => setEdits(before => ({ ...before, ...changed }))
  const error = (field: string) => {
    const code = refused.get(field)
    return code && <FormattedMessage id={problemTexts[code] ?? 'users.problem.invalid'} />
  }
  const done = (id: MessageId) => {
    setEdits({})
    setRefused(new Map())
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id }) })
  }
  const save = async () => {
    const entered = changesOf(form)
    if (person) {
      const { isDone, refusals } = await update({ personId: person.id, revision: person.revision, changes: entered })
      if (isDone) done('users.saved')
      else setRefused(new Map(refusals.map(({ code, path }) => [path.at(-1) ?? '', code])))
      return
    }
    const { isDone, payload, refusals } = await create({ person: entered })
    if (isDone && payload?.person) {
      done('users.saved')
      const path = personPath(payload.person.id)
      // Once nothing is unsaved any more: leaving asks no question then.
      setTimeout(() => router.navigate(path, { replace: true }))
    } else setRefused(new Map(refusals.map(({ code, path }) => [path.at(-1) ?? '', code])))
  }
  const forget = async () => {
    setAsking(false)
    if (!person) return
    const { isDone } = await remove({ personIds: [person.id] })
    if (!isDone) return
    done('users.persons.deleted')
    setTimeout(() => router.navigate(personsPath))
  }
  return (
    <form
      className={style.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {refused.has('revision') && (
        <Notice tone="warn" isUrgent>
          <FormattedMessage id="users.stale" />
        </Notice>
      )}
      <Card title={<FormattedMessage id="users.persons.contact" />}>
        <SelectField
          label={<FormattedMessage id="users.addressType" />}
          value={form.type}
          disabled={isReadOnly}
          options={[
            { value: 'PERSON', label: intl.formatMessage({ id: 'users.addressType.person' }) },
            { value: 'COMPANY', label: intl.formatMessage({ id: 'users.addressType.company' }) },
          ]}
          onChange={event => set({ type: event.target.value === 'COMPANY' ? 'COMPANY' : 'PERSON' })}
        />
        <div className={style.two}>
          {lines.map(({ field, label, longest }) => (
            <TextField
              key={field}
              label={<FormattedMessage id={label} />}
              isOptional
              autoComplete="off"
              maxLength={longest}
              readOnly={isReadOnly}
              error={error(field)}
              value={form[field]}
              onChange={event => set({ [field]: event.target.value })}
            />
          ))}
          <SelectField
            label={<FormattedMessage id="users.country" />}
            isOptional
            value={form.country}
            disabled={isReadOnly}
            options={[
              { value: '', label: '' },
              ...countries.map(({ code, title }) => ({ value: code, label: title })),
              ...(form.country !== '' && !countries.some(({ code }) => code === form.country)
                ? [{ value: form.country, label: form.country }]
                : []),
            ]}
            onChange={event => set({ country: event.target.value })}
          />
        </div>
        <WordsField
          label={<FormattedMessage id="users.persons.tags" />}
          isOptional
          value={form.tags}
          isReadOnly={isReadOnly}
          onChange={tags => set({ tags })}
        />
        <TextAreaField
          label={<FormattedMessage id="users.note" />}
          isOptional
          maxLength={5000}
          readOnly={isReadOnly}
          error={error('note')}
          value={form.note}
          onChange={event => set({ note: event.target.value })}
        />
      </Card>
      <LinkedAccount user={form.user} isReadOnly={isReadOnly} onChange={user => set({ user })} />
      {!isReadOnly && (
        <div className={style.actions}>
          <Button type="submit" isBusy={isCreating || isUpdating} disabled={!isChanged && person !== null}>
            <FormattedMessage id={isCreating || isUpdating ? 'users.saving' : 'users.save'} />
          </Button>
          {person && (
            <Button look="danger" onClick={() => setAsking(true)}>
              <FormattedMessage id="users.persons.delete" />
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={forget}
        isDangerous
        title={<FormattedMessage id="users.persons.deleteTitle" />}
        verb={<FormattedMessage id="users.persons.delete" />}
      >
        <FormattedMessage id="users.persons.deleteQuestion" />
      </ConfirmDialog>
      <LeaveDialog isActive={isChanged && person !== null} />
    </form>
  )
}
