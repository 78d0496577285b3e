import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CustomerEditor_customer$key } from '../../../__generated__/CustomerEditor_customer.graphql.ts'
import type { CustomerEditor_shop$key } from '../../../__generated__/CustomerEditor_shop.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { Link } from '../../../router/Link.tsx'
import { useLanguage } from '../../../router/RouterContext.ts'
import { UserChanges } from '../../../schema/accepted.ts'
import { Status } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { TermsSection } from '../../accounts/admin/edit/TermsSection.tsx'
import { paymentField, termFields } from '../../accounts/admin/edit/termsFields.ts'
import { fieldOf, type TermsForm, termsChangesOf, termsFormOf } from '../../accounts/admin/edit/termsForm.ts'
import { noteField } from '../../accounts/admin/edit/userSections.ts'
import { useUpdateUser } from '../../accounts/admin/mutations/useUpdateUser.ts'
import { userPath } from '../../accounts/admin/usersUrl.ts'
import { companyPath } from '../../approvals/admin/companiesUrl.ts'
import { CustomerContact } from './CustomerContact.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { customersPath } from './customersPath.ts'
import { GuestConditions } from './GuestConditions.tsx'

/** What is edited of a customer: all of it is their account's. */
interface CustomerForm extends TermsForm {
  note: string
  customerNumber: string
}

/** Another number for a customer, where the settings let staff give them. */
const numberField: EditField<CustomerForm> = {
  path: 'customerNumber',
  label: 'customers.number',
  hint: 'customers.number.hint',
  control: { kind: 'text', inputMode: 'numeric' },
  longest: 9,
  isRequired: true,
  check: ({ customerNumber }) => {
    const { lowest, highest } = UserChanges.customerNumber
    const isNumber = /^\d{1,9}$/.test(customerNumber.trim()) && Number(customerNumber) >= lowest
    return isNumber ? null : { id: 'customers.number.wrong', values: { lowest, highest } }
  },
}

export interface CustomerEditorProps {
  customer: CustomerEditor_customer$key
  shop: CustomerEditor_shop$key
}

/** A customer's orders and figures, and the conditions that were agreed with them. */
export function CustomerEditor(props: CustomerEditorProps) {
  const customer = useFragment(
    graphql`
      fragment CustomerEditor_customer on Customer {
        name
        email
        hasAccount
        isCompany
        discountGroupChoices {
          key
          title
        }
        user {
          id
          note
          buyer {
            company {
              id
              name
            }
          }
          revision
          viewerCanEditTerms
          viewerCanEditNote
          viewerCanEditNumber
          customerNumber
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
        }
        ...CustomerFigures_customer
        ...CustomerContact_customer
        ...CustomerOrders_customer
        ...GuestConditions_customer
      }
    `,
    props.customer,
  )
  const { paymentMethods: methods } = useFragment(
    graphql`
      fragment CustomerEditor_shop on Shop {
        paymentMethods {
          key
          title
        }
      }
    `,
    props.shop,
  )
  const language = useLanguage()
  const [update] = useUpdateUser()
  const { user, discountGroupChoices: groups } = customer
  const saved = useMemo<CustomerForm>(
    () => ({
      ...termsFormOf(user?.terms, methods, language),
      note: user?.note ?? '',
      customerNumber: String(user?.customerNumber ?? ''),
    }),
    [user, methods, language],
  )
  const save = async (form: CustomerForm, changed: readonly string[]): Promise<Saved> => {
    if (!user) throw new TypeError('A guest has nothing to save.')
    const changes = {
      ...termsChangesOf(form, changed, language),
      ...(changed.includes('note') && { note: form.note.trim() || null }),
      ...(changed.includes('customerNumber') && { customerNumber: Number(form.customerNumber) }),
    }
    return { ...(await update({ userId: user.id, revision: user.revision, changes })), fieldOf: fieldOf(form) }
  }
  const sections: PageSection<CustomerForm>[] = [
    {
      id: 'orders',
      title: 'customers.orders',
      fields: [],
      content: (
        <>
          <CustomerFigures customer={customer} />
          <CustomerOrders customer={customer} />
        </>
      ),
    },
  ]
  if (!customer.hasAccount)
    sections.push({
      id: 'conditions',
      title: 'customers.conditions',
      fields: [],
      content: <GuestConditions customer={customer} />,
    })
  if (user?.terms)
    sections.push({
      id: 'conditions',
      title: 'customers.conditions',
      fields: [
        ...termFields(user, groups, saved, language),
        ...methods.map(method => paymentField(user, method, language)),
      ],
      children: (
        <TermsSection
          methods={methods}
          hasGroups={groups.length + saved.discountGroups.length > 0}
          isReadOnly={!user.viewerCanEditTerms}
          saysWhyNot={user.viewerCanEditNote}
        />
      ),
    })
  if (user?.viewerCanEditNumber)
    sections.push({ id: 'number', title: 'customers.numberSection', fields: [numberField] })
  if (user) sections.push({ id: 'note', title: 'customers.internal', fields: [noteField(user)] })
  return (
    <EditPage
      title={customer.name}
      back={{ to: customersPath, label: <FormattedMessage id="customers.title" /> }}
      status={
        <>
          <Status tone={customer.hasAccount ? 'info' : 'neutral'} isHollow={!customer.hasAccount}>
            <FormattedMessage id={customer.hasAccount ? 'customers.kind.account' : 'customers.kind.guest'} />
          </Status>
          {user?.buyer?.company && (
            <Link className="link" to={companyPath(user.buyer.company.id)}>
              {user.buyer.company.name}
            </Link>
          )}
          {customer.isCompany && (
            <Status tone="neutral">
              <FormattedMessage id="customers.isCompany" />
            </Status>
          )}
        </>
      }
      note={customer.email}
      actions={
        user && (
          <LinkButton look="quiet" size="small" to={userPath(user.id)}>
            <FormattedMessage id="customers.toAccount" />
          </LinkButton>
        )
      }
      saved={saved}
      version={user?.revision}
      isReadOnly={user ? !user.viewerCanEditTerms && !user.viewerCanEditNote && !user.viewerCanEditNumber : false}
      sections={sections}
      save={save}
      aside={<CustomerContact customer={customer} />}
    />
  )
}
