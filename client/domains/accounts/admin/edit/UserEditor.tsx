import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressesCard_shop$key } from '../../../../__generated__/AddressesCard_shop.graphql.ts'
import type { TermsCard_choices$key } from '../../../../__generated__/TermsCard_choices.graphql.ts'
import type { UserEditor_user$key } from '../../../../__generated__/UserEditor_user.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { BarButton, SelectionBar } from '../../../../adminKit/list/SelectionBar.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useLanguage, useRouter } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useUnloadWarning } from '../../../catalogue/admin/edit/form.ts'
import { LeaveDialog } from '../../../catalogue/admin/edit/LeaveDialog.tsx'
import { useUpdateUser } from '../mutations/useUpdateUser.ts'
import { UserStatus } from '../UserStatus.tsx'
import { usersPath } from '../usersAddress.ts'
import { AccessCard } from './AccessCard.tsx'
import { ActAsButton } from './ActAsButton.tsx'
import { AddressesCard } from './AddressesCard.tsx'
import { AuditCard } from './AuditCard.tsx'
import { UserFormContext, type UserFormState } from './FormContext.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { RolesCard } from './RolesCard.tsx'
import { TermsCard } from './TermsCard.tsx'
import style from './UserEditor.module.css'
import { UserFacts } from './UserFacts.tsx'
import { UserPersons } from './UserPersons.tsx'
import { changesOf, formOf, type Problems, refusedFields, remaining, type UserEdits } from './userForm.ts'

export interface UserEditorProps {
  user: UserEditor_user$key
  choices: TermsCard_choices$key
  shop: AddressesCard_shop$key
}

const noProblems: Problems = new Map()

/** All that staff change of a person, on one page; what is typed is held until it is saved together. */
export function UserEditor(props: UserEditorProps) {
  const user = useFragment(
    graphql`
      fragment UserEditor_user on User {
        id
        name
        email
        title
        firstName
        lastName
        company
        phone
        language
        note
        terms {
          discountGroups
          personalPercent
          isShippingFree
          freeShippingFrom {
            cents
          }
          paymentOverrides {
            method
            isEnabled
            min {
              cents
            }
            max {
              cents
            }
            order
          }
        }
        addresses {
          id
          type
          title
          company
          vatId
          firstName
          lastName
          address
          zip
          city
          country
          phone
          isDefaultShipping
          isDefaultInvoice
        }
        revision
        viewerCanEdit
        viewerCanEditTerms
        viewerCanEditNote
        ...UserStatus_user
        ...UserFacts_user
        ...RolesCard_user
        ...AccessCard_user
        ...ActAsButton_user
        ...AuditCard_user
        ...UserPersons_user
      }
    `,
    props.user,
  )
  const intl = useIntl()
  const language = useLanguage()
  const router = useRouter()
  const toasts = useToasts()
  const changed = useChanges()
  const [update, isPending] = useUpdateUser()
  const [typed, setTyped] = useState<UserEdits>({})
  const [problems, setProblems] = useState<Problems>(noProblems)
  const [isStale, setStale] = useState(false)

  const saved = formOf(user, language)
  const edits = remaining(typed, saved)
  const isChanged = Object.keys(edits).length > 0
  useUnloadWarning(isChanged)
  const state: UserFormState = {
    form: { ...saved, ...edits },
    isReadOnly: !user.viewerCanEdit,
    isNoteReadOnly: !user.viewerCanEditNote,
    areTermsReadOnly: !user.viewerCanEditTerms,
    problem: path => problems.get(path),
    set: (key, value) => setTyped(before => ({ ...before, [key]: value })),
  }
  const discard = () => {
    setTyped({})
    setProblems(noProblems)
  }
  const save = async () => {
    const { changes, problems: found } = changesOf(edits, language)
    if (!changes) {
      setProblems(found)
      return
    }
    const { isDone, refusals } = await update({ userId: user.id, revision: user.revision, changes })
    if (isDone) {
      discard()
      setStale(false)
      changed.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'users.saved' }) })
      return
    }
    setStale(refusals.some(({ code }) => code === 'STALE_REVISION'))
    setProblems(refusedFields(refusals, changes))
  }
  return (
    <UserFormContext value={state}>
      <PageHead title={user.name} />
      <PageTop
        back={{ to: usersPath, label: <FormattedMessage id="users.title" /> }}
        title={user.name}
        status={<UserStatus user={user} />}
        note={user.email}
        actions={<ActAsButton user={user} />}
      />
      {!user.viewerCanEdit && (
        <div className={style.notice}>
          <Notice tone="neutral">
            <FormattedMessage id="users.readOnly" />
          </Notice>
        </div>
      )}
      {isStale && (
        <div className={style.notice}>
          <Notice tone="warn" isUrgent>
            <p>
              <FormattedMessage id="users.stale" />
            </p>
            <Button
              size="tiny"
              onClick={() => {
                setStale(false)
                changed.note()
                router.reload()
              }}
            >
              <FormattedMessage id="users.staleReload" />
            </Button>
          </Notice>
        </div>
      )}
      {problems.size > 0 && (
        <div className={style.notice}>
          <Notice tone="danger" isUrgent>
            <FormattedMessage id="users.problems" />
          </Notice>
        </div>
      )}
      <div className={style.columns}>
        <div className={style.column}>
          <ProfileCard />
          {user.terms && <TermsCard choices={props.choices} saysWhyNot={user.viewerCanEdit} />}
          <AddressesCard shop={props.shop} />
          <AuditCard user={user} />
        </div>
        <div className={style.column}>
          <UserFacts user={user} />
          <RolesCard user={user} />
          <AccessCard user={user} />
          <UserPersons user={user} />
        </div>
      </div>
      {isChanged && (
        <SelectionBar
          label={intl.formatMessage({ id: 'users.unsaved' })}
          actions={
            <>
              <BarButton onClick={discard}>
                <FormattedMessage id="users.discard" />
              </BarButton>
              <BarButton isMain isBusy={isPending} onClick={save}>
                <FormattedMessage id={isPending ? 'users.saving' : 'users.save'} />
              </BarButton>
            </>
          }
        >
          <strong>
            <FormattedMessage id="users.unsaved" />
          </strong>
        </SelectionBar>
      )}
      <LeaveDialog isActive={isChanged} />
    </UserFormContext>
  )
}
