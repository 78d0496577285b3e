import { defineBlock } from '../../content/rules/blockTypes.ts'
import { idOf } from '../../content/rules/fields.ts'

/** A form within a page. */
export const formBlock = defineBlock('form', { form: idOf('Form') }, { isEmpty: props => props.form === null })
