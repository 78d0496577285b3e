import type { GroupKey, Text } from './content.ts'

/** One product group; `picture` is the name of its card's picture. `parents`: groups that it is listed below. */
export type GroupContent = {
  key: GroupKey
  title: Text
  description: Text
  picture: string
  parents: readonly GroupKey[]
}

/** The groups in the order in which they are shown; those without parents stand in the header. */
export const groups: readonly GroupContent[] = [
  {
    key: 'trikots',
    title: { de: 'Trikots', en: 'Jerseys' },
    description: {
      de: 'Für Kinder, Damen und Herren, in sechzehn Vereinsfarben, fast alle mit Namen und Nummer.',
      en: 'For children, women and men, in sixteen club colours, nearly all with name and number.',
    },
    picture: 'karte-trikots',
    parents: [],
  },
  {
    key: 'trainingsbekleidung',
    title: { de: 'Trainings\u00adbekleidung', en: 'Training wear' },
    description: {
      de: 'Jacken, Hosen und Shirts, die zusammenpassen, auch wenn Sie sie über Jahre einzeln nachkaufen.',
      en: 'Jackets, trousers and shirts that go together, even when you buy them one by one over the years.',
    },
    picture: 'karte-training',
    parents: [],
  },
  {
    key: 'freizeit',
    title: { de: 'Freizeit', en: 'Leisure' },
    description: {
      de: 'Kapuzensweatshirts, Polos und Kappen fürs Vereinsheim und für alles, was nach dem Abpfiff kommt.',
      en: 'Hooded sweatshirts, polos and caps for the clubhouse and everything that comes after the final whistle.',
    },
    picture: 'karte-freizeit',
    parents: [],
  },
  {
    key: 'taschen-zubehoer',
    title: { de: 'Taschen & Zubehör', en: 'Bags & accessories' },
    description: {
      de: 'Sporttaschen, Bälle, Stutzen, Trinkflaschen und was sonst am Spielfeldrand fehlt.',
      en: 'Sports bags, balls, socks, bottles and whatever else is missing on the touchline.',
    },
    picture: 'karte-taschen',
    parents: [],
  },
  {
    key: 'sets',
    title: { de: 'Sets', en: 'Sets' },
    description: {
      de: 'Trikot, Short und Stutzen oder Jacke und Hose zum Vorteilspreis. Jedes Teil in eigener Passform und Größe.',
      en: 'Jersey, shorts and socks, or jacket and trousers, for less. Every piece in its own fit and size.',
    },
    picture: 'karte-sets',
    parents: [],
  },
  {
    key: 'torwart',
    title: { de: 'Torwart', en: 'Goalkeepers' },
    description: {
      de: 'Lange Ärmel, gepolsterte Ellbogen und Farben, die kein Feldspieler trägt. Für Torleute ab acht Jahren.',
      en: 'Long sleeves, padded elbows and colours no outfield player wears. For goalkeepers from the age of eight.',
    },
    picture: 'torwarttrikot-reflex-neo-front',
    parents: ['trikots'],
  },
  {
    key: 'hallensport',
    title: { de: 'Basketball & Volleyball', en: 'Basketball & volleyball' },
    description: {
      de: 'Luftige Trikots und lange Shorts für die Halle, mit Nummern in den Maßen der Verbände.',
      en: 'Airy jerseys and long shorts for indoor sports, with numbers in the measures of the associations.',
    },
    picture: 'korbtrikot-freiwurf-nav-front',
    parents: ['trikots'],
  },
  {
    key: 'hosen-shorts',
    title: { de: 'Hosen & Shorts', en: 'Trousers & shorts' },
    description: {
      de: 'Spielshorts passend zu den Trikots, Trainingshosen mit Reißverschlusstaschen und Hosen gegen Regen.',
      en: 'Match shorts to go with the jerseys, track pants with zipped pockets, and trousers against the rain.',
    },
    picture: 'short-nordwald-nav-front',
    parents: ['trainingsbekleidung'],
  },
  {
    key: 'regen-winter',
    title: { de: 'Regen & Winter', en: 'Rain & winter' },
    description: {
      de: 'Was von Oktober bis März über das Trikot kommt: wasserdichte Jacken, warme Pullover, Hauben.',
      en: 'What goes over the jersey from October to March: waterproof jackets, warm tops, beanies.',
    },
    picture: 'regenjacke-wetterseite-gel-front',
    parents: ['trainingsbekleidung'],
  },
  {
    key: 'baelle-ausruestung',
    title: { de: 'Bälle & Ausrüstung', en: 'Balls & equipment' },
    description: {
      de: 'Spielbälle, Leibchen und Trinkflaschen: was der Zeugwart im Schrank haben sollte.',
      en: 'Match balls, bibs and bottles: what the kit manager should have in the cupboard.',
    },
    picture: 'karte-zubehoer',
    parents: ['taschen-zubehoer'],
  },
  {
    key: 'stutzen-socken',
    title: { de: 'Stutzen & Socken', en: 'Football socks' },
    description: {
      de: 'Gepolstert, geringelt oder einfarbig, von Schuhgröße 27 bis 49, ab zehn Paar günstiger.',
      en: 'Cushioned, hooped or plain, from shoe size 27 to 49, for less from ten pairs.',
    },
    picture: 'stutzen-seeufer-tan-front',
    parents: ['taschen-zubehoer'],
  },
  {
    key: 'kinder-nachwuchs',
    title: { de: 'Kinder & Nachwuchs', en: 'Children & youth' },
    description: {
      de: 'Kindergerecht geschnitten von 104 bis 164, ohne lange Kordeln, mit Platz für den Namen.',
      en: 'Cut for children from 104 to 164, without long cords, with room for a name.',
    },
    picture: 'trikot-nordwald-kinder-tan-front',
    parents: ['trikots', 'trainingsbekleidung', 'freizeit'],
  },
]
