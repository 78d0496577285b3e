import { graphql, usePreloadedQuery } from 'react-relay'
import type { WorkingCopyPageQuery } from '../../../__generated__/WorkingCopyPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { AsStranger } from '../../../viewer/Viewer.tsx'
import { catalogueBlocks } from '../../catalogue/blocks/blockViews.ts'
import { formBlocks } from '../../forms/blocks/blockViews.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { pageViews } from '../blocks/pageViews.ts'
import style from './EntryView.module.css'

const views = { ...pageViews, ...catalogueBlocks, ...formBlocks }

const query = graphql`
  query WorkingCopyPageQuery($id: ID!, $language: Language!) @preloadable {
    managedEntry(id: $id) {
      name
      title {
        de
        en
      }
      blocks(language: $language) {
        __typename
        ...Blocks_blocks
      }
    }
  }
`

function WorkingCopyPage({ place, ...props }: PageProps<WorkingCopyPageQuery>) {
  const { managedEntry: entry } = usePreloadedQuery<WorkingCopyPageQuery>(query, props.query)
  if (!entry) return null
  const title = (place.language === 'en' && entry.title.en) || entry.title.de || entry.name
  const isTitled = entry.blocks[0]?.__typename !== 'HeroBlock'
  return (
    <AsStranger>
      <PageHead title={title} isHidden />
      {/* One looks and does not press: what is looked at is not left. */}
      <article className={isTitled ? style.page : undefined} inert>
        {isTitled && (
          <header className={`page ${style.head}`}>
            <h1 className="h1">{title}</h1>
          </header>
        )}
        <Blocks blocks={entry.blocks} views={views} isTitled={isTitled} />
      </article>
    </AsStranger>
  )
}

/** The working copy of a page, for staff, as it would look: shown in a frame of the designer. */
export const page = definePage<WorkingCopyPageQuery>({
  query,
  Component: WorkingCopyPage,
  outcome: ({ managedEntry }) => (managedEntry ? 'found' : 'notFound'),
})
