import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  CompanyBuyers_company$data,
  CompanyBuyers_company$key,
} from '../../../__generated__/CompanyBuyers_company.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useChangeBuyer } from '../mutations/useChangeBuyer.ts'
import { useInviteBuyer } from '../mutations/useInviteBuyer.ts'
import { useRemoveBuyer } from '../mutations/useRemoveBuyer.ts'
import { useWithdrawBuyerInvitation } from '../mutations/useWithdrawBuyerInvitation.ts'
import { BuyerDialog } from './BuyerDialog.tsx'
import style from './companies.module.css'
import { LimitFacts } from './LimitFacts.tsx'
import { problemText, roleTexts } from './roleTexts.ts'

type Buyer = CompanyBuyers_company$data['buyers'][number]

/** Who buys for a company and what each may order; for whoever manages them also what is done to them. */
export function CompanyBuyers(props: { company: CompanyBuyers_company$key }) {
  const company = useFragment(
    graphql`
      fragment CompanyBuyers_company on Company {
        id
        viewerManagesBuyers
        buyers {
          userId
          name
          email
          role
          isActive
          isViewer
          orderLimit {
            cents
          }
          monthBudget {
            cents
          }
          ...LimitFacts_buyer
        }
        invitations {
          email
          role
          expiresAt
        }
      }
    `,
    props.company,
  )
  const intl = useIntl()
  const format = useFormat()
  const { tell } = useToasts()
  const [asked, setAsked] = useState<{ kind: 'invite' } | { kind: 'change' | 'remove'; buyer: Buyer } | null>(null)
  const [invite, isInviting] = useInviteBuyer()
  const [withdraw, isWithdrawing] = useWithdrawBuyerInvitation()
  const [change, isChanging] = useChangeBuyer()
  const [remove] = useRemoveBuyer()
  const { id: companyId, buyers, invitations, viewerManagesBuyers: mayManage } = company
  const close = () => setAsked(null)
  const say = (id: 'company.buyer.invited' | 'company.buyer.changed' | 'company.buyer.removed') =>
    tell({ kind: 'success', title: intl.formatMessage({ id }) })
  const sayRefused = (code: string | undefined) => {
    if (code) tell({ kind: 'notice', title: intl.formatMessage({ id: problemText(code) }) })
  }
  return (
    <section className={style.section}>
      <div className={style.head}>
        <h2 className="h3">
          <FormattedMessage id="company.buyers" />
        </h2>
        {mayManage && (
          <Button
            look="outline"
            size="small"
            icon={<PlusIcon size={18} />}
            onClick={() => setAsked({ kind: 'invite' })}
          >
            <FormattedMessage id="company.buyer.inviteSomebody" />
          </Button>
        )}
      </div>
      {buyers.length === 0 && (
        <p className={style.quiet}>
          <FormattedMessage id="company.noBuyers" />
        </p>
      )}
      <ul className={style.rows}>
        {buyers.map(buyer => (
          <li key={buyer.userId}>
            <div className={style.who}>
              <strong>{buyer.name}</strong>
              <span className={style.quiet}>{buyer.email}</span>
              <p className={style.marks}>
                <span>
                  <FormattedMessage id={roleTexts[buyer.role]} />
                </span>
                {!buyer.isActive && (
                  <Status tone="warn" isHollow>
                    <FormattedMessage id="company.buyer.suspended" />
                  </Status>
                )}
              </p>
            </div>
            <LimitFacts buyer={buyer} />
            {mayManage && (
              <div className={style.ways}>
                <Button look="text" onClick={() => setAsked({ kind: 'change', buyer })}>
                  <FormattedMessage id="company.buyer.changeLimits" />
                </Button>
                <Button
                  look="text"
                  isBusy={isChanging}
                  onClick={async () => {
                    const { refusals } = await change({ companyId, userId: buyer.userId, isActive: !buyer.isActive })
                    sayRefused(refusals[0]?.code)
                  }}
                >
                  <FormattedMessage id={buyer.isActive ? 'company.buyer.suspend' : 'company.buyer.reactivate'} />
                </Button>
                <Button look="text" onClick={() => setAsked({ kind: 'remove', buyer })}>
                  <FormattedMessage id="company.buyer.remove" />
                </Button>
              </div>
            )}
          </li>
        ))}
        {invitations.map(({ email, role, expiresAt }) => (
          <li key={email}>
            <div className={style.who}>
              <strong>{email}</strong>
              <p className={style.marks}>
                <span>
                  <FormattedMessage id={roleTexts[role]} />
                </span>
                <Status tone="info" isHollow>
                  <FormattedMessage id="company.buyer.invitedUntil" values={{ day: format.day(expiresAt) }} />
                </Status>
              </p>
            </div>
            {mayManage && (
              <div className={style.ways}>
                <Button look="text" isBusy={isWithdrawing} onClick={() => void withdraw({ companyId, email })}>
                  <FormattedMessage id="company.buyer.withdraw" />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <BuyerDialog
        key={asked?.kind === 'change' ? asked.buyer.userId : `invite ${asked?.kind ?? ''}`}
        isOpen={asked?.kind === 'invite' || asked?.kind === 'change'}
        buyer={asked?.kind === 'change' ? asked.buyer : null}
        isBusy={isInviting || isChanging}
        onClose={close}
        send={async ({ email, ...terms }) => {
          const { isDone, refusals } =
            asked?.kind === 'change'
              ? await change({ companyId, userId: asked.buyer.userId, ...terms })
              : await invite({ companyId, email, ...terms })
          if (isDone) say(asked?.kind === 'change' ? 'company.buyer.changed' : 'company.buyer.invited')
          const first = refusals[0]
          return isDone ? null : { code: first?.code ?? '', field: first?.path.at(-1) }
        }}
      />
      <ConfirmDialog
        isOpen={asked?.kind === 'remove'}
        isDangerous
        onClose={close}
        onConfirm={async () => {
          if (asked?.kind !== 'remove') return
          close()
          const { isDone, refusals } = await remove({ companyId, userId: asked.buyer.userId })
          if (isDone) say('company.buyer.removed')
          sayRefused(refusals[0]?.code)
        }}
        title={
          <FormattedMessage
            id="company.buyer.removeTitle"
            values={{ name: asked?.kind === 'remove' ? asked.buyer.name : '' }}
          />
        }
        verb={<FormattedMessage id="company.buyer.remove" />}
      >
        <FormattedMessage id="company.buyer.removeText" />
      </ConfirmDialog>
    </section>
  )
}
