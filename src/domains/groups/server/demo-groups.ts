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
    people: [
      'amira',
      'noelia',
      'bruno',
      'mei',
      'theo',
      'hassan',
      'grace.osei',
      'rania.haddad',
      'samira.nasser',
      'priya.nair',
      'claire.martin',
      'camila.ortiz',
      'kenji.mori',
    ],
    moderators: ['noelia'],
    shelf: ['moon-vase', 'teapot', 'espresso-cups', 'olive-wood-board'],
    daysAgo: 405,
  },
  {
    name: 'Neighbors of the Saturday market',
    description: 'Where the stalls are this week, who has a van to share, and lost umbrellas.',
    isPublic: true,
    rules: ['Times and places first, opinions later.'],
    people: ['bruno', 'tomas', 'mei', 'inti.quispe', 'omar', 'noelia', 'diego.rojas', 'carla.mendez', 'rosa.guaman', 'sofia.aguirre'],
    moderators: ['tomas'],
    shelf: ['city-umbrella', 'rain-jacket', 'gift-box'],
    daysAgo: 396,
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
      { username: 'bruno', note: 'I am designing a café in Cuenca, and its owner needs forty cups.' },
      { username: 'theo', note: '' },
    ],
    daysAgo: 41,
  },
  {
    name: 'Tejedoras del sur',
    description: 'Telares, tintes naturales y dónde conseguir buena alpaca. Se aceptan dudas de principiantes.',
    isPublic: true,
    rules: ['Di de dónde viene la fibra.', 'Aquí nadie nació sabiendo.'],
    people: ['inti.quispe', 'noelia', 'lucia', 'rosa.guaman', 'nora.lind', 'carla.mendez', 'elena.soler', 'irene.campos'],
    moderators: ['rosa.guaman'],
    shelf: ['linen-fabric', 'lambswool-scarf', 'wool-socks', 'rib-sweater'],
    daysAgo: 372,
  },
  {
    name: 'Café de altura',
    description: 'Tostadores y vecinos que catan los jueves. Traigan su taza.',
    isPublic: true,
    people: ['tomas', 'bruno', 'mei', 'carla.mendez', 'theo', 'marisol', 'grace.osei', 'diego.rojas', 'sofia.aguirre', 'pablo.iriarte'],
    shelf: ['espresso-cups', 'ribbed-mug'],
    daysAgo: 330,
  },
  {
    name: 'Fotos de la plaza',
    description: 'Una foto al día de la plaza y sus puestos. Los puestos piden que se les avise antes.',
    isPublic: false,
    people: ['tomas', 'diego.rojas', 'mei'],
    invited: ['bruno', 'amira'],
    daysAgo: 30,
  },
  {
    name: 'حرفيو المدينة',
    description: 'الفخار والنحاس والخشب: أسئلة وأدوات وورش مفتوحة في نهاية الأسبوع.',
    isPublic: true,
    rules: ['اذكر المصدر عند نقل طريقة.', 'البيع في السوق والحديث هنا.'],
    people: ['hassan', 'layla', 'amira', 'rania.haddad', 'yusuf.karim', 'dina.farouk', 'tariq.salim', 'nabil.amari'],
    moderators: ['layla'],
    shelf: ['brass-bell', 'teapot'],
    daysAgo: 388,
  },
  {
    name: 'حلقة التطريز',
    description: 'نلتقي كل ثلاثاء لنطرّز ونتبادل النقوش.',
    isPublic: false,
    people: ['layla', 'rania.haddad', 'samira.nasser'],
    asking: [{ username: 'irene.campos', note: 'Bordo en Sevilla y quiero aprender tatreez.' }],
    daysAgo: 22,
  },
  {
    name: 'Trails and rain',
    description: 'Paths, weather and the gear that gets you through both. Conditions first, brands second.',
    isPublic: true,
    rules: ['Say where and when.', 'Leave it cleaner than you found it.'],
    people: [
      'marisol',
      'diego.rojas',
      'mei',
      'ruth.alder',
      'valentina.paz',
      'sam.whitlock',
      'jonas.weber',
      'tariq.salim',
      'andres.toro',
      'ingrid.solberg',
      'bruno',
      'marcus.reid',
    ],
    moderators: ['sam.whitlock'],
    shelf: ['rain-jacket', 'roll-top-pack', 'merino-tee', 'camp-lantern'],
    daysAgo: 392,
  },
  {
    name: 'Repair café',
    description: 'Bring it, open it, mend it. Radios, bags, lamps, soles: nothing is thrown away before we have looked inside.',
    isPublic: true,
    rules: ['Unplug it first.', 'Say what you tried.'],
    people: [
      'theo',
      'noelia',
      'ben.hartley',
      'bruno',
      'david.okafor',
      'yusuf.karim',
      'jonas.weber',
      'anna.kowalska',
      'elena.soler',
      'kenji.mori',
    ],
    moderators: ['ben.hartley'],
    shelf: ['repair-tin', 'turntable', 'desk-lamp', 'saddle-backpack'],
    daysAgo: 352,
  },
]
