import type { ProductFamily } from '../content.ts'
import { mensAll, mensTo3XL, womens } from '../sizes.ts'

/** Jerseys with a yoke. */
export const alpenblick: ProductFamily = {
  key: 'alpenblick',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2510,
  groups: ['trikots'],
  cloth: 'mesh',
  cut: { de: 'Regulär, Damenmodell tailliert', en: 'Regular, women’s model waisted' },
  finish: { de: 'Paspel in dritter Farbe, Transferdruck', en: 'Piping in a third colour, transfer print' },
  body: {
    de: 'Die Passe spannt sich von Schulter zu Schulter und ist mit einer Paspel abgesetzt, die den Umriss eines Bergrückens nachzeichnet. Darunter liegt leichtes Mesh, darüber ein dichterer Stoff, der Rucksackgurte und Klettverschlüsse verträgt.',
    en: 'The yoke stretches from shoulder to shoulder, edged with piping that traces the outline of a ridge. Below it lies light mesh, above it a denser cloth that stands up to rucksack straps and hook-and-loop fasteners.',
  },
  features: [
    { de: 'Passe doppelt gelegt', en: 'Double-layered yoke' },
    { de: 'Paspel läuft über den Rücken weiter', en: 'Piping carries on across the back' },
    { de: 'Bündchen in der Farbe der Passe', en: 'Cuffs in the colour of the yoke' },
  ],
  wear: { men: 'trikot-koller', women: 'trikot-koller-damen' },
  runs: [mensAll],
  prices: { adult: 3590 },
  tiers: [
    { from: 10, adult: 3290 },
    { from: 25, adult: 2990 },
  ],
  weightGrams: 160,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['damenshort-nordwald', 'stutzen-kabine', 'damen-trainingsshirt-puls', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'trikot-alpenblick',
      title: { de: 'Trikot Alpenblick mit Passe', en: 'Alpenblick jersey with yoke' },
      description: {
        de: 'Königsblaues Trikot mit weißer Passe und navyfarbener Paspel, klar gezeichnet.',
        en: 'Royal blue jersey with a white yoke and navy piping, clean and well defined.',
      },
      story: {
        de: 'Auf dem Mannschaftsfoto ergeben die Passen nebeneinander eine Bergkette. Das war nicht geplant, wird aber seither bei jedem Vereinsbesuch als Erstes bemerkt.',
        en: 'In the team photograph the yokes side by side make a mountain range. It was not planned, but it is the first thing people notice on every club visit.',
      },
      colours: ['ROY'],
      wear: { men: 'trikot-koller' },
      sold: 148,
      ageDays: 270,
    },
    {
      key: 'damentrikot-alpenblick',
      title: { de: 'Damentrikot Alpenblick', en: 'Alpenblick women’s jersey' },
      description: {
        de: 'Tailliertes Trikot in Beere mit navyfarbener Passe und weißer Paspel, XS bis XXL.',
        en: 'Waisted jersey in berry with a navy yoke and white piping, XS to XXL.',
      },
      story: {
        de: 'Beere war der Wunsch einer Frauenmannschaft aus Wels, die kein Rosa und kein Rot wollte. Die navyfarbene Passe hält den Ton erwachsen und passt zu jeder dunklen Short.',
        en: 'Berry was the wish of a women’s team from Wels that wanted neither pink nor red. The navy yoke keeps it grown-up and goes with any dark shorts.',
      },
      colours: ['BEE', 'ORA'],
      wear: { women: 'trikot-koller-damen' },
      runs: [womens],
      sold: 187,
      ageDays: 210,
      stock: { 'BEE-women-S': 3, 'ORA-women-XXL': 0 },
    },
    {
      key: 'trikot-sonnwend',
      title: { de: 'Trikot Sonnwend mit Passe', en: 'Sonnwend jersey with yoke' },
      description: {
        de: 'Oranges Trikot mit navyfarbener Passe und weißem Kragen, weithin zu sehen.',
        en: 'Orange jersey with a navy yoke and a white collar, visible from afar.',
      },
      story: {
        de: 'Ein Orange, das auch in der Dämmerung steht, wenn das Sonnwendturnier sich wieder einmal bis zehn am Abend zieht. Die dunkle Passe verzeiht Grasflecken an den Schultern.',
        en: 'An orange that holds up at dusk, when the midsummer tournament once again goes on until ten at night. The dark yoke forgives grass stains on the shoulders.',
      },
      colours: ['ORA'],
      wear: { men: 'trikot-koller' },
      runs: [mensTo3XL],
      sold: 73,
      ageDays: 230,
      stock: { 'men-S': 0, 'men-M': 0, 'men-L': 0, 'men-XL': 0, 'men-XXL': 0, 'men-3XL': 0 },
    },
    {
      key: 'damentrikot-alpenblick-mit-rueckennummer',
      title: { de: 'Damentrikot Alpenblick mit Rückennummer', en: 'Alpenblick women’s jersey with number' },
      description: {
        de: 'Das taillierte Alpenblick mit weißem Namen auf der Passe und weißer Nummer darunter.',
        en: 'The waisted Alpenblick with a white name on the yoke and a white number below.',
      },
      story: {
        de: 'Der Name steht auf der dunklen Passe, die Nummer auf der hellen Fläche: So liest man beides, ohne dass etwas über die Paspel läuft. Druckbreite und Abstand sind auf den Damenschnitt gerechnet.',
        en: 'The name stands on the dark yoke, the number on the paler field: both can be read, and nothing runs across the piping. Width and spacing are worked out for the women’s cut.',
      },
      colours: ['BEE', 'ORA'],
      wear: { women: 'trikot-koller-damen' },
      runs: [womens],
      lead: 'back',
      prices: { adult: 4490 },
      tiers: [
        { from: 10, adult: 4090 },
        { from: 25, adult: 3790 },
      ],
      isMadeToOrder: true,
      sold: 64,
      ageDays: 210,
    },
  ],
}
