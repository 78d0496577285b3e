import { useDeferredValue, useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { useDraftQuery, useDraftQuery$data } from '../../../../__generated__/useDraftQuery.graphql.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { type LookForm, lookOfForm, type UsualColours } from './lookForm.ts'

/** A look is drawn once choosing has rested for so long. */
const restMilliseconds = 150

/** How pages would look with what stands in the form around. Suspends the first time; then what was known stays until the
 *  next is there. All who ask share an answer. */
export function useDraft(usual: UsualColours, attempt: number): NonNullable<useDraftQuery$data['lookDraft']> {
  const { values } = useEditingContext<LookForm>()
  const text = JSON.stringify(lookOfForm(values, usual))
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  const asked = useDeferredValue(rested)
  const { lookDraft } = useLazyLoadQuery<useDraftQuery>(
    graphql`
      query useDraftQuery($values: Json!) {
        lookDraft(values: $values) {
          css
          contrasts {
            scheme
            on
            of
            ratio
            least
          }
        }
      }
    `,
    { values: JSON.parse(asked) as unknown },
    { fetchKey: attempt },
  )
  return lookDraft
}
