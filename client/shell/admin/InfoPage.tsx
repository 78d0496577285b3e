import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../adminKit/frame/DetailList.tsx'
import { PageTop } from '../../adminKit/frame/PageTop.tsx'
import { Link } from '../../router/Link.tsx'
import { PageHead } from '../../router/PageHead.tsx'
import { useOrigin, useSite } from '../../router/RouterContext.ts'
import { definePage } from '../../router/route.ts'
import { useViewer } from '../../viewer/Viewer.tsx'
import style from './InfoPage.module.css'
import { FrameKeys } from './Shortcuts.tsx'

/** What programs and the curious read; whole pages of the server, no pages of this one. */
const documents = [
  ['/api/docs', 'admin.info.docs'],
  ['/api/docs/guide', 'admin.info.guide'],
  ['/.well-known/security.txt', 'admin.info.security'],
] as const

/** What this installation is, where more is read about it, and the keys. Source: platform.md 2 (quick menu). */
function InfoPage() {
  const intl = useIntl()
  const { name } = useSite()
  const origin = useOrigin()
  const { account, mayWrite } = useViewer()
  const title = intl.formatMessage({ id: 'admin.info.title' })
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} />
      <div className={style.cards}>
        <Card title={<FormattedMessage id="admin.info.site" />}>
          <DetailList isClose>
            <Fact label={<FormattedMessage id="admin.info.name" />}>{name}</Fact>
            <Fact label={<FormattedMessage id="admin.info.address" />}>{origin}</Fact>
            <Fact label={<FormattedMessage id="admin.info.account" />}>{account?.name}</Fact>
          </DetailList>
          {mayWrite('SETTINGS') && (
            <Link className="link" to="/admincenter/settings/system">
              <FormattedMessage id="admin.info.system" />
            </Link>
          )}
        </Card>
        <Card title={<FormattedMessage id="admin.info.documents" />}>
          <ul className={style.list}>
            {documents.map(([href, id]) => (
              <li key={href}>
                <a className="link" href={href}>
                  <FormattedMessage id={id} />
                </a>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={<FormattedMessage id="kit.keys.title" />}>
          <FrameKeys isAlone />
        </Card>
      </div>
    </>
  )
}

export const page = definePage({ Component: InfoPage, outcome: () => 'found' })
