import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  BankLinesPageQuery,
  BankLinesPageQuery$data,
  BankLineTab,
} from '../../../../__generated__/BankLinesPageQuery.graphql.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../../ui/Badge.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { BankLineDialog } from './BankLineDialog.tsx'
import { BankUpload } from './BankUpload.tsx'
import { bankLinesPath } from './paymentsUrl.ts'
import { confidenceTexts, confidenceTones } from './proposalTexts.ts'
import { useBankLineActions } from './useBankLineActions.ts'

export type BankLine = BankLinesPageQuery$data['bankLines']['edges'][number]['node']

const address = defineListUrl({
  path: bankLinesPath,
  tabs: {
    parameter: 'tab',
    label: 'payments.bank.tabs',
    titles: {
      open: 'payments.bank.tab.open',
      booked: 'payments.bank.tab.booked',
      ignored: 'payments.bank.tab.ignored',
      all: 'payments.bank.tab.all',
    },
  },
  filters: { search: { kind: 'words', label: 'payments.bank.search' } },
  sorts: ['booked'],
  usual: { field: 'booked', isFalling: true },
})
const tabKeys = {
  ...({ open: 'OPEN', booked: 'BOOKED', ignored: 'IGNORED', all: 'ALL' } as const),
} satisfies Record<string, BankLineTab>

/** Movements of the shop's accounts, with what they may be for. */
export const page = defineListPage<BankLinesPageQuery, BankLine, typeof address>({
  query: graphql`
    query BankLinesPageQuery($first: Int!, $after: String, $filter: BankLineFilter!) @preloadable {
      bankLines(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            state
            bookedOn
            name
            iban
            purpose
            amount {
              cents
              currency
            }
            booked {
              document {
                id
                number
              }
            }
            proposals {
              confidence
              reasons
              parts {
                document {
                  id
                  number
                  receiverName
                  open {
                    cents
                    currency
                  }
                }
                amount {
                  cents
                  currency
                }
                discount {
                  cents
                  currency
                }
              }
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search } }) => ({ filter: { tab: tabKeys[tab], search: search || null } }),
  read: ({ bankLines }) => ({
    rows: bankLines.edges.map(edge => edge.node),
    totalCount: bankLines.totalCount,
    isCapped: bankLines.isCountCapped,
    cursors: bankLines.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, bankLines.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'payments.bank.title',
  note: 'payments.bank.note',
  empty: { title: 'payments.bank.empty', hint: 'payments.bank.emptyHint' },
  nothing: { title: 'payments.bank.nothing', hint: 'payments.bank.nothingHint' },
  nameOf: line => line.name || line.purpose,
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('DOCUMENTS')
    const actions = useBankLineActions()
    const [shown, setShown] = useState<BankLine | null>(null)
    const open = response?.bankLines.tabs.find(({ key }) => key === 'OPEN')?.count ?? 0
    const numbersOf = ({ booked, proposals }: BankLine) =>
      (booked.length > 0 ? booked : (proposals[0]?.parts ?? [])).map(({ document }) => document?.number ?? '')
    return {
      columns: [
        {
          ...({ key: 'booked', title: 'payments.bank.bookedOn', card: 'fact' } as const),
          ...{ width: 104, rank: 2 },
          text: line => format.day(line.bookedOn),
          repeats: line => format.day(line.bookedOn),
        },
        {
          ...({ key: 'name', title: 'payments.bank.name', card: 'title' } as const),
          ...{ width: 150, grow: 2, rank: 1 },
          text: line => line.name || line.iban,
        },
        {
          ...({ key: 'purpose', title: 'payments.bank.purpose', card: 'line' } as const),
          ...{ width: 160, grow: 4, rank: 4 },
          text: line => line.purpose,
        },
        {
          ...({ key: 'amount', title: 'payments.bank.amount', card: 'corner', isNumber: true } as const),
          ...{ width: 116, rank: 0, isStrong: true },
          text: line => format.money(line.amount),
        },
        {
          ...({ key: 'documents', title: 'payments.bank.documents', card: 'fact' } as const),
          ...{ width: 140, grow: 1, rank: 3 },
          text: line => numbersOf(line).join(', '),
        },
        {
          ...({ key: 'state', title: 'payments.bank.state', card: 'fact' } as const),
          ...{ width: 120, rank: 3 },
          text: ({ state, proposals: [best] }) =>
            intl.formatMessage({
              id:
                state === 'BOOKED'
                  ? 'payments.bank.done.booked'
                  : state === 'IGNORED'
                    ? 'payments.bank.done.ignored'
                    : best
                      ? confidenceTexts[best.confidence]
                      : 'payments.confidence.none',
            }),
          cell: ({ state, proposals: [best] }) => {
            if (state !== 'OPEN') {
              const id = state === 'BOOKED' ? 'payments.bank.done.booked' : 'payments.bank.done.ignored'
              return <Status tone={state === 'BOOKED' ? 'good' : 'neutral'}>{intl.formatMessage({ id })}</Status>
            }
            return best ? (
              <Status tone={confidenceTones[best.confidence]} isHollow={best.confidence !== 'SURE'}>
                {intl.formatMessage({ id: confidenceTexts[best.confidence] })}
              </Status>
            ) : (
              <Status tone="neutral" isHollow>
                {intl.formatMessage({ id: 'payments.confidence.none' })}
              </Status>
            )
          },
        },
      ],
      actions: mayChange ? actions : undefined,
      notice: mayChange && <BankUpload openCount={open} />,
      open: {
        run: setShown,
        labelOf: line => intl.formatMessage({ id: 'payments.bank.look' }, { name: line.name || line.purpose }),
      },
      dialogs: shown && <BankLineDialog line={shown} mayChange={mayChange} onClose={() => setShown(null)} />,
    }
  },
})
