import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { TextAreaField } from '../../../../ui/Field.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { useUserForm } from './FormContext.ts'
import style from './UserEditor.module.css'
import { UserInput } from './UserInput.tsx'

/** Who somebody is. */
export function ProfileCard() {
  const { form, isReadOnly, isNoteReadOnly, problem, set } = useUserForm()
  const intl = useIntl()
  const text = (key: 'name' | 'title' | 'firstName' | 'lastName' | 'company' | 'phone') => ({
    value: form[key],
    problem: problem(key),
    isReadOnly,
    onChange: (value: string) => set(key, value),
  })
  return (
    <Card title={<FormattedMessage id="users.profile" />}>
      <div className={style.two}>
        <UserInput {...text('firstName')} label={<FormattedMessage id="users.firstName" />} isOptional maxLength={80} />
        <UserInput {...text('lastName')} label={<FormattedMessage id="users.lastName" />} isOptional maxLength={80} />
        <UserInput {...text('name')} label={<FormattedMessage id="users.shownName" />} />
        <UserInput {...text('title')} label={<FormattedMessage id="users.honorific" />} isOptional maxLength={40} />
        <UserInput {...text('company')} label={<FormattedMessage id="users.company" />} isOptional maxLength={120} />
        <UserInput
          {...text('phone')}
          label={<FormattedMessage id="users.phone" />}
          hint={<FormattedMessage id="users.phoneHint" />}
          isOptional
          inputMode="tel"
          maxLength={40}
        />
        <SelectField
          label={<FormattedMessage id="users.language" />}
          value={form.language}
          disabled={isReadOnly}
          options={[
            { value: 'DE', label: intl.formatMessage({ id: 'users.language.de' }) },
            { value: 'EN', label: intl.formatMessage({ id: 'users.language.en' }) },
          ]}
          onChange={event => set('language', event.target.value === 'EN' ? 'EN' : 'DE')}
        />
      </div>
      <TextAreaField
        label={<FormattedMessage id="users.note" />}
        hint={<FormattedMessage id="users.noteHint" />}
        isOptional
        maxLength={5000}
        readOnly={isNoteReadOnly}
        value={form.note}
        onChange={event => set('note', event.target.value)}
      />
    </Card>
  )
}
