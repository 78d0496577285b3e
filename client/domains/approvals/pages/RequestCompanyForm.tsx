import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { RequestCompanyForm_shop$key } from '../../../__generated__/RequestCompanyForm_shop.graphql.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { AddressForm } from '../../accounts/parts/addresses/AddressForm.tsx'
import { addressMistake, type FormMistake } from '../../accounts/parts/addresses/addressMistakes.ts'
import { addressFrom } from '../../accounts/parts/addresses/postalAddress.ts'
import { useRequestCompany } from '../mutations/useRequestCompany.ts'
import style from '../parts/companies.module.css'
import { problemText } from '../parts/roleTexts.ts'

const longestName = 120
const longestVatId = 20

/** Asks for a company account: name, VAT id and where invoices go. */
export function RequestCompanyForm(props: { shop: RequestCompanyForm_shop$key }) {
  const { countries, homeCountry } = useFragment(
    graphql`
      fragment RequestCompanyForm_shop on Shop {
        homeCountry
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const form = useRef<HTMLFormElement>(null)
  const [request, isBusy] = useRequestCompany()
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([])
  const errorOf = (field: string) => {
    const mistake = mistakes.find(each => each.field === field)
    return mistake && <FormattedMessage id={mistake.text} values={mistake.values} />
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const name = String(entries.get('name') ?? '')
    const vatId = String(entries.get('vatId') ?? '')
    const { refusals } = await request({ name, address: { ...addressFrom(entries), type: 'COMPANY', vatId } })
    const found = refusals.map((each): FormMistake => {
      const field = each.path.at(-1) ?? null
      if (field === 'name') return { field, text: 'account.mistake.company' }
      const told = addressMistake(each)
      return told ? { ...told, field } : { field: null, text: problemText(each.code) }
    })
    setMistakes(found)
    const first = found.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (element instanceof HTMLElement) element.focus()
  }
  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit}>
      {mistakes
        .filter(({ field }) => field === null)
        .map(({ text }) => (
          <Notice key={text} tone="danger" isUrgent>
            <FormattedMessage id={text} />
          </Notice>
        ))}
      <TextField
        name="name"
        autoComplete="organization"
        label={<FormattedMessage id="company.name" />}
        error={errorOf('name')}
        maxLength={longestName}
      />
      <TextField
        name="vatId"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={<FormattedMessage id="account.address.vatId" />}
        hint={<FormattedMessage id="account.address.vatIdHint" />}
        error={errorOf('vatId')}
        maxLength={longestVatId}
      />
      <AddressForm
        address={null}
        {...{ countries, homeCountry, errorOf }}
        section="billing"
        without={['type', 'company', 'vatId', 'title']}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          <FormattedMessage id="company.request" />
        </Button>
      </div>
    </form>
  )
}
