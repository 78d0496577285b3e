import type { ProductFamily } from '../content.ts'
import { childrens, childrensFrom104, mensAll, mensTo3XL, womens } from '../sizes.ts'

const adultAndChild = { men: 'trikot-nordwald', women: 'trikot-nordwald-damen', children: 'trikot-nordwald-kinder' }
const printed = { adult: 4390, child: 3690 }
const printedTiers = [
  { from: 10, adult: 3990, child: 3290 },
  { from: 25, adult: 3690, child: 2990 },
]
const namedAndNumbered = {
  de: 'Name und Nummer im Transferdruck, waschbar bis 40 °C',
  en: 'Name and number as transfer print, washable at 40 °C',
}

/** The pinstriped flagship. */
export const nordwald: ProductFamily = {
  key: 'nordwald',
  tags: ['Fußball', 'Dress', 'Teamtrikot'],
  number: 2410,
  groups: ['trikots'],
  cloth: 'interlock',
  cut: { de: 'Regulär, Damenmodell tailliert', en: 'Regular, women’s model waisted' },
  finish: { de: 'Transferdruck, waschbar bis 40 °C', en: 'Transfer print, washable at 40 °C' },
  body: {
    de: 'Der Interlock wiegt 145 g/m² und trocknet schnell. Flachnähte an Schultern und Ärmeln liegen glatt auf der Haut, der V-Ausschnitt ist mit einem Band versäubert.',
    en: 'The interlock weighs 145 g/m² and dries fast. Flat seams on shoulders and sleeves lie smooth on the skin, and the V-neck is finished with a tape.',
  },
  features: [
    { de: 'Nadelstreif gestrickt, nicht gedruckt', en: 'Pinstripes knitted in, not printed on' },
    { de: 'Platz für Wappen, Sponsor, Name und Nummer', en: 'Room for crest, sponsor, name and number' },
    {
      de: 'Kinder-, Damen- und Herrenschnitt aus demselben Stoff',
      en: 'Children’s, women’s and men’s cut from the same cloth',
    },
  ],
  wear: adultAndChild,
  runs: [childrens, womens, mensAll],
  prices: { adult: 3490, child: 2790 },
  tiers: [
    { from: 10, adult: 3190, child: 2490 },
    { from: 25, adult: 2890, child: 2290 },
  ],
  weightGrams: 160,
  isPersonalisable: true,
  chart: 'tops',
  cross: ['short-nordwald', 'stutzen-nordwald', 'trainingsjacke-nordwald', 'sporttasche-kabinengang'],
  products: [
    {
      key: 'trikot-nordwald-mit-nadelstreif',
      title: { de: 'Trikot Nordwald mit Nadelstreif', en: 'Nordwald jersey with pinstripes' },
      description: {
        de: 'Atmungsaktives Heimtrikot aus recyceltem Interlock, mit V-Ausschnitt und Kontrastärmeln.',
        en: 'Breathable home jersey in recycled interlock, with a V-neck and contrasting sleeves.',
      },
      story: {
        de: 'Das Trikot Nordwald ist für Meisterschaftsspiele gemacht. Feine Nadelstreifen auf der Brust, helle Ärmel dazu: Aus der Entfernung ruhig, aus der Nähe genau gearbeitet.',
        en: 'The Nordwald is made for league matches. Fine pinstripes on the body, pale sleeves beside them: calm from a distance, precise up close.',
      },
      colours: ['NAV', 'TAN'],
      sold: 2284,
      ageDays: 410,
      stock: { 'NAV-men-XL': 0, 'NAV-men-XXL': { backInDays: 53 }, 'NAV-men-3XL': 4, 'NAV-children-116': 0 },
    },
    {
      key: 'kindertrikot-nachwuchsmannschaft',
      title: { de: 'Kindertrikot Nachwuchs\u00ADmannschaft', en: 'Youth team children’s jersey' },
      description: {
        de: 'Nadelstreiftrikot im Kinderschnitt, von 104 bis 164, mit verlängertem Rücken zum Hineinstecken.',
        en: 'Pinstripe jersey in a children’s cut, 104 to 164, with a longer back that stays tucked in.',
      },
      story: {
        de: 'Für die U7 bis zur U15: etwas kürzer und breiter geschnitten als das Modell der Kampfmannschaft, aber aus demselben Stoff. Im Etikett ist Platz für den Namen, damit nach dem Turnier jedes Trikot sein Kind findet.',
        en: 'From under 7s to under 15s: cut a little shorter and wider than the first team’s, but from the same cloth. The label has room for a name, so every jersey finds its child after the tournament.',
      },
      colours: ['TAN', 'NAV'],
      wear: { children: 'trikot-nordwald-kinder' },
      runs: [childrensFrom104],
      prices: { adult: 2490 },
      tiers: [
        { from: 10, adult: 2290 },
        { from: 25, adult: 1990 },
      ],
      groups: ['trikots', 'kinder-nachwuchs'],
      isNew: true,
      ageDays: 6,
      sold: 212,
    },
    {
      key: 'trikot-nordwald-mit-name-und-nummer',
      title: { de: 'Trikot Nordwald mit Name und Nummer', en: 'Nordwald jersey with name and number' },
      description: {
        de: 'Das Heimtrikot fertig beflockt: Name im Bogen, Nummer 310 mm hoch, beides in Weiß.',
        en: 'The home jersey ready to wear: name on an arc, number 310 mm high, both in white.',
      },
      story: {
        de: 'Sie schreiben uns Name und Nummer, wir setzen, drucken und kontrollieren jedes Stück einzeln. Der Transfer liegt dünn auf dem Nadelstreif und bricht auch nach einer ganzen Saison nicht.',
        en: 'You send us name and number; we set, print and check each piece by hand. The transfer lies thinly on the pinstripes and does not crack even after a full season.',
      },
      colours: ['NAV', 'TAN'],
      lead: 'back',
      prices: printed,
      tiers: printedTiers,
      finish: namedAndNumbered,
      isMadeToOrder: true,
      sold: 640,
      ageDays: 410,
    },
    {
      key: 'auswaertstrikot-nordwald',
      title: { de: 'Auswärtstrikot Nordwald', en: 'Nordwald away jersey' },
      description: {
        de: 'Rotes Nadelstreiftrikot für auswärts, mit weißen Ärmeln und weißem V-Ausschnitt.',
        en: 'Red pinstripe jersey for away matches, with white sleeves and a white V-neck.',
      },
      story: {
        de: 'Wenn der Gegner in Navy oder Grün aufläuft, kommt das rote Nordwald aus der Tasche. Short und Stutzen des Heimtrikots passen dazu, die Mannschaft braucht also nur ein zweites Trikot.',
        en: 'When the opponents turn out in navy or green, the red Nordwald comes out of the bag. It goes with the shorts and socks of the home kit, so the team needs just one more jersey.',
      },
      colours: ['ROT'],
      wear: { men: 'trikot-nordwald' },
      runs: [mensAll],
      sold: 188,
      ageDays: 290,
    },
    {
      key: 'damentrikot-nordwald',
      title: { de: 'Damentrikot Nordwald mit Nadelstreif', en: 'Nordwald women’s jersey with pinstripes' },
      description: {
        de: 'Tailliertes Damentrikot mit Nadelstreif, kürzerem Ärmel und schmalerem V-Ausschnitt.',
        en: 'Waisted women’s jersey with pinstripes, shorter sleeves and a narrower V-neck.',
      },
      story: {
        de: 'Kein verkleinertes Herrentrikot: Schulter, Taille und Länge sind mit zwei Frauenmannschaften aus dem Mühlviertel abgesteckt worden, in sechs Größen von XS bis XXL.',
        en: 'Not a shrunken men’s shirt: shoulder, waist and length were pinned together with two women’s teams from the Mühlviertel, in six sizes from XS to XXL.',
      },
      colours: ['TAN', 'NAV'],
      wear: { women: 'trikot-nordwald-damen' },
      runs: [womens],
      prices: { adult: 3490 },
      tiers: [
        { from: 10, adult: 3190 },
        { from: 25, adult: 2890 },
      ],
      sold: 301,
      ageDays: 300,
    },
    {
      key: 'ausweichtrikot-schwarz-gelb',
      title: { de: 'Ausweichtrikot Schwarz-Gelb', en: 'Black and yellow third jersey' },
      description: {
        de: 'Schwarzes Trikot mit gelbem Nadelstreif, gelbem Kragenband und gelbem Aufdruck.',
        en: 'Black jersey with yellow pinstripes, yellow neck tape and yellow lettering.',
      },
      story: {
        de: 'Gelb auf Schwarz ist auf jedem Platz zu lesen, auch bei Flutlicht und Nieselregen. Viele Vereine nehmen es als drittes Trikot, manche inzwischen als erstes.',
        en: 'Yellow on black can be read on every pitch, under floodlights and in drizzle too. Many clubs take it as their third jersey, some have made it their first.',
      },
      colours: ['SWZ'],
      wear: { men: 'trikot-nordwald' },
      runs: [mensTo3XL],
      sold: 143,
      ageDays: 260,
      stock: { 'men-S': 0 },
    },
    {
      key: 'damentrikot-nordwald-mit-rueckennummer',
      title: { de: 'Damentrikot Nordwald mit Rückennummer', en: 'Nordwald women’s jersey with number' },
      description: {
        de: 'Das taillierte Nordwald mit Name und Nummer, im Druckbild auf den Damenschnitt verkleinert.',
        en: 'The waisted Nordwald with name and number, the print scaled to the women’s cut.',
      },
      story: {
        de: 'Eine Nummer, die auf einem Herrentrikot richtig sitzt, reicht am Damenschnitt bis in die Seitennaht. Deshalb drucken wir hier 280 mm hoch und setzen den Namen zwei Zentimeter tiefer.',
        en: 'A number that sits right on a men’s shirt runs into the side seam of the women’s cut. Here we print it 280 mm high and place the name two centimetres lower.',
      },
      colours: ['NAV', 'TAN'],
      wear: { women: 'trikot-nordwald-damen' },
      runs: [womens],
      lead: 'back',
      prices: { adult: 4390 },
      tiers: [
        { from: 10, adult: 3990 },
        { from: 25, adult: 3690 },
      ],
      finish: namedAndNumbered,
      isMadeToOrder: true,
      sold: 96,
      ageDays: 300,
    },
    {
      key: 'kindertrikot-mit-vorname',
      title: { de: 'Kindertrikot mit Vorname und Nummer', en: 'Children’s jersey with first name and number' },
      description: {
        de: 'Kindertrikot mit Vornamen über der Nummer, ein Geschenk, das auch im Training getragen wird.',
        en: 'Children’s jersey with the first name above the number, a present that gets worn to training.',
      },
      story: {
        de: 'Zum Geburtstag, zur Aufnahme in den Verein oder zum Abschied vom Trainer: Vorname und Lieblingsnummer in Weiß auf Grün oder Navy. Bis zwölf Zeichen bleibt die Schrift in voller Größe.',
        en: 'For a birthday, for joining the club or to say thank you to the coach: first name and favourite number in white on green or navy. Up to twelve characters the lettering keeps its full size.',
      },
      colours: ['TAN', 'NAV'],
      wear: { children: 'trikot-nordwald-kinder' },
      runs: [childrensFrom104],
      lead: 'back',
      prices: { adult: 3290 },
      tiers: [
        { from: 10, adult: 2990 },
        { from: 25, adult: 2690 },
      ],
      groups: ['trikots', 'kinder-nachwuchs'],
      finish: namedAndNumbered,
      isMadeToOrder: true,
      sold: 334,
      ageDays: 220,
    },
    {
      key: 'trikot-schwarz-gelb-mit-rueckennummer',
      title: { de: 'Trikot Schwarz-Gelb mit Rückennummer', en: 'Black and yellow jersey with number' },
      description: {
        de: 'Das schwarze Ausweichtrikot fertig bedruckt, Name und Nummer in kräftigem Gelb.',
        en: 'The black third jersey ready printed, name and number in strong yellow.',
      },
      story: {
        de: 'Gelber Druck auf dunklem Stoff braucht eine Sperrschicht, sonst schlägt das Schwarz nach einigen Wäschen durch. Unsere hat sie, darum bleibt die Nummer gelb und wird nicht oliv.',
        en: 'Yellow print on dark cloth needs a barrier layer, or the black bleeds through after a few washes. Ours has one, which is why the number stays yellow rather than turning olive.',
      },
      colours: ['SWZ'],
      wear: { men: 'trikot-nordwald' },
      runs: [mensTo3XL],
      lead: 'back',
      prices: { adult: 4390 },
      tiers: [
        { from: 10, adult: 3990 },
        { from: 25, adult: 3690 },
      ],
      finish: namedAndNumbered,
      isMadeToOrder: true,
      sold: 58,
      ageDays: 260,
    },
    {
      key: 'trikot-nordwald-jubilaeum',
      title: { de: 'Trikot Nordwald Jubiläum', en: 'Nordwald anniversary jersey' },
      description: {
        de: 'Rotes Nordwald mit Jahreszahl am Rücken, in Vorbereitung für die Frühjahrsrunde.',
        en: 'Red Nordwald with the year on the back, in preparation for the spring season.',
      },
      story: {
        de: 'Zum hundertsten Vereinsgeburtstag setzen wir die Jahreszahl anstelle des Namens. Das Modell ist noch in Abstimmung und wird erst mit der Frühjahrsrunde freigeschaltet.',
        en: 'For a club’s hundredth birthday we set the year in place of the name. The model is still being agreed and will be released with the spring season.',
      },
      colours: ['ROT'],
      wear: { men: 'trikot-nordwald' },
      runs: [mensTo3XL],
      lead: 'back',
      prices: { adult: 4690 },
      tiers: [],
      isMadeToOrder: true,
      isOffline: true,
      ageDays: 2,
    },
  ],
}
