import { FormattedMessage } from 'react-intl'
import { useSignOut } from '../../domains/accounts/mutations/useSignOut.ts'
import { accountPaths } from '../../router/accountPaths.ts'
import { Link } from '../../router/Link.tsx'
import { useViewer } from '../../viewer/Viewer.tsx'
import style from './ViewerLinks.module.css'

/** The greeting, and the ways to the dashboard, to the website and out. */
export function ViewerLinks({ className }: { className?: string }) {
  const { account } = useViewer()
  const [signOut, isSigningOut] = useSignOut()
  return (
    <div className={className}>
      <p className={style.greeting}>
        <FormattedMessage id="admin.shell.welcome" values={{ name: account?.name ?? '' }} />
      </p>
      <Link to="/admincenter/dashboard" className={style.link}>
        <FormattedMessage id="admin.shell.toDashboard" />
      </Link>
      <Link to="/" className={style.link}>
        <FormattedMessage id="admin.shell.toWebsite" />
      </Link>
      <Link to={accountPaths.overview} className={style.link}>
        <FormattedMessage id="admin.shell.toAccount" />
      </Link>
      <button type="button" className={style.link} aria-busy={isSigningOut || undefined} onClick={signOut}>
        <FormattedMessage id="admin.shell.signOut" />
      </button>
    </div>
  )
}
