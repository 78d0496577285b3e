import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { StandingPageQuery } from '../../../__generated__/StandingPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import '../blocks/styles.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './StandingPage.module.css'

const query = graphql`
  query StandingPageQuery($key: StandingPage!) @preloadable {
    standingPage(key: $key) {
      key
      title
      description
      liveHtml
    }
  }
`

const StaffBar = onDemand(() => import('../parts/StaffBar.tsx'))
const WrittenBlocks = onDemand(() => import('./WrittenBlocks.tsx'))

function StandingPage(props: PageProps<StandingPageQuery>) {
  const { standingPage: entry } = usePreloadedQuery<StandingPageQuery>(query, props.query)
  const isEditor = useViewer().mayWrite('CONTENT')
  if (!entry?.key) return null
  const { title, liveHtml } = entry
  return (
    <div className={style.page}>
      <div className="page">
        <PageHead title={title} description={entry.description} />
        <Breadcrumbs crumbs={[{ title }]} />
        <h1 className="h1">{title}</h1>
        {liveHtml != null && <SafeHtml className={style.body} html={liveHtml} />}
      </div>
      {liveHtml == null && (
        <div className={style.body}>
          <Suspense>
            <WrittenBlocks pageKey={entry.key} isTitled />
          </Suspense>
        </div>
      )}
      {isEditor && (
        <Boundary resetKey={entry} fallback={() => null}>
          <Suspense>
            <StaffBar to="/admincenter/pages/standing" />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

/** Terms, privacy, imprint and the other standing pages: as the shop writes them itself, or as somebody wrote them. */
export const page = definePage<StandingPageQuery>({
  query,
  Component: StandingPage,
  needsTexts: ({ standingPage }) => standingPage != null && standingPage.liveHtml == null,
  outcome: ({ standingPage }) => (standingPage ? 'found' : 'notFound'),
})
