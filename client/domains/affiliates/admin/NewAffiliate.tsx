import { FormattedMessage, useIntl } from 'react-intl'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { useLanguage, useRouter } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import {
  type AffiliateForm,
  changesOf,
  commissionFields,
  newAffiliate,
  partnerFields,
  type RateGroup,
  ratesField,
} from './affiliateForm.ts'
import { affiliatePath, affiliatesPath } from './affiliatesUrl.ts'
import { useCreateAffiliate } from './mutations/useCreateAffiliate.ts'
import { RateRows } from './RateRows.tsx'

/** An empty form for a new partner. */
export function NewAffiliate(props: { groups: readonly RateGroup[] }) {
  const intl = useIntl()
  const language = useLanguage()
  const router = useRouter()
  const viewer = useViewer()
  const [create] = useCreateAffiliate()
  const save = async (form: AffiliateForm): Promise<Saved> => {
    const answer = await create({ affiliate: changesOf(form, language) })
    const made = answer.payload?.affiliate
    return { ...answer, ...(made && { next: () => router.navigate(affiliatePath(made.id), { replace: true }) }) }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.affiliates.create' })}
      back={{ to: affiliatesPath, label: <FormattedMessage id="admin.affiliates.title" /> }}
      saved={newAffiliate}
      version={0}
      isNew
      isReadOnly={!viewer.mayWrite('AFFILIATES')}
      sections={[
        { id: 'partner', title: 'admin.affiliates.partner', fields: partnerFields(true) },
        { id: 'commission', title: 'admin.affiliates.commission', fields: commissionFields(language) },
        {
          ...({ id: 'rates', title: 'admin.affiliates.rates' } as const),
          fields: [ratesField(props.groups, language)],
          children: <RateRows groups={props.groups} />,
        },
      ]}
      refusalTexts={{ CODE_TAKEN: 'admin.affiliates.codeTaken' }}
      save={save}
    />
  )
}
