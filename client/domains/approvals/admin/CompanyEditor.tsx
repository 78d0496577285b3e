import { type ReactNode, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CompanyEditor_choices$key } from '../../../__generated__/CompanyEditor_choices.graphql.ts'
import type { CompanyEditor_company$key } from '../../../__generated__/CompanyEditor_company.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { useLanguage } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { TermsSection } from '../../accounts/admin/edit/TermsSection.tsx'
import { paymentField, termFields } from '../../accounts/admin/edit/termsFields.ts'
import { fieldOf, termsFormOf } from '../../accounts/admin/edit/termsForm.ts'
import { CompanyBuyers } from '../parts/CompanyBuyers.tsx'
import style from '../parts/companies.module.css'
import { CompanyHistory } from './CompanyHistory.tsx'
import { CompanyOrderList } from './CompanyOrderList.tsx'
import { companiesPath } from './companiesUrl.ts'
import {
  addressFieldOf,
  addressFields,
  type CompanyForm,
  companyChanges,
  companyFields,
  detailsOf,
} from './companyForm.ts'
import { useUpdateCompany } from './mutations/useUpdateCompany.ts'
import { states } from './states.ts'

/** As the cards beside it; what is in it has headings of its own. */
const framed = (content: ReactNode) => <div className={style.framed}>{content}</div>

export interface CompanyEditorProps {
  company: CompanyEditor_company$key
  choices: CompanyEditor_choices$key
}

/** One company: its details, who buys for it, what was agreed, what it ordered and what waits for an approval. */
export function CompanyEditor(props: CompanyEditorProps) {
  const company = useFragment(
    graphql`
      fragment CompanyEditor_company on Company {
        id
        revision
        name
        state
        note
        viewerCanEdit
        viewerCanEditTerms
        address {
          vatId
          firstName
          lastName
          address
          zip
          city
          country
        }
        terms {
          discountGroups
          personalPercent
          isShippingFree
          freeShippingFrom {
            cents
          }
          paymentOverrides {
            method
            isEnabled
            min {
              cents
            }
            max {
              cents
            }
            order
          }
        }
        ...CompanyBuyers_company
        ...CompanyOrderList_company
        ...CompanyHistory_company
      }
    `,
    props.company,
  )
  const { discountGroups: groups, shop } = useFragment(
    graphql`
      fragment CompanyEditor_choices on Query {
        discountGroups {
          key
          title
        }
        shop {
          countries {
            code
            title
          }
          paymentMethods {
            key
            title
          }
        }
      }
    `,
    props.choices,
  )
  const language = useLanguage()
  const [update] = useUpdateCompany()
  const methods = shop.paymentMethods
  const saved = useMemo<CompanyForm>(
    () => ({ ...detailsOf(company), ...termsFormOf(company.terms, methods, language) }),
    [company, methods, language],
  )
  const { id, revision, viewerCanEdit, state } = company
  const save = async (form: CompanyForm, changed: readonly string[]): Promise<Saved> => {
    const changes = companyChanges(form, changed, language)
    const ofTerms = fieldOf(form)
    return {
      ...(await update({ companyId: id, revision, changes })),
      fieldOf: path => addressFieldOf(path) ?? ofTerms(path),
    }
  }
  const sections: PageSection<CompanyForm>[] = [
    { id: 'company', title: 'admin.companies.company', fields: companyFields(false) },
    { id: 'buyers', title: 'admin.companies.buyers', fields: [], content: framed(<CompanyBuyers company={company} />) },
    {
      id: 'orders',
      title: 'admin.companies.orders',
      fields: [],
      content: framed(<CompanyOrderList company={company} />),
    },
    { id: 'address', title: 'admin.companies.address', fields: addressFields(shop.countries) },
  ]
  if (company.terms)
    sections.push({
      id: 'terms',
      title: 'admin.companies.terms',
      fields: [
        ...termFields(company, groups, saved, language),
        ...methods.map(method => paymentField(company, method, language)),
      ],
      children: (
        <TermsSection
          methods={methods}
          hasGroups={groups.length + saved.discountGroups.length > 0}
          isReadOnly={!company.viewerCanEditTerms}
          saysWhyNot={viewerCanEdit}
        />
      ),
    })
  return (
    <EditPage
      title={company.name}
      back={{ to: companiesPath, label: <FormattedMessage id="admin.companies.title" /> }}
      status={
        <Status tone={states[state].tone}>
          <FormattedMessage id={states[state].text} />
        </Status>
      }
      saved={saved}
      version={revision}
      isReadOnly={!viewerCanEdit}
      sections={sections}
      history={<CompanyHistory company={company} />}
      save={save}
    />
  )
}
