import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AccessCard_user$data, AccessCard_user$key } from '../../../../__generated__/AccessCard_user.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useDeactivateUser } from '../mutations/useDeactivateUser.ts'
import { useEndUserSessions } from '../mutations/useEndUserSessions.ts'
import { useReactivateUser } from '../mutations/useReactivateUser.ts'
import { useResendInvitation } from '../mutations/useResendInvitation.ts'
import { useResetUserSecondFactor } from '../mutations/useResetUserSecondFactor.ts'
import style from './UserEditor.module.css'

type Act = 'deactivate' | 'reactivate' | 'signOut' | 'resetSecondFactor' | 'invite'

const words = {
  deactivate: { verb: 'users.act.deactivate', question: 'users.ask.deactivate', done: 'users.done.deactivate' },
  reactivate: { verb: 'users.act.reactivate', question: 'users.ask.reactivate', done: 'users.done.reactivate' },
  signOut: { verb: 'users.act.signOut', question: 'users.ask.signOut', done: 'users.done.signOut' },
  resetSecondFactor: {
    verb: 'users.act.resetSecondFactor',
    question: 'users.ask.resetSecondFactor',
    done: 'users.done.resetSecondFactor',
  },
  invite: { verb: 'users.act.invite', question: 'users.ask.invite', done: 'users.done.invite' },
} as const satisfies Record<Act, Record<'verb' | 'question' | 'done', MessageId>>

/** How somebody gets in, where they are signed in, and how to end that. */
export function AccessCard(props: { user: AccessCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment AccessCard_user on User {
        id
        name
        state
        hasSecondFactor
        viewerCanEdit
        sessions {
          device {
            browser
            system
          }
          address
          lastSeenAt
        }
      }
    `,
    props.user,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const toasts = useToasts()
  const changes = useChanges()
  const mayWrite = useViewer().mayWrite('USERS')
  const [asked, setAsked] = useState<Act | null>(null)
  const [deactivate] = useDeactivateUser()
  const [reactivate] = useReactivateUser()
  const [signOut] = useEndUserSessions()
  const [resetSecondFactor] = useResetUserSecondFactor()
  const [invite] = useResendInvitation()
  const runs = { deactivate, reactivate, signOut, resetSecondFactor, invite }

  const run = async (act: Act) => {
    const answer = await runs[act]({ userId: user.id })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: words[act].done }, { name: user.name }) })
    }
    return answer
  }
  const isOff = user.state === 'INACTIVE'
  const acts: Act[] = [
    ...(user.state === 'INVITED' ? (['invite'] as const) : []),
    ...(user.sessions.length > 0 ? (['signOut'] as const) : []),
    ...(user.hasSecondFactor ? (['resetSecondFactor'] as const) : []),
    isOff ? 'reactivate' : 'deactivate',
  ]
  return (
    <Card title={<FormattedMessage id="users.access" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="users.secondFactor" />}>
          <FormattedMessage id={user.hasSecondFactor ? 'users.secondFactor.on' : 'users.secondFactor.off'} />
        </Fact>
      </DetailList>
      {mayWrite && (
        <>
          <h3 className={style.heading}>
            <FormattedMessage id="users.sessions" values={{ count: user.sessions.length }} />
          </h3>
          {user.sessions.length > 0 && (
            <ul className={style.sessions}>
              {user.sessions.map((session, at) => (
                <li key={`${session.lastSeenAt} ${at}`}>
                  <span>
                    <DeviceName {...session.device} />
                  </span>
                  <span className={style.hint}>
                    {[session.address, format.instant(session.lastSeenAt)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {user.viewerCanEdit && (
        <div className={style.actions}>
          {acts.map(act => (
            <Button key={act} look="quiet" size="small" onClick={() => setAsked(act)}>
              <FormattedMessage id={words[act].verb} />
            </Button>
          ))}
        </div>
      )}
      {acts.map(act => (
        <FormDialog
          key={act}
          isOpen={asked === act}
          onClose={() => setAsked(null)}
          title={{
            id: 'users.act.title',
            values: { name: user.name, verb: intl.formatMessage({ id: words[act].verb }) },
          }}
          verb={words[act].verb}
          text={<FormattedMessage id={words[act].question} values={{ name: user.name }} />}
          initial={{}}
          fields={[]}
          submit={() => run(act)}
          isDangerous={act === 'deactivate'}
        />
      ))}
    </Card>
  )
}

function DeviceName({ browser, system }: AccessCard_user$data['sessions'][number]['device']) {
  if (browser && system) return <FormattedMessage id="users.device" values={{ browser, system }} />
  return browser ?? system ?? <FormattedMessage id="users.unknownDevice" />
}
