import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { CompanyInvitationPageQuery } from '../../../__generated__/CompanyInvitationPageQuery.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { usePlace, useRouter } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useAcceptCompanyInvitation } from '../mutations/useAcceptCompanyInvitation.ts'
import style from '../parts/companies.module.css'
import { problemText } from '../parts/roleTexts.ts'

const query = graphql`
  query CompanyInvitationPageQuery($token: String!) @preloadable {
    companyInvitation(token: $token) {
      company
      email
      isOwn
    }
  }
`

function CompanyInvitationPage(props: PageProps<CompanyInvitationPageQuery>) {
  const { companyInvitation: invitation } = usePreloadedQuery<CompanyInvitationPageQuery>(query, props.query)
  const intl = useIntl()
  const { navigate } = useRouter()
  const { path } = usePlace()
  const { account } = useViewer()
  const [accept, isBusy] = useAcceptCompanyInvitation()
  const [problem, setProblem] = useState<string | null>(null)
  const token = props.place.params.token ?? ''
  if (!invitation)
    return (
      <div className="page">
        <PageHead title={intl.formatMessage({ id: 'company.invitation.gone' })} />
        <EmptyState level={1} title={<FormattedMessage id="company.invitation.gone" />}>
          <FormattedMessage id="company.invitation.goneHint" />
        </EmptyState>
      </div>
    )
  const { company, email, isOwn } = invitation
  const next = `?next=${encodeURIComponent(path)}`
  return (
    <div className="page">
      <div className={style.form}>
        <PageHead title={intl.formatMessage({ id: 'company.invitation.title' }, { company })} />
        <h1 className="h1">
          <FormattedMessage id="company.invitation.title" values={{ company }} />
        </h1>
        <p className="lead">
          <FormattedMessage id="company.invitation.lead" values={{ email: <strong key="email">{email}</strong> }} />
        </p>
        {problem && (
          <Notice tone="danger" isUrgent>
            <FormattedMessage id={problemText(problem)} />
          </Notice>
        )}
        {isOwn ? (
          <div>
            <Button
              isBusy={isBusy}
              onClick={async () => {
                const { isDone, refusals } = await accept({ token })
                setProblem(refusals[0]?.code ?? null)
                if (isDone) navigate(accountPaths.company, { replace: true })
              }}
            >
              <FormattedMessage id="company.invitation.accept" />
            </Button>
          </div>
        ) : account ? (
          <Notice tone="warn">
            <FormattedMessage id="company.invitation.other" values={{ email: account.email }} />
          </Notice>
        ) : (
          <div className={style.ways}>
            <LinkButton to={`${accountPaths.login}${next}`}>
              <FormattedMessage id="company.invitation.signIn" />
            </LinkButton>
            <LinkButton look="outline" to={accountPaths.signup}>
              <FormattedMessage id="company.invitation.signUp" />
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}

/** Where an invitation to buy for a company leads. */
export const page = definePage<CompanyInvitationPageQuery>({ query, Component: CompanyInvitationPage })
