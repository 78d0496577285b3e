import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DocumentPayments_document$key } from '../../../../__generated__/DocumentPayments_document.graphql.ts'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { today as currentDay } from '../../../../adminKit/list/days.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { useRecordPayment } from './mutations/useRecordPayment.ts'
import { useTakePaymentBack } from './mutations/useTakePaymentBack.ts'
import { methodTexts, paymentFields, paymentForm, paymentInput } from './paymentForm.ts'
import style from './payments.module.css'
import { PaymentStatus } from './stateTexts.tsx'

const refusalTexts = {
  AMOUNT_INVALID: 'payments.refused.amount',
  AMOUNT_TOO_LARGE: 'payments.refused.tooLarge',
  TRANSITION_NOT_ALLOWED: 'payments.refused.transition',
} as const

/** How the payment of an invoice stands: what is open, what was paid, and the buttons that book and take back. */
export function DocumentPayments(props: { document: DocumentPayments_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentPayments_document on BusinessDocument {
        id
        number
        paymentState
        viewerCanPay
        open {
          cents
          currency
        }
        earlyPayment {
          until
          discount {
            cents
            currency
          }
        }
        payments {
          id
          method
          paidOn
          note
          iban
          takesBack
          isTakenBack
          amount {
            cents
            currency
          }
          discount {
            cents
            currency
          }
          fee {
            cents
            currency
          }
        }
      }
    `,
    props.document,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const [record] = useRecordPayment()
  const [takeBack] = useTakePaymentBack()
  const [isAsked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const { open, paymentState, payments, earlyPayment } = document
  if (!open || !paymentState) return null
  const language = intl.locale.startsWith('de') ? 'de' : 'en'
  const today = currentDay()
  return (
    <Card title={<FormattedMessage id="payments.title" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="payments.state" />}>
          <PaymentStatus state={paymentState} />
        </Fact>
        <Fact label={<FormattedMessage id={open.cents < 0 ? 'payments.owed' : 'payments.open'} />}>
          <strong>{format.money({ ...open, cents: Math.abs(open.cents) })}</strong>
        </Fact>
        <Fact label={<FormattedMessage id="payments.early" />}>
          {earlyPayment && open.cents > 0 && (
            <FormattedMessage
              id="payments.earlyText"
              values={{ amount: format.money(earlyPayment.discount), day: format.day(earlyPayment.until) }}
            />
          )}
        </Fact>
      </DetailList>
      {payments.length > 0 && (
        <ul className={style.payments}>
          {payments.map(payment => {
            const { id, amount, discount, fee, method, paidOn, note, takesBack, isTakenBack } = payment
            return (
              <li key={id} className={style.payment}>
                <span className={classes(isTakenBack && style.isGone)}>
                  {format.day(paidOn)} · <FormattedMessage id={methodTexts[method]} />
                  {takesBack && (
                    <>
                      {' '}
                      · <FormattedMessage id="payments.takesBack" />
                    </>
                  )}
                </span>
                <span className={classes(style.amount, isTakenBack && style.isGone)}>{format.money(amount)}</span>
                <span className={style.meta}>
                  {[
                    discount.cents !== 0 &&
                      intl.formatMessage({ id: 'payments.withDiscount' }, { amount: format.money(discount) }),
                    fee.cents !== 0 && intl.formatMessage({ id: 'payments.withFee' }, { amount: format.money(fee) }),
                    note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {document.viewerCanPay && !takesBack && !isTakenBack && (
                  <Button look="quiet" size="small" onClick={() => setWrong(id)}>
                    <FormattedMessage id="payments.takeBack" />
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {document.viewerCanPay && (
        <Button look="quiet" size="small" onClick={() => setAsked(true)}>
          <FormattedMessage id={open.cents < 0 ? 'payments.payBack' : 'payments.record'} />
        </Button>
      )}
      <FormDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={open.cents < 0 ? 'payments.payBack' : 'payments.record'}
        verb="payments.book"
        initial={paymentForm(open.cents, today, language)}
        fields={paymentFields(language, open.cents)}
        submit={form => record({ documentId: document.id, ...paymentInput(form, language) })}
        refusalTexts={refusalTexts}
      />
      <FormDialog
        isOpen={wrong !== null}
        onClose={() => setWrong(null)}
        title="payments.takeBack.title"
        verb="payments.takeBack"
        back="payments.takeBack.keep"
        text={<FormattedMessage id="payments.takeBack.text" />}
        initial={{ note: '' }}
        fields={[{ path: 'note', label: 'payments.form.note', longest: 500 }]}
        submit={({ note }) => takeBack({ paymentId: wrong ?? '', note })}
        refusalTexts={refusalTexts}
        isDangerous
      />
    </Card>
  )
}
