import { childSizes, menSizes, sizeTable, womenSizes } from './sizeTables.ts'
import { type LegalText, type Seller, safe } from './types.ts'

const shippingTable = (seller: Seller) =>
  `<table><thead><tr><th scope="col">Country</th><th scope="col">Shipping per parcel</th><th scope="col">Free from</th></tr></thead><tbody>${seller.shippingRows
    .map(row => `<tr><td>${safe(row.country)}</td><td>${row.cost}</td><td>${row.freeFrom ?? '–'}</td></tr>`)
    .join('')}</tbody></table>`

const urlOf = (seller: Seller) =>
  `<p>${safe(seller.company)}<br>${safe(seller.address)}<br>${safe(seller.zip)} ${safe(seller.city)}<br>${safe(seller.countryName)}</p><p>E-mail: <a href="mailto:${safe(seller.email)}">${safe(seller.email)}</a><br>Phone: ${safe(seller.phone)}</p>`

/** The shop's standing pages in English; see the German ones, which bind. */
export const englishTexts: Record<string, (seller: Seller) => LegalText> = {
  imprint: seller => ({
    title: 'Legal notice',
    body: `<h2>Information under § 5 ECG, § 14 UGB, § 25 MedienG and § 5 DDG</h2>${urlOf(seller)}<p>Commercial register: ${safe(seller.register)}<br>VAT id: ${safe(seller.vatId)}<br>Bank account: ${safe(seller.bankAccount)}</p><h2>Business and supervision</h2><p>Trade in sportswear and sporting goods. The supervisory authority is the district authority at the company’s seat; member of the Austrian Economic Chamber. The Trade Regulation Act applies (ris.bka.gv.at).</p><h2>Disputes</h2><p>We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. Write to us and we will find a solution.</p><h2>Purpose of this site</h2><p>Information about our teamwear.</p>`,
  }),
  privacy: seller => ({
    title: 'Privacy',
    body: `<h2>Who is responsible</h2>${urlOf(seller)}<h2>What we process and why</h2><p>For your order we process name, address, e-mail address, the goods ordered with their personalisation and the payment method, in order to perform our contract with you (Art. 6(1)(b) GDPR). We keep invoices for as long as the law demands: seven years in Austria, eight in Germany (Art. 6(1)(c) GDPR).</p><h2>Cookies</h2><p>We only set cookies without which the shop would not work: one for your cart and favourites (180 days), one for your sign-in (30 days). There are no statistics, advertising or third-party cookies.</p><h2>Who receives data</h2><p>The carrier receives your name and delivery address, our tax adviser the invoices. Nobody else.</p><h2>Newsletter</h2><p>We only send newsletters if you expressly ask for them and have confirmed your address. Every issue has a link to unsubscribe.</p><h2>Your rights</h2><p>You have the right of access, rectification, erasure, restriction, portability and objection. Write to <a href="mailto:${safe(seller.email)}">${safe(seller.email)}</a>. You may complain to the Austrian data protection authority or to that of your country.</p>`,
  }),
  agb: seller => ({
    title: 'Terms and conditions',
    body: `<h2>1. Scope and contracting party</h2><p>These terms apply to all orders in this shop. Your contracting party is ${safe(seller.company)}, ${safe(seller.address)}, ${safe(seller.zip)} ${safe(seller.city)}, ${safe(seller.countryName)}.</p><h2>2. Order and contract</h2><p>Your order is a binding offer, made with the button “Order with obligation to pay”. Before that you can check and change everything. We confirm receipt at once by e-mail; the contract is made with that confirmation. The contract language is German or English; we store the text of the contract and send it to you.</p><h2>3. Prices and shipping</h2><p>All prices are final prices in euros. Shipping costs are shown in the cart and under <a href="/en/Versandkosten">shipping costs</a>. Collection at the clubhouse is free.</p><h2>4. Payment</h2><p>You pay by invoice within 14 days of receiving the goods, or by bank transfer in advance. There are no fees.</p><h2>5. Delivery</h2><p>The latest delivery date is shown with every item and in the confirmation. An order is delivered in one go.</p><h2>6. Retention of title</h2><p>The goods remain ours until they are fully paid.</p><h2>7. Warranty</h2><p>The statutory warranty of two years from delivery applies. Please report defects to ${safe(seller.email)}.</p><h2>8. Withdrawal</h2><p>Consumers may withdraw within 14 days, see <a href="/en/withdrawal">withdraw from a contract</a>. Goods personalised to your specifications are excepted.</p><h2>9. Law and jurisdiction</h2><p>Austrian law applies without the UN sales convention; mandatory consumer protection of your country of residence is unaffected.</p>`,
  }),
  shipping: seller => ({
    title: 'Shipping and delivery',
    body: `<p>We ship with Österreichische Post and DHL. Prices are per parcel; for bulky goods such as ball nets and bags in larger quantities the cart reckons exactly.</p>${shippingTable(seller)}<h2>Collection</h2><p>${seller.pickupAddress ? `Collection is free: ${safe(seller.pickupAddress)}. We write to you as soon as everything is ready.` : 'Collection is not offered at the moment.'}</p><h2>Delivery time</h2><p>Every item shows when it will reach you at the latest. Personalised pieces take a little longer. We deliver an order in one go, once the last piece is here.</p><h2>Deliveries to Switzerland and Liechtenstein</h2><p>Prices are reckoned without VAT. You pay duty and import tax on delivery.</p>`,
  }),
  withdrawal: seller => ({
    title: 'Withdraw from a contract',
    body: `<h2>Right of withdrawal</h2><p>You have the right to withdraw from this contract within fourteen days without giving any reason. The period ends fourteen days after the day on which you, or a third party named by you, took possession of the last item.</p><p>To exercise the right, send us an unequivocal statement with your name and order number to <a href="mailto:${safe(seller.email)}?subject=Withdrawal">${safe(seller.email)}</a>, or by letter to:</p>${urlOf(seller)}<p>It is sufficient to send the statement before the period has expired. We confirm receipt without delay by e-mail with content, date and time.</p><h2>Effects of withdrawal</h2><p>We reimburse all payments including the cost of delivery (except for the extra cost of a delivery other than the least expensive standard one) within fourteen days of receiving your statement, by the same means of payment. We may withhold reimbursement until we have received the goods back or you have proved that you sent them. You return the goods within fourteen days and bear the cost of returning them. You are only liable for diminished value resulting from handling beyond what is necessary to examine the goods.</p><h2>Exception: personalised goods</h2><p>There is no right of withdrawal for goods made to your specifications, such as with a name or number (§ 18(1) no. 3 FAGG, § 312g(2) no. 1 BGB). They are marked in the cart.</p><h2>Model form</h2><blockquote><p>To ${safe(seller.company)}, ${safe(seller.email)}:<br>I hereby give notice that I withdraw from my contract of sale of the following goods: … · ordered on / received on: … · order number: … · name and address: … · date</p></blockquote>`,
  }),
  disclaimer: seller => ({
    title: 'Notices and liability',
    body: `<h2>Content</h2><p>We maintain this site with care. Colours may look slightly different on screens than on fabric. What is stated about a product, by its manufacturer too, is part of what you may expect of it.</p><h2>Liability</h2><p>This notice takes back nothing that the law gives you: warranty, damages, product liability and the right of withdrawal apply in full.</p><h2>Links</h2><p>The content of other sites is that of their operators. If we learn of an infringement, we remove the link.</p><h2>Copyright</h2><p>Texts and drawings belong to ${safe(seller.company)}. Customers’ crests and lettering remain with their clubs.</p>`,
  }),
  help: seller => ({
    title: 'Help and contact',
    body: `<h2>How to reach us</h2>${urlOf(seller)}<h2>Frequent questions</h2><h3>How do I order for a whole team?</h3><p>On the product page enter the number of pieces beside each size, mixed as you like. Tier prices count all sizes of a model together.</p><h3>How do names and numbers get onto the shirt?</h3><p>Switch on “Personalise product” and enter the text. With “advanced personalisation” every piece gets its own.</p><h3>Can I collect at the clubhouse?</h3><p>Yes, free of charge. Choose it in the “Shipping” step.</p><h3>A size is sold out.</h3><p>If a date is shown you can order it; we deliver everything together once it is here. Otherwise write to us.</p>`,
  }),
  sizes: () => ({
    title: 'Size guide',
    body: `<p>Measure over underwear, with the tape close but not tight. Between two sizes take the smaller one for jerseys and the larger one for training jackets.</p><h2>Men</h2>${sizeTable(['Size', 'Chest (cm)', 'Waist (cm)'], menSizes)}<h2>Women</h2>${sizeTable(['Size', 'Chest (cm)', 'Hips (cm)'], womenSizes)}<h2>Children</h2>${sizeTable(['Size', 'Height (cm)', 'Age, about'], childSizes)}`,
  }),
  accessibility: seller => ({
    title: 'Accessibility',
    body: `<p>This shop is meant to be usable by everyone. We follow the Web Content Accessibility Guidelines 2.2, level AA, as the Austrian BaFG and the German BFSG require.</p><h2>What you can expect</h2><ul><li>Everything can be used with the keyboard.</li><li>Texts, fields and states are named by screen readers.</li><li>Contrast is sufficient in the light and the dark colour scheme, and zooming to 400 % loses nothing.</li></ul><h2>Something does not work?</h2><p>Write to <a href="mailto:${safe(seller.email)}">${safe(seller.email)}</a>. We answer within two weeks. After that you may turn to the Sozialministeriumservice (Austria) or the market surveillance authority of your state (Germany).</p>`,
  }),
}
