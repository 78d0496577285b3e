import type { ProductFamily } from '../content.ts'
import { unisex } from '../sizes.ts'

/** Training bibs. */
export const leibchen: ProductFamily = {
  key: 'leibchen',
  tags: ['Überziehleibchen', 'Markierungshemd', 'Weste'],
  number: 5210,
  groups: ['baelle-ausruestung', 'taschen-zubehoer', 'trainingsbekleidung'],
  cloth: 'mesh',
  cut: { de: 'Ärmellos, seitlich offen', en: 'Sleeveless, open at the sides' },
  finish: { de: 'Nummern 1 bis 20 im Siebdruck', en: 'Numbers 1 to 20 as screen print' },
  body: {
    de: 'Grobes Mesh, das über Jacke und Pullover passt, mit Gummizug an den Seiten. Die Farben halten Regen und Flutlicht stand, und in der Netztasche trocknet das Leibchen auch ohne Leine.',
    en: 'Coarse mesh that fits over jacket and pullover, with elastic at the sides. The colours stand up to rain and floodlight, and the bib dries in its net bag without a line.',
  },
  features: [
    { de: 'Über Jacken tragbar', en: 'Fits over jackets' },
    { de: 'Gummizug an beiden Seiten', en: 'Elastic on both sides' },
    { de: 'Bei 60 °C waschbar', en: 'Washable at 60 °C' },
  ],
  wear: { unisex: 'leibchen-wechsel' },
  runs: [unisex('104–140', 'S/M', 'L/XL')],
  prices: { adult: 690 },
  tiers: [
    { from: 10, adult: 590 },
    { from: 25, adult: 490 },
  ],
  weightGrams: 60,
  chart: 'gear',
  cross: ['trainingsshirt-puls', 'spielball-anstoss', 'trinkflasche-halbzeit'],
  products: [
    {
      key: 'leibchen-wechsel',
      title: { de: 'Trainingsleibchen Wechsel', en: 'Wechsel training bib' },
      description: {
        de: 'Trainingsleibchen in drei Signalfarben, einzeln oder ab zehn Stück günstiger.',
        en: 'Training bib in three signal colours, singly, or for less from ten pieces.',
      },
      story: {
        de: 'Neongelb, Orange und Blau: Mit drei Farben lassen sich auch Spielformen mit neutralen Spielern sauber teilen. Das Leibchen geht über den Kopf, ohne hängen zu bleiben.',
        en: 'Neon, orange and blue: three colours also allow clean games with neutral players. The bib goes over the head without catching.',
      },
      colours: ['NEO', 'ORA', 'ROY'],
      sold: 1418,
      ageDays: 430,
      stock: { 'NEO-unisex-S/M': 'unlimited', 'ORA-unisex-L/XL': 0 },
    },
    {
      key: 'leibchen-satz-zehn',
      title: { de: 'Trainingsleibchen, Satz zu zehn', en: 'Training bibs, set of ten' },
      description: {
        de: 'Zehn nummerierte Leibchen in einer Netztasche, damit niemand lange verteilen muss.',
        en: 'Ten numbered bibs in a net bag, so that nobody has to hand them out for long.',
      },
      story: {
        de: 'Zehn Leibchen mit den Nummern 1 bis 10, zusammengelegt in einer Netztasche mit Karabiner. Die Tasche kommt mit in die Waschmaschine, dann sind es nachher immer noch zehn.',
        en: 'Ten bibs numbered 1 to 10, folded into a net bag with a carabiner. The bag goes into the washing machine too, so that there are still ten afterwards.',
      },
      colours: ['ORA', 'ROY'],
      runs: [unisex('104–140', 'S/M', 'L/XL')],
      prices: { adult: 5490 },
      tiers: [],
      lead: 'front',
      sold: 233,
      ageDays: 350,
    },
  ],
}

