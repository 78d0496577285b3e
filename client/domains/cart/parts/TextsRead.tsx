import { FormattedMessage } from 'react-intl'

/** What is printed on the pieces, to be read: a text that all share is told once. */
export function TextsRead({ texts }: { texts: readonly string[] }) {
  const [first] = texts
  if (first === undefined) return null
  const isCommon = texts.every(text => text === first)
  return (
    <p>
      <FormattedMessage
        id="cart.texts.read"
        values={{ texts: isCommon ? first : texts.join(', '), count: isCommon ? texts.length : 1 }}
      />
    </p>
  )
}
