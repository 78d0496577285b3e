import { graphql, usePreloadedQuery } from 'react-relay'
import type { LandingPageQuery } from '../../../__generated__/LandingPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { useOrigin } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { catalogueBlocks } from '../../catalogue/blocks/blockViews.ts'
import { formBlocks } from '../../forms/blocks/blockViews.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { frontViews } from '../blocks/frontViews.ts'
import { previewPicture } from '../blocks/hero/KitPicture.tsx'
import { StaffLinks } from '../parts/StaffLinks.tsx'

const views = { ...frontViews, ...catalogueBlocks, ...formBlocks }

const query = graphql`
  query LandingPageQuery @preloadable {
    shop {
      name
      email
      phone
    }
    standingPage(key: LANDING) {
      managedId
      title
      description
      picture {
        url(width: 1280)
        alt
      }
      blocks {
        __typename
        ...Blocks_blocks
      }
    }
  }
`

function LandingPage(props: PageProps<LandingPageQuery>) {
  const { shop, standingPage: entry } = usePreloadedQuery<LandingPageQuery>(query, props.query)
  const origin = useOrigin()
  if (!entry) return null
  return (
    <>
      <PageHead
        title={`${shop.name}: ${entry.title}`}
        description={entry.description}
        image={entry.picture ?? previewPicture}
        items={[
          {
            '@type': 'Organization',
            name: shop.name,
            url: origin,
            email: shop.email,
            telephone: shop.phone,
            logo: `${origin}/favicon.svg`,
          },
        ]}
      />
      <Blocks blocks={entry.blocks} views={views} />
      <StaffLinks entryId={entry.managedId} />
    </>
  )
}

/** The shop's front, made of blocks: what it is for, its groups, what is new and what others buy. */
export const page = definePage<LandingPageQuery>({
  query,
  Component: LandingPage,
  needsTexts: ({ standingPage }) => standingPage?.blocks.some(({ __typename }) => !(__typename in views)) ?? false,
  outcome: ({ standingPage }) => (standingPage ? 'found' : 'notFound'),
})
