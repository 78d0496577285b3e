import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TermsCard_choices$key } from '../../../../__generated__/TermsCard_choices.graphql.ts'
import { ChoicesField } from '../../../../adminKit/fields/ChoicesField.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Switch } from '../../../../ui/Choices.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { paymentOf, useUserForm } from './FormContext.ts'
import style from './UserEditor.module.css'
import { UserInput } from './UserInput.tsx'
import type { PaymentFields } from './userForm.ts'

export interface TermsCardProps {
  choices: TermsCard_choices$key
  /** Whether to say why they cannot be changed, where the rest of the account can. */
  saysWhyNot: boolean
}

/** What was agreed with a customer: discounts, shipping, ways to pay. */
export function TermsCard(props: TermsCardProps) {
  const { discountGroups, shop } = useFragment(
    graphql`
      fragment TermsCard_choices on Query {
        discountGroups {
          key
          title
        }
        shop {
          paymentMethods {
            key
            title
          }
        }
      }
    `,
    props.choices,
  )
  const { form, areTermsReadOnly: isReadOnly, problem, set } = useUserForm()
  const intl = useIntl()
  const known = new Set(discountGroups.map(group => group.key))
  const options = [
    ...discountGroups.map(group => ({ value: group.key, label: group.title })),
    ...form.discountGroups.filter(key => !known.has(key)).map(key => ({ value: key, label: key })),
  ]
  const setPayment = (method: string, changes: Partial<PaymentFields>) =>
    set('payment', { ...form.payment, [method]: { ...paymentOf(form, method), ...changes } })
  return (
    <Card title={<FormattedMessage id="users.terms" />}>
      <p className={style.hint}>
        <FormattedMessage id={isReadOnly && props.saysWhyNot ? 'users.termsReadOnly' : 'users.termsHint'} />
      </p>
      <div className={style.two}>
        {options.length > 0 ? (
          <ChoicesField
            label={<FormattedMessage id="users.discountGroups" />}
            options={options}
            value={form.discountGroups}
            isReadOnly={isReadOnly}
            onChange={value => set('discountGroups', value)}
          />
        ) : (
          <p className={style.hint}>
            <FormattedMessage id="users.noDiscountGroups" />
          </p>
        )}
        <UserInput
          label={<FormattedMessage id="users.personalPercent" />}
          isOptional
          inputMode="decimal"
          unit="%"
          maxLength={8}
          value={form.personalPercent}
          problem={problem('personalPercent')}
          isReadOnly={isReadOnly}
          onChange={value => set('personalPercent', value)}
        />
        <UserInput
          label={<FormattedMessage id="users.freeShippingFrom" />}
          isOptional
          inputMode="decimal"
          unit="€"
          maxLength={12}
          value={form.freeShippingFrom}
          problem={problem('freeShippingFrom')}
          isReadOnly={isReadOnly || form.isShippingFree}
          onChange={value => set('freeShippingFrom', value)}
        />
        <Switch
          className={style.switch}
          label={<FormattedMessage id="users.shippingFree" />}
          checked={form.isShippingFree}
          disabled={isReadOnly}
          onChange={event => set('isShippingFree', event.target.checked)}
        />
      </div>
      <h3 className={style.heading}>
        <FormattedMessage id="users.payment" />
      </h3>
      {shop.paymentMethods.map(method => {
        const fields = paymentOf(form, method.key)
        const limit = (what: 'min' | 'max') => ({
          value: fields[what],
          problem: problem(`payment.${method.key}.${what}`),
          isReadOnly: isReadOnly || fields.offered === 'off',
          onChange: (value: string) => setPayment(method.key, { [what]: value }),
        })
        return (
          <div key={method.key} className={style.three}>
            <SelectField
              label={method.title}
              value={fields.offered}
              disabled={isReadOnly}
              options={[
                { value: 'shop', label: intl.formatMessage({ id: 'users.payment.asShop' }) },
                { value: 'on', label: intl.formatMessage({ id: 'users.payment.on' }) },
                { value: 'off', label: intl.formatMessage({ id: 'users.payment.off' }) },
              ]}
              onChange={event => setPayment(method.key, { offered: event.target.value as PaymentFields['offered'] })}
            />
            <UserInput
              {...limit('min')}
              label={
                <>
                  <span className="visually-hidden">{method.title} </span>
                  <FormattedMessage id="users.payment.min" />
                </>
              }
              isOptional
              inputMode="decimal"
              unit="€"
              maxLength={12}
            />
            <UserInput
              {...limit('max')}
              label={
                <>
                  <span className="visually-hidden">{method.title} </span>
                  <FormattedMessage id="users.payment.max" />
                </>
              }
              isOptional
              inputMode="decimal"
              unit="€"
              maxLength={12}
            />
          </div>
        )
      })}
    </Card>
  )
}
