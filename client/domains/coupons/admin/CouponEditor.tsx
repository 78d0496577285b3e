import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CouponEditor_coupon$key } from '../../../__generated__/CouponEditor_coupon.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { today } from '../../../adminKit/list/days.ts'
import type { Language } from '../../../intl/languages.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { CouponCodes } from './CouponCodes.tsx'
import { CouponHistory } from './CouponHistory.tsx'
import { CouponUses } from './CouponUses.tsx'
import { CouponWords } from './CouponWords.tsx'
import {
  type CouponForm,
  changesOf,
  formOf,
  type Group,
  goodsFields,
  limitFields,
  moreFields,
  newCoupon,
  offFields,
} from './couponForm.ts'
import { states } from './couponStates.ts'
import { couponEditPath, couponsPath } from './couponsUrl.ts'
import { DeleteCoupon, RestoreCoupon } from './DeleteCoupon.tsx'
import { useCreateCoupon } from './mutations/useCreateCoupon.ts'
import { useUpdateCoupon } from './mutations/useUpdateCoupon.ts'
import { ProductChoice } from './ProductChoice.tsx'

/** The field of the form that a path of the input is about. */
const fieldOf =
  ({ type }: CouponForm) =>
  (path: readonly string[]): string | null => {
    const field = path.at(-1)
    if (field === 'value') return type === 'PERCENT' ? 'percent' : 'amount'
    return field === undefined ? null : ({ productId: 'product', minimumCents: 'minimum' }[field] ?? null)
  }
const textOf = (code: string, path: string) =>
  code === 'INVALID_INPUT' && path === 'code' ? ('admin.coupons.codeWrong' as const) : null

/** All that is kept of a coupon; `coupon` null: a new one. */
export function CouponEditor(props: { coupon: CouponEditor_coupon$key | null; groups: readonly Group[] }) {
  const coupon = useFragment(
    graphql`
      fragment CouponEditor_coupon on Coupon {
        id
        revision
        code
        type
        value
        scope
        product {
          id
          title
          productNumber
        }
        groupIds
        roles
        useLimit
        useLimitPerCustomer
        validFrom
        validUntil
        minimum {
          cents
        }
        isEnabled
        isSeries
        isAdvertised
        note
        state
        useCount
        deletedAt
        viewerCanEdit
        ...CouponUses_coupon
        ...CouponHistory_coupon
      }
    `,
    props.coupon,
  )
  const intl = useIntl()
  const router = useRouter()
  const viewer = useViewer()
  const language: Language = intl.locale.startsWith('de') ? 'de' : 'en'
  const [create] = useCreateCoupon()
  const [update] = useUpdateCoupon()
  const saved = useMemo(() => (coupon ? formOf(coupon, language) : newCoupon), [coupon, language])
  const save = async (form: CouponForm, changed: readonly string[]): Promise<Saved> => {
    const mapping = { fieldOf: fieldOf(form), textOf }
    const answer = coupon
      ? await update({ couponId: coupon.id, revision: coupon.revision, changes: changesOf(form, changed, language) })
      : await create({ coupon: changesOf(form, null, language) })
    const dearer = answer.refusals.flatMap(refusal => refusal.products ?? [])
    const general =
      dearer.length > 0 ? [{ id: 'admin.coupons.dearer', values: { products: intl.formatList(dearer) } } as const] : []
    const made = coupon ? null : answer.payload?.coupon
    const next = made ? { next: () => router.navigate(couponEditPath(made.id), { replace: true }) } : {}
    return { ...answer, ...mapping, ...next, general }
  }
  const isDeleted = !!coupon?.deletedAt
  const state = coupon && states[coupon.state]
  return (
    <EditPage
      title={coupon ? coupon.code : intl.formatMessage({ id: 'admin.coupons.create' })}
      back={{ to: couponsPath, label: <FormattedMessage id="admin.coupons.title" /> }}
      status={
        state && (
          <Status tone={state.tone} isHollow={state.tone === 'neutral'}>
            <FormattedMessage id={state.text} />
          </Status>
        )
      }
      actions={
        coupon?.viewerCanEdit &&
        (isDeleted ? <RestoreCoupon id={coupon.id} /> : <DeleteCoupon id={coupon.id} code={coupon.code} />)
      }
      saved={saved}
      version={coupon?.revision ?? 0}
      isNew={!coupon}
      isReadOnly={coupon ? isDeleted || !coupon.viewerCanEdit : !viewer.mayWrite('COUPONS')}
      readOnlyNote={isDeleted ? 'admin.coupons.deletedNote' : 'edit.readOnly'}
      sections={[
        { id: 'off', title: 'admin.coupons.off', fields: offFields(!coupon, language) },
        {
          id: 'goods',
          title: 'admin.coupons.goods',
          fields: goodsFields(props.groups, language),
          children: <GoodsInputs />,
        },
        { id: 'limits', title: 'admin.coupons.limits', fields: limitFields(coupon?.useCount ?? 0, today()) },
        { id: 'more', title: 'admin.coupons.more', fields: moreFields },
      ]}
      aside={
        <>
          <CouponWords groups={props.groups} />
          {coupon && <CouponUses coupon={coupon} />}
          {coupon?.isSeries && <CouponCodes id={coupon.id} mayChange={coupon.viewerCanEdit && !isDeleted} />}
        </>
      }
      history={coupon && <CouponHistory coupon={coupon} />}
      save={save}
    />
  )
}

/** For which goods: what belongs to the chosen scope is asked for. */
function GoodsInputs() {
  const { values } = useEditingContext<CouponForm>()
  return (
    <>
      <EditInput path="scope" />
      {values.scope === 'PRODUCT' && <ProductChoice />}
      {values.scope === 'PRODUCT_GROUPS' && <EditInput path="groupIds" />}
      <EditInput path="minimum" />
    </>
  )
}
