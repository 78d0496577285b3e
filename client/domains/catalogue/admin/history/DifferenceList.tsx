import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  DifferenceList_differences$data,
  DifferenceList_differences$key,
} from '../../../../__generated__/DifferenceList_differences.graphql.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { fieldTitle, valueWords } from '../../../audit/admin/changeWords.ts'
import { fitText } from '../../parts/fitText.ts'
import style from './DifferenceList.module.css'
import { wordDifference } from './wordDifference.ts'

type Difference = DifferenceList_differences$data[number]
type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 'Größe M, Herren: Preis', or the field alone where it is the product's own. */
export function differenceTitle(
  intl: IntlShape,
  {
    field,
    isOfVariant,
    variant,
    before,
    after,
  }: Pick<Difference, 'field' | 'isOfVariant' | 'variant' | 'before' | 'after'>,
): string {
  const known = isFields(after) ? after : isFields(before) ? before : {}
  const size = variant?.size ?? (typeof known.size === 'string' ? known.size : null)
  const parts = [size, variant?.fit && intl.formatMessage({ id: fitText[variant.fit] }), variant?.color?.title]
  const whose = parts.filter(Boolean).join(', ')
  if (!isOfVariant) return fieldTitle(intl, field)
  const label = whose
    ? intl.formatMessage({ id: 'admin.productHistory.size' }, { size: whose })
    : intl.formatMessage({ id: 'admin.productHistory.goneSize' })
  return field === 'variant' ? label : `${label}: ${fieldTitle(intl, field)}`
}

/** A value in words; of nothing what that means. */
function words(intl: IntlShape, { field, isOfVariant }: Difference, value: unknown): string {
  if (value === null || value === undefined) {
    if (field === 'available') return intl.formatMessage({ id: 'admin.products.unlimited' })
    const isOwn = isOfVariant && field === 'priceCents'
    return intl.formatMessage({ id: isOwn ? 'admin.productHistory.asProduct' : 'admin.productHistory.nothing' })
  }
  if (field === 'tiers' && Array.isArray(value)) {
    const { money } = adminFormats(intl)
    const tiers = value
      .filter(isFields)
      .map(({ from, price }) =>
        intl.formatMessage(
          { id: 'admin.productHistory.tier' },
          { from: Number(from), price: money({ cents: Number(price), currency: 'EUR' }) },
        ),
      )
    return tiers.join(', ') || intl.formatMessage({ id: 'admin.productHistory.nothing' })
  }
  return valueWords(intl, field, value) ?? intl.formatMessage({ id: 'admin.productHistory.nothing' })
}

/** A text of one language without its markup. */
const plain = (value: unknown, language: 'de' | 'en'): string => {
  const text = isFields(value) ? value[language] : null
  return typeof text === 'string'
    ? text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : ''
}
const isText = (value: unknown) =>
  isFields(value) && 'de' in value && Object.keys(value).every(key => key === 'de' || key === 'en')

/** What of a text went and what came, in each language in which it did. */
function TextDifference({ before, after }: Pick<Difference, 'before' | 'after'>) {
  const languages = (['de', 'en'] as const).filter(each => plain(before, each) !== plain(after, each))
  return languages.map(language => (
    <span key={language} className={style.text} lang={language}>
      {wordDifference(plain(before, language), plain(after, language)).map(({ text, of }, at) =>
        of === 'before' ? (
          <del key={at}>{text}</del>
        ) : of === 'after' ? (
          <ins key={at}>{text}</ins>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </span>
  ))
}

function Value({ difference }: { difference: Difference }) {
  const intl = useIntl()
  const { field, before, after } = difference
  if (field === 'variant')
    return <FormattedMessage id={after === null ? 'admin.productHistory.removed' : 'admin.productHistory.added'} />
  const isTextual = (value: unknown) => isText(value) || value === null
  if ((isText(before) || isText(after)) && isTextual(before) && isTextual(after)) {
    return <TextDifference before={before} after={after} />
  }
  const [old, now] = [words(intl, difference, before), words(intl, difference, after)]
  if (old === now) return <FormattedMessage id="admin.productHistory.changed" />
  return (
    <>
      <span className="visually-hidden">
        <FormattedMessage id="admin.productHistory.fromTo" values={{ old, now }} />
      </span>
      <span aria-hidden="true">
        <span className={style.old}>{old}</span> → <span className={style.now}>{now}</span>
      </span>
    </>
  )
}

export interface DifferenceListProps {
  differences: DifferenceList_differences$key
  /** How many there are, of which these are the first. */
  count: number
}

/** Which fields are different, from what to what. */
export function DifferenceList(props: DifferenceListProps) {
  const differences = useFragment(
    graphql`
      fragment DifferenceList_differences on ProductDifference @relay(plural: true) {
        key
        field
        isOfVariant
        variant {
          size
          fit
          color {
            title
          }
        }
        before
        after
      }
    `,
    props.differences,
  )
  const intl = useIntl()
  const more = props.count - differences.length
  return (
    <ul className={style.differences}>
      {differences.map(difference => (
        <li key={difference.key}>
          <span className={style.field}>{differenceTitle(intl, difference)}</span>
          <span className={style.value}>
            <Value difference={difference} />
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className={style.more}>
          <FormattedMessage id="admin.productHistory.more" values={{ count: more }} />
        </li>
      )}
    </ul>
  )
}
