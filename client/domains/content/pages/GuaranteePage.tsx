import { graphql, usePreloadedQuery } from 'react-relay'
import type { GuaranteePageQuery } from '../../../__generated__/GuaranteePageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { GuaranteeNotice } from '../parts/GuaranteeNotice.tsx'
import style from './LegalPage.module.css'

const query = graphql`
  query GuaranteePageQuery @preloadable {
    shop {
      guaranteeNotice {
        title
      }
      ...GuaranteeNotice_shop
    }
  }
`

function GuaranteePage(props: PageProps<GuaranteePageQuery>) {
  const { shop } = usePreloadedQuery<GuaranteePageQuery>(query, props.query)
  const { title } = shop.guaranteeNotice
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} />
      <Breadcrumbs crumbs={[{ title }]} />
      <GuaranteeNotice shop={shop} level={1} />
    </div>
  )
}

/** The notice on the legal guarantee, in the language of the page. */
export const page = definePage<GuaranteePageQuery>({ query, Component: GuaranteePage })