/** Match and training balls. */
export const baelle: ProductFamily = {
  key: 'baelle',
  tags: ['Fußball', 'Ball'],
  number: 5310,
  groups: ['baelle-ausruestung', 'taschen-zubehoer'],
  cloth: 'ballSkin',
  cut: { de: '32 Felder, thermisch verklebt', en: '32 panels, thermally bonded' },
  finish: { de: 'Vereinswappen ab 20 Stück', en: 'Club crest from 20 pieces' },
  body: {
    de: 'Die Felder sind verklebt statt genäht, der Ball nimmt deshalb kaum Wasser auf und bleibt rund. Unter der griffigen Oberfläche liegen drei Lagen Gewebe und eine Butylblase, die den Druck über Wochen hält.',
    en: 'The panels are bonded rather than stitched, so the ball takes on hardly any water and stays round. Under the grippy surface lie three plies of weave and a butyl bladder that keeps its pressure for weeks.',
  },
  features: [
    { de: 'Größen 3, 4 und 5', en: 'Sizes 3, 4 and 5' },
    { de: 'Butylblase mit Ersatzventil', en: 'Butyl bladder with spare valve' },
    { de: 'Wird aufgepumpt auf 0,4 bar geliefert', en: 'Delivered inflated to 0.4 bar' },
  ],
  wear: { unisex: 'spielball-anstoss' },
  runs: [unisex('3', '4', '5')],
  prices: { adult: 3990, bySize: { '3': 3490 } },
  weightGrams: 440,
  isBulky: true,
  origin: 'imported',
  warning: 'smallParts',
  chart: 'gear',
  cross: ['leibchen-wechsel', 'trinkflasche-halbzeit', 'rucksack-auswaertsspiel'],
  products: [
    {
      key: 'spielball-anstoss',
      title: { de: 'Spielball Anstoß', en: 'Anstoß match ball' },
      description: {
        de: 'Weißer Spielball mit grün-gelber Zeichnung, verklebt, für Rasen und Kunstrasen.',
        en: 'White match ball with a green and yellow design, bonded, for grass and artificial turf.',
      },
      story: {
        de: 'Weiß, mit ein wenig Grün und Gelb, damit ihn auch der Tormann am anderen Ende sieht. Vor dem Anpfiff auf den Druck aufpumpen, der neben dem Ventil steht.',
        en: 'White with a little green and yellow, so that the keeper at the far end sees it too. Before kick-off, inflate it to the pressure that stands beside the valve.',
      },
      colours: ['WSS'],
      tiers: [{ from: 10, adult: 3290 }],
      sold: 514,
      ageDays: 340,
      stock: { 'unisex-5': 'unlimited' },
    },
    {
      key: 'trainingsball-anstoss',
      title: { de: 'Trainingsball Anstoß Gelb', en: 'Yellow Anstoß training ball' },
      description: {
        de: 'Gelber Trainingsball mit dickerer Außenhaut, für den täglichen Einsatz auf hartem Boden.',
        en: 'Yellow training ball with a thicker skin, for daily use on hard ground.',
      },
      story: {
        de: 'Eine um einen halben Millimeter dickere Haut macht ihn langlebiger auf Asche und Asphalt. Auf gemähtem Gras ist das Gelb leichter zu finden als Weiß.',
        en: 'A skin half a millimetre thicker makes it last longer on cinder and tarmac. On cut grass yellow is easier to find than white.',
      },
      colours: ['GEL'],
      prices: { adult: 2490, bySize: { '3': 2190 } },
      tiers: [{ from: 10, adult: 1990 }],
      sold: 622,
      ageDays: 340,
      stock: { 'unisex-4': 5 },
    },
    {
      key: 'winterball-anstoss',
      title: { de: 'Winterball Anstoß Orange', en: 'Orange Anstoß winter ball' },
      description: {
        de: 'Oranger Ball für Schnee und Dämmerung, mit griffiger Haut, die in der Kälte weich bleibt.',
        en: 'Orange ball for snow and dusk, with a grippy skin that stays soft in the cold.',
      },
      story: {
        de: 'Wenn der erste Schnee liegt und trotzdem gespielt wird, schlägt seine Stunde. Die Haut ist weicher eingestellt und tut auch bei Frost nicht weh.',
        en: 'When the first snow lies and the match goes ahead all the same, its hour has come. The skin is set softer and does not sting in the frost.',
      },
      colours: ['ORA'],
      runs: [unisex('4', '5')],
      tiers: [{ from: 10, adult: 3490 }],
      prices: { adult: 4290 },
      groups: ['baelle-ausruestung', 'taschen-zubehoer', 'regen-winter'],
      isNew: true,
      ageDays: 21,
      sold: 77,
    },
  ],
}

