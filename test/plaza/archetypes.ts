/** One product of each trade: what a vendor types into the form, and what a shopper looks for. */
import type { ProductAttributes, ProductKind } from '#domains/catalog/contract.ts'

type Variant = {
  sku: string
  priceMinor: number
  /** In the order of `options`. Null: not counted. */
  values?: string[]
  stock: number | null
  weightGrams?: number
  gtin?: string
  content?: number
  /** Of a bundle: units by SKU. */
  parts?: Record<string, number>
}

export type Archetype = {
  name: string
  category: string
  kind?: ProductKind
  leadDays?: number
  options?: string[]
  attributes?: ProductAttributes
  measure?: { unit: 'kg' | 'm' | 'l'; step: number; minSteps: number; maxSteps: number | null }
  contentUnit?: 'kg' | 'm' | 'l'
  details?: { brand?: string; tags?: string[]; origin?: string; lengthMm?: number; widthMm?: number; heightMm?: number }
  personalization?: object[]
  variants: Variant[]
  /** How a shopper finds it: by filters of the shop, and by words. */
  filters: Record<string, string[]>
  words: string
  /** What the shopper buys of it. */
  buys: { sku: string; quantity: number; personalization?: { id: string; value: string }[] }
}

/** What the administrator lets vendors say, by category. */
export const ARCHETYPE_ATTRIBUTES = [
  { key: 'author', type: 'text', names: { en: 'Author' }, facet: false, searchable: true, of: ['Books'] },
  { key: 'pages', type: 'number', names: { en: 'Pages' }, unit: { en: 'pages' }, facet: true, searchable: false, of: ['Books'] },
  {
    key: 'format',
    type: 'choice',
    names: { en: 'Format' },
    facet: true,
    searchable: true,
    choices: ['Paperback', 'E-book'],
    of: ['Books'],
  },
  { key: 'grape', type: 'choice', names: { en: 'Grape' }, facet: true, searchable: true, choices: ['Malbec', 'Torrontes'], of: ['Food'] },
  { key: 'vintage', type: 'number', names: { en: 'Vintage' }, facet: true, searchable: false, of: ['Food'] },
  { key: 'milk', type: 'choice', names: { en: 'Milk' }, facet: true, searchable: true, choices: ['Sheep', 'Cow'], of: ['Food'] },
  { key: 'organic', type: 'boolean', names: { en: 'Organic' }, facet: true, searchable: false, of: ['Food', 'Garden'] },
  { key: 'metal', type: 'choice', names: { en: 'Metal' }, facet: true, searchable: true, choices: ['Silver', 'Gold'], of: ['Jewelry'] },
  {
    key: 'level',
    type: 'choice',
    names: { en: 'Level' },
    facet: true,
    searchable: true,
    choices: ['Beginner', 'Advanced'],
    of: ['Services'],
  },
  { key: 'duration', type: 'number', names: { en: 'Duration' }, unit: { en: 'min' }, facet: true, searchable: false, of: ['Services'] },
  { key: 'seats', type: 'number', names: { en: 'Seats' }, facet: true, searchable: false, of: ['Furniture'] },
  { key: 'season', type: 'choice', names: { en: 'Season' }, facet: true, searchable: true, choices: ['Summer', 'Winter'], of: ['Parts'] },
  { key: 'fits', type: 'text', names: { en: 'Fits' }, facet: false, searchable: true, of: ['Parts', 'Phones'] },
  { key: 'fiber', type: 'choice', names: { en: 'Fiber' }, facet: true, searchable: true, choices: ['Linen', 'Cotton'], of: ['Fabric'] },
  {
    key: 'platform',
    type: 'choice',
    names: { en: 'Platform' },
    facet: true,
    searchable: true,
    choices: ['Mac', 'Windows'],
    of: ['Software'],
  },
  { key: 'sole', type: 'choice', names: { en: 'Sole' }, facet: true, searchable: true, choices: ['Rubber', 'Crepe'], of: ['Shoes'] },
  { key: 'sowing', type: 'choice', names: { en: 'Sowing' }, facet: true, searchable: true, choices: ['Spring', 'Autumn'], of: ['Garden'] },
  { key: 'paper', type: 'choice', names: { en: 'Paper' }, facet: true, searchable: true, choices: ['Cotton rag', 'Baryta'], of: ['Art'] },
] as const

const one = (sku: string, priceMinor: number, stock: number | null, more: Partial<Variant> = {}): Variant[] => [
  { sku, priceMinor, stock, ...more },
]

