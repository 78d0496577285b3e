import { useState } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ResetSecondFactorPageQuery } from '../../../__generated__/ResetSecondFactorPageQuery.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useRequestSecondFactorReset } from '../mutations/useRequestSecondFactorReset.ts'
import { useResetSecondFactor } from '../mutations/useResetSecondFactor.ts'
import { Arrived } from '../parts/Arrived.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { LinkRequestForm } from '../parts/LinkRequestForm.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import style from '../parts/SignUpForm.module.css'
import { SpentLink } from '../parts/SpentLink.tsx'
import { entry, useForm } from '../parts/useForm.ts'

const query = graphql`
  query ResetSecondFactorPageQuery @preloadable {
    shop {
      name
    }
  }
`

function ResetSecondFactorPage(props: PageProps<ResetSecondFactorPageQuery>) {
  const { shop } = usePreloadedQuery<ResetSecondFactorPageQuery>(query, props.query)
  const { token } = props.place.params
  const intl = useIntl()
  return (
    <Entrance shopName={shop.name} title={intl.formatMessage({ id: 'accounts.secondFactor.title' })}>
      {token ? <SwitchOff token={token} /> : <AskForLink />}
    </Entrance>
  )
}

const askTexts = {
  title: 'accounts.secondFactor.title',
  lead: 'accounts.secondFactor.lead',
  sent: 'accounts.secondFactor.sent',
} as const

function AskForLink() {
  const [ask, isPending] = useRequestSecondFactorReset()
  return <LinkRequestForm texts={askTexts} ask={ask} isPending={isPending} />
}

/** Takes the password besides the link, and says when the second factor ends. */
function SwitchOff({ token }: { token: string }) {
  const [reset, isPending] = useResetSecondFactor()
  const [endsAt, setEndsAt] = useState<string | null>(null)
  const { form, general, spent, onSubmit, field } = useForm(async entries => {
    const answer = await reset({ token, password: entry(entries, 'password') })
    setEndsAt(answer.payload?.endsAt ?? null)
    return answer
  })
  if (endsAt !== null) {
    return (
      <Arrived title={<FormattedMessage id="accounts.secondFactor.doneTitle" />}>
        <FormattedMessage
          id="accounts.secondFactor.doneText"
          values={{ date: <FormattedDate key="date" value={endsAt} dateStyle="full" timeStyle="short" /> }}
        />
      </Arrived>
    )
  }
  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id="accounts.secondFactor.title" />
      </h1>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      {spent ? (
        <SpentLink reason={spent}>
          <LinkButton to={accountPaths.resetSecondFactor} size="large" isWide>
            <FormattedMessage id="accounts.reset.again" />
          </LinkButton>
        </SpentLink>
      ) : (
        <>
          <p className="lead">
            <FormattedMessage id="accounts.secondFactor.confirm" />
          </p>
          <PasswordField
            {...field('password')}
            autoComplete="current-password"
            label={<FormattedMessage id="accounts.signIn.password" />}
          />
          <Button type="submit" size="large" isWide isBusy={isPending}>
            <FormattedMessage id="accounts.secondFactor.submit" />
          </Button>
        </>
      )}
    </form>
  )
}

/** Asking for a link that switches the second factor off; with the link's secret and the password, doing so. */
export const page = definePage<ResetSecondFactorPageQuery>({ query, Component: ResetSecondFactorPage })
