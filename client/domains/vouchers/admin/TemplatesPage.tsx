import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { TemplatesPageQuery, TemplatesPageQuery$data } from '../../../__generated__/TemplatesPageQuery.graphql.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useDeleteVoucherTemplates } from './mutations/useDeleteVoucherTemplates.ts'
import style from './vouchers.module.css'
import { newTemplatePath, templatePath, templatesPath, vouchersPath } from './vouchersUrl.ts'

type Template = TemplatesPageQuery$data['voucherTemplates']['edges'][number]['node']

const address = defineListUrl({
  path: templatesPath,
  filters: { search: { kind: 'words', label: 'admin.vouchers.searchTemplate' } },
  sorts: [],
  usual: null,
})

/** How vouchers may look. */
export const page = defineListPage<TemplatesPageQuery, Template, typeof address>({
  query: graphql`
    query TemplatesPageQuery($first: Int!, $after: String, $filter: VoucherTemplateFilter!) @preloadable {
      voucherTemplates(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            title
            heading {
              de
            }
            isDefault
            isOffered
            isTransferable
            changedAt
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search } }) => ({ filter: { search: search || null } }),
  read: ({ voucherTemplates }) => ({
    rows: voucherTemplates.edges.map(edge => edge.node),
    totalCount: voucherTemplates.totalCount,
    isCapped: voucherTemplates.isCountCapped,
    cursors: voucherTemplates.pageCursors,
    counts: {},
  }),
  title: 'admin.vouchers.templates',
  empty: { title: 'admin.vouchers.templatesEmpty', hint: 'admin.vouchers.templatesEmptyHint' },
  nothing: { title: 'admin.vouchers.nothing', hint: 'admin.vouchers.nothingHint' },
  nameOf: ({ title }) => title,
  to: ({ id }) => templatePath(id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('VOUCHERS')
    const [remove] = useDeleteVoucherTemplates()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const yesNo = (is: boolean) => intl.formatMessage({ id: is ? 'admin.vouchers.yes' : 'admin.vouchers.no' })
    return {
      columns: [
        {
          key: 'title',
          title: 'admin.vouchers.templateTitle',
          width: 200,
          grow: 2,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: ({ title }) => title,
        },
        {
          key: 'heading',
          title: 'admin.vouchers.heading',
          width: 180,
          grow: 2,
          rank: 1,
          card: 'fact',
          text: ({ heading }) => heading.de,
        },
        {
          key: 'default',
          title: 'admin.vouchers.defaultColumn',
          width: 170,
          rank: 1,
          card: 'corner',
          text: ({ isDefault, isOffered }) =>
            isDefault || isOffered
              ? intl.formatMessage({ id: isDefault ? 'admin.vouchers.isDefaultYes' : 'admin.vouchers.isOfferedYes' })
              : '',
        },
        {
          key: 'transferable',
          title: 'admin.vouchers.transferableColumn',
          width: 140,
          rank: 3,
          card: 'none',
          text: ({ isTransferable }) => yesNo(isTransferable),
        },
        {
          key: 'changed',
          title: 'admin.vouchers.changed',
          width: 150,
          rank: 2,
          card: 'fact',
          text: ({ changedAt }) => format.instant(changedAt),
          cell: ({ changedAt }) => <Instant at={changedAt} />,
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.vouchers.delete',
              icon: <TrashIcon size={18} />,
              run: async ({ id }) => {
                const { isDone, refusals } = await remove([id])
                if (isDone) return null
                return refusals[0]
                  ? wordsOf(
                      refusalMessage(refusals[0].code, { TRANSITION_NOT_ALLOWED: 'admin.vouchers.deleteDefault' }),
                      intl,
                    )
                  : failed
              },
              question: {
                title: () => intl.formatMessage({ id: 'admin.vouchers.deleteTitle' }),
                text: () => intl.formatMessage({ id: 'admin.vouchers.deleteText' }),
              },
              done: rows => intl.formatMessage({ id: 'admin.vouchers.deletedDone' }, { count: rows.length }),
            },
          ]
        : undefined,
      top: (
        <div className={style.ways}>
          <Link className="link" to={vouchersPath}>
            <FormattedMessage id="admin.vouchers.title" />
          </Link>
          {mayChange && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={newTemplatePath}>
              <FormattedMessage id="admin.vouchers.createTemplate" />
            </LinkButton>
          )}
        </div>
      ),
    }
  },
})
