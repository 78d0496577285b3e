import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { NewCompany_choices$key } from '../../../__generated__/NewCompany_choices.graphql.ts'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { companiesPath, companyPath } from './companiesUrl.ts'
import {
  addressFieldOf,
  addressFields,
  companyFields,
  type DetailsForm,
  detailChanges,
  newCompany,
} from './companyForm.ts'
import { useCreateCompany } from './mutations/useCreateCompany.ts'

/** An empty form for a new company, whose buyers are invited afterwards. */
export function NewCompany(props: { choices: NewCompany_choices$key }) {
  const { shop } = useFragment(
    graphql`
      fragment NewCompany_choices on Query {
        shop {
          homeCountry
          countries {
            code
            title
          }
        }
      }
    `,
    props.choices,
  )
  const intl = useIntl()
  const router = useRouter()
  const viewer = useViewer()
  const [create] = useCreateCompany()
  const save = async (form: DetailsForm): Promise<Saved> => {
    const answer = await create({ company: detailChanges(form) })
    const made = answer.payload?.company
    return {
      ...answer,
      fieldOf: addressFieldOf,
      ...(made && { next: () => router.navigate(companyPath(made.id), { replace: true }) }),
    }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.companies.create' })}
      back={{ to: companiesPath, label: <FormattedMessage id="admin.companies.title" /> }}
      saved={newCompany(shop.homeCountry)}
      version={0}
      isNew
      isReadOnly={!viewer.mayWrite('USERS')}
      sections={[
        { id: 'company', title: 'admin.companies.company', fields: companyFields(true) },
        { id: 'address', title: 'admin.companies.address', fields: addressFields(shop.countries) },
      ]}
      save={save}
    />
  )
}
