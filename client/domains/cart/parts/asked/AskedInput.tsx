import { graphql, useFragment } from 'react-relay'
import type { AskedInput_field$key } from '../../../../__generated__/AskedInput_field.graphql.ts'
import { FieldInput, type FieldInputProps } from './FieldInput.tsx'

export interface AskedInputProps extends Omit<FieldInputProps, 'field'> {
  field: AskedInput_field$key
}

/** Something that the shop asks of its buyers. */
export function AskedInput({ field: key, ...input }: AskedInputProps) {
  const field = useFragment(
    graphql`
      fragment AskedInput_field on AskedField {
        kind
        label
        help
        isRequired
        min
        max
        options {
          key
          label
        }
      }
    `,
    key,
  )
  return <FieldInput field={field} {...input} />
}
