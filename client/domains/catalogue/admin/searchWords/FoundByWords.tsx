import { type ReactNode, useDeferredValue } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FoundByWordsQuery } from '../../../../__generated__/FoundByWordsQuery.graphql.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import style from './searchWords.module.css'
import { type SynonymForm, soughtBy } from './synonymForm.ts'

/** What the words of the form find, as they are typed. */
export function FoundByWords() {
  const { values } = useEditingContext<SynonymForm>()
  const words = useDeferredValue(soughtBy(values))
  return (
    <Card title={<FormattedMessage id="admin.search.found" />}>
      <div className={style.found} aria-live="polite">
        {words.length === 0 ? (
          <p className={style.quiet}>
            <FormattedMessage id="admin.search.foundWaiting" />
          </p>
        ) : (
          <Corner waiting={<Skeleton height="64px" />}>
            {attempt => <Counted words={words} language={values.language} attempt={attempt} />}
          </Corner>
        )}
      </div>
    </Card>
  )
}

interface CountedProps {
  words: readonly string[]
  language: SynonymForm['language']
  attempt: number
}

function Counted({ words, language, attempt }: CountedProps) {
  const { foundByWords: found } = useLazyLoadQuery<FoundByWordsQuery>(
    graphql`
      query FoundByWordsQuery($words: [String!]!, $language: Language!) {
        foundByWords(words: $words, language: $language) {
          words {
            word
            products
          }
          together
        }
      }
    `,
    { words, language },
    { fetchKey: attempt, fetchPolicy: 'store-or-network' },
  )
  return (
    <>
      <p>
        <FormattedMessage id="admin.search.foundTogether" values={{ count: found.together, strong: bold }} />
      </p>
      <ul>
        {found.words.map(({ word, products }) => (
          <li key={word} className={products === 0 ? style.none : undefined}>
            <span>{word}</span>
            <span>
              <FormattedMessage id="admin.search.foundCount" values={{ count: products }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const bold = (parts: ReactNode) => <strong>{parts}</strong>
