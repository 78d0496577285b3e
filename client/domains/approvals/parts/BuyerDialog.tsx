import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import style from './companies.module.css'
import { limitText, typedLimit } from './limits.ts'
import { problemText, type Role, roleHints, roleTexts } from './roleTexts.ts'

type Amount = { readonly cents: number } | null | undefined

export interface BuyerDialogProps {
  isOpen: boolean
  /** Null: somebody who is invited. */
  buyer: {
    readonly name: string
    readonly role: Role
    readonly orderLimit?: Amount
    readonly monthBudget?: Amount
  } | null
  isBusy: boolean
  onClose: () => void
  /** Answers with the code of the first refusal, null if it was done. */
  send: (entered: {
    email: string
    role: Role
    orderLimit: number | null
    monthBudget: number | null
  }) => Promise<{ code: string; field: string | undefined } | null>
}

const roles = ['BUYER', 'APPROVER', 'ADMINISTRATOR'] as const

/** Asks who is invited to buy for a company, or what a buyer may do. */
export function BuyerDialog({ isOpen, buyer, isBusy, onClose, send }: BuyerDialogProps) {
  const form = useId()
  const intl = useIntl()
  const language = useLanguage()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>(buyer?.role ?? 'BUYER')
  const [limit, setLimit] = useState(limitText(buyer?.orderLimit?.cents, language))
  const [budget, setBudget] = useState(limitText(buyer?.monthBudget?.cents, language))
  const [problem, setProblem] = useState<{ code: string; field: string | undefined } | null>(null)
  const errorAt = (...fields: string[]) =>
    problem && fields.includes(problem.field ?? '') && <FormattedMessage id={problemText(problem.code)} />
  const submit = async () => {
    const [orderLimit, monthBudget] = [typedLimit(limit), typedLimit(budget)]
    if (orderLimit === undefined) return setProblem({ code: 'INVALID_INPUT', field: 'orderLimit' })
    if (monthBudget === undefined) return setProblem({ code: 'INVALID_INPUT', field: 'monthBudget' })
    const refused = await send({ email, role, orderLimit, monthBudget })
    setProblem(refused)
    if (refused === null) onClose()
  }
  const known = ['email', 'orderLimit', 'monthBudget', 'orderLimitCents', 'monthBudgetCents']
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isKept={email !== ''}
      title={
        buyer ? (
          <FormattedMessage id="company.buyer.changeTitle" values={{ name: buyer.name }} />
        ) : (
          <FormattedMessage id="company.buyer.inviteTitle" />
        )
      }
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isBusy}>
            <FormattedMessage id={buyer ? 'company.buyer.change' : 'company.buyer.invite'} />
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={style.fields}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {!buyer && (
          <TextField
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            label={<FormattedMessage id="company.buyer.email" />}
            hint={<FormattedMessage id="company.buyer.emailHint" />}
            error={errorAt('email')}
            value={email}
            maxLength={254}
            onChange={event => setEmail(event.target.value)}
          />
        )}
        <SelectField
          label={<FormattedMessage id="company.buyer.role" />}
          hint={<FormattedMessage id={roleHints[role]} />}
          options={roles.map(each => ({ value: each, label: intl.formatMessage({ id: roleTexts[each] }) }))}
          value={role}
          onChange={event => setRole(roles.find(each => each === event.target.value) ?? 'BUYER')}
        />
        <TextField
          inputMode="decimal"
          isOptional
          label={<FormattedMessage id="company.buyer.orderLimit" />}
          hint={<FormattedMessage id="company.buyer.orderLimitHint" />}
          error={errorAt('orderLimit', 'orderLimitCents')}
          value={limit}
          maxLength={14}
          onChange={event => setLimit(event.target.value)}
        />
        <TextField
          inputMode="decimal"
          isOptional
          label={<FormattedMessage id="company.buyer.monthBudget" />}
          hint={<FormattedMessage id="company.buyer.monthBudgetHint" />}
          error={errorAt('monthBudget', 'monthBudgetCents')}
          value={budget}
          maxLength={14}
          onChange={event => setBudget(event.target.value)}
        />
        {problem && !known.includes(problem.field ?? '') && (
          <p role="alert" className={style.problem}>
            <FormattedMessage id={problemText(problem.code)} />
          </p>
        )}
      </form>
    </Dialog>
  )
}
