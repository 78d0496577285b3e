import type { ProductFamily } from '../content.ts'
import { mensTo3XL } from '../sizes.ts'

/** Jerseys in two halves, with a polo collar. */
export const halbzeit: ProductFamily = {
  key: 'halbzeit',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2480,
  groups: ['trikots'],
  cloth: 'interlock',
  cut: { de: 'Gerade, nostalgisch weit', en: 'Straight, roomy in the old manner' },
  finish: { de: 'Wappen gestickt, Nummer im Transferdruck', en: 'Embroidered crest, number as transfer print' },
  body: {
    de: 'Zwei Stoffbahnen, in der Mitte zusammengenäht, dazu ein weißer Polokragen mit zwei Knöpfen: So wurden Trikots gemacht, bevor man Muster drucken konnte. Der Stoff ist allerdings von heute, leicht und schnell trocken.',
    en: 'Two lengths of cloth sewn together in the middle, with a white polo collar and two buttons: that is how jerseys were made before patterns could be printed. The cloth is of today, though, light and quick to dry.',
  },
  features: [
    { de: 'Mittelnaht mit Flachnaht gesichert', en: 'Centre seam secured with a flat seam' },
    { de: 'Polokragen, der auch offen steht', en: 'Polo collar that also stands open' },
    { de: 'Jubiläumsdatum im Nacken auf Wunsch', en: 'Anniversary date at the nape on request' },
  ],
  wear: { men: 'trikot-halbzeit' },
  runs: [mensTo3XL],
  prices: { adult: 4290 },
  tiers: [
    { from: 10, adult: 3890 },
    { from: 25, adult: 3590 },
  ],
  weightGrams: 190,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-kabine', 'stutzen-kabine', 'langarmtrikot-winterrunde', 'polo-vorstand'],
  products: [
    {
      key: 'trikot-halbzeit',
      title: { de: 'Trikot Halbzeit, zweifarbig geteilt', en: 'Halbzeit jersey in two halves' },
      description: {
        de: 'Links rot, rechts navy, dazwischen eine saubere Naht und darüber ein weißer Polokragen.',
        en: 'Red on the left, navy on the right, a clean seam between and a white polo collar above.',
      },
      story: {
        de: 'Geteilte Trikots sind selten geworden, und gerade deshalb erkennt man eine Mannschaft darin sofort. Die Ärmel tauschen die Farben, das macht den Schnitt lebendig.',
        en: 'Jerseys in halves have become rare, which is exactly why you know a team in them at once. The sleeves swap the colours and bring the cut to life.',
      },
      colours: ['ROT'],
      sold: 176,
      ageDays: 240,
    },
    {
      key: 'trikot-nostalgie',
      title: { de: 'Trikot Nostalgie Bordeaux-Himmelblau', en: 'Burgundy and sky blue nostalgia jersey' },
      description: {
        de: 'Jubiläumstrikot in Bordeaux und Himmelblau mit weißem Polokragen und gesticktem Wappen.',
        en: 'Anniversary jersey in burgundy and sky blue with a white polo collar and embroidered crest.',
      },
      story: {
        de: 'Gedacht für das Jubiläumsspiel und danach für das Vereinsheim: Bordeaux und Himmelblau wie auf alten Mannschaftsfotos, in einem Schnitt, der auch über dem Hemd noch sitzt.',
        en: 'Meant for the anniversary match and afterwards for the clubhouse: burgundy and sky blue as in old team photographs, in a cut that still sits well over a shirt.',
      },
      colours: ['BOR'],
      sold: 92,
      ageDays: 130,
      stock: { 'men-XL': { backInDays: 24 } },
    },
    {
      key: 'trikot-nostalgie-mit-rueckennummer',
      title: { de: 'Trikot Nostalgie mit Rückennummer', en: 'Nostalgia jersey with number' },
      description: {
        de: 'Zweifarbiges Trikot mit großer weißer Nummer genau auf der Mittelnaht.',
        en: 'Two-coloured jersey with a large white number right on the centre seam.',
      },
      story: {
        de: 'Die Nummer liegt über beiden Hälften, deshalb pressen wir sie in zwei Gängen und schneiden sie an der Naht nicht durch. Auf Wunsch ohne Namen, so wie früher.',
        en: 'The number lies across both halves, so we press it in two passes and do not cut it at the seam. Without a name if you like, as in the old days.',
      },
      colours: ['BOR', 'ROT'],
      lead: 'back',
      prices: { adult: 4990 },
      tiers: [
        { from: 10, adult: 4590 },
        { from: 25, adult: 4290 },
      ],
      isMadeToOrder: true,
      sold: 47,
      ageDays: 130,
    },
  ],
}
