import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { DraftSumsQuery } from '../../../../__generated__/DraftSumsQuery.graphql.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import type { Language } from '../../../../intl/languages.ts'
import { Money } from '../../../../ui/Price.tsx'
import type { KindName } from '../documentsUrl.ts'
import { contentOf, type DraftForm } from './draftForm.ts'

interface Sums {
  readonly net: number
  readonly gross: number
  readonly discount: number
  readonly vat: readonly { readonly rate: number; readonly vat: number }[]
}

const pauseMilliseconds = 300

/** The sums of what is typed, worked out by the same rules as the document itself. While something typed is no number, those of before
 *  stay, paled. */
export function DraftSums({ kind }: { kind: KindName }) {
  const language: Language = useIntl().locale.startsWith('de') ? 'de' : 'en'
  const format = useAdminFormat()
  const environment = useRelayEnvironment()
  const { values } = useEditingContext<DraftForm>()
  const [sums, setSums] = useState<Sums | null>(null)
  const [isStale, setStale] = useState(false)
  const content = JSON.stringify(contentOf(values, language))

  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => {
      const subscription = fetchQuery<DraftSumsQuery>(
        environment,
        graphql`
          query DraftSumsQuery($content: Json!, $kind: DocumentKind!) {
            documentTotals(content: $content, kind: $kind)
          }
        `,
        { content: JSON.parse(content), kind: kind.toUpperCase() as 'OFFER' },
      ).subscribe({
        next: data => {
          setSums(data.documentTotals as Sums | null)
          setStale(false)
        },
        error: () => setStale(true),
      })
      stop = () => subscription.unsubscribe()
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [content, kind, environment])

  if (!sums) return null
  const money = (cents: number) => <Money cents={cents} currency="EUR" />
  return (
    <Card title={<FormattedMessage id="invoicing.sums" />}>
      <div style={isStale ? { opacity: 0.55 } : undefined} aria-live="polite">
        <DetailList>
          {sums.discount > 0 && (
            <Fact label={<FormattedMessage id="invoicing.discount" />}>{money(-sums.discount)}</Fact>
          )}
          <Fact label={<FormattedMessage id="invoicing.net" />}>{money(sums.net)}</Fact>
          {sums.vat.map(({ rate, vat }) => (
            <Fact key={rate} label={<FormattedMessage id="invoicing.vatOf" values={{ rate: format.percent(rate) }} />}>
              {money(vat)}
            </Fact>
          ))}
          <Fact label={<FormattedMessage id="invoicing.gross" />}>{money(sums.gross)}</Fact>
        </DetailList>
      </div>
    </Card>
  )
}
