import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { SignUpPageQuery } from '../../../__generated__/SignUpPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { Entrance } from '../parts/Entrance.tsx'
import { MailSent } from '../parts/MailSent.tsx'
import { SignedIn } from '../parts/SignedIn.tsx'
import { SignUpForm } from '../parts/SignUpForm.tsx'

const query = graphql`
  query SignUpPageQuery @preloadable {
    shop {
      name
      ...SignUpForm_shop
    }
  }
`

function SignUpPage(props: PageProps<SignUpPageQuery>) {
  const { shop } = usePreloadedQuery<SignUpPageQuery>(query, props.query)
  const intl = useIntl()
  const { account } = useViewer()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Entrance shopName={shop.name} title={intl.formatMessage({ id: 'accounts.signUp.title' })}>
      {account && <SignedIn account={account} />}
      {!account && sentTo !== null && <MailSent email={sentTo} />}
      {!account && sentTo === null && <SignUpForm shop={shop} onDone={setSentTo} />}
    </Entrance>
  )
}

/** Opening an account; afterwards it tells to look into the mailbox. */
export const page = definePage<SignUpPageQuery>({ query, Component: SignUpPage })
