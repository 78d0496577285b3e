import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TextEditor_text$key } from '../../../../__generated__/TextEditor_text.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { areaTitles } from './areas.ts'
import { useSetText } from './mutations/useSetText.ts'
import { TextChanges } from './TextChanges.tsx'
import { TextPreviews } from './TextPreviews.tsx'
import { textsPath } from './textsUrl.ts'

/** A text as it is edited: the shop's words, or the usual ones where it has none. */
export interface TextForm {
  readonly de: string
  readonly en: string
}

const longest = 4000

/** A text in both languages beside what it usually says, how it will read, and what it said before. */
export function TextEditor(props: { text: TextEditor_text$key }) {
  const text = useFragment(
    graphql`
      fragment TextEditor_text on ShopText {
        key
        kind
        area
        usualDe
        usualEn
        ownDe
        ownEn
        placeholders
        law
        viewerCanEdit
        ...TextChanges_text
      }
    `,
    props.text,
  )
  const intl = useIntl()
  const language = useLanguage()
  const [set] = useSetText()
  const { key, usualDe, usualEn, ownDe = null, ownEn = null, placeholders, law } = text
  const saved = useMemo(
    (): TextForm => ({ de: ownDe ?? usualDe, en: ownEn ?? usualEn }),
    [ownDe, ownEn, usualDe, usualEn],
  )
  const save = async (form: TextForm, changed: readonly string[]): Promise<Saved> => {
    const wanted = (own: string, usual: string) => (own.trim() === '' || own === usual ? null : own)
    return {
      ...(await set({
        ...{ key, seenDe: ownDe, seenEn: ownEn },
        ...(changed.includes('de') && { de: wanted(form.de, usualDe) }),
        ...(changed.includes('en') && { en: wanted(form.en, usualEn) }),
      })),
      fieldOf: ([field = '']) => (field === 'de' || field === 'en' ? field : null),
    }
  }
  const sections: readonly PageSection<TextForm>[] = [
    {
      id: 'words',
      title: 'settings.texts.words',
      hint:
        placeholders.length > 0
          ? { id: 'settings.texts.placeholders', values: { list: placeholders.join('  ') } }
          : 'settings.texts.noPlaceholders',
      fields: [
        {
          path: 'de',
          label: 'settings.texts.german',
          hint: { id: 'settings.texts.usualIs', values: { text: usualDe } },
          control: { kind: 'area', rows: 4, lang: 'de' },
          longest,
          isWide: true,
        },
        {
          path: 'en',
          label: 'settings.texts.english',
          hint: { id: 'settings.texts.usualIs', values: { text: usualEn } },
          control: { kind: 'area', rows: 4, lang: 'en' },
          longest,
          isWide: true,
        },
      ],
    },
    {
      id: 'preview',
      title: 'settings.texts.preview',
      hint: 'settings.texts.previewHint',
      fields: [],
      children: <TextPreviews textKey={key} usual={{ de: usualDe, en: usualEn }} />,
    },
  ]
  const area = areaTitles[text.area]
  const title = language === 'de' ? (ownDe ?? usualDe) : (ownEn ?? usualEn)
  return (
    <EditPage
      title={title.length > 60 ? `${title.slice(0, 60)}…` : title}
      back={{ to: textsPath, label: <FormattedMessage id="settings.texts.title" /> }}
      saved={saved}
      isReadOnly={!text.viewerCanEdit}
      notices={
        law != null && (
          <Notice tone="warn">
            <FormattedMessage id="settings.texts.lawfulNote" values={{ law }} />
          </Notice>
        )
      }
      sections={sections}
      save={save}
      aside={
        <Card title={<FormattedMessage id="settings.texts.about" />}>
          <DetailList isClose>
            <Fact label={<FormattedMessage id="settings.texts.place" />}>
              {area ? intl.formatMessage({ id: area }) : text.area}
            </Fact>
            <Fact label={<FormattedMessage id="settings.texts.kind" />}>
              <FormattedMessage
                id={
                  text.kind === 'ADMIN'
                    ? 'settings.texts.tab.admin'
                    : text.kind === 'MAIL'
                      ? 'settings.texts.tab.mail'
                      : 'settings.texts.tab.shop'
                }
              />
            </Fact>
            <Fact label={<FormattedMessage id="settings.texts.key" />}>{key}</Fact>
          </DetailList>
        </Card>
      }
      history={
        <Card id="history" title={<FormattedMessage id="kit.section.history" />}>
          <TextChanges text={text} mayUndo={text.viewerCanEdit} />
        </Card>
      }
    />
  )
}
