import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherEditor_voucher$key } from '../../../__generated__/VoucherEditor_voucher.graphql.ts'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { today } from '../../../adminKit/list/days.ts'
import { Status } from '../../../ui/Badge.tsx'
import { useUpdateVoucher } from './mutations/useUpdateVoucher.ts'
import { VoucherActions } from './VoucherActions.tsx'
import { VoucherEntries } from './VoucherEntries.tsx'
import { VoucherFacts } from './VoucherFacts.tsx'
import { VoucherHistory } from './VoucherHistory.tsx'
import { changesOf, formOf, recipientFields, termFields, type VoucherForm } from './voucherForm.ts'
import { states } from './voucherStates.ts'
import { vouchersPath } from './vouchersUrl.ts'

/** One voucher: for whom it is, what is on it, what happened to it. */
export function VoucherEditor(props: { voucher: VoucherEditor_voucher$key }) {
  const voucher = useFragment(
    graphql`
      fragment VoucherEditor_voucher on Voucher {
        id
        revision
        code
        state
        note
        expiresOn
        message
        recipientName
        recipientEmail
        deliverOn
        isTransferable
        viewerCanEdit
        ...VoucherActions_voucher
        ...VoucherFacts_voucher
        ...VoucherEntries_voucher
        ...VoucherHistory_voucher
      }
    `,
    props.voucher,
  )
  const intl = useIntl()
  const [update] = useUpdateVoucher()
  const saved = useMemo(() => formOf(voucher), [voucher])
  const save = (form: VoucherForm, changed: readonly string[]): Promise<Saved> =>
    update({ voucherId: voucher.id, revision: voucher.revision, changes: changesOf(form, changed) })
  const state = states[voucher.state] ?? states.OPEN!
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.vouchers.one' }, { code: voucher.code })}
      back={{ to: vouchersPath, label: <FormattedMessage id="admin.vouchers.title" /> }}
      status={
        <Status tone={state.tone} isHollow={state.tone === 'neutral'}>
          <FormattedMessage id={state.text} />
        </Status>
      }
      actions={voucher.viewerCanEdit && <VoucherActions voucher={voucher} />}
      saved={saved}
      version={voucher.revision}
      isReadOnly={!voucher.viewerCanEdit}
      readOnlyNote="edit.readOnly"
      sections={[
        { id: 'recipient', title: 'admin.vouchers.section.recipient', fields: recipientFields(today(), false) },
        { id: 'terms', title: 'admin.vouchers.section.terms', fields: termFields(today(), false) },
      ]}
      aside={
        <>
          <VoucherFacts voucher={voucher} />
          <VoucherEntries voucher={voucher} />
        </>
      }
      history={<VoucherHistory voucher={voucher} />}
      save={save}
    />
  )
}
