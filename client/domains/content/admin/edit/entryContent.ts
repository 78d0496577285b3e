import { graphql, readInlineData } from 'react-relay'
import type { entryContent_entry$key } from '../../../../__generated__/entryContent_entry.graphql.ts'
import type { Blocks } from '../designer/tree.ts'
import type { Content } from './content.ts'

const fragment = graphql`
  fragment entryContent_entry on ManagedEntry @inline {
    title {
      de
      en
    }
    slug {
      de
      en
    }
    description {
      de
      en
    }
    place {
      de
      en
    }
    image {
      id
    }
    noindex {
      de
      en
    }
    tags
    media {
      id
    }
    downloads {
      id
    }
    links {
      label {
        de
        en
      }
      href
    }
    publishDate
    startsAt
    endsAt
    document
  }
`

/** The working copy of a page as the server has it. */
export function contentOf(entry: entryContent_entry$key): Content {
  const { image, media, downloads, links, publishDate, startsAt, endsAt, document, ...rest } = readInlineData(
    fragment,
    entry,
  )
  const { blocks } = document as { blocks: Blocks }
  return {
    ...{ title: rest.title, slug: rest.slug, description: rest.description, place: rest.place },
    ...{ noindex: rest.noindex, tags: rest.tags, imageId: image?.id ?? null },
    ...{ mediaIds: media.map(({ id }) => id), downloadIds: downloads.map(({ id }) => id), links },
    ...{ publishDate: publishDate ?? null, startsAt: startsAt ?? null, endsAt: endsAt ?? null, blocks },
  }
}
