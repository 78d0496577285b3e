import { paymentText } from './paymentText.ts'
import { sizesText } from './sizeChart.ts'
import { type LegalText, type Seller, safe } from './types.ts'
import { contact } from './words.ts'

const reach = { email: 'E-mail', phone: 'Phone' }

/** What people ask: of the demo about team wear, of other shops what they all have in common. */
const questions = ({ operator }: Seller): string =>
  operator.isDemo
    ? '<h3>How do I order for a whole team?</h3><p>On the product page enter the number of pieces beside each size, mixed as you like. Volume prices count all sizes of a model together.</p><h3>How do names and numbers get onto the shirt?</h3><p>Switch on “Personalise product” and enter the text. With “advanced personalisation” every piece gets its own.</p>'
    : '<h3>How do I order?</h3><p>Put the goods into your cart and go to the checkout. Before you order you see everything once more and can change it. The confirmation comes by e-mail at once.</p><h3>What does shipping cost?</h3><p>See <a href="/en/Versandkosten">shipping costs</a>, and your cart before you order.</p><h3>Can I return something?</h3><p>Yes, within 14 days, see the <a href="/en/withdrawal/notice">withdrawal notice</a>. The easiest way is <a href="/en/withdrawal">withdraw from contract</a>.</p>'

const soldOut = ({ operator }: Seller): string => `<h3>${operator.isDemo ? 'A size' : 'Something'} is sold out.</h3>`

/** The shop's standing pages in English; see the German ones, which bind. */
export const englishTexts: Record<string, (seller: Seller) => LegalText> = {
  agb: seller => ({
    title: 'Terms and conditions',
    body: `<h2>1. Scope and contracting party</h2><p>These terms apply to all orders in this shop. Your contracting party is ${safe(seller.company)}, ${safe(seller.address)}, ${safe(seller.zip)} ${safe(seller.city)}, ${safe(seller.countryName)}.</p><h2>2. Order and contract</h2><p>Your order is a binding offer, made with the button “Order with obligation to pay”. Before that you can check and change everything. We confirm receipt immediately by e-mail; the contract is made with that confirmation. The contract language is German or English; we store the text of the contract and send it to you.</p><h2>3. Prices and shipping</h2><p>All prices are final prices in euros. Shipping costs are shown in the cart and under <a href="/en/Versandkosten">shipping costs</a>.${seller.pickupAddress === null ? '' : ' Pickup is free.'}</p><h2>4. Payment</h2><p>${paymentText(seller)}</p><h2>5. Delivery</h2><p>The latest delivery date is shown with every item and in the confirmation. An order is delivered in one go unless you have chosen two deliveries.</p><h2>6. Retention of title</h2><p>The goods remain ours until they are fully paid.</p><h2>7. Warranty</h2><p>The <a href="/en/Garantie">legal guarantee</a> of two years from delivery applies. Please report defects to ${safe(seller.email)}.</p><h2>8. Withdrawal</h2><p>Consumers may withdraw within 14 days, see the <a href="/en/withdrawal/notice">withdrawal notice</a>; the function for it is <a href="/en/withdrawal">withdraw from contract</a>. Goods made to your specifications are excluded, but not the other parts of the order.</p><h2>9. Law and jurisdiction</h2><p>The law of the country where we are based${seller.countryName ? ` (${safe(seller.countryName)})` : ''} applies without the UN sales convention; mandatory consumer protection of your country of residence is unaffected.</p>`,
  }),
  disclaimer: seller => ({
    title: 'Notices and liability',
    body: `<h2>Content</h2><p>We maintain this site with care. Colours may look slightly different on screens than in reality. What is stated about a product, by its manufacturer too, is part of what you may expect of it.</p><h2>Liability</h2><p>This notice takes back nothing that the law gives you: warranty, damages, product liability and the right of withdrawal apply in full.</p><h2>Links</h2><p>The content of other sites is that of their operators. If we learn of an infringement, we remove the link.</p><h2>Copyright</h2><p>Texts and pictures of this site belong to ${safe(seller.company)} or are shown with permission. Crests, logos and lettering that you give us for an order remain yours.</p>`,
  }),
  help: seller => ({
    title: 'Help and contact',
    body: `<h2>How to reach us</h2>${contact(seller, reach)}<h2>Frequently asked questions</h2>${questions(seller)}${seller.pickupAddress === null ? '' : `<h3>Can I pick up my order?</h3><p>Yes, free of charge: ${safe(seller.pickupAddress)}. Choose pickup in the “Delivery” step.</p>`}${soldOut(seller)}<p>If a date is shown, you can order it; we deliver everything together once it is here. Otherwise, please write to us.</p>`,
  }),
  sizes: () => sizesText('en'),
}
