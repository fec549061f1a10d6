/** The groups of the demo data. Members are in the order in which they joined, the owner first; `moderators` are some of them. */
export type DemoGroup = {
  name: string
  description: string
  isPublic: boolean
  rules?: readonly string[]
  needsApproval?: boolean
  people: readonly [string, ...string[]]
  moderators?: readonly string[]
  asking?: readonly { username: string; note: string }[]
  /** Invited by the owner. */
  invited?: readonly string[]
  /** Products by their slugs. */
  shelf?: readonly string[]
  daysAgo: number
}

export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    name: 'Clay and kilns',
    description: 'Potters and people who drink from their cups. Glaze tests, firing schedules, and what came out cracked.',
    isPublic: true,
    rules: [
      'Say the cone and the clay when you show a glaze.',
      'Sell in the market, talk here.',
      'No photographs of other people’s work without asking.',
    ],
    people: ['amira', 'noelia', 'bruno', 'mei', 'theo', 'hassan', 'tomas'],
    moderators: ['noelia'],
    shelf: ['moon-vase', 'teapot', 'espresso-cups', 'olive-wood-board'],
    daysAgo: 96,
  },
  {
    name: 'Neighbors of the Saturday market',
    description: 'Where the stalls are this week, who has a van to share, and lost umbrellas.',
    isPublic: true,
    rules: ['Times and places first, opinions later.'],
    people: ['bruno', 'amira', 'marisol', 'lucia', 'tomas', 'theo', 'inti.quispe', 'omar'],
    moderators: ['marisol'],
    shelf: ['city-umbrella', 'rain-jacket', 'gift-box'],
    daysAgo: 80,
  },
  {
    name: 'Wholesale ceramics',
    description: 'For shops that buy in batches: minimums, packing, breakage on the road.',
    isPublic: false,
    rules: ['Prices stay in the group.'],
    needsApproval: true,
    people: ['amira', 'omar', 'noelia'],
    moderators: ['omar'],
    asking: [
      { username: 'bruno', note: 'I am opening a café in Cuenca and need forty cups.' },
      { username: 'theo', note: '' },
    ],
    daysAgo: 41,
  },
  {
    name: 'Tejedoras del sur',
    description: 'Telares, tintes naturales y dónde conseguir buena alpaca. Se aceptan dudas de principiantes.',
    isPublic: true,
    rules: ['Di de dónde viene la fibra.', 'Aquí nadie nació sabiendo.'],
    people: ['inti.quispe', 'noelia', 'marisol', 'lucia', 'tomas'],
    moderators: ['lucia'],
    daysAgo: 73,
  },
  {
    name: 'Café de altura',
    description: 'Tostadores y vecinos que catan los jueves. Traed vuestra taza.',
    isPublic: true,
    people: ['marisol', 'theo', 'amira', 'tomas', 'bruno'],
    daysAgo: 52,
  },
  {
    name: 'Fotos de la plaza',
    description: 'Una foto al día de la plaza y sus puestos. Los puestos piden que se les avise antes.',
    isPublic: false,
    people: ['tomas', 'lucia', 'marisol'],
    invited: ['bruno', 'amira'],
    daysAgo: 30,
  },
  {
    name: 'حرفيو المدينة',
    description: 'الفخار والنحاس والخشب: أسئلة وأدوات وورش مفتوحة في نهاية الأسبوع.',
    isPublic: true,
    rules: ['اذكر المصدر عند نقل طريقة.', 'البيع في السوق والحديث هنا.'],
    people: ['hassan', 'layla', 'amira', 'omar'],
    moderators: ['layla'],
    shelf: ['brass-bell', 'teapot'],
    daysAgo: 64,
  },
  {
    name: 'حلقة التطريز',
    description: 'نلتقي كل ثلاثاء لنطرّز ونتبادل النقوش.',
    isPublic: false,
    people: ['layla', 'mei'],
    asking: [{ username: 'lucia', note: 'Marisol me habló de vuestra labor.' }],
    daysAgo: 22,
  },
]
