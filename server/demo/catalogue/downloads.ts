import { textOfHtml } from '../../kit/html.ts'
import { cloths } from './cloths.ts'
import type { ChartKey, ClothKey, ProductContent, ProductFamily, Text } from './content.ts'
import { makePdf, type PdfPage } from './pdf.ts'
import { personalisationHelps } from './texts.ts'

/** A PDF that customers can load; `name` is its file's name. */
export type Download = { name: string; title: Text; pages: readonly PdfPage[] }

type Chart = { name: string; title: Text; intro: Text; head: { de: string[]; en: string[] }; rows: string[][] }

const charts: Readonly<Record<Exclude<ChartKey, 'gear'>, Chart>> = {
  tops: {
    name: 'groessentabelle-oberteile.pdf',
    title: { de: 'Größentabelle Oberteile', en: 'Size chart for tops' },
    intro: {
      de: 'Messen Sie Brust und Taille am Körper, ohne das Band anzuziehen. Zwischen zwei Größen nehmen Sie für Trikots die größere. Alle Maße in Zentimetern.',
      en: 'Measure chest and waist on the body without pulling the tape tight. Between two sizes take the larger one for jerseys. All measures in centimetres.',
    },
    head: {
      de: ['Größe', 'Körpergröße', 'Brust', 'Taille', 'Rückenlänge'],
      en: ['Size', 'Height', 'Chest', 'Waist', 'Back length'],
    },
    rows: [
      ['104', '99–104', '56–58', '53–54', '46'],
      ['116', '111–116', '60–62', '55–56', '50'],
      ['128', '123–128', '64–66', '58–59', '54'],
      ['140', '135–140', '69–71', '61–63', '58'],
      ['152', '147–152', '75–78', '65–67', '62'],
      ['164', '159–164', '81–84', '69–71', '66'],
      ['D XS (34)', '164–168', '78–81', '62–65', '62'],
      ['D S (36)', '166–170', '82–85', '66–69', '63'],
      ['D M (38)', '168–172', '86–89', '70–73', '65'],
      ['D L (40)', '168–174', '90–94', '74–78', '66'],
      ['D XL (42)', '170–174', '95–99', '79–84', '68'],
      ['D XXL (44)', '170–176', '100–105', '85–90', '69'],
      ['H S', '168–174', '88–92', '76–80', '70'],
      ['H M', '174–180', '93–98', '81–86', '72'],
      ['H L', '178–184', '99–104', '87–93', '74'],
      ['H XL', '182–188', '105–111', '94–101', '76'],
      ['H XXL', '184–192', '112–118', '102–109', '78'],
      ['H 3XL', '186–194', '119–126', '110–118', '80'],
      ['H 4XL', '186–196', '127–134', '119–127', '82'],
      ['H 5XL', '188–198', '135–142', '128–136', '84'],
    ],
  },
  bottoms: {
    name: 'groessentabelle-hosen.pdf',
    title: { de: 'Größentabelle Hosen und Shorts', en: 'Size chart for trousers and shorts' },
    intro: {
      de: 'Die Innenlänge gilt für lange Hosen. Der Bund ist elastisch und gibt etwa sechs Zentimeter nach. Alle Maße in Zentimetern.',
      en: 'The inside leg is for long trousers. The waistband is elastic and gives about six centimetres. All measures in centimetres.',
    },
    head: { de: ['Größe', 'Bund', 'Hüfte', 'Innenlänge'], en: ['Size', 'Waist', 'Hips', 'Inside leg'] },
    rows: [
      ['104', '53–54', '58–60', '45'],
      ['116', '55–56', '62–65', '52'],
      ['128', '58–59', '67–70', '59'],
      ['140', '61–63', '72–76', '65'],
      ['152', '65–67', '78–82', '71'],
      ['164', '69–71', '84–88', '76'],
      ['D XS (34)', '62–65', '86–89', '78'],
      ['D S (36)', '66–69', '90–93', '79'],
      ['D M (38)', '70–73', '94–97', '79'],
      ['D L (40)', '74–78', '98–101', '80'],
      ['D XL (42)', '79–84', '102–106', '80'],
      ['D XXL (44)', '85–90', '107–112', '81'],
      ['H S', '76–80', '90–94', '79'],
      ['H M', '81–86', '95–99', '81'],
      ['H L', '87–93', '100–105', '83'],
      ['H XL', '94–101', '106–111', '84'],
      ['H XXL', '102–109', '112–117', '85'],
      ['H 3XL', '110–118', '118–123', '86'],
      ['H 4XL', '119–127', '124–130', '86'],
      ['H 5XL', '128–136', '131–137', '87'],
    ],
  },
  socks: {
    name: 'groessentabelle-stutzen.pdf',
    title: { de: 'Größentabelle Stutzen', en: 'Size chart for socks' },
    intro: {
      de: 'Die Größe richtet sich nach der Schuhgröße. Für Schienbeinschützer mit Knöchelteil nehmen Sie eine Größe mehr.',
      en: 'The size follows the shoe size. For shin pads with ankle protection take one size more.',
    },
    head: {
      de: ['Größe', 'Fußlänge in cm', 'Schaftlänge in cm'],
      en: ['Size', 'Foot length in cm', 'Leg length in cm'],
    },
    rows: [
      ['27–30', '17–19', '32'],
      ['31–34', '19,5–21,5', '36'],
      ['35–38', '22–24', '40'],
      ['39–42', '24,5–26,5', '44'],
      ['43–46', '27–29', '47'],
      ['47–49', '29,5–31', '49'],
    ],
  },
}

