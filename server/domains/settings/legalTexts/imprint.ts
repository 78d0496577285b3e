import { textIn } from '../../../kit/languages.ts'
import type { LegalForm } from '../settings.ts'
import { type LegalText, type Seller, safe, textOfStretches } from './types.ts'
import { contact, labelled, lines } from './words.ts'

const forms: Readonly<Record<'de' | 'en', Readonly<Record<LegalForm, string>>>> = {
  de: {
    ...{ soleTrader: 'Einzelunternehmen', registeredSoleTrader: 'eingetragenes Einzelunternehmen' },
    ...{ gmbh: 'Gesellschaft mit beschränkter Haftung', ug: 'Unternehmergesellschaft (haftungsbeschränkt)' },
    ...{ ag: 'Aktiengesellschaft', og: 'offene Gesellschaft', kg: 'Kommanditgesellschaft', gmbhCoKg: 'GmbH & Co KG' },
    ...{ association: 'Verein', other: '' },
  },
  en: {
    ...{ soleTrader: 'sole trader', registeredSoleTrader: 'registered sole trader (e.U., e.K.)' },
    ...{ gmbh: 'limited liability company (GmbH)', ug: 'entrepreneurial company (UG, limited liability)' },
    ...{ ag: 'stock corporation (AG)', og: 'general partnership (OG)', kg: 'limited partnership (KG)' },
    ...{ gmbhCoKg: 'GmbH & Co KG', association: 'association', other: '' },
  },
}

const representedBy = (form: LegalForm | null, language: 'de' | 'en'): string => {
  const isGerman = language === 'de'
  if (form === 'gmbh' || form === 'ug' || form === 'gmbhCoKg')
    return isGerman ? 'Geschäftsführung' : 'Managing directors'
  if (form === 'ag' || form === 'association') return isGerman ? 'Vorstand' : 'Board'
  if (form === 'og' || form === 'kg') return isGerman ? 'Vertretungsberechtigt' : 'Represented by'
  return isGerman ? 'Inhaberin oder Inhaber' : 'Owner'
}

const words = {
  de: {
    ...{
      title: 'Impressum',
      email: 'E-Mail',
      phone: 'Telefon',
      form: 'Rechtsform',
      vatId: 'UID-Nummer',
      bank: 'Bankverbindung',
    },
    ...{ gisa: 'GISA-Zahl', purpose: 'Unternehmensgegenstand', authority: 'Aufsichtsbehörde', chamber: 'Mitglied bei' },
    ...{
      law: 'Anwendbare Vorschriften',
      trade: 'Tätigkeit und Aufsicht',
      disputes: 'Streitbeilegung',
      media: 'Offenlegung',
    },
    ...{ owner: 'Medieninhaber', seat: 'Sitz', line: 'Grundlegende Richtung' },
    at: 'Angaben gemäß § 5 ECG, § 14 UGB und §§ 24, 25 MedienG',
    de: 'Angaben gemäß § 5 DDG',
    other: 'Angaben zum Unternehmen',
    register: { at: 'Firmenbuch', de: 'Handelsregister', association: 'Vereinsregister' },
    no: 'Wir sind weder verpflichtet noch bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreiben Sie uns, wir finden eine Lösung.',
    yes: 'Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle teil. Schreiben Sie uns vorher bitte, meist finden wir eine Lösung.',
  },
  en: {
    ...{
      title: 'Legal notice',
      email: 'E-mail',
      phone: 'Phone',
      form: 'Legal form',
      vatId: 'VAT ID',
      bank: 'Bank account',
    },
    ...{ gisa: 'GISA number', purpose: 'Business purpose', authority: 'Supervisory authority', chamber: 'Member of' },
    ...{ law: 'Applicable rules', trade: 'Business and supervision', disputes: 'Disputes', media: 'Disclosure' },
    ...{ owner: 'Media owner', seat: 'Registered office', line: 'Editorial line' },
    at: 'Information under § 5 ECG, § 14 UGB and §§ 24, 25 MedienG',
    de: 'Information under § 5 DDG',
    other: 'Information about the operator',
    register: { at: 'Commercial register', de: 'Commercial register', association: 'Register of associations' },
    no: 'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. Write to us and we will find a solution.',
    yes: 'We take part in proceedings before a consumer arbitration board. Please write to us first; we usually find a solution.',
  },
}

/** The imprint, by legal form and country. Source: § 5 DDG; § 5 ECG, § 14 UGB, §§ 24, 25 MedienG; § 36 VSBG, § 19 AStG. */
export function imprint(seller: Seller): LegalText {
  const { language, country, operator } = seller
  const w = words[language]
  const place = country === 'AT' ? 'at' : country === 'DE' ? 'de' : 'other'
  const register = w.register[operator.legalForm === 'association' ? 'association' : place === 'at' ? 'at' : 'de']
  const who = lines([
    labelled(w.form, operator.legalForm ? forms[language][operator.legalForm] : ''),
    labelled(representedBy(operator.legalForm, language), operator.representatives.join(', ')),
    labelled(register, seller.register),
    labelled(w.vatId, seller.vatId),
    labelled(w.gisa, operator.gisaNumber),
    labelled(w.bank, seller.bankAccount),
  ])
  const trade = lines([
    labelled(w.purpose, textIn(language, operator.businessPurpose)),
    labelled(w.authority, operator.authority),
    labelled(w.chamber, operator.chamber),
    labelled(w.law, textIn(language, operator.tradeLaw)),
  ])
  const media =
    place === 'at'
      ? lines([
          labelled(w.owner, seller.company),
          labelled(w.seat, `${seller.zip} ${seller.city}`.trim()),
          labelled(w.line, textIn(language, operator.editorialLine)),
        ])
      : ''
  return textOfStretches(w.title, [
    { part: 'particulars', html: `<h2>${safe(w[place])}</h2>${contact(seller, w)}${who}` },
    { html: trade && `<h2>${w.trade}</h2>${trade}` },
    { html: `<h2>${w.disputes}</h2><p>${operator.takesPartInArbitration ? w.yes : w.no}</p>` },
    { html: media && `<h2>${w.media}</h2>${media}` },
  ])
}
