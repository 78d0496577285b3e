import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { GenerateCouponCodesInput as accepted } from '../../../schema/accepted.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { wholeFrom } from './couponForm.ts'
import style from './coupons.module.css'
import { codesOf } from './couponsUrl.ts'
import { useGenerateCouponCodes } from './mutations/useGenerateCouponCodes.ts'

interface Wanted {
  count: string
  prefix: string
}

const fields: readonly EditField<Wanted>[] = [
  {
    path: 'count',
    label: 'admin.coupons.codesCount',
    hint: 'admin.coupons.codesCountHint',
    control: { kind: 'text', inputMode: 'numeric' },
    isRequired: true,
    check: ({ count }) => {
      const wanted = wholeFrom(count)
      return wanted && wanted <= accepted.count.highest
        ? null
        : { id: 'admin.coupons.limitWrong', values: { most: accepted.count.highest } }
    },
  },
  {
    path: 'prefix',
    label: 'admin.coupons.prefix',
    hint: 'admin.coupons.prefixHint',
    longest: accepted.prefix.characters,
    check: ({ prefix }) => (/^[a-z0-9]*$/i.test(prefix.trim()) ? null : 'admin.coupons.prefixWrong'),
  },
]

/** The generated codes of a series: made here, seen and saved as a file in their list. */
export function CouponCodes({ id, mayChange }: { id: string; mayChange: boolean }) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [generate] = useGenerateCouponCodes()
  const [isOpen, setOpen] = useState(false)
  const submit = async ({ count, prefix }: Wanted) => {
    const answer = await generate({ couponId: id, count: wholeFrom(count) ?? 0, prefix: prefix.trim() || null })
    if (answer.isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'admin.coupons.codesMade' }, { count: answer.payload?.count ?? 0 }),
      })
      router.navigate(codesOf(id))
    }
    return answer
  }
  return (
    <Card title={<FormattedMessage id="admin.coupons.codes" />}>
      <div className={style.codes}>
        <p>
          <FormattedMessage id="admin.coupons.codesNote" />
        </p>
        <div className={style.ways}>
          {mayChange && (
            <Button look="outline" size="small" onClick={() => setOpen(true)}>
              <FormattedMessage id="admin.coupons.generate" />
            </Button>
          )}
          <Link className="link" to={codesOf(id)}>
            <FormattedMessage id="admin.coupons.toCodes" />
          </Link>
        </div>
      </div>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="admin.coupons.generateTitle"
        verb="admin.coupons.generate"
        initial={{ count: '', prefix: '' }}
        fields={fields}
        submit={submit}
      />
    </Card>
  )
}
