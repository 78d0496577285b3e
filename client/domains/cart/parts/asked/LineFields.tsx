import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LineFields_lines$key } from '../../../../__generated__/LineFields_lines.graphql.ts'

const LineForm = lazy(async () => ({ default: (await import('./LineForm.tsx')).LineForm }))

/** What the shop asks of lines of one product, which are answered alike; nothing where it asks nothing. */
export function LineFields(props: { lines: LineFields_lines$key }) {
  const lines = useFragment(
    graphql`
      fragment LineFields_lines on CartLine @relay(plural: true) {
        id
        title
        askedFields {
          key
          isRequired
          label
          kind
          answer
          ...AskedInput_field
        }
      }
    `,
    props.lines,
  )
  if (!lines.some(({ askedFields }) => askedFields.length > 0)) return null
  return (
    <Suspense>
      <LineForm lines={lines} />
    </Suspense>
  )
}
