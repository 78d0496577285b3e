import { FormattedMessage } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { offers } from './termsFields.ts'
import type { TermsForm } from './termsForm.ts'
import style from './UserEditor.module.css'

export interface TermsSectionProps {
  methods: readonly { readonly key: string; readonly title: string }[]
  /** Whether the shop has discount groups, or the person one that the shop no longer has. */
  hasGroups: boolean
  isReadOnly: boolean
  /** Whether to say why they cannot be changed, where the rest of the account can. */
  saysWhyNot: boolean
}

/** What was agreed with a customer: discounts, shipping, ways to pay. */
export function TermsSection({ methods, hasGroups, isReadOnly, saysWhyNot }: TermsSectionProps) {
  const { values, warnings } = useEditingContext<TermsForm>()
  return (
    <>
      <p className={style.hint}>
        <FormattedMessage id={isReadOnly && saysWhyNot ? 'users.termsReadOnly' : 'users.termsHint'} />
      </p>
      <div className={style.two}>
        {hasGroups ? (
          <EditInput path="discountGroups" />
        ) : (
          <p className={style.hint}>
            <FormattedMessage id="users.noDiscountGroups" />
          </p>
        )}
        <EditInput path="personalPercent" />
        <EditInput path="freeShippingFrom" />
        <EditInput path="isShippingFree" />
      </div>
      <h3 className={style.heading}>
        <FormattedMessage id="users.payment" />
      </h3>
      {methods.map(({ key, title }) => {
        const path = `payment.${key}`
        const warning = warnings.get(path)
        const isOff = values.payment[key]?.offered === 'off'
        const limit = {
          spoken: title,
          longest: 12,
          control: { kind: 'text', inputMode: 'decimal', unit: '€' } as const,
          isReadOnly: isOff,
        }
        return (
          <div key={key} className={style.method}>
            <EditInput path={`${path}.offered`} label={{ text: title }} control={{ kind: 'choice', options: offers }} />
            <EditInput path={`${path}.min`} label="users.payment.min" {...limit} />
            <EditInput path={`${path}.max`} label="users.payment.max" {...limit} warning={warning} />
            <EditInput
              path={`${path}.order`}
              label="users.payment.order"
              spoken={title}
              longest={3}
              control={{ kind: 'text', inputMode: 'numeric' }}
              isReadOnly={isOff}
            />
          </div>
        )
      })}
    </>
  )
}
