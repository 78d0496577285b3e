import { FormattedMessage } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useProductForm } from './form.ts'
import { SectionFlags, SectionLines } from './Inputs.tsx'
import { SectionTexts } from './LocalizedField.tsx'
import style from './sections.module.css'

/** How texts get onto it, which decides which characters can be printed, and how they are drawn for the buyer. */
const letteringInputs = [
  {
    path: 'lettering.method',
    label: 'admin.product.lettering.method',
    hint: 'admin.product.lettering.methodHint',
    control: {
      kind: 'choice',
      options: [
        { value: 'FLOCK', label: 'admin.product.lettering.flock' },
        { value: 'DIGITAL', label: 'admin.product.lettering.digital' },
        { value: 'EMBROIDERY', label: 'admin.product.lettering.embroidery' },
      ],
    },
  },
  {
    path: 'lettering.place',
    label: 'admin.product.lettering.place',
    hint: 'admin.product.lettering.placeHint',
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.product.lettering.nowhere' },
        { value: 'BACK', label: 'admin.product.lettering.back' },
        { value: 'CHEST', label: 'admin.product.lettering.chest' },
      ],
    },
  },
  {
    path: 'lettering.script',
    label: 'admin.product.lettering.script',
    control: {
      kind: 'choice',
      options: [
        { value: 'REGULAR', label: 'admin.product.lettering.regular' },
        { value: 'NARROW', label: 'admin.product.lettering.narrow' },
        { value: 'WIDE', label: 'admin.product.lettering.wide' },
      ],
    },
  },
  {
    path: 'lettering.edge',
    label: 'admin.product.lettering.edge',
    control: {
      kind: 'choice',
      options: [
        { value: 'PLAIN', label: 'admin.product.lettering.plain' },
        { value: 'OUTLINED', label: 'admin.product.lettering.outlined' },
      ],
    },
  },
] as const

/** Whether buyers may have a text put on it, how long it may be, and what they are told. */
export function PersonalisationSection() {
  const form = useProductForm()
  return (
    <Card id="personalisation" title={<FormattedMessage id="admin.product.personalisation" />}>
      <div className={style.two}>
        <SectionFlags section="personalisation" />
        {form.flag('isPersonalisable') && <SectionLines section="personalisation" />}
        {form.flag('isPersonalisable') && letteringInputs.map(input => <EditInput key={input.path} {...input} />)}
      </div>
      {form.flag('isPersonalisable') && <SectionTexts section="personalisation" />}
    </Card>
  )
}
