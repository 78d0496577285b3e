import type { MessageId } from '../../../../intl/messageIds.ts'
import type { ContentField } from './content.ts'

/** What people call the parts of a page. */
export const fieldTitles = {
  title: 'admin.pages.name',
  slug: 'admin.pages.address',
  description: 'admin.pages.description',
  place: 'admin.pages.place',
  imageId: 'admin.pages.image',
  noindex: 'admin.pages.noindex',
  tags: 'admin.pages.tags',
  publishDate: 'admin.pages.publishDate',
  startsAt: 'admin.pages.startsAt',
  endsAt: 'admin.pages.endsAt',
  mediaIds: 'admin.pages.media',
  downloadIds: 'admin.pages.downloads',
  links: 'admin.pages.wayLinks',
  blocks: 'admin.pages.blocks',
} as const satisfies Readonly<Record<ContentField, MessageId>>
