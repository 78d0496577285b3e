import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConsentDialogQuery } from '../../__generated__/ConsentDialogQuery.graphql.ts'
import type { ConsentPurpose } from '../../__generated__/useDecideConsentMutation.graphql.ts'
import { useDecideConsent } from '../../domains/privacy/parts/useDecideConsent.ts'
import { useFormat } from '../../intl/format.ts'
import { Link } from '../../router/Link.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Choices.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { type Decision, isRefusedByBrowser } from '../../viewer/consent.ts'
import { type ShopConsent, wantConsentDialog } from '../../viewer/shopConsent.ts'
import style from './ConsentDialog.module.css'

export interface ConsentDialogProps {
  shop: NonNullable<ShopConsent>
  decision: Decision | null
  /** Whether the visitor opened it; else the shop asks. */
  isByHand: boolean
}

/** Asks what of others may be loaded: refusing and allowing are one press each, and look alike. The page goes on working
 *  behind it. */
export default function ConsentDialog({ shop, decision, isByHand }: ConsentDialogProps) {
  const id = useId()
  const intl = useIntl()
  const format = useFormat()
  const { shop: asked } = useLazyLoadQuery<ConsentDialogQuery>(
    graphql`
      query ConsentDialogQuery {
        shop {
          consentRequest {
            title
            text
            refuse
            accept
            choose
            purposes {
              purpose
              title
              text
              services {
                name
                provider
                receives
                keeps
              }
            }
          }
        }
      }
    `,
    {},
  )
  const request = asked.consentRequest
  const [chosen, setChosen] = useState<ReadonlySet<ConsentPurpose>>(new Set(decision?.granted))
  const [decide, isDeciding] = useDecideConsent()
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!isByHand) return
    opener.current = document.activeElement
    title.current?.focus()
  }, [isByHand])
  if (!request) return null

  const close = () => {
    wantConsentDialog(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const answer = async (granted: readonly ConsentPurpose[]) => {
    if (await decide(shop, granted, 'DIALOG')) close()
  }
  const all = request.purposes.map(({ purpose }) => purpose)
  const toggle = (purpose: ConsentPurpose) => {
    const next = new Set(chosen)
    if (!next.delete(purpose)) next.add(purpose)
    setChosen(next)
  }
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className={style.dialog}
      onKeyDown={event => {
        if (event.key === 'Escape' && isByHand) close()
      }}
    >
      <div className={style.head}>
        <h2 id={id} ref={title} tabIndex={-1} className="h3">
          {request.title}
        </h2>
        {isByHand && (
          <IconButton label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={close}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={style.body}>
        <p>
          {request.text}{' '}
          <Link to="/Privacy" className="link">
            <FormattedMessage id="ui.legal.privacy" />
          </Link>
        </p>
        {isRefusedByBrowser() && (
          <p>
            <FormattedMessage id="shell.consent.browser" />
          </p>
        )}
        <ul className={style.purposes}>
          {request.purposes.map(({ purpose, title: name, text, services }) => (
            <li key={purpose}>
              <Checkbox
                checked={chosen.has(purpose)}
                onChange={() => toggle(purpose)}
                label={
                  <>
                    <strong>{name}</strong> {text}
                  </>
                }
              />
              <details className={style.services}>
                <summary>
                  <FormattedMessage
                    id="shell.consent.services"
                    values={{ names: intl.formatList(services.map(each => each.name)) }}
                  />
                </summary>
                {services.map(service => (
                  <p key={service.name}>
                    <FormattedMessage id="shell.consent.service" values={service} />
                  </p>
                ))}
              </details>
            </li>
          ))}
        </ul>
        {decision && (
          <p className={style.proof}>
            <FormattedMessage
              id="shell.consent.decided"
              values={{ day: format.day(decision.at), subject: decision.subject }}
            />
          </p>
        )}
      </div>
      <div className={style.actions} data-busy={isDeciding || undefined}>
        <Button look="outline" onClick={() => !isDeciding && void answer([])}>
          {request.refuse}
        </Button>
        <Button look="outline" onClick={() => !isDeciding && void answer(all.filter(each => chosen.has(each)))}>
          {request.choose}
        </Button>
        <Button look="outline" onClick={() => !isDeciding && void answer(all)}>
          {request.accept}
        </Button>
      </div>
    </div>
  )
}
