import { Suspense } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { LandingPage_blocks$key } from '../../../__generated__/LandingPage_blocks.graphql.ts'
import type { LandingPageQuery } from '../../../__generated__/LandingPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { useOrigin, useSite } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { GroupCardsBlock } from '../../catalogue/blocks/GroupCardsBlock.tsx'
import { ProductCarouselBlock } from '../../catalogue/blocks/ProductCarouselBlock.tsx'
import { BenefitsBlock } from '../blocks/BenefitsBlock.tsx'
import { BlockGrid } from '../blocks/BlockGrid.tsx'
import { isFront } from '../blocks/frontTypes.ts'
import { HeroBlock } from '../blocks/HeroBlock.tsx'
import { previewPicture } from '../blocks/hero/KitPicture.tsx'
import '../blocks/styles.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'

const query = graphql`
  query LandingPageQuery @preloadable {
    shop {
      name
      email
      phone
    }
    standingPage(key: LANDING) {
      title
      description
      picture {
        url(width: 1280)
        alt
      }
      blocks {
        __typename
        ... on HeroBlock {
          drawing
        }
        ...LandingPage_blocks
      }
    }
  }
`

const views = { BenefitsBlock, GroupCardsBlock, HeroBlock, ProductCarouselBlock }
const StaffBar = onDemand(() => import('../parts/StaffBar.tsx'))
const WrittenBlocks = onDemand(() => import('./WrittenBlocks.tsx'))

function LandingPage(props: PageProps<LandingPageQuery>) {
  const { shop, standingPage: entry } = usePreloadedQuery<LandingPageQuery>(query, props.query)
  const isEditor = useViewer().mayWrite('CONTENT')
  const origin = useOrigin()
  const { image } = useSite()
  if (!entry) return null
  // The picture of previews is the shop's own, the one of the site, or that of the kit where it can be seen.
  const showsKit = entry.blocks.some(({ drawing }) => drawing === 'KIT')
  return (
    <>
      <PageHead
        title={`${shop.name}: ${entry.title}`}
        description={entry.description}
        image={entry.picture ?? (image === null && showsKit ? previewPicture : null)}
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
      {isFront(entry.blocks) ? (
        <FrontBlocks blocks={entry.blocks} />
      ) : (
        <Suspense>
          <WrittenBlocks pageKey="LANDING" />
        </Suspense>
      )}
      {isEditor && (
        <Boundary resetKey={entry} fallback={() => null}>
          <Suspense>
            <StaffBar to="/admincenter/pages/standing" />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

function FrontBlocks(props: { blocks: LandingPage_blocks$key }) {
  const blocks = useFragment(
    graphql`
      fragment LandingPage_blocks on Block @relay(plural: true) {
        __typename
        id
        parentId
        slot
        size {
          xs
          md
          lg
        }
        visible {
          xs
          md
          lg
        }
        ...BenefitsBlock_block @alias
        ...GroupCardsBlock_block @alias
        ...HeroBlock_block @alias
        ...ProductCarouselBlock_block @alias
      }
    `,
    props.blocks,
  )
  return <BlockGrid blocks={blocks} views={views} />
}

/** The shop's front, made of blocks. What fronts usually have comes with it; where there is more, the page asks for it. */
export const page = definePage<LandingPageQuery>({
  query,
  Component: LandingPage,
  needsTexts: ({ standingPage }) => standingPage != null && !isFront(standingPage.blocks),
  outcome: ({ standingPage }) => (standingPage ? 'found' : 'notFound'),
})
