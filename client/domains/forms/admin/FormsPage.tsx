import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { FormsPageQuery, FormsPageQuery$data } from '../../../__generated__/FormsPageQuery.graphql.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { formPath, formsPath, newFormPath } from './formsUrl.ts'
import { useDeleteForms } from './mutations/useDeleteForms.ts'

type Form = FormsPageQuery$data['forms']['edges'][number]['node']

const address = defineListUrl({
  path: formsPath,
  filters: { search: { kind: 'words', label: 'admin.forms.search' } },
  sorts: ['name'],
  usual: { field: 'name', isFalling: false },
})

/** The list of forms. */
export const page = defineListPage<FormsPageQuery, Form, typeof address>({
  query: graphql`
    query FormsPageQuery($first: Int!, $after: String, $search: String) @preloadable {
      forms(first: $first, after: $after, search: $search) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            name
            recipients
            isContact
            answerCount
            unreadCount
            changedAt
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search } }) => ({ search: search || null }),
  read: ({ forms }) => ({
    rows: forms.edges.map(edge => edge.node),
    totalCount: forms.totalCount,
    isCapped: forms.isCountCapped,
    cursors: forms.pageCursors,
  }),
  title: 'admin.forms.title',
  empty: { title: 'admin.forms.empty', hint: 'admin.forms.emptyHint' },
  nothing: { title: 'admin.forms.nothing', hint: 'admin.forms.nothingHint' },
  nameOf: form => form.name,
  to: form => formPath(form.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('MESSAGES')
    const [remove] = useDeleteForms()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const values = (forms: readonly Form[]) => ({
      count: forms.length,
      name: forms[0]?.name,
      answers: forms.reduce((sum, { answerCount }) => sum + answerCount, 0),
    })
    return {
      columns: [
        {
          key: 'name',
          title: 'admin.forms.name',
          sort: 'name',
          width: 180,
          grow: 3,
          rank: 0,
          card: 'title',
          text: form => form.name,
        },
        {
          key: 'contact',
          title: 'admin.forms.isContact.short',
          width: 130,
          rank: 3,
          card: 'fact',
          text: form => (form.isContact ? intl.formatMessage({ id: 'admin.forms.isContact.short' }) : ''),
        },
        {
          key: 'recipients',
          title: 'admin.forms.recipients',
          width: 160,
          grow: 2,
          rank: 4,
          card: 'fact',
          text: form => form.recipients.join(', '),
        },
        {
          key: 'answers',
          title: 'admin.forms.answers',
          width: 110,
          rank: 1,
          isNumber: true,
          card: 'none',
          text: form => intl.formatNumber(form.answerCount),
        },
        {
          key: 'unread',
          title: 'admin.forms.unread',
          width: 110,
          rank: 2,
          isNumber: true,
          card: 'fact',
          text: form => intl.formatMessage({ id: 'admin.forms.unreadOf' }, { count: form.unreadCount }),
        },
        {
          key: 'changed',
          title: 'admin.forms.changed',
          width: 120,
          rank: 5,
          card: 'none',
          text: form => format.day(form.changedAt),
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'admin.forms.delete',
              icon: <TrashIcon size={18} />,
              question: {
                title: forms => intl.formatMessage({ id: 'admin.forms.deleteTitle' }, values(forms)),
                text: forms => intl.formatMessage({ id: 'admin.forms.deleteText' }, values(forms)),
              },
              async run({ id }) {
                const { isDone, refusals } = await remove({ formIds: [id] })
                if (isDone) return null
                const [refusal] = refusals
                return refusal ? wordsOf(refusalMessage(refusal.code), intl) : failed
              },
              done: forms => intl.formatMessage({ id: 'admin.forms.deleted' }, values(forms)),
            },
          ]
        : undefined,
      top: mayChange && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newFormPath}>
          <FormattedMessage id="admin.forms.create" />
        </LinkButton>
      ),
    }
  },
})
