import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { today } from '../../../adminKit/list/days.ts'
import type { Language } from '../../../intl/languages.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useIssueVoucher } from './mutations/useIssueVoucher.ts'
import { issueOf, newVoucher, recipientFields, termFields, type VoucherForm, valueFields } from './voucherForm.ts'
import { voucherPath, vouchersPath } from './vouchersUrl.ts'

export interface IssueVoucherProps {
  templates: readonly {
    readonly id: string
    readonly title: string
    readonly isDefault: boolean
    readonly isTransferable: boolean
  }[]
}

/** The field of the form that a path of the input is about. */
const fieldOf = (path: readonly string[]): string | null => (path.at(-1) === 'valueCents' ? 'value' : null)

/** An empty form to issue a voucher. */
export function IssueVoucher({ templates }: IssueVoucherProps) {
  const intl = useIntl()
  const router = useRouter()
  const viewer = useViewer()
  const language: Language = intl.locale.startsWith('de') ? 'de' : 'en'
  const [issue] = useIssueVoucher()
  const saved = useMemo((): VoucherForm => {
    const usual = templates.find(({ isDefault }) => isDefault)
    return {
      ...newVoucher,
      ...{ language: language === 'de' ? 'DE' : 'EN', templateId: usual?.id ?? '' },
      isTransferable: usual?.isTransferable ?? true,
    }
  }, [templates, language])
  const save = async (form: VoucherForm): Promise<Saved> => {
    const answer = await issue(issueOf(form, language))
    const made = answer.payload?.voucher
    return { ...answer, fieldOf, ...(made && { next: () => router.navigate(voucherPath(made.id), { replace: true }) }) }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.vouchers.issue' })}
      back={{ to: vouchersPath, label: <FormattedMessage id="admin.vouchers.title" /> }}
      saved={saved}
      version={0}
      isNew
      isReadOnly={!viewer.mayWrite('VOUCHERS')}
      sections={[
        { id: 'value', title: 'admin.vouchers.section.value', fields: valueFields(language, templates) },
        { id: 'recipient', title: 'admin.vouchers.section.recipient', fields: recipientFields(today(), true) },
        { id: 'terms', title: 'admin.vouchers.section.terms', fields: termFields(today(), true) },
      ]}
      save={save}
    />
  )
}
