import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { CompanyPage_viewer$key } from '../../../__generated__/CompanyPage_viewer.graphql.ts'
import type { CompanyPageQuery } from '../../../__generated__/CompanyPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { AccountFrame } from '../../accounts/parts/AccountFrame.tsx'
import { CompanyBuyers } from '../parts/CompanyBuyers.tsx'
import style from '../parts/companies.module.css'
import { LimitFacts } from '../parts/LimitFacts.tsx'
import { roleHints, roleTexts } from '../parts/roleTexts.ts'
import { CompanyOrders } from './CompanyOrders.tsx'
import { CompanyRequests } from './CompanyRequests.tsx'
import { RequestCompanyForm } from './RequestCompanyForm.tsx'

const query = graphql`
  query CompanyPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      ...CompanyPage_viewer
    }
    shop {
      ...RequestCompanyForm_shop
    }
  }
`

function CompanyPage(props: PageProps<CompanyPageQuery>) {
  const { viewer: frame, shop } = usePreloadedQuery<CompanyPageQuery>(query, props.query)
  const viewer = useFragment(
    graphql`
      fragment CompanyPage_viewer on Viewer {
        buysForCompany
        buyer {
          role
          isActive
          ...LimitFacts_buyer
          company {
            id
            name
            state
            viewerManagesBuyers
            address {
              company
              vatId
              firstName
              lastName
              address
              zip
              city
              countryName
            }
            ...CompanyBuyers_company
            ...CompanyRequests_company
            ...CompanyOrders_company
          }
        }
      }
    `,
    frame as CompanyPage_viewer$key,
  )
  const intl = useIntl()
  const { buyer } = viewer
  const company = buyer?.company
  return (
    <AccountFrame
      viewer={frame}
      title={company?.name ?? intl.formatMessage({ id: 'company.title' })}
      lead={!company && <FormattedMessage id="company.lead" />}
    >
      {!buyer || !company ? (
        <RequestCompanyForm shop={shop} />
      ) : (
        <div className={style.sections}>
          {company.state === 'REQUESTED' && (
            <Notice tone="neutral">
              <FormattedMessage id="company.requested" />
            </Notice>
          )}
          {company.state === 'BLOCKED' && (
            <Notice tone="warn">
              <FormattedMessage id="company.blocked" />
            </Notice>
          )}
          {company.state === 'ACTIVE' && !buyer.isActive && (
            <Notice tone="warn">
              <FormattedMessage id="company.problem.suspendedYou" />
            </Notice>
          )}
          <section className={style.card} aria-label={company.name}>
            <address>
              <strong>{company.address.company}</strong>
              <br />
              {company.address.firstName} {company.address.lastName}
              <br />
              {company.address.address}
              <br />
              {company.address.zip} {company.address.city}, {company.address.countryName}
              {company.address.vatId && (
                <>
                  <br />
                  <span className={style.quiet}>
                    <FormattedMessage id="company.vatId" values={{ id: company.address.vatId }} />
                  </span>
                </>
              )}
            </address>
            <div className={style.fields}>
              <p>
                <strong>
                  <FormattedMessage id={roleTexts[buyer.role]} />
                </strong>
                <br />
                <span className={style.quiet}>
                  <FormattedMessage id={roleHints[buyer.role]} />
                </span>
              </p>
              <LimitFacts buyer={buyer} />
            </div>
          </section>
          {company.state !== 'REQUESTED' && <CompanyRequests company={company} />}
          {company.viewerManagesBuyers && <CompanyBuyers company={company} />}
          {buyer.role !== 'BUYER' && company.state !== 'REQUESTED' && <CompanyOrders company={company} />}
        </div>
      )}
    </AccountFrame>
  )
}

/** The company for which somebody buys: what waits for an approval, who buys, what was ordered. */
export const page = definePage<CompanyPageQuery>({ query, Component: CompanyPage })
