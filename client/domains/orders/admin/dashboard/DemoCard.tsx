import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DemoCard_demo$key } from '../../../../__generated__/DemoCard_demo.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useRemoveDemo } from '../../mutations/useRemoveDemo.ts'
import style from './DemoCard.module.css'

interface Removing {
  withCatalogue: boolean
}

interface Counts {
  readonly customers: number
  readonly persons: number
  readonly orders: number
  readonly mails: number
  readonly products: number
}

const people = ['customers', 'persons', 'orders', 'mails'] as const
const everything = [...people, 'products'] as const

const titles = {
  customers: 'admin.demo.customers',
  persons: 'admin.demo.persons',
  orders: 'admin.demo.orders',
  mails: 'admin.demo.mails',
  products: 'admin.demo.products',
} as const

/** The counts in words, one after the other; those that are nothing are left out. */
function inWords(counts: Counts, kinds: readonly (keyof Counts)[], intl: IntlShape): string {
  const words = kinds
    .filter(kind => counts[kind] > 0)
    .map(kind => intl.formatMessage({ id: titles[kind] }, { count: counts[kind] }))
  return words.length === 0 ? intl.formatMessage({ id: 'admin.demo.nothing' }) : intl.formatList(words)
}

/** The second tick names how much goes with the catalogue. */
const fieldsOf = (count: number): readonly EditField<Removing>[] =>
  count === 0
    ? []
    : [
        {
          path: 'withCatalogue',
          label: { id: 'admin.demo.catalogue', values: { count } },
          control: { kind: 'checkbox' },
        },
      ]

/** What of the demo is in the shop, and the way to be rid of it; nothing once it is gone. */
export function DemoCard(props: { demo: DemoCard_demo$key }) {
  const demo = useFragment(
    graphql`
      fragment DemoCard_demo on DemoState {
        customers
        persons
        orders
        mails
        products
      }
    `,
    props.demo,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [isAsking, setAsking] = useState(false)
  const [remove] = useRemoveDemo()
  if (everything.every(kind => demo[kind] === 0)) return null
  return (
    <Card className={style.card} title={<FormattedMessage id="admin.demo.title" />}>
      <div className={style.body}>
        <p>
          <FormattedMessage id="admin.demo.text" values={{ what: inWords(demo, everything, intl) }} />
        </p>
        <Button look="outline" size="small" onClick={() => setAsking(true)}>
          <FormattedMessage id="admin.demo.remove" />
        </Button>
      </div>
      <FormDialog<Removing>
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="admin.demo.ask"
        verb="admin.demo.verb"
        text={
          <>
            <p>
              <FormattedMessage id="admin.demo.goes" values={{ what: inWords(demo, people, intl) }} />
            </p>
            <p>
              <FormattedMessage id="admin.demo.stays" />
            </p>
          </>
        }
        initial={{ withCatalogue: false }}
        fields={fieldsOf(demo.products)}
        submit={async input => {
          const answer = await remove(input)
          const { removed, left } = answer.payload ?? {}
          if (!answer.isDone || !removed || !left) return answer
          const what = inWords(removed, everything, intl)
          const isLeft = everything.some(kind => left[kind] > 0)
          changes.note()
          toasts.tell({
            kind: 'success',
            title: intl.formatMessage({ id: 'admin.demo.done' }),
            detail: isLeft
              ? intl.formatMessage({ id: 'admin.demo.left' }, { what, left: inWords(left, everything, intl) })
              : intl.formatMessage({ id: 'admin.demo.removed' }, { what }),
          })
          return answer
        }}
        isDangerous
      />
    </Card>
  )
}
