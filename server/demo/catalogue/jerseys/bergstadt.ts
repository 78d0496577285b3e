import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL } from '../sizes.ts'

/** Jerseys with vertical stripes. */
export const bergstadt: ProductFamily = {
  key: 'bergstadt',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2470,
  groups: ['trikots'],
  cloth: 'interlock',
  cut: { de: 'Schmal, längerer Rumpf', en: 'Slim, longer body' },
  finish: { de: 'Nummernfeld in Grundfarbe auf Wunsch', en: 'Plain number panel on request' },
  body: {
    de: 'Sieben Längsstreifen, jeder sechs Zentimeter breit, aus gefärbtem Garn gestrickt. Die Ärmel sind einfarbig, damit das Muster Ruhe hat, und an der Schulter treffen die Streifen von Brust und Rücken genau aufeinander.',
    en: 'Seven vertical stripes, each six centimetres wide, knitted from dyed yarn. The sleeves are plain to give the pattern some rest, and at the shoulder the stripes of chest and back meet exactly.',
  },
  features: [
    { de: 'Streifen treffen an der Schulternaht zusammen', en: 'Stripes meet at the shoulder seam' },
    { de: 'Einfarbige Ärmel mit Kontrastbündchen', en: 'Plain sleeves with contrasting cuffs' },
    { de: 'Dichter Interlock, auch in Weiß blickdicht', en: 'Dense interlock, opaque even in white' },
  ],
  wear: { men: 'streifentrikot-bergstadt' },
  runs: [mensAll],
  prices: { adult: 3690 },
  tiers: [
    { from: 10, adult: 3390 },
    { from: 25, adult: 3090 },
  ],
  weightGrams: 165,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-kabine', 'stutzen-kabine', 'trainingsshirt-puls', 'rucksack-auswaertsspiel'],
  products: [
    {
      key: 'heimtrikot-bergstadt',
      title: { de: 'Heimtrikot Bergstadt mit Längsstreifen', en: 'Bergstadt striped home jersey' },
      description: {
        de: 'Schwarz-rote Längsstreifen mit schwarzen Ärmeln und rotem Bündchen, für Kinder und Herren.',
        en: 'Black and red vertical stripes with black sleeves and red cuffs, for children and men.',
      },
      story: {
        de: 'Schwarz und Rot in gleich breiten Bahnen: ein Muster, das man aus großen Stadien kennt und das auf dem Dorfplatz mindestens so gut aussieht. Neu in diesem Herbst, gleich in allen Größen.',
        en: 'Black and red in equal widths: a pattern known from big stadiums that looks at least as good on the village pitch. New this autumn, in every size from the start.',
      },
      colours: ['SWZ'],
      wear: { men: 'streifentrikot-bergstadt', children: 'streifentrikot-bergstadt' },
      runs: [childrens, mensAll],
      prices: { adult: 3690, child: 2990 },
      tiers: [
        { from: 10, adult: 3390, child: 2690 },
        { from: 25, adult: 3090, child: 2490 },
      ],
      isNew: true,
      ageDays: 3,
      sold: 320,
    },
    {
      key: 'auswaertstrikot-bergstadt',
      title: { de: 'Auswärtstrikot Bergstadt', en: 'Bergstadt away jersey' },
      description: {
        de: 'Weiß-navyfarbene Längsstreifen mit dunklen Ärmeln, frisch, aber nicht empfindlich.',
        en: 'White and navy vertical stripes with dark sleeves, fresh but not delicate.',
      },
      story: {
        de: 'Die Ärmel sind navy, weil dort der Rasen zuerst Spuren hinterlässt. Zusammen mit weißen Shorts ergibt das ein Auswärtsdress, das nach dem dritten Spiel noch wie neu aussieht.',
        en: 'The sleeves are navy because that is where the turf leaves its marks first. With white shorts it makes an away kit that still looks new after the third match.',
      },
      colours: ['WSS'],
      sold: 167,
      ageDays: 280,
      stock: { 'men-M': 2 },
    },
    {
      key: 'streifentrikot-salzkammer',
      title: { de: 'Streifentrikot Salzkammer', en: 'Salzkammer striped jersey' },
      description: {
        de: 'Königsblau-weiß gestreift mit blauen Ärmeln, ein Klassiker für Vereine in Blau und Weiß.',
        en: 'Royal blue and white stripes with blue sleeves, a classic for clubs in blue and white.',
      },
      story: {
        de: 'Blau und Weiß tragen viele Vereine. Unser Blau ist tief genug, dass die Streifen auch auf Fotos nicht flimmern.',
        en: 'Many clubs wear blue and white. Our blue is deep enough that the stripes do not shimmer in photographs.',
      },
      colours: ['ROY'],
      runs: [mensTo3XL],
      sold: 214,
      ageDays: 190,
    },
    {
      key: 'streifentrikot-mit-name-und-nummer',
      title: { de: 'Streifentrikot mit Name und Nummer', en: 'Striped jersey with name and number' },
      description: {
        de: 'Längsgestreiftes Trikot mit Nummernfeld, in dem Name und Nummer gut zu lesen sind.',
        en: 'Vertically striped jersey with a panel on which name and number read well.',
      },
      story: {
        de: 'Auf Streifen braucht eine Nummer Halt: Wir unterlegen sie mit einem Feld in der Grundfarbe, so wie es viele Ligen vorschreiben. Name und Nummer drucken wir nach Ihrer Liste.',
        en: 'On stripes a number needs support: we put a panel in the main colour behind it, as many leagues demand. Name and number are printed from your list.',
      },
      colours: ['ROY', 'SWZ', 'WSS'],
      lead: 'back',
      prices: { adult: 4590 },
      tiers: [
        { from: 10, adult: 4190 },
        { from: 25, adult: 3890 },
      ],
      isMadeToOrder: true,
      sold: 109,
      ageDays: 190,
    },
  ],
}
