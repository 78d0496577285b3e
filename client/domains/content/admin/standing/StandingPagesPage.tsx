import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { StandingPagesPageQuery } from '../../../../__generated__/StandingPagesPageQuery.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Status } from '../../../../ui/Badge.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { pageEditPath } from '../pagesUrl.ts'
import { BeginButton, StandingName } from './StandingLine.tsx'
import style from './StandingPagesPage.module.css'
import { standingPages } from './standingPages.ts'

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

/** Visitors see what somebody wrote. */
const shownStates: readonly string[] = ['PUBLISHED', 'CHANGED']

function StandingPagesPage(props: PageProps<StandingPagesPageQuery>) {
  const { managedEntries } = usePreloadedQuery<StandingPagesPageQuery>(query, props.query)
  const title = useIntl().formatMessage({ id: 'site.standing.title' })
  const written = new Map(managedEntries.edges.map(({ node }) => [node.key, node]))
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={<FormattedMessage id="site.standing.note" />} />
      <Card id="standing" title={<FormattedMessage id="site.standing.list" />}>
        <ul className={style.pages}>
          {standingPages.map(({ key, title, path }) => {
            const entry = written.get(key)
            const isShown = entry?.languages.some(({ state }) => shownStates.includes(state)) ?? false
            return (
              <li key={key} className={style.page}>
                <StandingName title={title} path={path} />
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
                  <LinkButton size="tiny" look="quiet" to={pageEditPath(entry.id)}>
                    <FormattedMessage id="site.standing.edit" />
                  </LinkButton>
                ) : (
                  <BeginButton pageKey={key} />
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
