import { z } from 'zod'
import { defineSettings, type SettingsConflict } from '../settings/rules.ts'
import { localizedSetting } from '../settings/settings.ts'

/** Most entries of a menu, entries below one of them, and columns of the footer: more find no place on a page. */
const most = { entries: 12, below: 20, columns: 4, service: 4 } as const

/** A path of the site, a site elsewhere, a mail address or a telephone; nothing that runs, and no address that leaves out
 *  its scheme. */
const address = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)[^\s\\\p{Cc}]*$/iu, 'It must begin with /, https://, mailto: or tel:.')

const link = z.object({
  label: localizedSetting.refine(({ de }) => de.trim() !== '', { message: 'A label is needed.', path: ['de'] }),
  /** Where it leads; without an English address the German one, in English. */
  href: z.object({ de: address, en: address.nullish() }),
})
export type MenuLink = z.infer<typeof link>
const menuEntry = link.extend({ children: z.array(link).max(most.below).default([]) })
export type MenuEntry = z.infer<typeof menuEntry>

const column = z.object({
  title: localizedSetting.refine(({ de }) => de.trim() !== '', { message: 'A title is needed.', path: ['de'] }),
  links: z.array(link).max(most.below),
})

/**
 * What surrounds each page of the shop. Null is what the shop makes itself: the product groups as its navigation, its
 * standing pages in the footer, the help in the strip. What has no English label is left out in English.
 */
export const frameSettings = defineSettings(
  'frame',
  z.object({
    navigation: z.array(menuEntry).max(most.entries).nullable(),
    footer: z.array(column).max(most.columns).nullable(),
    service: z.array(link).max(most.service).nullable(),
    /** Above everything; shown while `isShown`. */
    announcement: z.object({
      isShown: z.boolean(),
      text: localizedSetting,
      href: address.nullable(),
    }),
  }),
  { navigation: null, footer: null, service: null, announcement: { isShown: false, text: { de: '' }, href: null } },
  { conflicts: ({ announcement }) => announcementConflicts(announcement) },
)

/** An announcement that is shown says something. */
const announcementConflicts = ({
  isShown,
  text,
}: {
  readonly isShown: boolean
  readonly text: { readonly de: string }
}): SettingsConflict[] =>
  isShown && text.de.trim() === ''
    ? [{ path: ['announcement', 'text', 'de'], message: 'An announcement that is shown needs a text.' }]
    : []
