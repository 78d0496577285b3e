import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OpeningState_opening$key } from '../../../__generated__/OpeningState_opening.graphql.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { fieldLabels } from './generalSections.ts'
import style from './OpeningState.module.css'

export interface OpeningStateProps {
  opening: OpeningState_opening$key
  /** Goes to a field of the form, by its name in the settings. */
  onShow: (field: string) => void
}

/** Whether the shop takes orders, as it is saved; and the particulars that are missing, each leading to its field. */
export function OpeningState({ opening, onShow }: OpeningStateProps) {
  const { isOpen, isDemo, missing } = useFragment(
    graphql`
      fragment OpeningState_opening on ShopOpening {
        isOpen
        isDemo
        missing
      }
    `,
    opening,
  )
  const intl = useIntl()
  if (isDemo)
    return (
      <Notice tone="neutral">
        <FormattedMessage id="settings.opening.demo" />
      </Notice>
    )
  if (isOpen)
    return (
      <Notice tone="good">
        <FormattedMessage id="settings.opening.open" />
      </Notice>
    )
  return (
    <Notice tone="danger">
      <p>
        <FormattedMessage id="settings.opening.closed" values={{ count: missing.length }} />
      </p>
      <ul className={style.fields}>
        {missing.map(field => (
          <li key={field}>
            <a
              className="link"
              href={`#${field}`}
              onClick={event => {
                // A move within the page, which the question about unsaved changes has nothing to do with.
                event.preventDefault()
                onShow(field)
              }}
            >
              {wordsOf(fieldLabels[field] ?? { text: field }, intl)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
