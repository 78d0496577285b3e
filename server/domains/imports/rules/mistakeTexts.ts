import type { Language } from '../../../kit/languages.ts'
import { importField } from './fields.ts'
import type { PlacedMistake } from './rows.ts'
import type { MistakeCode } from './values.ts'

/** What people are told of a mistake, in German and English; `{name}` stands for what its details say. */
const texts: Readonly<Record<MistakeCode, readonly [string, string]>> = {
  FORMULA: [
    '„{text}“ ist eine Formel. Tragen Sie den Wert ein; ein ' + "'" + ' davor macht Text daraus.',
    '“{text}” is a formula. Enter its value; a ' + "'" + ' in front makes it text.',
  ],
  NO_NUMBER: ['„{text}“ ist keine ganze Zahl.', '“{text}” is not a whole number.'],
  NO_AMOUNT: ['„{text}“ ist kein Betrag.', '“{text}” is not an amount.'],
  AMOUNT_AMBIGUOUS: [
    '„{text}“ kann zweierlei heißen. Schreiben Sie den Betrag mit zwei Nachkommastellen.',
    '“{text}” can mean two things. Write the amount with two decimals.',
  ],
  NO_FLAG: ['„{text}“ ist weder ja noch nein.', '“{text}” is neither yes nor no.'],
  NO_DAY: ['„{text}“ ist kein Tag wie 24.12.2026.', '“{text}” is not a day such as 2026-12-24.'],
  NO_INSTANT: [
    '„{text}“ ist kein Zeitpunkt wie 2026-12-24T08:00.',
    '“{text}” is not an instant such as 2026-12-24T08:00.',
  ],
  TOO_LONG: ['Das ist zu lang oder zu viel: höchstens {most}.', 'This is too long or too much: at most {most}.'],
  OUT_OF_RANGE: ['„{text}“ liegt nicht zwischen {least} und {most}.', '“{text}” is not between {least} and {most}.'],
  NUMBER_INVALID: ['„{text}“: eine Nummer hat keine Leerzeichen.', '“{text}”: a number has no spaces.'],
  ADDRESS_INVALID: ['„{text}“ kann keine Adresse sein.', '“{text}” cannot be an address.'],
  FIT_UNKNOWN: [
    '„{text}“ ist kein Schnitt: Kinder, Damen, Herren, unisex.',
    '“{text}” is not a fit: children, women, men, unisex.',
  ],
  KIND_UNKNOWN: ['„{text}“ ist keine Art von Produkt.', '“{text}” is not a kind of product.'],
  COLOR_UNKNOWN: ['Die Farbe „{text}“ gibt es nicht.', 'There is no colour “{text}”.'],
  GROUP_UNKNOWN: ['Die Gruppe „{text}“ gibt es nicht.', 'There is no group “{text}”.'],
  CONFIGURATION_UNKNOWN: ['Diese Gruppe gibt es in den Einstellungen nicht.', 'The settings have no such group.'],
  CONTRADICTION: [
    'Zeile {other} sagt über dasselbe Produkt etwas anderes.',
    'Line {other} says otherwise of the same product.',
  ],
  NUMBER_TAKEN: ['Die Nummer „{text}“ hat schon etwas anderes.', 'Something else has the number “{text}”.'],
  ADDRESS_TAKEN: ['Die Adresse „{text}“ hat schon ein anderes Produkt.', 'Another product has the address “{text}”.'],
  ROW_TWICE: ['Diese Größe steht schon in Zeile {other}.', 'This size is in line {other} already.'],
  VARIANT_TWICE: [
    'Schnitt, Größe und Farbe gibt es an diesem Produkt schon.',
    'The product has this fit, size and colour already.',
  ],
  TITLE_MISSING: ['Ein neues Produkt braucht einen Titel.', 'A new product needs a title.'],
  KEY_MISSING: ['Hier steht nicht, um welches Produkt es geht.', 'This does not say which product it is about.'],
  PRODUCT_UNKNOWN: ['Die Artikelnummer „{text}“ gibt es nicht.', 'There is no article number “{text}”.'],
  KIND_FIXED: ['Die Art eines Produkts bleibt, wie sie ist.', 'The kind of a product stays as it is.'],
  SET_EMPTY: [
    'Ein Set braucht seine Teile: Produktnummern mit | dazwischen.',
    'A set needs its pieces: product numbers with | between them.',
  ],
  SET_ONLY: ['Nur ein Set hat Teile.', 'Only a set has pieces.'],
  SET_OF_GOODS: ['„{text}“ kann kein Teil dieses Sets sein.', '“{text}” cannot be a piece of this set.'],
  FILE_UNKNOWN: [
    'Eine öffentliche Datei „{text}“ gibt es in der Bibliothek nicht.',
    'The library has no public file “{text}”.',
  ],
  FILE_AMBIGUOUS: [
    'Mehrere Dateien heißen „{text}“. Nennen Sie sie mit ihrer Kennung.',
    'Several files are called “{text}”. Name it by its id.',
  ],
  FILE_NO_PICTURE: ['„{text}“ ist kein Bild.', '“{text}” is not a picture.'],
  ENTRY_TWICE: ['„{text}“ steht hier zweimal.', '“{text}” is here twice.'],
  PART_INVALID: [
    '„{text}“ sagt nichts. Richtig wäre zum Beispiel: {like}',
    '“{text}” says nothing. Right would be: {like}',
  ],
  VARIANTS_NOT_ALLOWED: ['Nur Waren haben Größen.', 'Only goods have sizes.'],
  TOO_MANY_VARIANTS: ['Ein Produkt hat höchstens {most} Größen.', 'A product has at most {most} sizes.'],
  INVALID: ['Das kann so nicht übernommen werden ({text}).', 'This cannot be taken as it is ({text}).'],
}

/** What people are told of a mistake. */
export function mistakeText({ code, details }: Pick<PlacedMistake, 'code' | 'details'>, language: Language): string {
  const [de, en] = texts[code]
  const field = importField(String(details.field ?? ''))
  const named = { text: field?.label[language] ?? '', ...details }
  return (language === 'de' ? de : en).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((named as Readonly<Record<string, string | number>>)[name] ?? ''),
  )
}
