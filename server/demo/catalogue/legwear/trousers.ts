import type { ProductFamily } from '../content.ts'
import { childrens, mensAll, mensTo3XL } from '../sizes.ts'

/** Track pants. */
export const trainingshosen: ProductFamily = {
  key: 'trainingshosen',
  tags: ['Hose', 'Jogginghose'],
  number: 3310,
  groups: ['hosen-shorts', 'trainingsbekleidung'],
  cloth: 'tricot',
  cut: { de: 'Schmal zulaufend, Bund mit Kordel', en: 'Tapered, waistband with cord' },
  finish: { de: 'Wappen gestickt, Initialen im Transferdruck', en: 'Embroidered crest, initials as transfer print' },
  body: {
    de: 'Der Stoff gibt in alle Richtungen nach und behält trotzdem seine Bügelfalte, wenn man eine will. Am Knöchel öffnet ein kurzer Reißverschluss, damit die Hose über die Schuhe geht. Die Taschen sind tief und schließen mit Reißverschluss.',
    en: 'The cloth gives in every direction and still keeps its crease, should you want one. A short zip at the ankle lets the trousers go over the shoes. The pockets are deep and close with zips.',
  },
  features: [
    { de: 'Knöchelreißverschluss, 18 cm', en: 'Ankle zip, 18 cm' },
    { de: 'Zwei Reißverschlusstaschen', en: 'Two zipped pockets' },
    { de: 'Bund mit innenliegender Kordel', en: 'Waistband with an inside cord' },
  ],
  wear: { men: 'trainingshose-nordwald', children: 'trainingshose-nordwald-kinder' },
  runs: [childrens, mensAll],
  prices: { adult: 3790, child: 3190 },
  tiers: [
    { from: 10, adult: 3390, child: 2790 },
    { from: 25, adult: 2990, child: 2490 },
  ],
  weightGrams: 340,
  isPersonalisable: true,
  chart: 'bottoms',
  cross: ['trainingsjacke-nordwald', 'zip-top-dauerlauf', 'trainingsshirt-puls', 'sporttasche-kabinengang'],
  products: [
    {
      key: 'trainingshose-nordwald',
      title: { de: 'Trainingshose Nordwald', en: 'Nordwald track pants' },
      description: {
        de: 'Trainingshose mit Reißverschlusstaschen und Streifen, passend zur Jacke Nordwald.',
        en: 'Track pants with zipped pockets and stripes, to match the Nordwald jacket.',
      },
      story: {
        de: 'Die Streifen sitzen genau dort, wo jene der Jacke enden: Zusammen ergeben sie einen Trainingsanzug, der auch stehend gut aussieht. Es gibt sie in zwei Beinlängen, die lange auf Anfrage.',
        en: 'The stripes sit exactly where those of the jacket end: together they make a tracksuit that looks good even when you stand still. There are two leg lengths, the long one on request.',
      },
      colours: ['TAN', 'NAV', 'SWZ'],
      sold: 1815,
      ageDays: 415,
      stock: { 'SWZ-men-L': 'unlimited', 'NAV-men-M': 0, 'TAN-men-XXL': 4 },
    },
    {
      key: 'kinder-trainingshose-nordwald',
      title: { de: 'Kinder-Trainingshose Nordwald', en: 'Nordwald children’s track pants' },
      description: {
        de: 'Trainingshose für Kinder mit verstärkten Knien und mitwachsendem Saum.',
        en: 'Children’s track pants with reinforced knees and a hem that grows with them.',
      },
      story: {
        de: 'Die Knie sind von innen doppelt, denn Kinder grätschen auch im Stehen. Der Saum lässt sich um vier Zentimeter auslassen, das reicht meist für ein Schuljahr.',
        en: 'The knees are doubled from the inside, for children slide even when standing. The hem lets down by four centimetres, usually enough for a school year.',
      },
      colours: ['NAV', 'SWZ'],
      wear: { children: 'trainingshose-nordwald-kinder' },
      runs: [childrens],
      prices: { adult: 3090 },
      tiers: [
        { from: 10, adult: 2690 },
        { from: 25, adult: 2390 },
      ],
      groups: ['hosen-shorts', 'kinder-nachwuchs', 'trainingsbekleidung'],
      sold: 298,
      ageDays: 315,
    },
    {
      key: 'torwarthose-fels',
      title: { de: 'Torwarthose Fels, lang', en: 'Fels long goalkeeper trousers' },
      description: {
        de: 'Lange schwarze Torwarthose mit Polstern an Hüfte und Knie, für Asche und Kunstrasen.',
        en: 'Long black goalkeeper trousers with pads at hip and knee, for cinder and artificial turf.',
      },
      story: {
        de: 'An Hüfte und Knie liegen herausnehmbare Polster, dazwischen bleibt der Stoff dünn und beweglich. Auf Kunstrasen hält sie etwa doppelt so lang wie eine gewöhnliche Trainingshose.',
        en: 'Hips and knees carry removable pads; in between the cloth stays thin and mobile. On artificial turf they last about twice as long as ordinary track pants.',
      },
      colours: ['SWZ'],
      wear: { men: 'trainingshose-nordwald' },
      runs: [mensTo3XL],
      lead: 'front',
      groups: ['torwart', 'hosen-shorts'],
      prices: { adult: 4490 },
      tiers: [],
      sold: 104,
      ageDays: 275,
      stock: { 'men-XL': { backInDays: 12 } },
      cross: ['torwarttrikot-fels', 'torwarttrikot-reflex', 'stutzen-schwarz-gelb'],
    },
    {
      key: 'trainingshose-auswaertsfahrt',
      title: { de: 'Trainingshose Auswärtsfahrt', en: 'Auswärtsfahrt track pants' },
      description: {
        de: 'Gewebte Hose in Navy mit orangem Seitenteil, knitterarm, für die Anreise zum Spiel.',
        en: 'Woven trousers in navy with an orange side panel, crease-resistant, for travelling to matches.',
      },
      story: {
        de: 'Zur Jacke Auswärtsfahrt gehört diese Hose: glattes Gewebe, orange Seiten, orange Kordel. Wer sie im Bus zusammengerollt hat, zieht sie glatt wieder heraus.',
        en: 'These trousers belong to the Auswärtsfahrt jacket: smooth weave, orange sides, orange cord. Roll them up on the bus and they come out smooth.',
      },
      colours: ['NAV', 'SWZ'],
      wear: { men: 'trainingshose-auswaertsfahrt' },
      runs: [mensAll],
      prices: { adult: 3990 },
      tiers: [
        { from: 10, adult: 3590 },
        { from: 25, adult: 3290 },
      ],
      sold: 188,
      ageDays: 160,
      cross: ['praesentationsjacke-auswaertsfahrt', 'trainerjacke-auswaertsfahrt', 'polo-nordwald'],
    },
  ],
}
