import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PersonEditor_person$key } from '../../../__generated__/PersonEditor_person.graphql.ts'
import type { PersonEditor_shop$key } from '../../../__generated__/PersonEditor_shop.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../adminKit/edit/LeaveGuard.tsx'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { LinkedAccount } from './LinkedAccount.tsx'
import { useCreatePerson } from './mutations/useCreatePerson.ts'
import { useDeletePersons } from './mutations/useDeletePersons.ts'
import { useUpdatePerson } from './mutations/useUpdatePerson.ts'
import { changesOf, formOf, type Origin, type PersonForm } from './personForm.ts'
import { accountField, contactFields } from './personSections.ts'
import { personPath, personsPath } from './personsUrl.ts'

export interface PersonEditorProps {
  person: PersonEditor_person$key | null
  shop: PersonEditor_shop$key
  /** The account of which a new person is made. */
  from: Origin | null
}

const isAboutAccount = (path: readonly string[]) => path.includes('userId') || path.includes('accountId')

/** All that is kept of a contact person. */
export function PersonEditor(props: PersonEditorProps) {
  const person = useFragment(
    graphql`
      fragment PersonEditor_person on Person {
        id
        revision
        name
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
  const [create] = useCreatePerson()
  const [update] = useUpdatePerson()
  const saved = useMemo(() => formOf(person ?? null, props.from), [person, props.from])
  const save = async (form: PersonForm): Promise<Saved> => {
    const fieldOf = (path: readonly string[]) => (isAboutAccount(path) ? accountField.path : null)
    if (person) {
      const change = { personId: person.id, revision: person.revision, changes: changesOf(form) }
      return { ...(await update(change)), fieldOf }
    }
    const answer = await create({ person: changesOf(form) })
    const made = answer.payload?.person
    return {
      ...answer,
      fieldOf,
      ...(made && { next: () => router.navigate(personPath(made.id), { replace: true }) }),
    }
  }
  return (
    <EditPage
      title={person?.name || intl.formatMessage({ id: 'users.persons.create' })}
      back={{ to: personsPath, label: <FormattedMessage id="users.persons.title" /> }}
      actions={person?.viewerCanEdit && <DeletePerson id={person.id} />}
      saved={saved}
      version={person?.revision}
      isNew={!person}
      isReadOnly={person ? !person.viewerCanEdit : false}
      sections={[
        { id: 'contact', title: 'users.persons.contact', fields: contactFields(countries, saved) },
        { id: 'account', title: 'users.account', fields: [accountField], children: <LinkedAccount /> },
      ]}
      save={save}
    />
  )
}

function DeletePerson({ id }: { id: string }) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const [remove] = useDeletePersons()
  const [isOpen, setOpen] = useState(false)
  const submit = async () => {
    const answer = await remove({ personIds: [id] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'users.persons.deleted' }) })
      leave(() => goBack(personsPath))
    }
    return answer
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="users.persons.delete" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="users.persons.deleteTitle"
        verb="users.persons.delete"
        text={<FormattedMessage id="users.persons.deleteQuestion" />}
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}
