import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CodeField_cart$data, CodeField_cart$key } from '../../../__generated__/CodeField_cart.graphql.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { CheckIcon, InfoIcon } from '../../../ui/icons.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useRemoveCode } from '../mutations/useRemoveCode.ts'
import style from './CodeField.module.css'
import { CodeNotice } from './CodeNotice.tsx'

type Code = CodeField_cart$data['codes'][number]

/** Few have a code, so that the others do without it. */
const CodeEntry = onDemand(async () => ({ default: (await import('./CodeEntry.tsx')).CodeEntry }))

/** Where a code is entered, whatever it is of, and what those do that were. Folded away until somebody has one. */
export function CodeField({ cart: key }: { cart: CodeField_cart$key }) {
  const { codes } = useFragment(
    graphql`
      fragment CodeField_cart on Cart {
        codes {
          code
          kind
          remaining {
            cents
            currency
          }
          taken {
            cents
            currency
          }
          notice {
            code
            day
            missing {
              cents
              currency
            }
          }
        }
      }
    `,
    key,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={style.codes}>
      {codes.map(code => (
        <EnteredCode key={code.code} code={code} />
      ))}
      {isOpen && (
        <Corner>{attempt => <CodeEntry key={`${codes.length} ${attempt}`} onEntered={() => setOpen(false)} />}</Corner>
      )}
      {!isOpen && (
        <button type="button" className={style.summary} onClick={() => setOpen(true)}>
          <FormattedMessage id={codes.length === 0 ? 'cart.code.title' : 'cart.code.another'} />
        </button>
      )}
    </div>
  )
}

function EnteredCode({ code: { code, kind, taken, remaining, notice } }: { code: Code }) {
  const intl = useIntl()
  const [remove, isRemoving] = useRemoveCode()
  return (
    <div className={style.entered} data-without={notice ? true : undefined}>
      {notice ? <InfoIcon size={20} /> : <CheckIcon size={20} />}
      <div>
        <p className={style.code}>{code}</p>
        <p className={style.effect} role="status">
          {notice ? (
            <CodeNotice {...notice} />
          ) : kind === 'VOUCHER' ? (
            <FormattedMessage
              id={remaining?.cents ? 'cart.code.pays' : 'cart.code.paysAll'}
              values={{ sum: <Money key="sum" {...taken} />, rest: remaining && <Money key="rest" {...remaining} /> }}
            />
          ) : (
            <FormattedMessage id="cart.code.takes" values={{ sum: <Money key="sum" {...taken} /> }} />
          )}
        </p>
      </div>
      <button
        type="button"
        className={`link ${style.remove}`}
        disabled={isRemoving}
        aria-label={intl.formatMessage({ id: 'cart.code.removeOf' }, { code })}
        onClick={() => void remove(code)}
      >
        <FormattedMessage id="cart.code.remove" />
      </button>
    </div>
  )
}
