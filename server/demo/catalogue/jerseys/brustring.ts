import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL } from '../sizes.ts'

/** Jerseys with a band across the chest. */
export const brustring: ProductFamily = {
  key: 'brustring',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2460,
  groups: ['trikots'],
  cloth: 'interlock',
  cut: { de: 'Regulär', en: 'Regular' },
  finish: { de: 'Sponsor im Brustring, Transferdruck', en: 'Sponsor within the band, transfer print' },
  body: {
    de: 'Der Brustring ist neun Zentimeter hoch und in einem Stück eingestrickt. Er ist genau so hoch, dass ein einzeiliger Sponsor hineinpasst und trotzdem Luft behält. Bündchen und Rundhals nehmen seine Farbe auf.',
    en: 'The chest band is nine centimetres high and knitted in one piece. It is just high enough for a sponsor on one line with room to breathe. Cuffs and crew neck pick up its colour.',
  },
  features: [
    { de: 'Eingestrickter Brustring, rundum', en: 'Knitted-in band, all the way round' },
    { de: 'Ein Sponsorname im Ring ist ab 10 Stück inbegriffen', en: 'One sponsor name included from 10 pieces' },
    { de: 'Schulternaht nach vorne versetzt', en: 'Shoulder seam moved to the front' },
  ],
  wear: { men: 'trikot-brustring' },
  runs: [mensAll],
  prices: { adult: 3890 },
  tiers: [
    { from: 10, adult: 3590 },
    { from: 25, adult: 3190 },
  ],
  weightGrams: 165,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-nordwald', 'stutzen-nordwald', 'trikot-kabine', 'sporttasche-kabinengang'],
  products: [
    {
      key: 'trikot-mit-brustring',
      title: { de: 'Trikot mit Brustring', en: 'Jersey with chest band' },
      description: {
        de: 'Weißes Trikot mit rotem Brustring, in Kinder- und Herrengrößen, jetzt reduziert.',
        en: 'White jersey with a red chest band, in children’s and men’s sizes, now reduced.',
      },
      story: {
        de: 'Weiß, ein roter Ring, fertig. Vom Schnitt dieser Saison sind noch fast alle Größen da, und weil im Frühjahr ein neuer Rundhals kommt, geben wir es günstiger ab.',
        en: 'White, one red band, done. Nearly all sizes of this season’s cut are still here, and because a new neckline arrives in spring, we let it go for less.',
      },
      colours: ['WSS'],
      wear: { men: 'trikot-brustring', children: 'trikot-brustring' },
      runs: [childrens, mensAll],
      prices: { adult: 3290, child: 2690 },
      tiers: [],
      sale: { before: { adult: 3890, child: 3190 }, sinceDays: 5 },
      sold: 522,
      ageDays: 400,
      stock: { 'men-XXL': 1, 'men-4XL': 0 },
    },
    {
      key: 'heimtrikot-brustring',
      title: { de: 'Heimtrikot Brustring Rot-Weiß', en: 'Red and white chest band home jersey' },
      description: {
        de: 'Rotes Heimtrikot mit weißem Brustring, kräftig in der Farbe und blickdicht im Regen.',
        en: 'Red home jersey with a white chest band, strong in colour and opaque in the rain.',
      },
      story: {
        de: 'Rot-weiß-rot, aber anders geordnet: der Ring weiß, der Rest rot. Der weiße Grund macht auch farbige Sponsorlogos druckbar, ohne dass sie mit dem Trikot streiten.',
        en: 'Red, white, red, but arranged differently: the band white, the rest red. The white ground lets you print coloured sponsor logos that do not quarrel with the jersey.',
      },
      colours: ['ROT'],
      sold: 260,
      ageDays: 310,
    },
    {
      key: 'trikot-stadtrand',
      title: { de: 'Trikot Stadtrand mit Brustring', en: 'Stadtrand jersey with chest band' },
      description: {
        de: 'Tannengrünes Trikot mit gelbem Brustring, für Vereine mit einem Wald hinter dem Tor.',
        en: 'Pine green jersey with a yellow chest band, for clubs with a forest behind the goal.',
      },
      story: {
        de: 'Tannengrün verschwindet vor Bäumen, ein gelber Ring nicht. Aus diesem Einwand eines Schiedsrichters ist eines unserer liebsten Farbpaare geworden.',
        en: 'Pine green vanishes in front of trees, a yellow band does not. A referee’s objection has become one of our favourite pairs of colours.',
      },
      colours: ['TAN'],
      runs: [mensTo3XL],
      sold: 141,
      ageDays: 150,
    },
    {
      key: 'trikot-brustring-mit-rueckennummer',
      title: { de: 'Trikot Brustring mit Rückennummer', en: 'Chest band jersey with number' },
      description: {
        de: 'Brustringtrikot mit Name und Nummer, der Ring läuft am Rücken unter der Nummer durch.',
        en: 'Chest band jersey with name and number, the band passing below the number on the back.',
      },
      story: {
        de: 'Damit die Nummer nicht im Ring verschwindet, sitzt sie auf dem hellen Feld darüber. Name, Nummer und Ring haben dieselbe Farbe und wirken wie aus einem Guss.',
        en: 'So that the number does not vanish in the band, it sits on the pale field above. Name, number and band share one colour and look all of a piece.',
      },
      colours: ['WSS', 'ROT', 'TAN'],
      lead: 'back',
      prices: { adult: 4690 },
      tiers: [
        { from: 10, adult: 4290 },
        { from: 25, adult: 3990 },
      ],
      isMadeToOrder: true,
      sold: 133,
      ageDays: 310,
    },
  ],
}
