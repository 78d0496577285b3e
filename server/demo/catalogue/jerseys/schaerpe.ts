import type { ProductFamily } from '../content.ts'
import { mensAll, mensTo3XL } from '../sizes.ts'

/** Jerseys with a diagonal sash. */
export const schaerpe: ProductFamily = {
  key: 'schaerpe',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2450,
  groups: ['trikots'],
  cloth: 'mesh',
  cut: { de: 'Regulär, gerade Seiten', en: 'Regular, straight sides' },
  finish: { de: 'Schärpe eingefärbt, Druck in Farbe der Schärpe', en: 'Sash dyed in, lettering in the sash colour' },
  body: {
    de: 'Die Schärpe läuft von der rechten Schulter bis zum linken Saum und setzt sich am Rücken fort. Sie ist in den Stoff gefärbt und deshalb weder zu spüren noch abzulösen. Das leichte Mesh lässt Luft durch, ohne durchsichtig zu sein.',
    en: 'The sash runs from the right shoulder to the left hem and goes on across the back. It is dyed into the cloth, so it can be neither felt nor peeled off. The light mesh lets air through without being see-through.',
  },
  features: [
    { de: 'Schärpe über Brust und Rücken', en: 'Sash across chest and back' },
    { de: 'V-Ausschnitt und Bündchen in der zweiten Farbe', en: 'V-neck and cuffs in the second colour' },
    { de: 'Nur 130 g/m², für Spiele bei dreißig Grad', en: 'Only 130 g/m², for matches at thirty degrees' },
  ],
  wear: { men: 'trikot-schaerpe' },
  runs: [mensAll],
  prices: { adult: 3490 },
  tiers: [
    { from: 10, adult: 3190 },
    { from: 25, adult: 2890 },
  ],
  weightGrams: 150,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-nordwald', 'stutzen-nordwald', 'turnbeutel-seitenlinie', 'kappe-nordwald'],
  products: [
    {
      key: 'trikot-schaerpe',
      title: { de: 'Trikot Schärpe', en: 'Sash jersey' },
      description: {
        de: 'Gelbes Trikot mit schwarzer Schärpe und schwarzem V-Ausschnitt, leicht und auffallend klar.',
        en: 'Yellow jersey with a black sash and a black V-neck, light and strikingly clear.',
      },
      story: {
        de: 'Ein einziger Strich quer über die Brust genügt, um eine Mannschaft unverwechselbar zu machen. In Gelb und Schwarz ist sie außerdem bei jedem Wetter zu sehen.',
        en: 'A single line across the chest is enough to make a team unmistakable. In yellow and black it can also be seen in any weather.',
      },
      colours: ['GEL'],
      sold: 705,
      ageDays: 340,
      stock: { 'men-4XL': 2, 'men-5XL': { backInDays: 31 } },
    },
    {
      key: 'auswaertstrikot-schaerpe',
      title: { de: 'Auswärtstrikot Schärpe', en: 'Sash away jersey' },
      description: {
        de: 'Weißes Auswärtstrikot mit roter Schärpe, dazu rote Bündchen und ein roter V-Ausschnitt.',
        en: 'White away jersey with a red sash, red cuffs and a red V-neck, opaque even when wet.',
      },
      story: {
        de: 'Weiß mit roter Schärpe geht gegen fast jeden Gegner. Das Weiß ist dicht gestrickt und lässt auch nass nichts durchscheinen.',
        en: 'White with a red sash works against nearly every opponent. The white is densely knitted and shows nothing through, even when wet.',
      },
      colours: ['WSS'],
      sold: 233,
      ageDays: 340,
    },
    {
      key: 'trikot-uferpromenade',
      title: { de: 'Trikot Uferpromenade mit Schärpe', en: 'Uferpromenade jersey with sash' },
      description: {
        de: 'Himmelblaues Trikot mit navyfarbener Schärpe, ein leises Modell für laute Mannschaften.',
        en: 'Sky blue jersey with a slender navy sash, a quiet model for loud teams.',
      },
      story: {
        de: 'Himmelblau und Navy sind die Farben vieler Vereine an Seen und Flüssen. Die Schärpe ist hier etwas schmäler gezogen, damit auf der Brust ein Sponsor Platz findet.',
        en: 'Sky blue and navy are the colours of many clubs on lakes and rivers. The sash is drawn a little narrower here, to leave room for a sponsor on the chest.',
      },
      colours: ['HIM'],
      runs: [mensTo3XL],
      sale: { before: { adult: 3490 }, sinceDays: 6 },
      prices: { adult: 2790 },
      tiers: [],
      sold: 118,
      ageDays: 320,
    },
    {
      key: 'trikot-schaerpe-mit-name-und-nummer',
      title: { de: 'Trikot Schärpe mit Name und Nummer', en: 'Sash jersey with name and number' },
      description: {
        de: 'Trikot Schärpe in drei Farben, mit Name und Nummer über der Schärpe am Rücken.',
        en: 'The sash jersey in three colours, with name and number above the sash on the back.',
      },
      story: {
        de: 'Am Rücken endet die Schärpe unter dem Schulterblatt, damit die Nummer freisteht. Gedruckt wird in der Farbe der Schärpe, einzeln nach Ihrer Kaderliste.',
        en: 'On the back the sash ends below the shoulder blade, so the number stands free. We print in the colour of the sash, one by one from your squad list.',
      },
      colours: ['GEL', 'WSS', 'HIM'],
      lead: 'back',
      prices: { adult: 4390 },
      tiers: [
        { from: 10, adult: 3990 },
        { from: 25, adult: 3690 },
      ],
      isMadeToOrder: true,
      sold: 154,
      ageDays: 340,
    },
  ],
}
