import { type Visitor, WrongAnswer } from '../../server/harness/visitor.ts'

/** A page with every kind of block that visitors see, in both languages: what scores of pages in general are measured on. */

interface Thing {
  readonly id: string
}

interface Found {
  readonly pictures: { readonly edges: readonly { readonly node: Thing }[] }
  readonly papers: { readonly edges: readonly { readonly node: Thing }[] }
}

const FOUND = `{
  pictures: files(first: 8, filter: { extensions: ["webp"] }) { edges { node { id } } }
  papers: files(first: 1, filter: { extensions: ["pdf"] }) { edges { node { id } } }
}`

/** What a mutation made; its only field is the payload. */
async function make<Made>(visitor: Visitor, mutation: string, input: object): Promise<Made> {
  const answer = (await visitor.graphql(mutation, { input })) as Record<string, { readonly errors: readonly object[] }>
  const [payload] = Object.values(answer)
  if (!payload || payload.errors.length > 0) throw new WrongAnswer(200, `refused: ${JSON.stringify(payload)}`)
  return payload as Made
}

const both = (de: string, en: string) => ({ de, en })

interface Written {
  readonly type: string
  readonly props?: object
  readonly size?: object
  readonly slots?: readonly (readonly Written[])[]
}

/** Blocks as the server takes them, each with an id of its own. */
function numbered(blocks: readonly Written[], before = 'block'): object[] {
  return blocks.map(({ type, props = {}, size, slots }, at) => {
    const id = `${before}-${at}`.padEnd(8, '_')
    return {
      ...{ id, type, props, ...(size && { attrs: { size } }) },
      ...(slots && { slots: slots.map((slot, place) => numbered(slot, `${before}-${at}-${place}`)) }),
    }
  })
}

interface Saved {
  readonly entry: { readonly id: string; readonly version: number }
}

/** Writes an entry and shows it in both languages; its id. */
async function publish(visitor: Visitor, kind: string, changes: object): Promise<string> {
  const { entry } = await make<Saved>(
    visitor,
    'mutation ($input: CreateEntryInput!) { createEntry(input: $input) { entry { id version } errors { code path message } } }',
    { kind, changes },
  )
  await make(
    visitor,
    'mutation ($input: PublishEntryInput!) { publishEntry(input: $input) { errors { code path message } } }',
    { entryId: entry.id, version: entry.version, languages: ['DE', 'EN'] },
  )
  return entry.id
}

const text = (de: string, en: string, props: object = {}): Written => ({
  type: 'text',
  props: { html: both(`<p>${de}</p>`, `<p>${en}</p>`), ...props },
})

const paragraphs: Written = {
  type: 'text',
  props: {
    html: both(
      '<h2>So trainieren wir</h2><p>Von Montag bis Freitag ist die Halle offen, und wer <strong>zum ersten Mal</strong> kommt, trainiert frei mit. Was man braucht, steht <a href="/sizes">bei den Größen</a>.</p><h3>Was dazugehört</h3><ul><li>Hallenschuhe</li><li>eine Flasche Wasser</li></ul><blockquote><p>Wer mag, bleibt.</p></blockquote>',
      '<h2>How we train</h2><p>The hall is open from Monday to Friday, and whoever comes <strong>for the first time</strong> trains for free. What you need is <a href="/sizes">with the sizes</a>.</p><h3>What comes along</h3><ul><li>Indoor shoes</li><li>a bottle of water</li></ul><blockquote><p>Stay if you like.</p></blockquote>',
    ),
  },
}

interface Pieces {
  readonly pictures: readonly string[]
  readonly paper: string
  readonly gallery: string
  readonly form: string
  readonly reusable: string
}

