import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TiersSection_product$key } from '../../../../__generated__/TiersSection_product.graphql.ts'
import { FieldWarning } from '../../../../adminKit/edit/EditInput.tsx'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import field from '../../../../ui/form.module.css'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { fitText } from '../../parts/fitText.ts'
import { cellFlagKey, type ProductValues, type TierFields } from './fields.ts'
import { useProductForm } from './form.ts'
import { priceInScope, scopeTitles } from './productFields.ts'
import { TierSizesDialog } from './TierSizesDialog.tsx'
import style from './TiersSection.module.css'
import { sizeTitles } from './tierSizes.ts'

/** Lower prices from a number of pieces on. */
export function TiersSection(props: { product: TiersSection_product$key }) {
  const product = useFragment(
    graphql`
      fragment TiersSection_product on Product {
        variants {
          id
          size
          fit
          color {
            id
            title
          }
          properties {
            key
            text
            number
            flag
          }
          values {
            key
            text
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const language = useLanguage()
  const form = useProductForm()
  const tiers = form.tiers()
  const problem = form.problem('tiers')
  const { values, warnings, problems, set } = useEditingContext<ProductValues>()
  const [choosing, setChoosing] = useState<number | null>(null)
  const warning = warnings.get('tiers')
  const { variants } = product
  const isChild = ({ id }: { id: string }) => form.flag(cellFlagKey(id, 'isChildSize'))
  // Of a rule that is there already nothing is hidden, though it may mean no size by now.
  const hasBoth = variants.some(isChild) && !variants.every(isChild)
  const hasScopes = variants.length > 1 || tiers.some(({ scope }) => scope !== 'ALL')
  const titles = sizeTitles(variants, fit => intl.formatMessage({ id: fitText[fit as keyof typeof fitText] }))
  /** What single sizes are called together. */
  const namedSizes = (ids: readonly string[]) =>
    (ids.length === 1 && titles.get(ids[0]!)) ||
    intl.formatMessage({ id: 'admin.product.tierSome' }, { count: ids.length })

  // One field at a time, so that what is wrong with the others stays said.
  const change = (at: number, changes: Partial<TierFields>) => {
    for (const [name, value] of Object.entries(changes)) set(`tiers.${at}.${name}`, value)
  }
  const mistake = (at: number, name: keyof TierFields) => {
    const said = problems[`tiers.${at}.${name}`]
    const id = `tiers.${at}.${name}.mistake`
    return {
      given: said ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {},
      shown: said && <FieldError id={id}>{said}</FieldError>,
    }
  }
  const savingOf = (tier: TierFields): string => {
    const cents = centsFrom(tier.price, language)
    const price = priceInScope(tier, variants, values, language)
    if (cents === null || !price || cents >= price) return ''
    return `−${format.percent(Math.floor(((price - cents) / price) * 100) * 100)}`
  }

  return (
    <Card id="tiers" title={<FormattedMessage id="admin.product.tiers" />}>
      {tiers.length === 0 ? (
        <p className={style.none}>
          <FormattedMessage id="admin.product.noTiers" />
        </p>
      ) : (
        <table className={style.tiers}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="admin.product.tierFrom" />
              </th>
              <th scope="col">
                <FormattedMessage id="admin.product.price" />
              </th>
              {hasScopes && (
                <th scope="col">
                  <FormattedMessage id="admin.product.tierScope" />
                </th>
              )}
              <th scope="col">
                <FormattedMessage id="admin.product.tierSaving" />
              </th>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="admin.list.actions" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, at) => {
              const wrong = { from: mistake(at, 'from'), price: mistake(at, 'price'), sizes: mistake(at, 'variantIds') }
              const scopes = (['ALL', 'ADULT', 'CHILD'] as const).filter(
                scope => scope === 'ALL' || hasBoth || tier.scope === scope,
              )
              return (
                <tr key={at}>
                  <td>
                    <input
                      className={field.input}
                      inputMode="numeric"
                      aria-label={intl.formatMessage({ id: 'admin.product.tierFromOf' }, { number: at + 1 })}
                      {...wrong.from.given}
                      readOnly={form.isReadOnly}
                      value={tier.from}
                      onChange={event => change(at, { from: event.target.value })}
                    />
                    {wrong.from.shown}
                  </td>
                  <td className={style.price}>
                    <div className={style.amount}>
                      <input
                        className={field.input}
                        inputMode="decimal"
                        aria-label={intl.formatMessage({ id: 'admin.product.tierPriceOf' }, { number: at + 1 })}
                        {...wrong.price.given}
                        readOnly={form.isReadOnly}
                        value={tier.price}
                        onChange={event => change(at, { price: event.target.value })}
                      />
                      <span aria-hidden="true">€</span>
                    </div>
                    {wrong.price.shown}
                  </td>
                  {hasScopes && (
                    <td className={style.scope}>
                      <select
                        className={field.input}
                        aria-label={intl.formatMessage({ id: 'admin.product.tierScopeOf' }, { number: at + 1 })}
                        disabled={form.isReadOnly}
                        value={tier.scope}
                        onChange={event => {
                          const scope = event.target.value as TierFields['scope']
                          // Single ones hold as soon as they are chosen.
                          if (scope === 'SOME') setChoosing(at)
                          else change(at, { scope, variantIds: [] })
                        }}
                      >
                        {scopes.map(scope => (
                          <option key={scope} value={scope}>
                            {intl.formatMessage({ id: scopeTitles[scope] })}
                          </option>
                        ))}
                        <option value="SOME">
                          {tier.scope === 'SOME'
                            ? namedSizes(tier.variantIds)
                            : intl.formatMessage({ id: 'admin.product.tierChoose' })}
                        </option>
                      </select>
                      {tier.scope === 'SOME' && !form.isReadOnly && (
                        <Button look="quiet" size="tiny" onClick={() => setChoosing(at)}>
                          <FormattedMessage id="admin.product.tierSizesChange" />{' '}
                          <span className="visually-hidden">
                            {intl.formatMessage({ id: 'admin.product.tierScopeOf' }, { number: at + 1 })}
                          </span>
                        </Button>
                      )}
                      {wrong.sizes.shown}
                    </td>
                  )}
                  <td className={style.saving}>{savingOf(tier)}</td>
                  <td className={style.remove}>
                    {!form.isReadOnly && (
                      <IconButton
                        label={intl.formatMessage({ id: 'admin.product.tierRemove' }, { number: at + 1 })}
                        onClick={() =>
                          form.set(
                            'tiers',
                            tiers.filter((_, index) => index !== at),
                          )
                        }
                      >
                        <TrashIcon size={18} />
                      </IconButton>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {warning && <FieldWarning>{wordsOf(warning, intl)}</FieldWarning>}
      {!form.isReadOnly && (
        <div>
          <Button
            look="quiet"
            size="tiny"
            icon={<PlusIcon size={16} />}
            onClick={() => form.set('tiers', [...tiers, { from: '', price: '', scope: 'ALL', variantIds: [] }])}
          >
            <FormattedMessage id="admin.product.tierAdd" />
          </Button>
        </div>
      )}
      <TierSizesDialog
        number={choosing === null ? null : choosing + 1}
        sizes={variants}
        variantIds={tiers[choosing ?? -1]?.variantIds ?? []}
        onTake={variantIds => choosing !== null && change(choosing, { scope: 'SOME', variantIds })}
        onClose={() => setChoosing(null)}
      />
    </Card>
  )
}
