import type { ComponentType } from 'react'
import { MailIcon, PictureIcon, SlidersIcon } from '../../adminKit/icons.tsx'
import type { MessageId } from '../../intl/messageIds.ts'
import { type IconProps, InfoIcon } from '../../ui/icons.tsx'
import { DownloadIcon, EyeIcon } from '../../ui/pageIcons.tsx'

/** A way to a place of the admin centre that has no entry of its own in the navigation. */
export interface Way {
  /** Below `/admincenter`. */
  readonly path: string
  readonly title: MessageId
  readonly icon: ComponentType<IconProps>
  /** Shown to whoever is shown this page of the navigation; without it to all staff. */
  readonly like?: string
}

/** Source: platform.md 2 (quick menu). There is no newsletter yet. */
export const quickEntries: readonly Way[] = [
  { path: 'files', title: 'admin.shell.files', icon: PictureIcon, like: 'files' },
  { path: 'messages', title: 'admin.shell.formAnswers', icon: MailIcon, like: 'messages' },
  { path: 'settings', title: 'admin.shell.settings', icon: SlidersIcon, like: 'settings/general' },
  { path: 'info', title: 'admin.info.title', icon: InfoIcon },
]

/** What is found by its name besides the pages of the navigation. Source: platform.md 2 (browsers). */
export const foundWays: readonly Way[] = [
  { path: 'settings', title: 'admin.shell.settings', icon: SlidersIcon, like: 'settings/general' },
  { path: 'info', title: 'admin.info.title', icon: InfoIcon },
  { path: 'images', title: 'admin.ways.images', icon: PictureIcon, like: 'files' },
  { path: 'videos', title: 'admin.ways.videos', icon: EyeIcon, like: 'files' },
  { path: 'downloads', title: 'admin.ways.downloads', icon: DownloadIcon, like: 'files' },
]

/** Those of them that somebody is shown who sees these pages. */
export const waysFor = (pages: readonly { readonly path: string }[], ways: readonly Way[]): Way[] =>
  ways.filter(({ like }) => like === undefined || pages.some(({ path }) => path === like))
