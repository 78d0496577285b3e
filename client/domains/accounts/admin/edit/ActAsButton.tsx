import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ActAsButton_user$key } from '../../../../__generated__/ActAsButton_user.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { useHref } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useActAsCustomer } from '../mutations/useActAsCustomer.ts'

/** Opens a window with the shop as this customer; this one stays the staff's own. Where the browser opens none, the shop takes
 *  its place. */
export function ActAsButton(props: { user: ActAsButton_user$key }) {
  const user = useFragment(
    graphql`
      fragment ActAsButton_user on User {
        id
        viewerCanActFor
      }
    `,
    props.user,
  )
  const intl = useIntl()
  const href = useHref()
  const toasts = useToasts()
  const [act, isPending] = useActAsCustomer()
  if (!user.viewerCanActFor) return null
  const begin = async () => {
    const { isDone, refusals } = await act({ userId: user.id })
    if (isDone) {
      if (!window.open(href('/'), '_blank')) location.assign(href('/'))
    } else if (refusals[0]) {
      toasts.tell({ kind: 'warning', title: wordsOf(refusalMessage(refusals[0].code), intl) })
    }
  }
  return (
    <Button look="quiet" size="small" isBusy={isPending} onClick={begin}>
      <FormattedMessage id="users.actAs" />
    </Button>
  )
}