/** Water bottles. */
export const trinkflaschen: ProductFamily = {
  key: 'trinkflaschen',
  tags: ['Flasche', 'Trinken'],
  number: 5410,
  groups: ['baelle-ausruestung', 'taschen-zubehoer'],
  cloth: 'bottle',
  cut: { de: 'Druckflasche mit Zugverschluss', en: 'Squeeze bottle with pull cap' },
  finish: { de: 'Vereinsname im Siebdruck, spülmaschinenfest', en: 'Club name as screen print, dishwasher-safe' },
  body: {
    de: 'Weich genug zum Drücken, fest genug zum Werfen. Das Ventil schließt von selbst und tropft nicht in die Tasche, die weite Öffnung nimmt Eiswürfel und lässt sich mit der Bürste reinigen. Geschmacksneutral und ohne Weichmacher.',
    en: 'Soft enough to squeeze, firm enough to throw. The valve closes by itself and does not drip into the bag; the wide mouth takes ice cubes and can be cleaned with a brush. Free of taste and plasticisers.',
  },
  features: [
    { de: 'Selbstschließendes Ventil', en: 'Self-closing valve' },
    { de: 'Spülmaschinenfest, oberer Korb', en: 'Dishwasher-safe, top rack' },
    { de: 'Füllstriche alle 100 Milliliter', en: 'Marks every 100 millilitres' },
  ],
  wear: { unisex: 'trinkflasche-halbzeit' },
  runs: [unisex('0,5 l', '0,75 l', '1,0 l')],
  prices: { adult: 890, bySize: { '0,5 l': 790, '1,0 l': 990 } },
  weightGrams: 90,
  origin: 'imported',
  warning: 'smallParts',
  chart: 'gear',
  cross: ['turnbeutel-seitenlinie', 'rucksack-auswaertsspiel', 'handtuch-duschraum'],
  products: [
    {
      key: 'trinkflasche-halbzeit',
      title: { de: 'Trinkflasche Halbzeit', en: 'Halbzeit water bottle' },
      description: {
        de: 'Trinkflasche mit Zugverschluss in drei Größen, in Tannengrün oder Königsblau.',
        en: 'Water bottle with a pull cap in three sizes, in pine green or royal blue.',
      },
      story: {
        de: 'Fünfzehn Minuten Pause, ein halber Liter: Mit dieser Flasche geht es sich aus. Am Boden ist Platz für eine Nummer, damit in der Kiste jede ihre findet.',
        en: 'Fifteen minutes’ break, half a litre: with this bottle it works out. The base has room for a number, so that in the crate everyone finds theirs.',
      },
      colours: ['TAN', 'ROY'],
      tiers: [
        { from: 10, adult: 690 },
        { from: 50, adult: 550 },
      ],
      sold: 1260,
      ageDays: 400,
      stock: { 'TAN-unisex-0,75 l': 'unlimited' },
    },
    {
      key: 'trinkflasche-verlaengerung',
      title: { de: 'Trinkflasche Verlängerung, 1 Liter', en: 'Verlängerung water bottle, 1 litre' },
      description: {
        de: 'Weiße Literflasche mit rotem Deckel und Schlaufe, für lange Spiele und Radtouren.',
        en: 'White one-litre bottle with a red cap and loop, for long matches and bike tours.',
      },
      story: {
        de: 'Für Spiele, die in die Verlängerung gehen, und für Trainer, die mehr reden als laufen. Weiß zeigt den Füllstand, der rote Deckel den Besitzer.',
        en: 'For matches that go to extra time, and for coaches who talk more than they run. White shows how full it is, the red cap whose it is.',
      },
      colours: ['WSS'],
      runs: [unisex('1,0 l')],
      prices: { adult: 1090 },
      tiers: [{ from: 10, adult: 890 }],
      sold: 187,
      ageDays: 230,
    },
  ],
}