function written({ pictures, paper, gallery, form, reusable }: Pieces): Written[] {
  const half = { xs: 12, md: 6, lg: 6 }
  const third = { xs: 12, md: 6, lg: 4 }
  const picture = (at: number, props: object = {}): Written => ({
    type: 'image',
    props: { file: pictures[at % pictures.length], alt: both('Beim Training', 'At training'), ...props },
    size: third,
  })
  return [
    {
      type: 'hero',
      props: {
        ...{ eyebrow: both('Seit 1987', 'Since 1987'), title: both('Komm zum Training', 'Come and train') },
        text: both('Für alle von 6 bis 66.', 'For everybody from 6 to 66.'),
        buttons: [
          { label: both('Trikots ansehen', 'See the shirts'), href: '/trikots', look: 'primary' },
          { label: both('Hilfe', 'Help'), href: '/help', look: 'outline' },
        ],
        ...{ image: pictures[0], tone: 'inverse', drawing: 'court' },
      },
    },
    {
      type: 'benefits',
      props: {
        items: [
          { icon: 'truck', title: both('Schnell da', 'There soon'), text: both('In drei Tagen', 'In three days') },
          { icon: 'heart', title: both('Probieren', 'Try it on'), text: both('In der Halle', 'In the hall') },
          { icon: 'pin', title: both('Ums Eck', 'Around the corner'), text: both('In Linz', 'In Linz') },
        ],
      },
    },
    paragraphs,
    ...(['muted', 'accent', 'inverse'] as const).map(tone => ({
      ...text(
        'Am Samstag beginnt die Saison, <a href="/help">so kommst du hin</a>.',
        'The season begins on Saturday, <a href="/help">this is how you get there</a>.',
        { tone, align: 'center' },
      ),
      size: third,
    })),
    { type: 'button', props: { label: both('Zum Shop', 'To the shop'), href: '/', align: 'center' } },
    { type: 'hr' },
    picture(1, { ratio: '4:3', caption: both('Aufwärmen', 'Warming up') }),
    picture(2, { ratio: '4:3', link: '/trikots' }),
    picture(3, { ratio: '4:3', fit: 'contain' }),
    { type: 'gallery', props: { gallery } },
    {
      type: 'video',
      props: { source: 'youtube', video: 'dQw4w9WgXcQ', title: both('Unser Film', 'Our film'), poster: pictures[4] },
      size: half,
    },
    {
      type: 'map',
      props: {
        ...{ title: both('Unsere Halle', 'Our hall'), address: 'Hauptplatz 1\n4020 Linz' },
        ...{ lat: 48.3059, lng: 14.2862 },
      },
      size: half,
    },
    { type: 'download', props: { file: paper, label: both('Pflegeanleitung', 'Washing instructions') } },
    {
      type: 'table',
      props: {
        text: both(
          'Tag;Kinder;Erwachsene\nDienstag;17 Uhr;19 Uhr\nFreitag;16 Uhr;18 Uhr',
          'Day;Children;Adults\nTuesday;5 p.m.;7 p.m.\nFriday;4 p.m.;6 p.m.',
        ),
        ...{ caption: both('Trainingszeiten', 'Training times'), hasColumnHead: true, hasRowHead: true },
      },
    },
    { type: 'spacer', props: { height: 'large' } },
    {
      type: 'accordion',
      props: {
        titles: [both('Was kostet es?', 'What does it cost?'), both('Was bringe ich mit?', 'What do I bring?')],
      },
      slots: [[text('Das erste Training ist frei.', 'The first training is free.')], [text('Gute Laune.', 'A smile.')]],
    },
    {
      type: 'columns',
      props: { ratio: '1:2' },
      slots: [[text('Links', 'On the left')], [text('Rechts, doppelt so breit', 'On the right, twice as wide')]],
    },
    {
      type: 'html',
      props: { html: both('<p>Mit <mark>Liebe</mark> gemacht</p>', '<p>Made with <mark>love</mark></p>') },
    },
    { type: 'entries', props: { entryKind: 'post', count: 3, look: 'cards' } },
    { type: 'entries', props: { entryKind: 'event', count: 3, look: 'list' } },
    { type: 'form', props: { form } },
    { type: 'reusable', props: { entry: reusable } },
    { type: 'live', props: { part: 'operator' } },
    { type: 'productGrid', props: { title: both('Neu im Shop', 'New in the shop'), source: 'new', count: 4 } },
    { type: 'productCarousel', props: { title: both('Meistgekauft', 'Bought most'), source: 'top' } },
    { type: 'groupCards', props: { title: both('Alle Gruppen', 'All groups') } },
  ]
}

/** Publishes the page, and what it shows, as an administrator who is signed in. Answers its paths, without language. Throws `WrongAnswer` where the
 *  shop has no pictures or refuses it. */
export async function publishEveryBlock(visitor: Visitor): Promise<{ de: string; en: string }> {
  const { pictures, papers } = (await visitor.graphql(FOUND)) as unknown as Found
  const files = pictures.edges.map(({ node }) => node.id)
  const [paper] = papers.edges.map(({ node }) => node.id)
  if (files.length === 0 || !paper) throw new WrongAnswer(200, 'The shop has no pictures, or no paper.')
  const { gallery } = await make<{ gallery: Thing }>(
    visitor,
    'mutation ($input: CreateGalleryInput!) { createGallery(input: $input) { gallery { id } errors { code path message } } }',
    { gallery: { title: both('Saisonauftakt', 'Season opener'), isPublic: true, imageIds: files.slice(0, 5) } },
  )
  const { form } = await make<{ form: Thing }>(
    visitor,
    'mutation ($input: CreateFormInput!) { createForm(input: $input) { form { id } errors { code path message } } }',
    {
      form: {
        name: 'Probetraining',
        fields: [
          { key: 'name', kind: 'text', label: both('Name', 'Name'), isRequired: true },
          { key: 'mail', kind: 'email', label: both('E-Mail-Adresse', 'E-mail address'), isRequired: true },
          { key: 'note', kind: 'longText', label: both('Nachricht', 'Message') },
        ],
      },
    },
  )
  const blocksOf = (blocks: readonly Written[]) => ({ document: { blocks: numbered(blocks) } })
  const reusable = await publish(visitor, 'REUSABLE', {
    title: both('Anfahrt', 'How to get there'),
    ...blocksOf([text('Straßenbahn 3 bis Hauptplatz.', 'Tram 3 to Hauptplatz.')]),
  })
  for (const [at, file] of files.slice(0, 4).entries())
    await publish(visitor, 'POST', {
      title: both(`Sieg in Runde ${at + 1}`, `Victory in round ${at + 1}`),
      description: both('3:1 gegen Steyr, vor vollem Haus.', '3:1 against Steyr, and not a seat was free.'),
      ...{ imageFileId: file, tags: ['turnier'], ...blocksOf([text('3:1 gegen Steyr.', '3:1 against Steyr.')]) },
    })
  await publish(visitor, 'EVENT', {
    title: both('Offene Halle', 'Open hall'),
    ...{ startsAt: '2031-05-03T08:00:00.000Z', endsAt: '2031-05-03T16:00:00.000Z' },
    ...{ place: both('Sporthalle Linz', 'Sports hall, Linz'), ...blocksOf([text('Kommt vorbei.', 'Drop in.')]) },
  })
  await publish(visitor, 'PAGE', {
    ...{ title: both('Alle Blöcke', 'All blocks'), slug: both('alle-bloecke', 'all-blocks') },
    description: both('Eine Seite mit jedem Block, den es gibt.', 'A page with every block that there is.'),
    ...blocksOf(written({ pictures: files, paper, gallery: gallery.id, form: form.id, reusable })),
  })
  return { de: '/alle-bloecke', en: '/all-blocks' }
}
