import { graphql, usePreloadedQuery } from 'react-relay'
import type { LegalPageQuery } from '../../../__generated__/LegalPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import style from './LegalPage.module.css'

const query = graphql`
  query LegalPageQuery($name: String!) @preloadable {
    shop {
      legalText(name: $name) {
        title
        body
      }
    }
  }
`

function LegalPage(props: PageProps<LegalPageQuery>) {
  const { shop } = usePreloadedQuery<LegalPageQuery>(query, props.query)
  const { legalText } = shop
  if (!legalText) return null
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={legalText.title} />
      <Breadcrumbs crumbs={[{ title: legalText.title }]} />
      <h1 className="h1">{legalText.title}</h1>
      <SafeHtml className={style.body} html={legalText.body} />
    </div>
  )
}

/** Terms, privacy, imprint and the other standing pages. */
export const page = definePage<LegalPageQuery>({
  query,
  Component: LegalPage,
  outcome: ({ shop }) => (shop.legalText ? 'found' : 'notFound'),
})
