import { type Agreement, agreedHtml } from '../../content/rules/agreedTexts.ts'

/** What an order agreed to, as the documented paths answer it. */
export const presentAgreement = ({ id, language, texts }: Agreement, publicUrl: string) => ({
  ...{ _id: id, language },
  texts: texts.map(text => ({
    ...{ key: text.key, title: text.title, html: agreedHtml(text, publicUrl) },
    revision: text.revision,
  })),
})
