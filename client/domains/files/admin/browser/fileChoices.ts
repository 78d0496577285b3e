import type { IntlShape } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import type { fileChoices_files$key } from '../../../../__generated__/fileChoices_files.graphql.ts'
import type { Option } from '../../../../adminKit/list/ListFilters.tsx'
import { typeTitles } from './fileWords.ts'

const fragment = graphql`
  fragment fileChoices_files on FileConnection @inline {
    availableTypes {
      type
      count
    }
    availableTags {
      value
      count
    }
    availableExtensions {
      value
      count
    }
  }
`

/** What lists of files can be narrowed by, with counts. */
export function choicesOf(
  intl: IntlShape,
  files: fileChoices_files$key,
): Readonly<Record<'type' | 'tag' | 'extension', readonly Option[]>> {
  const { availableTypes, availableTags, availableExtensions } = readInlineData(fragment, files)
  const words = (values: typeof availableTags) => values.map(({ value, count }) => ({ value, label: value, count }))
  return {
    type: availableTypes.flatMap(({ type, count }) =>
      type in typeTitles ? [{ value: type, label: intl.formatMessage({ id: typeTitles[type as 'PDF'] }), count }] : [],
    ),
    tag: words(availableTags),
    extension: words(availableExtensions),
  }
}
