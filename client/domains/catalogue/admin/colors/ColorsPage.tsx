import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { ColorsPageQuery, ColorsPageQuery$data } from '../../../../__generated__/ColorsPageQuery.graphql.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { swatchStyle } from '../../../../ui/swatch.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useDeleteColors } from '../mutations/useDeleteColors.ts'
import style from './colors.module.css'
import { colorOrderPath, colorPath, colorsPath, newColorPath } from './colorsUrl.ts'

type Color = ColorsPageQuery$data['managedColors']['edges'][number]['node']

const address = defineListUrl({
  path: colorsPath,
  filters: { search: { kind: 'words', label: 'admin.colors.search' } },
  sorts: [],
  usual: null,
})

/** The colours in the shop's order. */
export const page = defineListPage<ColorsPageQuery, Color, typeof address>({
  query: graphql`
    query ColorsPageQuery($first: Int!, $after: String, $search: String) @preloadable {
      managedColors(first: $first, after: $after, search: $search) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            colorId
            code
            hex
            swatchUrl
            title {
              de
              en
            }
            sortOrder
            productCount
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search } }) => ({ search: search || null }),
  read: ({ managedColors: colors }) => ({
    rows: colors.edges.map(edge => edge.node),
    totalCount: colors.totalCount,
    isCapped: colors.isCountCapped,
    cursors: colors.pageCursors,
  }),
  title: 'admin.colors.title',
  empty: { title: 'admin.colors.empty', hint: 'admin.colors.emptyHint' },
  nothing: { title: 'admin.colors.nothing', hint: 'admin.colors.nothingHint' },
  nameOf: color => color.title.de,
  to: color => colorPath(color.colorId),
  useList() {
    const intl = useIntl()
    const language = useLanguage()
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const [remove] = useDeleteColors()
    const inUse = intl.formatMessage({ id: 'admin.colors.inUse' })
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const titleOf = ({ title }: Color) => (language === 'en' && title.en) || title.de
    const values = (colors: readonly Color[]) => ({ count: colors.length, name: colors[0] ? titleOf(colors[0]) : '' })
    return {
      columns: [
        {
          key: 'title',
          title: 'admin.colors.name',
          width: 180,
          grow: 3,
          rank: 0,
          card: 'title',
          text: titleOf,
        },
        {
          key: 'code',
          title: 'admin.colors.code',
          width: 140,
          grow: 2,
          rank: 2,
          card: 'fact',
          text: ({ code }) => code,
        },
        {
          key: 'hex',
          title: 'admin.colors.hex',
          width: 120,
          rank: 3,
          card: 'corner',
          text: ({ hex }) => hex,
          cell: ({ hex, swatchUrl }) => (
            <span className={style.named}>
              <span className={style.swatch} style={swatchStyle({ hex, swatchUrl })} />
              {hex}
            </span>
          ),
        },
        {
          key: 'products',
          title: 'admin.colors.products',
          isNumber: true,
          width: 110,
          rank: 1,
          card: 'fact',
          isNamedOnCard: true,
          text: color => intl.formatNumber(color.productCount),
        },
        {
          key: 'order',
          title: 'admin.sorting.place',
          isNumber: true,
          width: 110,
          rank: 4,
          card: 'none',
          text: color => intl.formatNumber(color.sortOrder),
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.colors.delete',
              icon: <TrashIcon size={18} />,
              question: {
                title: colors => intl.formatMessage({ id: 'admin.colors.deleteTitle' }, values(colors)),
                text: colors => intl.formatMessage({ id: 'admin.colors.deleteText' }, values(colors)),
              },
              run: async ({ colorId }) => {
                const { isDone, refusals } = await remove({ colorIds: [colorId] })
                if (isDone) return null
                return refusals.some(({ code }) => code === 'TRANSITION_NOT_ALLOWED') ? inUse : failed
              },
              done: colors => intl.formatMessage({ id: 'admin.colors.deleted' }, values(colors)),
            },
          ]
        : undefined,
      top: mayChange && (
        <>
          <LinkButton look="outline" size="small" to={colorOrderPath}>
            <FormattedMessage id="admin.colors.arrange" />
          </LinkButton>
          <LinkButton size="small" icon={<PlusIcon size={18} />} to={newColorPath}>
            <FormattedMessage id="admin.colors.create" />
          </LinkButton>
        </>
      ),
    }
  },
})
