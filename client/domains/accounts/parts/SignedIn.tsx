import { FormattedMessage } from 'react-intl'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useSignOut } from '../mutations/useSignOut.ts'
import style from './SignInForm.module.css'

interface SignedInProps {
  account: { readonly name: string; readonly email: string }
  /** They wanted to enter the admin centre, which is not for them. */
  wasRefused?: boolean
}

/** For somebody who is signed in already: who that is, the ways on, and the way out. */
export function SignedIn({ account, wasRefused }: SignedInProps) {
  const { isStaff } = useViewer()
  const [signOut, isPending] = useSignOut()
  return (
    <div className={style.form}>
      <h1 className="h1">
        <FormattedMessage id="accounts.signedIn.title" values={{ name: account.name }} />
      </h1>
      <p className="lead">
        <FormattedMessage id="accounts.signedIn.text" values={{ email: account.email }} />
      </p>
      {wasRefused && (
        <p>
          <FormattedMessage id="accounts.signedIn.refused" />
        </p>
      )}
      <div className={style.actions}>
        {isStaff && (
          <LinkButton to="/admincenter">
            <FormattedMessage id="accounts.signedIn.admin" />
          </LinkButton>
        )}
        <LinkButton to={accountPaths.overview} look={isStaff ? 'quiet' : 'primary'}>
          <FormattedMessage id="accounts.signedIn.account" />
        </LinkButton>
        <LinkButton to="/" look="quiet">
          <FormattedMessage id="accounts.signedIn.shop" />
        </LinkButton>
        <Button look="quiet" isBusy={isPending} onClick={signOut}>
          <FormattedMessage id="accounts.signedIn.signOut" />
        </Button>
      </div>
    </div>
  )
}
