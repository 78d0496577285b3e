import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { ProfilePage_account$key } from '../../../../__generated__/ProfilePage_account.graphql.ts'
import type { ProfilePageQuery } from '../../../../__generated__/ProfilePageQuery.graphql.ts'
import type { Language } from '../../../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { accountPaths } from '../../../../router/accountPaths.ts'
import { localized } from '../../../../router/place.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { useKeptForm } from '../../../../ui/keptForm.ts'
import { SelectField } from '../../../../ui/Select.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useUpdateProfile } from '../../mutations/useUpdateProfile.ts'
import { AccountFrame } from '../../parts/AccountFrame.tsx'
import type { FormMistake } from '../../parts/addresses/addressMistakes.ts'
import { fieldMistakes } from '../../parts/fieldMistakes.ts'
import style from './ProfilePage.module.css'

const query = graphql`
  query ProfilePageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      account {
        ...ProfilePage_account
      }
    }
  }
`

function ProfilePage(props: PageProps<ProfilePageQuery>) {
  const { viewer } = usePreloadedQuery<ProfilePageQuery>(query, props.query)
  const intl = useIntl()
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'account.profile.title' })}
      lead={<FormattedMessage id="account.profile.lead" />}
    >
      {viewer.account && <ProfileForm account={viewer.account} />}
    </AccountFrame>
  )
}

const fields = ['title', 'firstName', 'lastName', 'company', 'phone'] as const

function ProfileForm(props: { account: ProfilePage_account$key }) {
  const account = useFragment(
    graphql`
      fragment ProfilePage_account on Account {
        email
        title
        firstName
        lastName
        company
        phone
        language
        customerNumber
        newsletterConsentAt
      }
    `,
    props.account,
  )
  const intl = useIntl()
  const format = useFormat()
  const language = useLanguage()
  const { tell } = useToasts()
  const [update, isPending] = useUpdateProfile()
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([])
  // Nobody consents for somebody else: staff who act for a customer are not asked.
  const isActing = useViewer().actor !== null
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, 'profile')

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const texts = Object.fromEntries(fields.map(field => [field, String(entries.get(field) ?? '')]))
    const chosen = String(entries.get('language')) as Language
    const consent = isActing ? {} : { newsletter: entries.has('newsletter') }
    const changes = { ...texts, language: chosen, ...consent }
    const { isDone, refusals } = await update({ changes })
    const found = fieldMistakes(refusals)
    setMistakes(found)
    const first = found.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (element instanceof HTMLElement) element.focus()
    if (!isDone) return
    forget()
    // Pages follow the language that was chosen; texts of the other one come with a whole load.
    const wanted = chosen === 'EN' ? 'en' : 'de'
    if (chosen !== account.language && wanted !== language) location.assign(localized(accountPaths.profile, wanted))
    else tell({ kind: 'success', title: intl.formatMessage({ id: 'account.profile.saved' }) })
  }
  const field = (name: (typeof fields)[number], autoComplete: string) => {
    const mistake = mistakes.find(each => each.field === name)
    return {
      name,
      autoComplete,
      defaultValue: account[name] ?? '',
      error: mistake && <FormattedMessage id={mistake.text} values={mistake.values} />,
    }
  }
  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit}>
      {mistakes
        .filter(each => each.field === null)
        .map(({ text, values }) => (
          <Notice key={text} tone="danger" isUrgent>
            <FormattedMessage id={text} values={values} />
          </Notice>
        ))}
      <dl className={style.facts}>
        <div>
          <dt>
            <FormattedMessage id="account.profile.email" />
          </dt>
          <dd>{account.email}</dd>
        </div>
        {account.customerNumber && (
          <div>
            <dt>
              <FormattedMessage id="account.profile.customerNumber" />
            </dt>
            <dd>{account.customerNumber}</dd>
          </div>
        )}
      </dl>
      <div className={style.fields}>
        <TextField
          {...field('title', 'honorific-prefix')}
          className={style.wide}
          label={<FormattedMessage id="account.address.title" />}
          isOptional
          maxLength={40}
        />
        <TextField
          {...field('firstName', 'given-name')}
          label={<FormattedMessage id="account.address.firstName" />}
          maxLength={80}
        />
        <TextField
          {...field('lastName', 'family-name')}
          label={<FormattedMessage id="account.address.lastName" />}
          maxLength={80}
        />
        <TextField
          {...field('company', 'organization')}
          className={style.wide}
          label={<FormattedMessage id="account.profile.company" />}
          isOptional
          maxLength={120}
        />
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          label={<FormattedMessage id="account.address.phone" />}
          hint={<FormattedMessage id="account.address.phoneHint" />}
          isOptional
          maxLength={40}
        />
        <SelectField
          name="language"
          label={<FormattedMessage id="account.profile.language" />}
          hint={<FormattedMessage id="account.profile.languageHint" />}
          defaultValue={account.language}
          options={[
            { value: 'DE', label: 'Deutsch' },
            { value: 'EN', label: 'English' },
          ]}
        />
      </div>
      <fieldset className={style.newsletter} hidden={isActing && !account.newsletterConsentAt}>
        <legend className="h3">
          <FormattedMessage id="account.profile.newsletter" />
        </legend>
        {!isActing && (
          <Checkbox
            name="newsletter"
            label={<FormattedMessage id="account.profile.newsletterChoice" />}
            defaultChecked={Boolean(account.newsletterConsentAt)}
          />
        )}
        {account.newsletterConsentAt && (
          <p className={style.since}>
            <FormattedMessage
              id="account.profile.newsletterSince"
              values={{ time: format.instant(account.newsletterConsentAt) }}
            />
          </p>
        )}
      </fieldset>
      <div>
        <Button type="submit" isBusy={isPending}>
          <FormattedMessage id="account.save" />
        </Button>
      </div>
    </form>
  )
}

/** Who a person is for the shop: name, telephone, language, newsletter. */
export const page = definePage<ProfilePageQuery>({ query, Component: ProfilePage })