const languages = ['de', 'en'] as const

const chartDownload = ({ name, title, intro, head, rows }: Chart): Download => ({
  name,
  title,
  pages: languages.map(language => ({
    language,
    heading: title[language],
    blocks: [{ text: intro[language] }, { table: [head[language], ...rows] }],
  })),
})

const careTitle: Text = { de: 'Pflegeanleitung', en: 'Care guide' }
const careTips: Text = {
  de: 'Waschen Sie nach jedem Tragen, aber mit wenig Waschmittel: Zu viel davon setzt sich in den Fasern fest und macht sie hart. Nasse Wäsche nie in der Tasche lassen.',
  en: 'Wash after every wear, but with little detergent: too much of it settles in the fibres and makes them hard. Never leave wet laundry in the bag.',
}

function careDownload(key: ClothKey): Download {
  const { material, composition, fibreNote, care } = cloths[key]
  return {
    name: `pflegeanleitung-${key.toLowerCase()}.pdf`,
    title: careTitle,
    pages: languages.map(language => ({
      language,
      heading: careTitle[language],
      blocks: [
        { text: material[language] },
        ...(composition ? [{ text: composition[language] }] : []),
        ...(fibreNote ? [{ text: fibreNote[language] }] : []),
        { text: textOfHtml(care[language]) },
        ...(composition ? [{ text: careTips[language] }] : []),
      ],
    })),
  }
}

const printTitle: Text = { de: 'Merkblatt Namen und Nummern', en: 'Leaflet on names and numbers' }
const printNotes: Text = {
  de: 'Nummern am Rücken sind 280 bis 310 mm hoch, Namen 60 mm. Schicken Sie bei Mannschaften eine Tabelle mit Name, Nummer und Größe. Personalisierte Ware wird eigens für Sie angefertigt und kann nicht zurückgenommen werden; die gesetzliche Gewährleistung bleibt bestehen.',
  en: 'Numbers on the back are 280 to 310 mm high, names 60 mm. For teams please send a table with name, number and size. Personalised goods are made for you and cannot be taken back; your statutory warranty remains.',
}

const printDownload: Download = {
  name: 'merkblatt-namen-und-nummern.pdf',
  title: printTitle,
  pages: languages.map(language => ({
    language,
    heading: printTitle[language],
    blocks: [{ text: textOfHtml(personalisationHelps.nameAndNumber[language]) }, { text: printNotes[language] }],
  })),
}

/** The downloads of a product: its size chart, its care guide and, where names are printed, the leaflet on that. */
export function downloadsOf(family: ProductFamily, content: Pick<ProductContent, 'isMadeToOrder'>): Download[] {
  return [
    ...(family.chart === 'gear' ? [] : [chartDownload(charts[family.chart])]),
    careDownload(family.cloth),
    ...(content.isMadeToOrder ? [printDownload] : []),
  ]
}

/** Every download of the demo shop, each once. */
export const allDownloads: readonly Download[] = [
  ...Object.values(charts).map(chartDownload),
  ...(Object.keys(cloths) as ClothKey[]).map(careDownload),
  printDownload,
]

/** The bytes of a download. */
export const pdfOf = (download: Download): Buffer => makePdf(download.title.de, download.pages)
