import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AffiliateEditor_affiliate$key } from '../../../__generated__/AffiliateEditor_affiliate.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { useLanguage } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { AffiliateCommissions } from './AffiliateCommissions.tsx'
import { AffiliateFacts } from './AffiliateFacts.tsx'
import { AffiliateHistory } from './AffiliateHistory.tsx'
import { AffiliatePayouts } from './AffiliatePayouts.tsx'
import {
  type AffiliateForm,
  changesOf,
  commissionFields,
  formOf,
  partnerFields,
  type RateGroup,
  ratesField,
} from './affiliateForm.ts'
import { affiliatesPath } from './affiliatesUrl.ts'
import { usePayAffiliates } from './mutations/usePayAffiliates.ts'
import { useUpdateAffiliate } from './mutations/useUpdateAffiliate.ts'
import { PayDialog } from './PayDialog.tsx'
import { RateRows } from './RateRows.tsx'

export interface AffiliateEditorProps {
  affiliate: AffiliateEditor_affiliate$key
  groups: readonly RateGroup[]
}

/** One partner: who they are, what they get, what they earned and were paid. */
export function AffiliateEditor(props: AffiliateEditorProps) {
  const affiliate = useFragment(
    graphql`
      fragment AffiliateEditor_affiliate on Affiliate {
        id
        revision
        name
        email
        code
        kind
        value
        rates {
          groupId
          value
        }
        windowDays
        isActive
        note
        viewerCanEdit
        figures {
          due {
            cents
            currency
          }
        }
        ...AffiliateFacts_affiliate
        ...AffiliateCommissions_affiliate
        ...AffiliatePayouts_affiliate
        ...AffiliateHistory_affiliate
      }
    `,
    props.affiliate,
  )
  const intl = useIntl()
  const language = useLanguage()
  const toasts = useToasts()
  const changes = useChanges()
  const [update] = useUpdateAffiliate()
  const [pay] = usePayAffiliates()
  const [isPaying, setPaying] = useState(false)
  const saved = useMemo(() => formOf(affiliate, language), [affiliate, language])
  const { id, revision, code, isActive, viewerCanEdit, figures } = affiliate
  const save = (form: AffiliateForm, changed: readonly string[]): Promise<Saved> =>
    update({ affiliateId: id, revision, changes: changesOf(form, language, changed) })
  const isErased = affiliate.email === null
  return (
    <EditPage
      title={affiliate.name ?? code}
      back={{ to: affiliatesPath, label: <FormattedMessage id="admin.affiliates.title" /> }}
      status={
        <Status tone={isActive ? 'good' : 'neutral'} isHollow={!isActive}>
          <FormattedMessage id={isActive ? 'admin.affiliates.active' : 'admin.affiliates.inactive'} />
        </Status>
      }
      actions={
        viewerCanEdit &&
        figures.due.cents > 0 && (
          <Button look="outline" size="small" onClick={() => setPaying(true)}>
            <FormattedMessage id="admin.affiliates.pay" />
          </Button>
        )
      }
      saved={saved}
      version={revision}
      isReadOnly={!viewerCanEdit || isErased}
      readOnlyNote={isErased ? 'admin.affiliates.erasedNote' : 'edit.readOnly'}
      sections={[
        { id: 'partner', title: 'admin.affiliates.partner', fields: partnerFields(false) },
        { id: 'commission', title: 'admin.affiliates.commission', fields: commissionFields(language) },
        {
          ...({ id: 'rates', title: 'admin.affiliates.rates' } as const),
          fields: [ratesField(props.groups, language)],
          children: <RateRows groups={props.groups} />,
        },
      ]}
      refusalTexts={{ CODE_TAKEN: 'admin.affiliates.codeTaken' }}
      aside={
        <>
          <AffiliateFacts affiliate={affiliate} />
          <AffiliatePayouts affiliate={affiliate} />
        </>
      }
      history={
        <>
          <AffiliateCommissions affiliate={affiliate} />
          <AffiliateHistory affiliate={affiliate} />
          <PayDialog
            partners={[affiliate]}
            isOpen={isPaying}
            onClose={() => setPaying(false)}
            submit={async payment => {
              const payouts = [{ affiliateId: id, amountCents: figures.due.cents }]
              const answer = await pay({ payouts, ...payment })
              if (answer.isDone) {
                changes.note()
                toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.affiliates.paidDone' }) })
              }
              return answer
            }}
          />
        </>
      }
      save={save}
    />
  )
}
