import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SearchSuggestionsQuery } from '../__generated__/SearchSuggestionsQuery.graphql.ts'
import { Link } from '../router/Link.tsx'
import { SearchIcon } from '../ui/icons.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Money } from '../ui/Price.tsx'
import style from './SearchField.module.css'

export interface SearchSuggestionsProps {
  id: string
  word: string
  /** Another one asks again what failed. */
  attempt: number
  active: number
  onChosen: () => void
}

/** What the typed letters may mean: products with picture and price, and groups. */
export default function SearchSuggestions({ id, word, attempt, active, onChosen }: SearchSuggestionsProps) {
  const intl = useIntl()
  const { searchSuggestions } = useLazyLoadQuery<SearchSuggestionsQuery>(
    graphql`
      query SearchSuggestionsQuery($query: String!) {
        searchSuggestions(query: $query) {
          kind
          path
          parts {
            text
            isMatch
          }
          image {
            id
            url(width: 70)
            srcSet(widths: [70, 200])
            width
            height
          }
          price {
            cents
            currency
          }
          isPriceFrom
        }
      }
    `,
    { query: word },
    { fetchKey: attempt },
  )
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'shell.search.suggestions' })}
      className={style.list}
    >
      {searchSuggestions.map((suggestion, at) => (
        <Link
          key={suggestion.path}
          to={suggestion.path}
          role="option"
          id={`${id}${at}`}
          aria-selected={at === active}
          tabIndex={-1}
          className={style.option}
          onClick={onChosen}
        >
          {suggestion.image ? (
            <Picture
              className={style.picture}
              src={suggestion.image.url}
              srcSet={suggestion.image.srcSet}
              sizes="44px"
              width={suggestion.image.width}
              height={suggestion.image.height}
              alt=""
              ratio="1 / 1"
            />
          ) : (
            <SearchIcon />
          )}
          <span>
            {suggestion.parts.map((part, index) =>
              part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
            )}
          </span>
          {suggestion.price ? (
            <span className={style.price}>
              {suggestion.isPriceFrom && <FormattedMessage id="catalogue.tile.from" />} <Money {...suggestion.price} />
            </span>
          ) : (
            <span className={style.kind}>
              <FormattedMessage id="shell.search.group" />
            </span>
          )}
        </Link>
      ))}
      {searchSuggestions.length === 0 && (
        <p className={style.empty}>
          <FormattedMessage id="shell.search.nothing" values={{ word }} />
        </p>
      )}
    </div>
  )
}
