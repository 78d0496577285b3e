import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AffiliateFacts_affiliate$key } from '../../../__generated__/AffiliateFacts_affiliate.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import style from './affiliates.module.css'

/** The link of a partner, and what came of it. */
export function AffiliateFacts(props: { affiliate: AffiliateFacts_affiliate$key }) {
  const { link, figures } = useFragment(
    graphql`
      fragment AffiliateFacts_affiliate on Affiliate {
        link
        figures {
          clicks
          orders
          revenue {
            cents
            currency
          }
          open {
            cents
            currency
          }
          due {
            cents
            currency
          }
          paid {
            cents
            currency
          }
        }
      }
    `,
    props.affiliate,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.affiliates.linkCopied' }) })
    } catch {
      toasts.tell({ kind: 'warning', title: intl.formatMessage({ id: 'admin.affiliates.linkNotCopied' }) })
    }
  }
  return (
    <>
      <Card title={<FormattedMessage id="admin.affiliates.link" />}>
        <p className={style.link}>{link}</p>
        <p>
          <Button look="quiet" size="small" onClick={copy}>
            <FormattedMessage id="admin.affiliates.copyLink" />
          </Button>
        </p>
        <p className={style.quiet}>
          <FormattedMessage id="admin.affiliates.linkHint" />
        </p>
      </Card>
      <Card title={<FormattedMessage id="admin.affiliates.figures" />}>
        <p className={style.due}>
          <Money {...figures.due} />
          <span>
            <FormattedMessage id="admin.affiliates.dueNow" />
          </span>
        </p>
        <DetailList>
          <Fact label={<FormattedMessage id="admin.affiliates.open" />}>
            <Money {...figures.open} />
          </Fact>
          <Fact label={<FormattedMessage id="admin.affiliates.paid" />}>
            <Money {...figures.paid} />
          </Fact>
          <Fact label={<FormattedMessage id="admin.affiliates.revenue" />}>
            <Money {...figures.revenue} />
          </Fact>
          <Fact label={<FormattedMessage id="admin.affiliates.orders" />}>
            <FormattedNumber value={figures.orders} />
          </Fact>
          <Fact label={<FormattedMessage id="admin.affiliates.clicks" />}>
            <FormattedNumber value={figures.clicks} />
          </Fact>
        </DetailList>
      </Card>
    </>
  )
}
