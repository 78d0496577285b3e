import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderTags_order$key } from '../../../__generated__/OrderTags_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { TagsDialog } from './handling/TagsDialog.tsx'
import style from './OrderDetails.module.css'

/** The words by which staff and programs sort orders. */
export function OrderTags(props: { order: OrderTags_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderTags_order on Order {
        id
        orderNumber
        tags
      }
    `,
    props.order,
  )
  const [isOpen, setIsOpen] = useState(false)
  const mayChange = useViewer().mayWrite('ORDERS')
  const { tags } = order
  if (tags.length === 0 && !mayChange) return null
  return (
    <Card
      title={<FormattedMessage id="admin.order.tags" />}
      aside={
        mayChange && (
          <Button look="quiet" size="tiny" onClick={() => setIsOpen(true)}>
            <FormattedMessage id="admin.order.tagsChange" />
          </Button>
        )
      }
    >
      {tags.length > 0 ? (
        <ul className={style.tags}>
          {tags.map(tag => (
            <li key={tag} className={style.tag}>
              {tag}
            </li>
          ))}
        </ul>
      ) : (
        <p className={style.lines}>
          <FormattedMessage id="admin.order.tagsNone" />
        </p>
      )}
      <TagsDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}
