import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AddUserPageQuery, Role } from '../../../__generated__/AddUserPageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { useLanguage, useRouter } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './edit/UserEditor.module.css'
import { useInviteUser } from './mutations/useInviteUser.ts'
import { refusalText } from './refusalTexts.ts'
import { roleTitles } from './roleTitles.ts'
import { userPath, usersPath } from './usersAddress.ts'

const query = graphql`
  query AddUserPageQuery @preloadable {
    invitableRoles
  }
`

/** Sends somebody an invitation to an account of their own. */
function AddUserPage(props: PageProps<AddUserPageQuery>) {
  const { invitableRoles } = usePreloadedQuery<AddUserPageQuery>(query, props.query)
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const mayChange = useViewer().mayWrite('USERS')
  const [invite, isPending] = useInviteUser()
  const [email, setEmail] = useState('')
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [company, setCompany] = useState('')
  const [language, setLanguage] = useState<'DE' | 'EN'>(useLanguage() === 'en' ? 'EN' : 'DE')
  const [roles, setRoles] = useState<readonly Role[]>([])
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const error = (field: string) => {
    const code = refused.get(field)
    return code && <FormattedMessage id={refusalText(code)} />
  }
  const submit = async () => {
    if (email.trim() === '') {
      setRefused(new Map([['email', 'EMAIL_INVALID']]))
      return
    }
    const input = { email, firstName: firstName || null, lastName: lastName || null, company: company || null }
    const { isDone, payload, refusals } = await invite({ ...input, language, roles: ['USER', ...roles] })
    if (isDone && payload?.user) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'users.done.invite' }) })
      router.navigate(userPath(payload.user.id))
    } else setRefused(new Map(refusals.map(({ code, path }) => [path[0] ?? '', code])))
  }
  const title = intl.formatMessage({ id: 'users.inviteTitle' })
  return (
    <>
      <PageHead title={title} />
      <PageTop
        back={{ to: usersPath, label: <FormattedMessage id="users.title" /> }}
        title={title}
        note={<FormattedMessage id="users.inviteNote" />}
      />
      {mayChange ? (
        <form
          className={style.narrow}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void submit()
          }}
        >
          <Card title={<FormattedMessage id="users.profile" />}>
            <TextField
              label={<FormattedMessage id="users.email" />}
              type="email"
              autoComplete="off"
              maxLength={254}
              error={error('email')}
              value={email}
              onChange={event => setEmail(event.target.value)}
            />
            <div className={style.two}>
              <TextField
                label={<FormattedMessage id="users.firstName" />}
                isOptional
                autoComplete="off"
                maxLength={80}
                error={error('firstName')}
                value={firstName}
                onChange={event => setFirstName(event.target.value)}
              />
              <TextField
                label={<FormattedMessage id="users.lastName" />}
                isOptional
                autoComplete="off"
                maxLength={80}
                error={error('lastName')}
                value={lastName}
                onChange={event => setLastName(event.target.value)}
              />
              <TextField
                label={<FormattedMessage id="users.company" />}
                isOptional
                autoComplete="off"
                maxLength={120}
                error={error('company')}
                value={company}
                onChange={event => setCompany(event.target.value)}
              />
              <SelectField
                label={<FormattedMessage id="users.language" />}
                value={language}
                options={[
                  { value: 'DE', label: intl.formatMessage({ id: 'users.language.de' }) },
                  { value: 'EN', label: intl.formatMessage({ id: 'users.language.en' }) },
                ]}
                onChange={event => setLanguage(event.target.value === 'EN' ? 'EN' : 'DE')}
              />
            </div>
          </Card>
          <Card title={<FormattedMessage id="users.roles" />}>
            {refused.has('roles') && (
              <Notice tone="danger" isUrgent>
                {error('roles')}
              </Notice>
            )}
            <div className={style.choices}>
              {invitableRoles.map(role => (
                <Checkbox
                  key={role}
                  label={<FormattedMessage id={roleTitles[role]} />}
                  checked={roles.includes(role)}
                  onChange={event =>
                    setRoles(event.target.checked ? [...roles, role] : roles.filter(each => each !== role))
                  }
                />
              ))}
            </div>
            <p className={style.hint}>
              <FormattedMessage id="users.inviteRolesHint" />
            </p>
          </Card>
          <div className={style.actions}>
            <Button type="submit" isBusy={isPending}>
              <FormattedMessage id="users.inviteSubmit" />
            </Button>
          </div>
        </form>
      ) : (
        <Notice tone="neutral">
          <FormattedMessage id="users.mayNotInvite" />
        </Notice>
      )}
    </>
  )
}

export const page = definePage<AddUserPageQuery>({ query, Component: AddUserPage })
