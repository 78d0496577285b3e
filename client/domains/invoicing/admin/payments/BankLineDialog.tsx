import { useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { BankLineDialogQuery } from '../../../../__generated__/BankLineDialogQuery.graphql.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import type { BankLine } from './BankLinesPage.tsx'
import { useBookBankLine } from './mutations/useBookBankLine.ts'
import style from './payments.module.css'
import { confidenceTexts, confidenceTones, reasonTexts } from './proposalTexts.ts'
import { partsOf } from './useBankLineActions.ts'

type Parts = ReturnType<typeof partsOf>

interface BankLineDialogProps {
  line: BankLine
  mayChange: boolean
  onClose: () => void
}

/** One movement of an account: what it says, what it may be for and why, and another document by search. */
export function BankLineDialog({ line, mayChange, onClose }: BankLineDialogProps) {
  const intl = useIntl()
  const format = useAdminFormat()
  const router = useRouter()
  const [book, isBooking] = useBookBankLine()
  const [chosen, setChosen] = useState<{ key: string; parts: Parts } | null>(
    line.proposals[0] ? { key: '0', parts: partsOf(line.proposals[0].parts) } : null,
  )
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const [isRefused, setRefused] = useState(false)
  const isOpen = line.state === 'OPEN' && mayChange
  const confirm = async () => {
    if (!chosen) return
    setRefused(false)
    const { isDone, refusals } = await book({ bankLineId: line.id, parts: chosen.parts })
    if (refusals.length > 0) return setRefused(true)
    if (!isDone) return
    onClose()
    router.reload()
  }
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={`${format.money(line.amount)} · ${line.name || line.iban || format.day(line.bookedOn)}`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          {isOpen && (
            <Button isBusy={isBooking} disabled={!chosen} onClick={() => void confirm()}>
              <FormattedMessage id="payments.bank.confirm" />
            </Button>
          )}
        </>
      }
    >
      <p className={style.purpose}>{line.purpose}</p>
      <p className={style.meta}>{[format.day(line.bookedOn), line.iban].filter(Boolean).join(' · ')}</p>
      {isRefused && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id="payments.bank.doneAlready" />
        </Notice>
      )}
      {isOpen && (
        <>
          <fieldset className={style.choices}>
            <legend className="visually-hidden">
              <FormattedMessage id="payments.bank.proposals" />
            </legend>
            {line.proposals.map(({ confidence, reasons, parts }, at) => (
              <label key={String(at)} className={style.choice}>
                <input
                  type="radio"
                  name="proposal"
                  checked={chosen?.key === String(at)}
                  onChange={() => setChosen({ key: String(at), parts: partsOf(parts) })}
                />
                {parts.map(({ document, amount, discount }) => (
                  <span key={document?.id}>
                    <strong>{document?.number}</strong> {document?.receiverName} · {format.money(amount)}
                    {discount.cents > 0 && (
                      <>
                        {' '}
                        <FormattedMessage id="payments.withDiscount" values={{ amount: format.money(discount) }} />
                      </>
                    )}
                  </span>
                ))}
                <span>
                  <Status tone={confidenceTones[confidence]}>
                    <FormattedMessage id={confidenceTexts[confidence]} />
                  </Status>{' '}
                  <span className={style.meta}>
                    {reasons.map(reason => intl.formatMessage({ id: reasonTexts[reason] })).join(' · ')}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <TextField
            label={<FormattedMessage id="payments.bank.other" />}
            hint={<FormattedMessage id="payments.bank.otherHint" />}
            value={search}
            maxLength={100}
            onChange={event => setSearch(event.target.value)}
          />
          {wanted.length >= 3 && (
            <Corner key={wanted} waiting={<p className={style.meta}>…</p>}>
              {attempt => (
                <FoundDocuments
                  search={wanted}
                  attempt={attempt}
                  chosen={chosen?.key ?? null}
                  choose={id =>
                    setChosen({ key: id, parts: [{ documentId: id, amount: line.amount.cents, discount: 0 }] })
                  }
                />
              )}
            </Corner>
          )}
        </>
      )}
    </Dialog>
  )
}

interface FoundDocumentsProps {
  search: string
  /** Another one asks again what failed. */
  attempt: number
  chosen: string | null
  choose: (id: string) => void
}

/** Invoices of which something is open, by words. */
function FoundDocuments({ search, attempt, chosen, choose }: FoundDocumentsProps) {
  const format = useAdminFormat()
  const { openItems } = useLazyLoadQuery<BankLineDialogQuery>(
    graphql`
      query BankLineDialogQuery($filter: OpenItemFilter!) {
        openItems(first: 8, filter: $filter) {
          edges {
            node {
              id
              number
              receiverName
              open {
                cents
                currency
              }
            }
          }
        }
      }
    `,
    { filter: { search } },
    { fetchKey: attempt },
  )
  if (openItems.edges.length === 0) {
    return (
      <p className={style.meta}>
        <FormattedMessage id="payments.items.nothing" />
      </p>
    )
  }
  return (
    <div className={style.choices}>
      {openItems.edges.map(({ node: { id, number, receiverName, open } }) => (
        <label key={id} className={style.choice}>
          <input type="radio" name="proposal" checked={chosen === id} onChange={() => choose(id)} />
          <span>
            <strong>{number}</strong> {receiverName}
          </span>
          <span className={style.meta}>{open && format.money(open)}</span>
        </label>
      ))}
    </div>
  )
}
