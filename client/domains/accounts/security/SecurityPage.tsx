import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { SecurityPageQuery } from '../../../__generated__/SecurityPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import style from './Security.module.css'
import { Sessions } from './Sessions.tsx'

const query = graphql`
  query SecurityPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      security {
        secondStepKinds
        ...SecondFactor_security
        ...Passkeys_security
        ...Sessions_security
      }
    }
  }
`

function SecurityPage(props: PageProps<SecurityPageQuery>) {
  const { viewer } = usePreloadedQuery<SecurityPageQuery>(query, props.query)
  const intl = useIntl()
  const { security } = viewer
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'account.security.title' })}
      lead={<FormattedMessage id="account.security.lead" />}
    >
      {security ? (
        <div className={style.sections}>
          <div className={style.section}>
            <ChangePassword kinds={security.secondStepKinds} />
          </div>
          <div className={style.section}>
            <ChangeEmail kinds={security.secondStepKinds} />
          </div>
          <SecondFactor security={security} />
          <Passkeys security={security} />
          <Sessions security={security} />
        </div>
      ) : (
        <Notice tone="neutral">
          <FormattedMessage id="account.mistake.actingForCustomer" />
        </Notice>
      )}
    </AccountFrame>
  )
}

/** How an account is kept safe: password and address, second factor, passkeys, where one is signed in. */
export const page = definePage<SecurityPageQuery>({ query, Component: SecurityPage })
