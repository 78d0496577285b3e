import { useIntl } from 'react-intl'
import type { ListAction } from '../../../../adminKit/list/actions.ts'
import type { BankLine } from './BankLinesPage.tsx'
import { useBookBankLine } from './mutations/useBookBankLine.ts'
import { useIgnoreBankLines } from './mutations/useIgnoreBankLines.ts'
import { useReopenBankLine } from './mutations/useReopenBankLine.ts'

/** What a line books by its best proposal. */
export const partsOf = (parts: BankLine['proposals'][number]['parts']) =>
  parts.flatMap(({ document, amount, discount }) =>
    document ? [{ documentId: document.id, amount: amount.cents, discount: discount.cents }] : [],
  )

/** What can be done with movements of accounts from their list. */
export function useBankLineActions(): ListAction<BankLine>[] {
  const intl = useIntl()
  const [book] = useBookBankLine()
  const [ignore] = useIgnoreBankLines()
  const [reopen] = useReopenBankLine()
  const gone = intl.formatMessage({ id: 'payments.bank.doneAlready' })
  return [
    {
      key: 'book',
      label: 'payments.bank.confirm',
      isMain: true,
      applies: ({ state, proposals }) => state === 'OPEN' && proposals.length > 0,
      run: async ({ id, proposals: [best] }) => {
        const { isDone } = await book({ bankLineId: id, parts: partsOf(best?.parts ?? []) })
        return isDone ? null : gone
      },
      done: lines => intl.formatMessage({ id: 'payments.bank.booked' }, { count: lines.length }),
    },
    {
      key: 'ignore',
      label: 'payments.bank.ignore',
      applies: ({ state }) => state === 'OPEN',
      run: async ({ id }) => ((await ignore({ bankLineIds: [id] })).isDone ? null : gone),
      undo: async ({ id }) => ((await reopen({ bankLineId: id })).isDone ? null : gone),
      done: lines => intl.formatMessage({ id: 'payments.bank.ignored' }, { count: lines.length }),
    },
    {
      key: 'reopen',
      label: 'payments.bank.reopen',
      applies: ({ state }) => state === 'IGNORED',
      run: async ({ id }) => ((await reopen({ bankLineId: id })).isDone ? null : gone),
      done: lines => intl.formatMessage({ id: 'payments.bank.reopened' }, { count: lines.length }),
    },
  ]
}
