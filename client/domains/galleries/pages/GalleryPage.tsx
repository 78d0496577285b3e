import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import type { GalleryPage_gallery$key } from '../../../__generated__/GalleryPage_gallery.graphql.ts'
import type { GalleryPageImagesQuery } from '../../../__generated__/GalleryPageImagesQuery.graphql.ts'
import type { GalleryPageQuery } from '../../../__generated__/GalleryPageQuery.graphql.ts'
import { useMore } from '../../../relay/useMore.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { classes } from '../../../ui/classes.ts'
import { Slider } from '../parts/slider/Slider.tsx'
import style from './GalleryPage.module.css'
import { PictureGrid } from './PictureGrid.tsx'

const query = graphql`
  query GalleryPageQuery($slug: String!) @preloadable {
    gallery(slug: $slug) {
      id
      title
      path
      showTitle
      cover: images(first: 1) {
        edges {
          node {
            id
            url(width: 1200)
            alt
          }
        }
      }
      ...GalleryPage_gallery
    }
  }
`

/** Pictures that are asked for together while somebody turns the slider. */
const slidesAtOnce = 6

function GalleryPage(props: PageProps<GalleryPageQuery>) {
  const { gallery } = usePreloadedQuery<GalleryPageQuery>(query, props.query)
  const intl = useIntl()
  if (!gallery) return null
  const title = gallery.title || intl.formatMessage({ id: 'gallery.untitled' })
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} canonicalPath={gallery.path} image={gallery.cover.edges[0]?.node} />
      <Breadcrumbs crumbs={[{ title }]} />
      <h1 className={classes('h1', !(gallery.showTitle && gallery.title) && 'visually-hidden')}>{title}</h1>
      <GalleryPictures gallery={gallery} />
    </div>
  )
}

function GalleryPictures(props: { gallery: GalleryPage_gallery$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    GalleryPageImagesQuery,
    GalleryPage_gallery$key
  >(
    graphql`
      fragment GalleryPage_gallery on Gallery
      @refetchable(queryName: "GalleryPageImagesQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" }) {
        title
        interval
        size
        sizeClick
        onClick
        pivotV
        pivotH
        images(first: $first, after: $after) @connection(key: "GalleryPage_images") {
          totalCount
          edges {
            node {
              id
              url(width: 960)
              srcSet(widths: [320, 480, 640, 960, 1280, 1600, 2000])
              large: url(width: 2000)
              width
              height
              alt
              caption
              focalPoint {
                x
                y
              }
            }
          }
        }
      }
    `,
    props.gallery,
  )
  const { more, failure, retry } = useMore(loadNext)
  const { images, ...settings } = data
  const slides = images.edges.map(({ node }) => node)
  if (slides.length === 0) {
    return (
      <p className="lead">
        <FormattedMessage id="gallery.empty" />
      </p>
    )
  }
  return (
    <>
      <Slider
        {...settings}
        slides={slides}
        total={images.totalCount}
        sizes="(width >= 1000px) 900px, 92vw"
        isFirst
        onNearEnd={hasNext && !isLoadingNext && !failure ? () => more(slidesAtOnce) : undefined}
      />
      {images.totalCount > 1 && (
        <PictureGrid
          slides={slides}
          total={images.totalCount}
          settings={settings}
          hasNext={hasNext}
          isLoadingNext={isLoadingNext}
          more={more}
          failure={failure}
          retry={retry}
        />
      )}
    </>
  )
}

/** A public gallery: its slider, and below all of its pictures in rows. */
export const page = definePage<GalleryPageQuery>({
  query,
  Component: GalleryPage,
  outcome: ({ gallery }) => (gallery ? 'found' : 'notFound'),
})
