import { paymentText } from './paymentText.ts'
import { sizesText } from './sizeChart.ts'
import { type LegalText, type Seller, safe } from './types.ts'

const urlOf = (seller: Seller) =>
  `<p>${safe(seller.company)}<br>${safe(seller.address)}<br>${safe(seller.zip)} ${safe(seller.city)}<br>${safe(seller.countryName)}</p><p>E-Mail: <a href="mailto:${safe(seller.email)}">${safe(seller.email)}</a><br>Telefon: ${safe(seller.phone)}</p>`

/** The shop's standing pages in German, with the operator's own particulars filled in. An operator has them checked by
 *  a lawyer before going live; they are complete, but general. */
export const germanTexts: Record<string, (seller: Seller) => LegalText> = {
  agb: seller => ({
    title: 'Allgemeine Geschäftsbedingungen',
    body: `<h2>1. Geltung und Vertragspartner</h2><p>Diese Bedingungen gelten für alle Bestellungen in diesem Shop. Vertragspartner ist ${safe(seller.company)}, ${safe(seller.address)}, ${safe(seller.zip)} ${safe(seller.city)}, ${safe(seller.countryName)}.</p><h2>2. Bestellung und Vertragsschluss</h2><p>Ihre Bestellung ist ein verbindliches Angebot, das Sie mit der Schaltfläche „zahlungspflichtig bestellen“ abgeben. Davor können Sie alle Eingaben prüfen und ändern. Den Eingang bestätigen wir sofort per E-Mail. Der Vertrag kommt mit dieser Bestätigung zustande. Die Vertragssprache ist Deutsch oder Englisch; wir speichern den Vertragstext und senden ihn Ihnen zu.</p><h2>3. Preise und Versand</h2><p>Alle Preise sind Endpreise in Euro. Versandkosten stehen im Warenkorb und unter <a href="/Versandkosten">Versandkosten</a>.${seller.pickupAddress === null ? '' : ' Die Abholung ist kostenlos.'}</p><h2>4. Zahlung</h2><p>${paymentText(seller)}</p><h2>5. Lieferung</h2><p>Der späteste Liefertermin steht bei jeder Ware und in der Bestellbestätigung. Eine Bestellung wird gemeinsam geliefert, wenn Sie nicht zwei Lieferungen gewählt haben.</p><h2>6. Eigentumsvorbehalt</h2><p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p><h2>7. Gewährleistung</h2><p>Es gilt das gesetzliche <a href="/Garantie">Gewährleistungsrecht</a>: zwei Jahre ab Übergabe. Mängel melden Sie bitte an ${safe(seller.email)}.</p><h2>8. Widerruf</h2><p>Verbraucherinnen und Verbraucher können den Vertrag binnen 14 Tagen widerrufen, siehe <a href="/withdrawal/notice">Widerrufsbelehrung</a>; die Funktion dafür ist <a href="/withdrawal">Vertrag widerrufen</a>. Ausgenommen sind Waren, die nach Ihren Angaben angefertigt wurden, nicht aber die übrigen Teile der Bestellung.</p><h2>9. Recht und Gericht</h2><p>Es gilt das Recht des Landes, in dem wir unseren Sitz haben${seller.countryName ? ` (${safe(seller.countryName)})` : ''}, ohne UN-Kaufrecht; zwingender Verbraucherschutz Ihres Wohnsitzlandes bleibt unberührt.</p>`,
  }),
  disclaimer: seller => ({
    title: 'Hinweise und Haftung',
    body: `<h2>Inhalte</h2><p>Wir pflegen die Inhalte dieser Seite sorgfältig. Farben können auf Bildschirmen etwas anders wirken als auf dem Stoff. Was zu einer Ware angegeben ist, auch von ihrem Hersteller, gehört zu dem, was Sie von ihr erwarten dürfen.</p><h2>Haftung</h2><p>Dieser Hinweis nimmt nichts zurück, was Ihnen das Gesetz gibt: Gewährleistung, Schadenersatz, Produkthaftung und Widerrufsrecht gelten ohne Abstriche.</p><h2>Links</h2><p>Inhalte fremder Seiten stammen von deren Betreibern. Wird uns ein Rechtsverstoß bekannt, entfernen wir den Link.</p><h2>Urheberrecht</h2><p>Texte und Zeichnungen gehören ${safe(seller.company)}. Vereinswappen und Schriftzüge der Kundschaft bleiben bei ihren Vereinen.</p>`,
  }),
  help: seller => ({
    title: 'Hilfe und Kontakt',
    body: `<h2>So erreichen Sie uns</h2>${urlOf(seller)}<h2>Häufige Fragen</h2><h3>Wie bestelle ich für eine ganze Mannschaft?</h3><p>Auf der Produktseite tragen Sie bei jeder Größe die Stückzahl ein, auch gemischt. Staffelpreise gelten für alle Größen eines Modells zusammen.</p><h3>Wie kommen Namen und Nummern aufs Trikot?</h3><p>„Produkt personalisieren“ einschalten und den Text eingeben. Mit „erweiterte Personalisierung“ bekommt jedes Stück seinen eigenen Text.</p>${seller.pickupAddress === null ? '' : `<h3>Kann ich meine Bestellung abholen?</h3><p>Ja, kostenlos: ${safe(seller.pickupAddress)}. Wählen Sie die Abholung im Schritt „Lieferung“.</p>`}<h3>Eine Größe ist ausverkauft.</h3><p>Steht ein Datum dabei, können Sie sie bestellen; wir liefern gemeinsam, sobald sie da ist. Sonst schreiben Sie uns.</p>`,
  }),
  sizes: () => sizesText('de'),
}
