import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GuestConditions_customer$key } from '../../../__generated__/GuestConditions_customer.graphql.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useInviteUser } from '../../accounts/admin/mutations/useInviteUser.ts'
import { userPath } from '../../accounts/admin/usersUrl.ts'
import style from './customers.module.css'

/** Why a guest has no conditions, and the way to some: an account, to which they are invited. */
export function GuestConditions(props: { customer: GuestConditions_customer$key }) {
  const { email, viewerCanInvite, latest } = useFragment(
    graphql`
      fragment GuestConditions_customer on Customer {
        email
        viewerCanInvite
        latest: orders(first: 1) {
          edges {
            node {
              language
              invoiceAddress {
                firstName
                lastName
                company
              }
            }
          }
        }
      }
    `,
    props.customer,
  )
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const [invite] = useInviteUser()
  const [isAsked, setAsked] = useState(false)
  const last = latest.edges[0]?.node
  const submit = async () => {
    const answer = await invite({
      email,
      firstName: last?.invoiceAddress.firstName ?? null,
      lastName: last?.invoiceAddress.lastName ?? null,
      company: last?.invoiceAddress.company ?? null,
      language: last?.language ?? null,
      roles: ['USER'],
    })
    const made = answer.payload?.user
    if (made) {
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'customers.invited' }, { email }) })
      router.navigate(userPath(made.id))
    }
    return answer
  }
  return (
    <Card id="conditions" title={<FormattedMessage id="customers.conditions" />}>
      <p className={style.quiet}>
        <FormattedMessage id="customers.guestConditions" />
      </p>
      {viewerCanInvite && (
        <p>
          <Button look="quiet" size="small" onClick={() => setAsked(true)}>
            <FormattedMessage id="customers.invite" />
          </Button>
        </p>
      )}
      <FormDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="customers.inviteTitle"
        verb="customers.invite"
        text={<FormattedMessage id="customers.inviteText" values={{ email }} />}
        initial={{}}
        fields={[]}
        submit={submit}
      />
    </Card>
  )
}