export const ARCHETYPES: Archetype[] = [
  {
    name: 'The Kiln Handbook',
    category: 'Books',
    attributes: { author: 'Nadia Roca', pages: 320, format: ['paperback'] },
    details: { brand: 'Barro Press' },
    variants: one('A-BOOK', 24_00, 12, { gtin: '9780306406157', weightGrams: 480 }),
    filters: { format: ['paperback'] },
    words: 'nadia roca',
    buys: { sku: 'A-BOOK', quantity: 1 },
  },
  {
    name: 'High Valley Red',
    category: 'Food',
    attributes: { grape: ['malbec'], vintage: 2021, organic: true },
    contentUnit: 'l',
    details: { origin: 'AR' },
    variants: one('A-WINE', 18_00, 60, { content: 750, weightGrams: 1300 }),
    filters: { grape: ['malbec'], organic: ['yes'] },
    words: 'malbec',
    buys: { sku: 'A-WINE', quantity: 6 },
  },
  {
    name: 'Signet Ring',
    category: 'Jewelry',
    options: ['Ring size'],
    attributes: { metal: ['silver'] },
    personalization: [{ id: 'engraving', type: 'text', labels: { en: 'Engraving' }, required: true, maxLength: 12 }],
    variants: [
      { sku: 'A-RING-16', priceMinor: 75_00, values: ['16'], stock: 4 },
      { sku: 'A-RING-18', priceMinor: 75_00, values: ['18'], stock: 4 },
    ],
    filters: { metal: ['silver'] },
    words: 'silver ring',
    buys: { sku: 'A-RING-18', quantity: 1, personalization: [{ id: 'engraving', value: 'Leila' }] },
  },
  {
    name: 'Slip Casting at Home',
    category: 'Books',
    kind: 'digital',
    attributes: { author: 'Amira Haddad', format: ['e-book'] },
    variants: one('A-EBOOK', 12_00, null),
    filters: { format: ['e-book'] },
    words: 'slip casting',
    buys: { sku: 'A-EBOOK', quantity: 1 },
  },
  {
    name: 'Wheel Course, Eight Videos',
    category: 'Services',
    kind: 'digital',
    attributes: { level: ['beginner'], duration: 480 },
    variants: one('A-COURSE', 49_00, null),
    filters: { level: ['beginner'] },
    words: 'wheel course',
    buys: { sku: 'A-COURSE', quantity: 1 },
  },
  {
    name: 'Kiln Opening Night, Ticket',
    category: 'Services',
    kind: 'service',
    options: ['Seat'],
    variants: [
      { sku: 'A-TICKET-FRONT', priceMinor: 20_00, values: ['Front'], stock: 10 },
      { sku: 'A-TICKET-BACK', priceMinor: 12_00, values: ['Back'], stock: 30 },
    ],
    attributes: { duration: 120 },
    filters: {},
    words: 'opening night',
    buys: { sku: 'A-TICKET-BACK', quantity: 2 },
  },
  {
    name: 'Five Haircuts',
    category: 'Services',
    kind: 'service',
    attributes: { duration: 45 },
    variants: one('A-HAIRCUT', 110_00, null),
    filters: {},
    words: 'haircuts',
    buys: { sku: 'A-HAIRCUT', quantity: 1 },
  },
  {
    name: 'Vegetable Box, Four Weeks',
    category: 'Food',
    attributes: { organic: true },
    options: ['Household'],
    variants: [
      { sku: 'A-VEG-S', priceMinor: 60_00, values: ['Small'], stock: 20, weightGrams: 4000 },
      { sku: 'A-VEG-L', priceMinor: 95_00, values: ['Large'], stock: 20, weightGrams: 8000 },
    ],
    filters: { organic: ['yes'] },
    words: 'vegetable box',
    buys: { sku: 'A-VEG-L', quantity: 1 },
  },
  {
    name: 'Corner Sofa',
    category: 'Furniture',
    kind: 'madeToOrder',
    leadDays: 30,
    options: ['Fabric', 'Legs', 'Side'],
    attributes: { seats: 4 },
    details: { lengthMm: 2600, widthMm: 1800, heightMm: 820 },
    variants: ['Left', 'Right'].flatMap((side) =>
      ['Wool', 'Linen'].map((fabric) => ({
        sku: `A-SOFA-${fabric}-${side}`.toUpperCase(),
        priceMinor: 1900_00,
        values: [fabric, 'Oak', side],
        stock: null,
        weightGrams: 95_000,
      })),
    ),
    filters: {},
    words: 'corner sofa',
    buys: { sku: 'A-SOFA-LINEN-LEFT', quantity: 1 },
  },
  {
    name: 'All Terrain Tyre',
    category: 'Parts',
    options: ['Width', 'Profile', 'Rim', 'Load index'],
    attributes: { season: ['winter'], fits: 'Pickup trucks' },
    variants: [
      { sku: 'A-TYRE-205', priceMinor: 89_00, values: ['205', '55', '16', '91H'], stock: 16, weightGrams: 9000 },
      { sku: 'A-TYRE-225', priceMinor: 99_00, values: ['225', '50', '17', '94V'], stock: 16, weightGrams: 10_000 },
    ],
    filters: { season: ['winter'] },
    words: 'winter tyre',
    buys: { sku: 'A-TYRE-225', quantity: 4 },
  },
  {
    name: 'Aged Sheep Cheese',
    category: 'Food',
    attributes: { milk: ['sheep'], organic: false },
    measure: { unit: 'kg', step: 100, minSteps: 2, maxSteps: 50 },
    variants: one('A-CHEESE', 2_80, 140),
    filters: { milk: ['sheep'] },
    words: 'sheep cheese',
    buys: { sku: 'A-CHEESE', quantity: 3 },
  },
  {
    name: 'Carburetor Gasket',
    category: 'Parts',
    attributes: { fits: 'Vespa PX 125' },
    details: { brand: 'Guarnizioni Sud' },
    variants: one('A-GASKET', 6_50, 200, { gtin: '4006381333931', weightGrams: 8 }),
    filters: {},
    words: 'vespa px',
    buys: { sku: 'A-GASKET', quantity: 2 },
  },
  {
    name: 'Washed Cloth by the Meter',
    category: 'Fabric',
    attributes: { fiber: ['linen'] },
    measure: { unit: 'm', step: 500, minSteps: 1, maxSteps: null },
    options: ['Color'],
    variants: [
      { sku: 'A-CLOTH-OAT', priceMinor: 9_50, values: ['oat'], stock: 120 },
      { sku: 'A-CLOTH-RUST', priceMinor: 9_50, values: ['rust'], stock: 80 },
    ],
    filters: { fiber: ['linen'], color: ['rust'] },
    words: 'linen cloth',
    buys: { sku: 'A-CLOTH-RUST', quantity: 5 },
  },
  {
    name: 'Glaze Calculator, License',
    category: 'Software',
    kind: 'digital',
    attributes: { platform: ['mac', 'windows'] },
    variants: one('A-LICENSE', 39_00, null),
    filters: { platform: ['windows'] },
    words: 'glaze calculator',
    buys: { sku: 'A-LICENSE', quantity: 2 },
  },
  {
    name: 'Tasting Box',
    category: 'Food',
    variants: one('A-BOX', 40_00, null, { parts: { 'A-WINE': 2, 'A-GASKET': 1 } }),
    filters: {},
    words: 'tasting box',
    buys: { sku: 'A-BOX', quantity: 2 },
  },
  {
    name: 'Desert Boot',
    category: 'Shoes',
    options: ['Color', 'Size'],
    attributes: { sole: ['crepe'] },
    variants: ['tan', 'black'].flatMap((color) =>
      ['40', '41', '42'].map((size) => ({
        sku: `A-BOOT-${color}-${size}`.toUpperCase(),
        priceMinor: 139_00,
        values: [color, size],
        stock: 5,
        weightGrams: 900,
      })),
    ),
    filters: { sole: ['crepe'], color: ['black'], size: ['41'] },
    words: 'crepe boot',
    buys: { sku: 'A-BOOT-BLACK-41', quantity: 1 },
  },
  {
    name: 'Cherry Tomato Seeds',
    category: 'Garden',
    attributes: { organic: true, sowing: ['spring'] },
    options: ['Seeds'],
    variants: [
      { sku: 'A-SEED-50', priceMinor: 3_20, values: ['50'], stock: 300, weightGrams: 5 },
      { sku: 'A-SEED-200', priceMinor: 8_90, values: ['200'], stock: 90, weightGrams: 12 },
    ],
    filters: { sowing: ['spring'], organic: ['yes'] },
    words: 'tomato seeds',
    buys: { sku: 'A-SEED-50', quantity: 3 },
  },
  {
    name: 'Harbor at Dawn, Print',
    category: 'Art',
    kind: 'madeToOrder',
    leadDays: 5,
    options: ['Print size', 'Frame'],
    attributes: { paper: ['cotton-rag'] },
    variants: [
      { sku: 'A-PRINT-S', priceMinor: 45_00, values: ['30 × 40 cm', 'None'], stock: null, weightGrams: 200 },
      { sku: 'A-PRINT-L', priceMinor: 120_00, values: ['60 × 80 cm', 'Oak'], stock: null, weightGrams: 3200 },
    ],
    filters: { paper: ['cotton-rag'] },
    words: 'harbor print',
    buys: { sku: 'A-PRINT-L', quantity: 1 },
  },
  {
    name: 'Printed Phone Case',
    category: 'Phones',
    kind: 'madeToOrder',
    leadDays: 3,
    attributes: { fits: 'Fairphone 6' },
    personalization: [
      { id: 'line', type: 'text', labels: { en: 'Line of text' }, required: false, maxLength: 30 },
      { id: 'finish', type: 'choice', labels: { en: 'Finish' }, required: true, choices: [{ value: 'Matt' }, { value: 'Gloss' }] },
    ],
    variants: one('A-CASE', 29_00, null, { weightGrams: 40 }),
    filters: {},
    words: 'fairphone case',
    buys: { sku: 'A-CASE', quantity: 1, personalization: [{ id: 'finish', value: 'Matt' }] },
  },
  {
    name: 'Slab Roller, Weekend Rental',
    category: 'Services',
    kind: 'service',
    details: { tags: ['rental', 'tools'] },
    variants: one('A-RENTAL', 35_00, 2),
    filters: {},
    words: 'slab roller',
    buys: { sku: 'A-RENTAL', quantity: 1 },
  },
]
