import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherActions_voucher$key } from '../../../__generated__/VoucherActions_voucher.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { centsFrom, eurosOf } from '../../../adminKit/edit/euros.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { BlockVoucherInput as accepted, CorrectVoucherInput as correctable } from '../../../schema/accepted.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useBlockVoucher } from './mutations/useBlockVoucher.ts'
import { useCorrectVoucher } from './mutations/useCorrectVoucher.ts'
import { useSendVoucher } from './mutations/useSendVoucher.ts'
import style from './vouchers.module.css'

interface Reasoned {
  readonly balance: string
  readonly reason: string
}

const reasonField: EditField<Reasoned> = {
  path: 'reason',
  label: 'admin.vouchers.reason',
  hint: 'admin.vouchers.reasonHint',
  longest: accepted.reason.characters,
  isRequired: true,
}

/** What can be done to a voucher beside changing it: send, correct, block. */
export function VoucherActions(props: { voucher: VoucherActions_voucher$key }) {
  const { id, state, balance, recipientEmail, sentAt } = useFragment(
    graphql`
      fragment VoucherActions_voucher on Voucher {
        id
        state
        balance {
          cents
          currency
        }
        recipientEmail
        sentAt
      }
    `,
    props.voucher,
  )
  const intl = useIntl()
  const language: Language = intl.locale.startsWith('de') ? 'de' : 'en'
  const toasts = useToasts()
  const changes = useChanges()
  const [send] = useSendVoucher()
  const [correct] = useCorrectVoucher()
  const [block] = useBlockVoucher()
  const [asked, setAsked] = useState<'send' | 'correct' | 'block' | null>(null)
  const isBlocked = state === 'BLOCKED'
  const done = (title: MessageId) => {
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: title }) })
  }
  const close = () => setAsked(null)
  const blockWord: MessageId = isBlocked ? 'admin.vouchers.unblock' : 'admin.vouchers.block'
  return (
    <div className={style.ways}>
      {recipientEmail && !isBlocked && (
        <Button look="outline" size="small" onClick={() => setAsked('send')}>
          <FormattedMessage id={sentAt ? 'admin.vouchers.sendAgain' : 'admin.vouchers.send'} />
        </Button>
      )}
      {!isBlocked && (
        <a
          className="link"
          href={`/api/v0/shop/voucher/${encodeURIComponent(id)}/pdf`}
          target="_blank"
          rel="noreferrer"
        >
          <FormattedMessage id="admin.vouchers.openPaper" />
        </a>
      )}
      <Button look="outline" size="small" onClick={() => setAsked('correct')}>
        <FormattedMessage id="admin.vouchers.correct" />
      </Button>
      <Button look="outline" size="small" onClick={() => setAsked('block')}>
        <FormattedMessage id={blockWord} />
      </Button>
      <FormDialog
        isOpen={asked === 'send'}
        onClose={close}
        title="admin.vouchers.sendTitle"
        verb={sentAt ? 'admin.vouchers.sendAgain' : 'admin.vouchers.send'}
        text={<FormattedMessage id="admin.vouchers.sendText" values={{ email: recipientEmail ?? '' }} />}
        initial={{}}
        fields={[]}
        submit={async () => {
          const answer = await send({ voucherId: id })
          if (answer.isDone) done('admin.vouchers.sentDone')
          return answer
        }}
      />
      <FormDialog<Reasoned>
        isOpen={asked === 'correct'}
        onClose={close}
        title="admin.vouchers.correctTitle"
        verb="admin.vouchers.correct"
        initial={{ balance: eurosOf(balance.cents, language), reason: '' }}
        fields={[
          {
            path: 'balance',
            label: 'admin.vouchers.newBalance',
            control: { kind: 'text', inputMode: 'decimal', unit: '€' },
            longest: 12,
            isRequired: true,
            check: form => {
              const cents = centsFrom(form.balance, language)
              if (cents === null || cents > correctable.balanceCents.highest) return 'admin.vouchers.balanceWrong'
              return cents === balance.cents ? 'admin.vouchers.balanceSame' : null
            },
          },
          reasonField,
        ]}
        submit={async ({ balance: typed, reason }) => {
          const balanceCents = centsFrom(typed, language) ?? 0
          const answer = await correct({ voucherId: id, seenCents: balance.cents, balanceCents, reason })
          if (answer.isDone) done('admin.vouchers.correctDone')
          return { ...answer, fieldOf: path => (path.at(-1) === 'balanceCents' ? 'balance' : null) }
        }}
        refusalTexts={{ VOUCHER_BALANCE_CHANGED: 'admin.vouchers.balanceMoved' }}
      />
      <FormDialog<Reasoned>
        isOpen={asked === 'block'}
        onClose={close}
        title={isBlocked ? 'admin.vouchers.unblockTitle' : 'admin.vouchers.blockTitle'}
        verb={blockWord}
        text={<FormattedMessage id={isBlocked ? 'admin.vouchers.unblockText' : 'admin.vouchers.blockText'} />}
        initial={{ balance: '', reason: '' }}
        fields={[reasonField]}
        submit={async ({ reason }) => {
          const answer = await block({ voucherId: id, isBlocked: !isBlocked, reason })
          if (answer.isDone) done(isBlocked ? 'admin.vouchers.unblockDone' : 'admin.vouchers.blockDone')
          return answer
        }}
        isDangerous={!isBlocked}
      />
    </div>
  )
}
