import { builder } from '../../../api/builder.ts'
import { atMost } from '../../../api/inputLimits.ts'
import type { Language } from '../../../kit/languages.ts'
import { ShopRef } from '../../settings/graphql.ts'
import { type BrokenLink, brokenLinks, type LinkedPage, linkedPages } from '../queries/links.ts'
import { type ShownEntry, type ShownLink, shownColumns, shownEntries, shownLinks } from '../rules/frame.ts'
import { longestLink } from '../rules/links.ts'
import { frameSettings } from '../settings.ts'
import { PageTextsRef } from './managed.ts'

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

const MenuPageRef = builder.objectRef<LinkedPage>('MenuPage').implement({
  description: 'A page, post or event that a menu can lead to.',
  fields: t => ({
    title: t.expose('title', { type: PageTextsRef, description: 'English: empty where it is not published.' }),
    path: t.expose('path', {
      type: PageTextsRef,
      description: 'Without language. English: empty where it is not published.',
    }),
  }),
})

const BrokenLinkRef = builder.objectRef<BrokenLink>('BrokenLink').implement({
  description: 'An address of the site that leads nowhere.',
  fields: t => ({
    href: t.exposeString('href', { description: 'As it was asked for.' }),
    isUnpublished: t.exposeBoolean('isUnpublished', { description: 'Whether a page has it that no visitor sees.' }),
  }),
})

/** All links that menus may have, in both languages. */
const mostLinks = 500

builder.queryFields(t => ({
  menuPages: t.field({
    type: [MenuPageRef],
    description: 'What visitors see by now, by its title: at most 200, for those who arrange menus.',
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, { database }) => linkedPages(database.drizzle),
  }),
  brokenLinks: t.field({
    type: [BrokenLinkRef],
    description: 'Those of these addresses that lead nowhere; of other sites none.',
    authScopes: { staff: 'settings' },
    args: {
      hrefs: t.arg.stringList({
        required: true,
        description: 'As menus hold them.',
        ...atMost({ entries: mostLinks, characters: longestLink }),
      }),
    },
    resolve: (_root, { hrefs }, { database }) => brokenLinks(database.drizzle, hrefs),
  }),
}))
