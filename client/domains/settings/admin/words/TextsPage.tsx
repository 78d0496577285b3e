import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { TextsPageQuery, TextsPageQuery$data, TextTab } from '../../../../__generated__/TextsPageQuery.graphql.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { Link } from '../../../../router/Link.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { areaTitles } from './areas.ts'
import { textPath, textsPath } from './textsUrl.ts'
import style from './words.module.css'

type Text = TextsPageQuery$data['shopTexts']['edges'][number]['node']

const address = defineListUrl({
  path: textsPath,
  tabs: {
    parameter: 'tab',
    label: 'settings.texts.tabs',
    titles: {
      all: 'settings.texts.tab.all',
      own: 'settings.texts.tab.own',
      shop: 'settings.texts.tab.shop',
      mail: 'settings.texts.tab.mail',
      admin: 'settings.texts.tab.admin',
    },
  },
  filters: {
    search: { kind: 'words', label: 'settings.texts.search' },
    area: { kind: 'one', label: 'settings.texts.area', choices: areaTitles },
  },
  sorts: ['place'],
  usual: { field: 'place', isFalling: false },
})

const tabKeys = { all: 'ALL', own: 'OWN', shop: 'SHOP', mail: 'MAIL', admin: 'ADMIN' } as const satisfies Record<
  string,
  TextTab
>

/** Every text that people read; those that the shop says in words of its own first. */
export const page = defineListPage<TextsPageQuery, Text, typeof address>({
  query: graphql`
    query TextsPageQuery($first: Int!, $after: String, $filter: ShopTextFilter!) @preloadable {
      shopTexts(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            key
            kind
            area
            usualDe
            usualEn
            ownDe
            ownEn
            law
          }
        }
      }
      shopTextTabs(filter: $filter) {
        all
        own
        shop
        mail
        admin
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search, area } }) => ({ filter: { search: search || null, area, tab: tabKeys[tab] } }),
  read: ({ shopTexts, shopTextTabs }) => ({
    rows: shopTexts.edges.map(({ node }) => node),
    totalCount: shopTexts.totalCount,
    isCapped: shopTexts.isCountCapped,
    cursors: shopTexts.pageCursors,
    counts: shopTextTabs,
  }),
  title: 'settings.texts.title',
  note: 'settings.texts.note',
  empty: { title: 'settings.texts.nothing', hint: 'settings.texts.nothingHint' },
  emptyTabs: { own: { title: 'settings.texts.noneOwn', hint: 'settings.texts.noneOwnHint' } },
  nothing: { title: 'settings.texts.nothing', hint: 'settings.texts.nothingHint' },
  nameOf: text => text.key,
  to: text => textPath(text.key),
  useList() {
    const intl = useIntl()
    const language = useLanguage()
    const usualOf = (text: Text) => (language === 'de' ? text.usualDe : text.usualEn)
    const ownOf = (text: Text) => (language === 'de' ? text.ownDe : text.ownEn)
    const placeOf = (text: Text) => {
      const title = areaTitles[text.area]
      return title ? intl.formatMessage({ id: title }) : text.area
    }
    return {
      notice: (
        <Notice tone="neutral">
          <FormattedMessage
            id="settings.texts.pages"
            values={{
              link: (
                <Link to="/admincenter/pages/standing" className="link">
                  <FormattedMessage id="settings.texts.pagesLink" />
                </Link>
              ),
            }}
          />
        </Notice>
      ),
      columns: [
        {
          key: 'usual',
          title: 'settings.texts.usual',
          width: 220,
          grow: 3,
          rank: 0,
          card: 'title',
          text: usualOf,
          cell: text => <span className={style.line}>{usualOf(text)}</span>,
        },
        {
          key: 'own',
          title: 'settings.texts.ownText',
          width: 180,
          grow: 3,
          rank: 1,
          card: 'line',
          isStrong: true,
          text: text => ownOf(text) ?? '',
          cell: text => <span className={style.line}>{ownOf(text) ?? ''}</span>,
        },
        {
          key: 'state',
          title: 'settings.texts.state',
          width: 178,
          rank: 3,
          card: 'corner',
          text: text =>
            intl.formatMessage({
              id: text.ownDe != null || text.ownEn != null ? 'settings.texts.own' : 'settings.texts.asUsual',
            }),
          cell: text => {
            if (text.ownDe != null || text.ownEn != null)
              return (
                <Status tone="good">
                  <FormattedMessage id="settings.texts.own" />
                </Status>
              )
            return text.law != null ? (
              <Status tone="warn" isHollow>
                <FormattedMessage id="settings.texts.lawful" />
              </Status>
            ) : null
          },
        },
        { key: 'place', title: 'settings.texts.place', width: 176, rank: 2, card: 'fact', text: placeOf },
        {
          key: 'key',
          title: 'settings.texts.key',
          width: 220,
          grow: 1,
          rank: 4,
          card: 'fact',
          text: text => text.key,
          cell: text => <span className={`${style.line} ${style.quiet}`}>{text.key}</span>,
        },
      ],
      top: (
        <LinkButton look="outline" size="small" to={`${textsPath}-file`}>
          <FormattedMessage id="settings.texts.file" />
        </LinkButton>
      ),
    }
  },
})
