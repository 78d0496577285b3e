import { graphql, useFragment } from 'react-relay'
import type { FormBlock_block$key } from '../../../__generated__/FormBlock_block.graphql.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
// Here, for the form is drawn on the server before its code has come.
import './VisitorForm.module.css'

const VisitorForm = onDemand(() => import('./VisitorForm.tsx'))

/** A form within a page, whose code few pages need. Nothing where it was deleted. */
export function FormBlock(props: { block: FormBlock_block$key }) {
  const { form } = useFragment(
    graphql`
      fragment FormBlock_block on FormBlock {
        form {
          formId
          ...VisitorForm_form
        }
      }
    `,
    props.block,
  )
  return form && <Corner>{() => <VisitorForm key={form.formId} form={form} />}</Corner>
}
