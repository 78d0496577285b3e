import { builder } from '../../../api/builder.ts'
import type { Language } from '../../../kit/languages.ts'
import { ShopRef } from '../../settings/graphql.ts'
import { type ShownEntry, type ShownLink, shownColumns, shownEntries, shownLinks } from '../rules/frame.ts'
import { frameSettings } from '../settings.ts'

/** What surrounds each page, for readers of one language. */

const MenuLinkRef = builder.objectRef<ShownLink>('MenuLink').implement({
  description: 'A link of a menu, in the language of the request.',
  fields: t => ({
    label: t.exposeString('label'),
    href: t.exposeString('href', { description: 'A path without language, or an address of another site.' }),
  }),
})

const MenuEntryRef = builder.objectRef<ShownEntry>('MenuEntry').implement({
  description: 'A link of the main navigation, with those below it.',
  fields: t => ({
    label: t.exposeString('label'),
    href: t.exposeString('href', { description: 'A path without language, or an address of another site.' }),
    children: t.field({ type: [MenuLinkRef], resolve: ({ children }) => [...children] }),
  }),
})

const FooterColumnRef = builder
  .objectRef<{ readonly title: string; readonly links: readonly ShownLink[] }>('FooterColumn')
  .implement({
    description: 'Links of the footer below a title.',
    fields: t => ({
      title: t.exposeString('title'),
      links: t.field({ type: [MenuLinkRef], resolve: ({ links }) => [...links] }),
    }),
  })

const AnnouncementRef = builder
  .objectRef<{ readonly text: string; readonly href: string | null }>('Announcement')
  .implement({
    description: 'What is said above each page.',
    fields: t => ({
      text: t.exposeString('text'),
      href: t.exposeString('href', { nullable: true, description: 'Where it leads.' }),
    }),
  })

const SiteFrameRef = builder
  .objectRef<ReturnType<typeof frameSettings.of> & { readonly language: Language }>('SiteFrame')
  .implement({
    description: 'The menus around each page, as staff arranged them.',
    fields: t => ({
      navigation: t.field({
        type: [MenuEntryRef],
        nullable: true,
        description: 'The main navigation; null: the product groups of the first level.',
        resolve: ({ navigation, language }) => navigation && shownEntries(navigation, language),
      }),
      footer: t.field({
        type: [FooterColumnRef],
        nullable: true,
        description: 'Columns of the footer; null: the standing pages of the shop.',
        resolve: ({ footer, language }) => footer && shownColumns(footer, language),
      }),
      service: t.field({
        type: [MenuLinkRef],
        nullable: true,
        description: 'Links of the strip above the navigation; null: the help.',
        resolve: ({ service, language }) => service && shownLinks(service, language),
      }),
      announcement: t.field({
        type: AnnouncementRef,
        nullable: true,
        resolve: ({ announcement: { isShown, text, href }, language }) => {
          const said = (language === 'en' ? text.en : text.de)?.trim()
          return isShown && said ? { text: said, href } : null
        },
      }),
    }),
  })

builder.objectField(ShopRef, 'frame', t =>
  t.field({
    type: SiteFrameRef,
    resolve: (settings, _args, { language }) => ({ ...frameSettings.of(settings), language }),
  }),
)
