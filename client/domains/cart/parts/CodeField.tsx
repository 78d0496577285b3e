import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CodeField_cart$data, CodeField_cart$key } from '../../../__generated__/CodeField_cart.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { CheckIcon, InfoIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useEnterCode } from '../mutations/useEnterCode.ts'
import { useRemoveCode } from '../mutations/useRemoveCode.ts'
import style from './CodeField.module.css'
import { CodeNotice } from './CodeNotice.tsx'

type Code = CodeField_cart$data['codes'][number]

const longest = 60

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
      {isOpen && <Entry key={codes.length} onEntered={() => setOpen(false)} />}
      {!isOpen && (
        <button type="button" className={style.summary} onClick={() => setOpen(true)}>
          <FormattedMessage id={codes.length === 0 ? 'cart.code.title' : 'cart.code.another'} />
        </button>
      )}
    </div>
  )
}

/** The field. No form of its own, for it stands within another one. */
function Entry({ onEntered }: { onEntered: () => void }) {
  const intl = useIntl()
  const [enter, isEntering] = useEnterCode()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<ReactNode>(null)
  const submit = async () => {
    if (isEntering) return
    const code = typed.trim()
    if (code === '') return setError(<FormattedMessage id="cart.code.missing" />)
    setError(null)
    const { isDone, refusals } = await enter(code)
    const [refused] = refusals
    if (isDone) onEntered()
    if (refused) setError(<CodeNotice code={refused.code} day={refused.day ?? null} />)
  }
  return (
    <div className={style.entry}>
      <TextField
        name="code"
        label={intl.formatMessage({ id: 'cart.code.label' })}
        error={error}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Else the form around it would be sent: in the last step, the order.
          event.preventDefault()
          void submit()
        }}
      />
      <Button look="outline" isBusy={isEntering} onClick={() => void submit()}>
        <FormattedMessage id="cart.code.enter" />
      </Button>
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
