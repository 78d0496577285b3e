import { useIntl } from 'react-intl'
import type { UserState } from '../../../__generated__/AdminUsersPageQuery.graphql.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { type Refusal, refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { MailIcon } from '../../../adminKit/icons.tsx'
import type { ListAction, Outcome } from '../../../adminKit/list/actions.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { LockIcon } from '../../../ui/pageIcons.tsx'
import { useDeactivateUser } from './mutations/useDeactivateUser.ts'
import { useReactivateUser } from './mutations/useReactivateUser.ts'
import { useResendInvitation } from './mutations/useResendInvitation.ts'

interface ChangedUser {
  readonly id: string
  readonly name: string
  readonly state: UserState
  readonly viewerCanEdit: boolean
}

type Ask = (input: { userId: string }) => Promise<{ isDone: boolean; refusals: readonly Refusal[] }>

/** What can be done with accounts from their list. */
export function useUserActions(): ListAction<ChangedUser>[] {
  const intl = useIntl()
  const [deactivate] = useDeactivateUser()
  const [reactivate] = useReactivateUser()
  const [invite] = useResendInvitation()
  const by =
    (ask: Ask) =>
    async ({ id }: ChangedUser): Promise<Outcome> => {
      const { isDone, refusals } = await ask({ userId: id })
      if (isDone) return null
      const [refusal] = refusals
      return wordsOf(refusal ? refusalMessage(refusal.code, {}, refusal.retryAfterSeconds) : 'ui.failure.title', intl)
    }
  const values = (users: readonly ChangedUser[]) => ({ count: users.length, name: users[0]?.name })
  return [
    {
      key: 'invite',
      label: 'users.act.invite',
      icon: <MailIcon size={18} />,
      isMain: true,
      applies: ({ viewerCanEdit, state }) => viewerCanEdit && state === 'INVITED',
      run: by(invite),
      done: users => intl.formatMessage({ id: 'users.many.invited' }, values(users)),
    },
    {
      key: 'reactivate',
      label: 'users.act.reactivate',
      icon: <CheckIcon size={18} />,
      applies: ({ viewerCanEdit, state }) => viewerCanEdit && state === 'INACTIVE',
      run: by(reactivate),
      undo: by(deactivate),
      done: users => intl.formatMessage({ id: 'users.many.reactivated' }, values(users)),
    },
    {
      key: 'deactivate',
      label: 'users.act.deactivate',
      icon: <LockIcon size={18} />,
      applies: ({ viewerCanEdit, state }) => viewerCanEdit && state !== 'INACTIVE',
      question: {
        title: users => intl.formatMessage({ id: 'users.many.deactivateTitle' }, values(users)),
        text: users => intl.formatMessage({ id: 'users.many.deactivateText' }, values(users)),
      },
      run: by(deactivate),
      undo: by(reactivate),
      done: users => intl.formatMessage({ id: 'users.many.deactivated' }, values(users)),
    },
  ]
}
