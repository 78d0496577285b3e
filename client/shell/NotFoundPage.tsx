import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { NotFoundPageQuery } from '../__generated__/NotFoundPageQuery.graphql.ts'
import { catalogueBlocks } from '../domains/catalogue/blocks/blockViews.ts'
import { Blocks } from '../domains/content/blocks/Blocks.tsx'
import { pageViews } from '../domains/content/blocks/pageViews.ts'
import { formBlocks } from '../domains/forms/blocks/blockViews.ts'
import { PageHead } from '../router/PageHead.tsx'
import { definePage, type PageProps } from '../router/route.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/States.tsx'

const views = { ...pageViews, ...catalogueBlocks, ...formBlocks }

const query = graphql`
  query NotFoundPageQuery {
    standingPage(key: NOT_FOUND) {
      title
      blocks {
        __typename
        ...Blocks_blocks
      }
    }
  }
`

function NotFoundPage(props: PageProps<NotFoundPageQuery>) {
  const { standingPage } = usePreloadedQuery<NotFoundPageQuery>(query, props.query)
  const intl = useIntl()
  // A hero at its top says the title itself, and lies close below the navigation.
  const isTitled = standingPage?.blocks[0]?.__typename !== 'HeroBlock'
  return (
    <div style={isTitled ? { paddingBlock: 'var(--space-7)' } : undefined}>
      <PageHead title={standingPage?.title || intl.formatMessage({ id: 'shell.notFound.title' })} />
      {standingPage ? (
        <>
          {isTitled && (
            <h1 className="h1 page" style={{ marginBottom: 'var(--space-5)' }}>
              {standingPage.title}
            </h1>
          )}
          <Blocks blocks={standingPage.blocks} views={views} isTitled={isTitled} />
        </>
      ) : (
        <div className="page">
          <NothingThere />
        </div>
      )}
    </div>
  )
}

function NothingThere() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="shell.notFound.title" />}
      actions={
        <>
          <LinkButton to="/">
            <FormattedMessage id="shell.notFound.home" />
          </LinkButton>
          <LinkButton to="/search" look="quiet">
            <FormattedMessage id="shell.notFound.search" />
          </LinkButton>
        </>
      }
    >
      <FormattedMessage id="shell.notFound.text" />
    </EmptyState>
  )
}

/** For addresses that lead nowhere, and for products that are gone: what the shop wrote for them, else a way on. */
export const page = definePage<NotFoundPageQuery>({ query, Component: NotFoundPage })
