import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { StandingPagesPageQuery } from '../../../../__generated__/StandingPagesPageQuery.graphql.ts'
import type { StandingPage } from '../../../../__generated__/useCreateStandingPageMutation.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Link } from '../../../../router/Link.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Status } from '../../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useCreateStandingPage } from './mutations/useCreateStandingPage.ts'
import style from './StandingPagesPage.module.css'

const query = graphql`
  query StandingPagesPageQuery @preloadable {
    managedEntries(first: 20, filter: { kinds: [STANDING] }) {
      edges {
        node {
          id
          key
          languages {
            language
            state
          }
        }
      }
    }
  }
`

/** The standing pages in the order of the site, with their addresses. */
const pages = [
  { key: 'LANDING', title: 'site.standing.landing', path: '/' },
  { key: 'IMPRINT', title: 'site.standing.imprint', path: '/Imprint' },
  { key: 'AGB', title: 'site.standing.agb', path: '/Agb' },
  { key: 'PRIVACY', title: 'site.standing.privacy', path: '/Privacy' },
  { key: 'WITHDRAWAL', title: 'site.standing.withdrawal', path: '/withdrawal/notice' },
  { key: 'SHIPPING', title: 'site.standing.shipping', path: '/Versandkosten' },
  { key: 'DISCLAIMER', title: 'site.standing.disclaimer', path: '/Disclaimer' },
  { key: 'HELP', title: 'site.standing.help', path: '/help' },
  { key: 'SIZES', title: 'site.standing.sizes', path: '/sizes' },
  { key: 'ACCESSIBILITY', title: 'site.standing.accessibility', path: '/accessibility' },
  { key: 'NOT_FOUND', title: 'site.standing.notFound', path: null },
] as const satisfies readonly { key: StandingPage; title: MessageId; path: string | null }[]

const editorOf = (id: string) => `/admincenter/pages/edit/${encodeURIComponent(id)}`
/** Visitors see what somebody wrote. */
const shownStates: readonly string[] = ['PUBLISHED', 'CHANGED']

function StandingPagesPage(props: PageProps<StandingPagesPageQuery>) {
  const { managedEntries } = usePreloadedQuery<StandingPagesPageQuery>(query, props.query)
  const title = useIntl().formatMessage({ id: 'site.standing.title' })
  const router = useRouter()
  const mayWrite = useViewer().mayWrite('CONTENT')
  const [create, isCreating] = useCreateStandingPage()
  const written = new Map(managedEntries.edges.map(({ node }) => [node.key, node]))
  const begin = async (key: StandingPage) => {
    const entry = (await create(key)).payload?.entry
    if (entry) router.navigate(editorOf(entry.id))
  }
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={<FormattedMessage id="site.standing.note" />} />
      <Card id="standing" title={<FormattedMessage id="site.standing.list" />}>
        <ul className={style.pages}>
          {pages.map(({ key, title, path }) => {
            const entry = written.get(key)
            const isShown = entry?.languages.some(({ state }) => shownStates.includes(state)) ?? false
            return (
              <li key={key} className={style.page}>
                <span className={style.name}>
                  <strong>
                    <FormattedMessage id={title} />
                  </strong>
                  {path && <Link to={path}>{path}</Link>}
                </span>
                <Status tone={isShown ? 'good' : 'neutral'} isHollow={!entry}>
                  <FormattedMessage
                    id={
                      isShown
                        ? 'site.standing.own'
                        : entry
                          ? 'site.standing.begun'
                          : key === 'NOT_FOUND'
                            ? 'site.standing.usual'
                            : 'site.standing.byShop'
                    }
                  />
                </Status>
                {entry ? (
                  <LinkButton size="tiny" look="quiet" to={editorOf(entry.id)}>
                    <FormattedMessage id="site.standing.edit" />
                  </LinkButton>
                ) : (
                  mayWrite && (
                    <Button size="tiny" look="quiet" isBusy={isCreating} onClick={() => begin(key)}>
                      <FormattedMessage id="site.standing.begin" />
                    </Button>
                  )
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}

/** The pages that each shop has: those that the shop writes itself, and those that somebody wrote instead. */
export const page = definePage<StandingPagesPageQuery>({ query, Component: StandingPagesPage })
