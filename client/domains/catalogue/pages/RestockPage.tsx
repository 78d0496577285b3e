import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { RestockPageQuery } from '../../../__generated__/RestockPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useConfirmRestock } from '../mutations/useConfirmRestock.ts'
import { useEndRestock } from '../mutations/useEndRestock.ts'
import { fitText } from '../parts/fitText.ts'
import style from './RestockPage.module.css'

const query = graphql`
  query RestockPageQuery($token: String!) @preloadable {
    restockRequest(token: $token) {
      productTitle
      fit
      size
      isConfirmed
    }
  }
`

type State = 'asked' | 'confirmed' | 'ended' | 'gone' | 'failed'

function RestockPage(props: PageProps<RestockPageQuery>) {
  const { restockRequest: wish } = usePreloadedQuery<RestockPageQuery>(query, props.query)
  const token = props.place.params.token ?? ''
  const intl = useIntl()
  const [state, setState] = useState<State>(wish ? (wish.isConfirmed ? 'confirmed' : 'asked') : 'gone')
  const [confirm, isConfirming] = useConfirmRestock()
  const [end, isEnding] = useEndRestock()
  const item = [wish?.productTitle, wish?.fit && intl.formatMessage({ id: fitText[wish.fit] }), wish?.size]
    .filter(Boolean)
    .join(', ')
  const run = async (change: typeof confirm, done: State) => {
    const { isDone, refusals } = await change(token)
    if (isDone) setState(done)
    else if (refusals.length > 0) setState(refusals[0]?.code === 'NOT_FOUND' ? 'gone' : 'failed')
  }

  return (
    <div className={`page ${style.page}`}>
      <PageHead title={intl.formatMessage({ id: 'catalogue.restock.title' })} />
      <h1 className="h1">
        <FormattedMessage id="catalogue.restock.title" />
      </h1>
      {item !== '' && <p className={style.item}>{item}</p>}
      <div role="status">
        {state === 'failed' ? (
          <Notice tone="danger">
            <FormattedMessage id="catalogue.restock.failed" />
          </Notice>
        ) : (
          <p>
            <FormattedMessage
              id={
                state === 'asked'
                  ? 'catalogue.restock.asked'
                  : state === 'confirmed'
                    ? 'catalogue.restock.confirmed'
                    : state === 'ended'
                      ? 'catalogue.restock.ended'
                      : 'catalogue.restock.gone'
              }
            />
          </p>
        )}
      </div>
      <div className={style.actions}>
        {(state === 'asked' || state === 'failed') && (
          <Button isBusy={isConfirming} onClick={() => void run(confirm, 'confirmed')}>
            <FormattedMessage id="catalogue.restock.confirm" />
          </Button>
        )}
        {(state === 'asked' || state === 'confirmed') && (
          <Button look="quiet" isBusy={isEnding} onClick={() => void run(end, 'ended')}>
            <FormattedMessage id="catalogue.restock.end" />
          </Button>
        )}
        {(state === 'ended' || state === 'gone') && (
          <LinkButton look="outline" to="/">
            <FormattedMessage id="catalogue.restock.browse" />
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** What a mail asks: whether its reader wants to be told, once, that a size is back; here it is also ended. */
export const page = definePage<RestockPageQuery>({ query, Component: RestockPage })
