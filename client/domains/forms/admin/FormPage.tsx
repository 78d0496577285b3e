import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { FormPageQuery } from '../../../__generated__/FormPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { FormEditor } from './FormEditor.tsx'
import { formsPath } from './formsUrl.ts'

const query = graphql`
  query FormPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    form(id: $id) @skip(if: $isNew) {
      id
      ...FormEditor_form
    }
    newForm @include(if: $isNew)
  }
`

function FormPage(props: PageProps<FormPageQuery>) {
  const { form, newForm } = usePreloadedQuery<FormPageQuery>(query, props.query)
  const intl = useIntl()
  const mayChange = useViewer().mayWrite('MESSAGES')
  if (form || mayChange) return <FormEditor key={form?.id ?? 'new'} form={form ?? null} begun={newForm} />
  const title = intl.formatMessage({ id: 'admin.forms.create' })
  return (
    <>
      <PageHead title={title} />
      <PageTop back={{ to: formsPath, label: <FormattedMessage id="admin.forms.title" /> }} title={title} />
      <Notice tone="neutral">
        <FormattedMessage id="admin.forms.readOnly" />
      </Notice>
    </>
  )
}

/** One form, or what a new one begins with. */
export const page = definePage<FormPageQuery>({
  query,
  Component: FormPage,
  outcome: ({ form }, place) => (place.params.id && !form ? 'notFound' : 'found'),
})
