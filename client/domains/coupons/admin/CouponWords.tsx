import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { centsFrom } from '../../../adminKit/edit/euros.ts'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import type { Language } from '../../../intl/languages.ts'
import { type CouponForm, type Group, roleTitles, takenOffBy, wholeFrom } from './couponForm.ts'

/** A coupon in one sentence: '10 % auf alle Waren ab 50,00 €, für alle, bis 31.12.2026'. Null while it takes nothing off. */
export function couponWords(form: CouponForm, groups: readonly Group[], intl: IntlShape): string | null {
  const language: Language = intl.locale.startsWith('de') ? 'de' : 'en'
  const format = adminFormats(intl)
  const value = takenOffBy(form, language)
  if (value === null) return null
  const euros = (cents: number) => format.money({ cents, currency: 'EUR' })
  const titles = form.groupIds.map(id => groups.find(group => group.id === id)?.title ?? '').filter(Boolean)
  const minimum = form.minimum.trim() === '' ? null : centsFrom(form.minimum, language)
  const roles = form.roles.map(role => intl.formatMessage({ id: roleTitles[role] ?? 'admin.coupons.everyone' }))
  return intl.formatMessage(
    { id: 'admin.coupons.words' },
    {
      value: form.type === 'PERCENT' ? format.percent(value) : euros(value),
      scope: form.scope,
      product: form.product?.title ?? '…',
      groups: titles.length > 0 ? intl.formatList(titles) : '…',
      minimum: minimum === null ? 'none' : euros(minimum),
      isForAll: form.roles.includes('EVERYONE') ? 'yes' : 'no',
      roles: roles.length > 0 ? intl.formatList(roles, { type: 'disjunction' }) : '…',
      from: form.validFrom === '' ? 'none' : format.day(form.validFrom),
      until: form.validUntil === '' ? 'none' : format.day(form.validUntil),
      uses: wholeFrom(form.useLimit) ?? 0,
      each: wholeFrom(form.useLimitPerCustomer) ?? 0,
    },
  )
}

/** What customers get, while it is typed. */
export function CouponWords({ groups }: { groups: readonly Group[] }) {
  const intl = useIntl()
  const { values } = useEditingContext<CouponForm>()
  const words = couponWords(values, groups, intl)
  return (
    <Card title={<FormattedMessage id="admin.coupons.preview" />}>
      <p role="status">{words ?? <FormattedMessage id="admin.coupons.previewNone" />}</p>
      <p>
        <FormattedMessage id="admin.coupons.previewRule" />
      </p>
    </Card>
  )
}
