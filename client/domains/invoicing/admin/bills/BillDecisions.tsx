import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BillDecisions_bill$key, VendorBillState } from '../../../../__generated__/BillDecisions_bill.graphql.ts'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { refusalTexts } from './billTexts.ts'
import { useDecideBill } from './mutations/useDecideBill.ts'

interface Values {
  readonly reason: string
  readonly paidOn: string
}

interface Step {
  readonly verb: MessageId
  readonly title: MessageId
  readonly text: MessageId
  readonly fields: readonly EditField<Values>[]
}

const reason: EditField<Values> = {
  ...{ path: 'reason', label: 'invoicing.bill.reason', control: { kind: 'area', rows: 3 }, isRequired: true },
  longest: 500,
}
const paidOn: EditField<Values> = {
  ...{ path: 'paidOn', label: 'invoicing.bill.paidOn', control: { kind: 'text', type: 'date' } },
  hint: 'invoicing.bill.paidOnHint',
}

/** What leads to a state; back to one before, the words are those of taking something back. */
function stepOf(from: VendorBillState, to: VendorBillState): Step {
  if (to === 'REFUSED')
    return {
      verb: 'invoicing.bill.refuse',
      title: 'invoicing.bill.refuse.title',
      text: 'invoicing.bill.refuseText',
      fields: [reason],
    }
  if (to === 'PAID')
    return {
      verb: 'invoicing.bill.pay',
      title: 'invoicing.bill.pay.title',
      text: 'invoicing.bill.payText',
      fields: [paidOn],
    }
  if (to === 'APPROVED' && from === 'TO_CHECK')
    return {
      verb: 'invoicing.bill.approve',
      title: 'invoicing.bill.approve.title',
      text: 'invoicing.bill.approveText',
      fields: [],
    }
  return to === 'APPROVED'
    ? {
        verb: 'invoicing.bill.unpay',
        title: 'invoicing.bill.unpay.title',
        text: 'invoicing.bill.unpayText',
        fields: [],
      }
    : {
        verb: 'invoicing.bill.reopen',
        title: 'invoicing.bill.reopen.title',
        text: 'invoicing.bill.reopenText',
        fields: [],
      }
}

/** What can be made of a bill now: the usual next step first. */
export function BillDecisions(props: { bill: BillDecisions_bill$key }) {
  const bill = useFragment(
    graphql`
      fragment BillDecisions_bill on VendorBill {
        id
        number
        state
        nextStates
        revision
      }
    `,
    props.bill,
  )
  const [decide] = useDecideBill()
  const [asked, setAsked] = useState<VendorBillState | null>(null)
  const { id, number, state, nextStates, revision } = bill
  return (
    <>
      {nextStates.map((next, at) => (
        <Button key={next} look={at === 0 ? 'primary' : 'quiet'} size="small" onClick={() => setAsked(next)}>
          <FormattedMessage id={stepOf(state, next).verb} />
        </Button>
      ))}
      {nextStates.map(next => {
        const { verb, title, text, fields } = stepOf(state, next)
        return (
          <FormDialog<Values>
            key={next}
            isOpen={asked === next}
            onClose={() => setAsked(null)}
            title={title}
            verb={verb}
            text={<FormattedMessage id={text} values={{ number }} />}
            initial={{ reason: '', paidOn: '' }}
            fields={fields}
            submit={values =>
              decide({
                ...{ billId: id, state: next, revision, reason: values.reason || null, paidOn: values.paidOn || null },
              })
            }
            refusalTexts={refusalTexts}
          />
        )
      })}
    </>
  )
}
