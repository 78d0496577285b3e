import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AccountFrame_viewer$key } from '../../../__generated__/AccountFrame_viewer.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { usePlace, useSite } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChevronDownIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useSignOut } from '../mutations/useSignOut.ts'
import style from './AccountFrame.module.css'
import { UndoDeletionButton } from './UndoDeletionButton.tsx'

const sections: readonly { path: string; title: MessageId }[] = [
  { path: accountPaths.overview, title: 'account.sections.overview' },
  { path: accountPaths.orders, title: 'account.sections.orders' },
  { path: accountPaths.company, title: 'account.sections.company' },
  { path: accountPaths.addresses, title: 'account.sections.addresses' },
  { path: accountPaths.wishLists, title: 'account.sections.wishLists' },
  { path: accountPaths.partner, title: 'account.sections.partner' },
  { path: accountPaths.profile, title: 'account.sections.profile' },
  { path: accountPaths.security, title: 'account.sections.security' },
  { path: accountPaths.data, title: 'account.sections.data' },
]

/** Sections that are there only while a part of the product is switched on. */
const partOf: Readonly<Record<string, string>> = {
  [accountPaths.company]: 'companies',
  [accountPaths.wishLists]: 'wishLists',
  [accountPaths.partner]: 'affiliates',
}

export interface AccountFrameProps {
  viewer: AccountFrame_viewer$key
  /** The page's heading, and its title in the browser. */
  title: string
  lead?: ReactNode
  /** Beside the heading: what one comes here to do. */
  actions?: ReactNode
  children: ReactNode
}

/** What frames every page of a person's account: its sections (on phones folded into one line), heading and content. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, lead, actions, children } = props
  const viewer = useFragment(
    graphql`
      fragment AccountFrame_viewer on Viewer {
        account {
          name
          email
          deletionDueAt
        }
        partnership {
          isActive
        }
      }
    `,
    props.viewer,
  )
  return (
    <div className={`page ${style.frame}`}>
      <PageHead title={title} />
      <div className={style.side}>
        <Sections
          name={viewer.account?.name ?? ''}
          email={viewer.account?.email ?? ''}
          isPartner={viewer.partnership != null}
        />
      </div>
      <div className={style.content}>
        <div className={style.head}>
          <h1 className="h1">{title}</h1>
          {actions && <div className={style.actions}>{actions}</div>}
          {lead && <p className={`lead ${style.lead}`}>{lead}</p>}
        </div>
        {viewer.account?.deletionDueAt && <DeletionBanner dueAt={viewer.account.deletionDueAt} />}
        {children}
      </div>
    </div>
  )
}

/** Says on every page of the account that it will be deleted, and how to keep it. */
function DeletionBanner({ dueAt }: { dueAt: string }) {
  const format = useFormat()
  return (
    <div className={style.banner}>
      <Notice tone="warn">
        <div className={style.bannerText}>
          <p>
            <FormattedMessage id="account.deletion.banner" values={{ date: format.day(dueAt) }} />
          </p>
          <UndoDeletionButton />
        </div>
      </Notice>
    </div>
  )
}

function Sections({ name, email, isPartner }: { name: string; email: string; isPartner: boolean }) {
  const intl = useIntl()
  const { path } = usePlace()
  const { buysForCompany } = useViewer()
  const { off } = useSite()
  const isCurrent = (section: { path: string }) =>
    path === section.path || (section.path !== accountPaths.overview && path.startsWith(`${section.path}/`))
  // Whoever buys for themselves sees nothing of companies, but on the page on which one asks for an account of one.
  const isShown = (each: { path: string }) =>
    (each.path !== accountPaths.company || buysForCompany || isCurrent(each)) &&
    (each.path !== accountPaths.partner || isPartner) &&
    !off.includes(partOf[each.path] ?? '')
  const shown = sections.filter(isShown)
  const current = shown.find(isCurrent)
  const list = (
    <ul className={style.sections}>
      {shown.map(section => (
        <li key={section.path}>
          <Link to={section.path} aria-current={section === current ? 'page' : undefined}>
            <FormattedMessage id={section.title} />
          </Link>
        </li>
      ))}
      <li>
        <SignOutButton />
      </li>
    </ul>
  )
  return (
    <nav aria-label={intl.formatMessage({ id: 'account.sections.label' })}>
      <div className={style.wide}>
        <p className={style.person}>
          <strong>{name}</strong>
          <span title={email}>{email}</span>
        </p>
        {list}
      </div>
      <details className={style.folded}>
        <summary>
          <span>
            <FormattedMessage id={current?.title ?? 'account.sections.label'} />
          </span>
          <ChevronDownIcon size={18} />
        </summary>
        {list}
      </details>
    </nav>
  )
}

/** Ends the session and starts the shop anew, for what is shown belonged to the person. */
function SignOutButton() {
  const [signOut, isPending] = useSignOut()
  return (
    <Button look="text" isBusy={isPending} onClick={signOut}>
      <FormattedMessage id="account.sections.signOut" />
    </Button>
  )
}
