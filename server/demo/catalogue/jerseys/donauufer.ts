import type { ProductFamily } from '../content.ts'
import { mensTo3XL, womens } from '../sizes.ts'

/** Sublimated jerseys with fading lines. */
export const donauufer: ProductFamily = {
  key: 'donauufer',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2490,
  groups: ['trikots'],
  cloth: 'sublimated',
  cut: { de: 'Schmal, seitlich ausgestellt', en: 'Slim, flared at the sides' },
  finish: { de: 'Vollflächig sublimiert, eigene Entwürfe möglich', en: 'All-over sublimation, own designs possible' },
  body: {
    de: 'Der Verlauf aus feinen Linien wird mit Hitze in die Faser gedampft. Er hat kein Gewicht, keine Kante und kein Ablaufdatum. Ab fünfzehn Stück passen wir Farben und Linien ohne Aufpreis an Ihren Verein an.',
    en: 'The fading lines are steamed into the fibre with heat. They have no weight, no edge and no date of expiry. From fifteen pieces we adapt colours and lines to your club at no extra cost.',
  },
  features: [
    { de: 'Muster in der Faser, nichts blättert ab', en: 'Pattern in the fibre, nothing peels' },
    { de: 'Eigene Farben ab 15 Stück', en: 'Own colours from 15 pieces' },
    { de: 'Mesh-Einsätze unter den Armen', en: 'Mesh inserts under the arms' },
  ],
  wear: { men: 'trikot-verlauf', women: 'trikot-verlauf' },
  runs: [womens, mensTo3XL],
  prices: { adult: 4290 },
  tiers: [
    { from: 15, adult: 3890 },
    { from: 30, adult: 3490 },
  ],
  weightGrams: 155,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-flanke', 'ringelstutzen-bootshaus', 'aufwaermshirt-anpfiff', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'sublimationstrikot-donauufer',
      title: { de: 'Sublimations\u00ADtrikot Donauufer', en: 'Donauufer sublimated jersey' },
      description: {
        de: 'Himmelblau, das in feinen Linien nach Navy ausläuft, wie Wasser am späten Nachmittag.',
        en: 'Sky blue running out into navy in fine lines, like water in the late afternoon.',
      },
      story: {
        de: 'Unten dunkel, oben hell, dazwischen vierzig Linien, die nach und nach dicker werden. Das Donauufer ist das erste Trikot unserer neuen Sublimationsreihe.',
        en: 'Dark below, pale above, and between them forty lines that gradually grow thicker. The Donauufer is the first jersey of our new sublimated range.',
      },
      colours: ['HIM'],
      isNew: true,
      ageDays: 7,
      sold: 205,
    },
    {
      key: 'sublimationstrikot-abendrot',
      title: { de: 'Sublimations\u00ADtrikot Abendrot', en: 'Abendrot sublimated jersey' },
      description: {
        de: 'Orange läuft in Bordeaux aus, mit Bündchen in Bordeaux und weißem Aufdruck.',
        en: 'Orange running out into burgundy, with burgundy cuffs and white lettering.',
      },
      story: {
        de: 'Am besten bei Flutlicht: Dann leuchtet das Orange oben, während der Saum im Dunkeln bleibt. Für Mannschaften, die ihre Heimspiele am Freitagabend austragen.',
        en: 'Best under floodlights: the orange glows at the top while the hem stays in the dark. For teams that play their home matches on Friday nights.',
      },
      colours: ['ORA'],
      isNew: true,
      ageDays: 18,
      sold: 83,
      stock: { 'women-XS': 0, 'men-L': 5 },
    },
    {
      key: 'sublimationstrikot-almwiese',
      title: { de: 'Sublimations\u00ADtrikot Almwiese', en: 'Almwiese sublimated jersey' },
      description: {
        de: 'Wiesengrün mit Verlauf nach Navy, frisch genug für den Sommer und dunkel genug für den Saum.',
        en: 'Meadow green fading to navy, fresh enough for summer and dark enough at the hem.',
      },
      story: {
        de: 'Der Grünton ist an einer echten Wiese in Hinterstoder abgeglichen, an einem Junivormittag. Gegen Kunstrasen hebt er sich trotzdem ab, weil er ins Blaue geht.',
        en: 'The green was matched to a real meadow in Hinterstoder one June morning. It still stands out from artificial turf because it leans towards blue.',
      },
      colours: ['WIE'],
      runs: [mensTo3XL],
      wear: { men: 'trikot-verlauf' },
      sold: 66,
      ageDays: 90,
    },
    {
      key: 'sublimationstrikot-mit-name-und-nummer',
      title: { de: 'Sublimations\u00ADtrikot mit Name und Nummer', en: 'Sublimated jersey with name and number' },
      description: {
        de: 'Name und Nummer gleich mit in die Faser gedampft, so leicht wie das Trikot selbst.',
        en: 'Name and number steamed into the fibre with the pattern, as light as the jersey itself.',
      },
      story: {
        de: 'Hier wird nichts aufgebügelt: Die Nummer entsteht im selben Arbeitsgang wie der Verlauf und ist auf der Haut nicht zu spüren. Dafür brauchen wir drei Wochen und eine endgültige Kaderliste.',
        en: 'Nothing is ironed on here: the number is made in the same step as the pattern and cannot be felt on the skin. In return we need three weeks and a final squad list.',
      },
      colours: ['HIM', 'ORA', 'WIE'],
      lead: 'back',
      prices: { adult: 4990 },
      tiers: [
        { from: 15, adult: 4590 },
        { from: 30, adult: 4190 },
      ],
      isMadeToOrder: true,
      sold: 71,
      ageDays: 15,
    },
  ],
}
