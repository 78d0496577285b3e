import { use, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { useLanguage } from '../../../router/RouterContext.ts'
import { definePage } from '../../../router/route.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { useKept } from '../../../ui/kept.ts'
import { PricesShown } from '../../../ui/Price.tsx'
import { mostPieces } from '../../../ui/quantity/QuantityInput.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { AskForPrices } from '../../catalogue/parts/AskForPrices.tsx'
import { PriceNote } from '../../catalogue/parts/PriceNote.tsx'
import { useAddArticlesToCart } from '../mutations/useAddArticlesToCart.ts'
import { ArticleRow, type ArticleRowProps } from './ArticleRow.tsx'
import { isTooMuch, mostArticles, together, type Wanted } from './articleList.ts'
import { EntryForm } from './EntryForm.tsx'
import { PasteForm } from './PasteForm.tsx'
import style from './QuickOrder.module.css'
import { obstacleOf, priceOf, useArticles } from './useArticles.ts'

type Refusals = ReadonlyMap<string, NonNullable<ArticleRowProps['refusal']>>
const none: Refusals = new Map()

function QuickOrderPage() {
  const intl = useIntl()
  const language = useLanguage()
  const format = useFormat()
  const hasPrices = use(PricesShown)
  const { tell } = useToasts()
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  const [refusals, setRefusals] = useState(none)
  const [isFull, setIsFull] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const [add, isAdding] = useAddArticlesToCart()
  const heading = useRef<HTMLHeadingElement>(null)
  const articles = useArticles(wanted.map(({ number }) => number))
  useKept('quickOrder', wanted.length > 0 ? wanted : null, setWanted)

  const change = (next: readonly Wanted[]) => {
    setRefusals(none)
    setIsCut(false)
    setIsFull(next.length > mostArticles)
    setWanted(next.slice(0, mostArticles))
  }
  const take = (added: readonly Wanted[]) => {
    change(together(wanted, added))
    setIsCut(isTooMuch(wanted, added))
  }

  const known = wanted.map(each => ({ ...each, article: articles.byNumber.get(each.number) }))
  const ready = known.flatMap(each => (each.article && obstacleOf(each.article) === null ? [each] : []))
  const sum = ready.reduce((cents, { article, amount }) => cents + (priceOf(article!)?.cents ?? 0) * amount, 0)
  const currency = ready.map(({ article }) => priceOf(article!)?.currency).find(each => each !== undefined)
  const isWaiting = !articles.failure && known.some(({ article }) => !article)
  const pieces = ready.reduce((count, { amount }) => count + amount, 0)

  const send = async () => {
    const sent = ready.map(({ number, amount }) => ({ number, amount }))
    const { isDone, payload, refusals: refused } = await add({ articles: sent })
    const byNumber = refused.flatMap(each => {
      const number = sent[Number(each.path[1])]?.number
      return number === undefined ? [] : [[number, each] as const]
    })
    setRefusals(new Map(byNumber))
    if (refused.some(({ code }) => code === 'CART_FULL')) {
      tell({ kind: 'warning', title: intl.formatMessage({ id: 'quickOrder.cartFull' }) })
    }
    if (!isDone || !payload) return
    setIsFull(false)
    setWanted(wanted.filter(({ number }) => !sent.some(each => each.number === number)))
    heading.current?.focus({ preventScroll: true })
    tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'quickOrder.added' }, { count: payload.addedAmount }),
      link: { label: intl.formatMessage({ id: 'quickOrder.toCart' }), to: '/cart' },
    })
  }

  const title = intl.formatMessage({ id: 'quickOrder.title' })
  return (
    <div className={`page ${style.page}`}>
      <PageHead title={title} />
      <div className={style.head}>
        <Breadcrumbs crumbs={[{ title }]} />
        <h1 ref={heading} className="h1" tabIndex={-1}>
          {title}
        </h1>
        <p>
          <FormattedMessage id="quickOrder.intro" />
        </p>
      </div>
      <div className={style.columns}>
        <div className={style.entry}>
          <EntryForm onEnter={each => take([each])} language={language} />
          <PasteForm onRead={take} language={language} />
        </div>
        <section aria-labelledby="articles" className={style.list}>
          <h2 id="articles" className={style.listTitle}>
            <FormattedMessage id="quickOrder.list" />
          </h2>
          {wanted.length === 0 && (
            <p className={style.empty}>
              <FormattedMessage id="quickOrder.empty" />
            </p>
          )}
          <ul className={style.rows}>
            {known.map(({ article, ...each }) => (
              <ArticleRow
                key={each.number}
                wanted={each}
                article={article}
                refusal={refusals.get(each.number)}
                onAmount={amount =>
                  change(wanted.map(other => (other.number === each.number ? { ...other, amount } : other)))
                }
                onRemove={() => change(wanted.filter(other => other.number !== each.number))}
              />
            ))}
          </ul>
          {articles.failure && <FailureLine error={articles.failure} onRetry={articles.retry} />}
          {isFull && (
            <FieldError>
              <FormattedMessage id="quickOrder.full" values={{ count: mostArticles }} />
            </FieldError>
          )}
          {isCut && (
            <FieldError>
              <FormattedMessage id="quickOrder.cut" values={{ most: mostPieces }} />
            </FieldError>
          )}
          {wanted.length > 0 && !hasPrices && <AskForPrices />}
          {wanted.length > 0 && hasPrices && (
            <div className={style.foot}>
              <p className={style.total} aria-live="polite">
                <FormattedMessage id="quickOrder.sum" values={{ count: pieces }} />{' '}
                {currency && <strong>{format.money({ cents: sum, currency })}</strong>}
              </p>
              <div className={style.note}>
                <p>
                  <FormattedMessage id="quickOrder.sumNote" />
                </p>
                <PriceNote />
              </div>
              <Button size="large" isWide isBusy={isAdding} disabled={ready.length === 0 || isWaiting} onClick={send}>
                <FormattedMessage
                  id={ready.length === wanted.length || isWaiting ? 'quickOrder.send' : 'quickOrder.sendSome'}
                  values={{ ready: ready.length, all: wanted.length }}
                />
              </Button>
              <Button look="text" onClick={() => change([])}>
                <FormattedMessage id="quickOrder.clear" />
              </Button>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}

/** Who knows the article numbers orders by them: one by one, or a whole list. */
export const page = definePage({ Component: QuickOrderPage })
