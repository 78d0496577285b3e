import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UserEditor_choices$key } from '../../../../__generated__/UserEditor_choices.graphql.ts'
import type { UserEditor_user$key } from '../../../../__generated__/UserEditor_user.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { useSetUserRoles } from '../mutations/useSetUserRoles.ts'
import { useUpdateUser } from '../mutations/useUpdateUser.ts'
import { UserStatus } from '../UserStatus.tsx'
import { usersPath } from '../usersUrl.ts'
import { AccessCard } from './AccessCard.tsx'
import { ActAsButton } from './ActAsButton.tsx'
import { AddAddress, AddressesSection } from './AddressesSection.tsx'
import { AuditCard } from './AuditCard.tsx'
import { RolesSection } from './RolesSection.tsx'
import { TermsSection } from './TermsSection.tsx'
import { paymentField, termFields } from './termsFields.ts'
import { fieldOf } from './termsForm.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserPersons } from './UserPersons.tsx'
import { changesOf, formOf, type UserForm } from './userForm.ts'
import { addressesField, profileFields, rolesField } from './userSections.ts'

export interface UserEditorProps {
  user: UserEditor_user$key
  choices: UserEditor_choices$key
}

/** All that staff change of a person, on one page. */
export function UserEditor(props: UserEditorProps) {
  const user = useFragment(
    graphql`
      fragment UserEditor_user on User {
        id
        name
        email
        title
        firstName
        lastName
        company
        phone
        language
        note
        terms {
          discountGroups
          personalPercent
          isShippingFree
          freeShippingFrom {
            cents
          }
          paymentOverrides {
            method
            isEnabled
            min {
              cents
            }
            max {
              cents
            }
            order
          }
        }
        addresses {
          id
          type
          title
          company
          vatId
          firstName
          lastName
          address
          zip
          city
          country
          phone
          isDefaultShipping
          isDefaultInvoice
        }
        roles
        viewerAssignableRoles
        revision
        viewerCanEdit
        viewerCanEditTerms
        viewerCanEditNote
        ...UserStatus_user
        ...UserDetails_user
        ...AccessCard_user
        ...ActAsButton_user
        ...AuditCard_user
        ...UserPersons_user
      }
    `,
    props.user,
  )
  const { discountGroups, shop } = useFragment(
    graphql`
      fragment UserEditor_choices on Query {
        discountGroups {
          key
          title
        }
        shop {
          homeCountry
          countries {
            code
            title
          }
          paymentMethods {
            key
            title
          }
        }
      }
    `,
    props.choices,
  )
  const language = useLanguage()
  const methods = shop.paymentMethods
  const saved = useMemo(() => formOf(user, methods, language), [user, methods, language])
  const save = useSave(user)
  const { viewerCanEdit, viewerCanEditNote, viewerCanEditTerms, viewerAssignableRoles } = user
  const sections: PageSection<UserForm>[] = [
    { id: 'profile', title: 'users.profile', fields: profileFields(user) },
    {
      id: 'addresses',
      title: 'users.addresses',
      fields: [addressesField(user)],
      aside: viewerCanEdit && <AddAddress homeCountry={shop.homeCountry} />,
      children: <AddressesSection countries={shop.countries} isReadOnly={!viewerCanEdit} />,
    },
    {
      id: 'roles',
      title: 'users.roles',
      fields: [rolesField],
      children: <RolesSection assignable={viewerAssignableRoles} />,
    },
  ]
  if (user.terms)
    sections.splice(1, 0, {
      id: 'terms',
      title: 'users.terms',
      fields: [
        ...termFields(user, discountGroups, saved, language),
        ...methods.map(method => paymentField(user, method, language)),
      ],
      children: (
        <TermsSection
          methods={methods}
          hasGroups={discountGroups.length + saved.discountGroups.length > 0}
          isReadOnly={!viewerCanEditTerms}
          saysWhyNot={viewerCanEdit}
        />
      ),
    })
  return (
    <EditPage
      title={user.name}
      back={{ to: usersPath, label: <FormattedMessage id="users.title" /> }}
      status={<UserStatus user={user} />}
      note={user.email}
      actions={<ActAsButton user={user} />}
      notices={
        !viewerCanEdit && (
          <Notice tone="neutral">
            <FormattedMessage id="users.readOnly" />
          </Notice>
        )
      }
      saved={saved}
      version={user.revision}
      isReadOnly={!viewerCanEdit && !viewerCanEditNote && !viewerCanEditTerms && viewerAssignableRoles.length === 0}
      sections={sections}
      save={save}
      history={<AuditCard user={user} />}
      aside={
        <>
          <UserDetails user={user} />
          <AccessCard user={user} />
          <UserPersons user={user} />
        </>
      }
    />
  )
}

/** Saves profile, terms and addresses as a whole, then the roles: these are given by a right of their own. */
function useSave(user: { readonly id: string; readonly revision: number }) {
  const language = useLanguage()
  const [update] = useUpdateUser()
  const [setRoles] = useSetUserRoles()
  return async (form: UserForm, changed: readonly string[]): Promise<Saved> => {
    const others = changed.filter(path => path !== rolesField.path)
    let { revision } = user
    if (others.length > 0) {
      const answer = await update({ userId: user.id, revision, changes: changesOf(form, others, language) })
      if (!answer.isDone || others.length === changed.length) return { ...answer, fieldOf: fieldOf(form) }
      revision = answer.payload?.user?.revision ?? revision
    }
    const answer = await setRoles({ userId: user.id, revision, roles: [...form.roles] })
    return { ...answer, saved: others, fieldOf: () => rolesField.path }
  }
}
