/** What administrators of the demo let vendors say of products, and what the demo products say. */
import type { ProductAttributes } from '../../contract.ts'
import type { Attribute } from '../attributes/attributes.sql.ts'
import { localizedText } from './product-builders.ts'

type DemoAttribute = Omit<Attribute, 'unit' | 'choices'> & Partial<Pick<Attribute, 'unit' | 'choices'>> & { categories: readonly string[] }

const choice = (value: string, en: string, es: string, ar: string) => ({ value, names: localizedText(en, es, ar) })

/** Categories of the material, which every Plaza has. */
export const MATERIAL_CATEGORIES = ['apparel', 'accessories', 'tech'] as const

export const DEMO_ATTRIBUTES: readonly DemoAttribute[] = [
  {
    key: 'care',
    names: localizedText('Care', 'Cuidado', 'العناية'),
    type: 'choice',
    facet: true,
    searchable: true,
    categories: ['apparel'],
    choices: [
      choice('machine-wash', 'Machine wash', 'Lavar a máquina', 'غسل في الغسالة'),
      choice('hand-wash', 'Hand wash', 'Lavar a mano', 'غسل يدوي'),
      choice('dry-clean', 'Dry clean', 'Limpieza en seco', 'تنظيف جاف'),
      choice('wipe-clean', 'Wipe clean', 'Limpiar con un paño', 'مسح بقطعة قماش'),
    ],
  },
  {
    key: 'capacity',
    names: localizedText('Capacity', 'Capacidad', 'السعة'),
    type: 'number',
    unit: localizedText('ml', 'ml', 'مل'),
    facet: true,
    searchable: false,
    categories: ['accessories'],
  },
  {
    key: 'dishwasher-safe',
    names: localizedText('Dishwasher safe', 'Apto para lavavajillas', 'آمن في غسالة الصحون'),
    type: 'boolean',
    facet: true,
    searchable: true,
    categories: ['accessories'],
  },
  {
    key: 'connection',
    names: localizedText('Connection', 'Conexión', 'الاتصال'),
    type: 'choice',
    facet: true,
    searchable: true,
    categories: ['tech'],
    choices: [
      choice('bluetooth', 'Bluetooth', 'Bluetooth', 'بلوتوث'),
      choice('usb-c', 'USB-C', 'USB-C', 'USB-C'),
      choice('cable', 'Cable', 'Cable', 'سلكي'),
    ],
  },
  {
    key: 'battery-life',
    names: localizedText('Battery life', 'Autonomía', 'عمر البطارية'),
    type: 'number',
    unit: localizedText('hours', 'horas', 'ساعة'),
    facet: true,
    searchable: false,
    categories: ['tech'],
  },
  {
    key: 'protection',
    names: localizedText('Protection rating', 'Grado de protección', 'درجة الحماية'),
    type: 'text',
    facet: false,
    searchable: true,
    categories: ['tech'],
  },
]

const ceramic = (capacity: number | null, isDishwasherSafe: boolean): ProductAttributes => ({
  material: ['ceramic'],
  ...(capacity !== null && { capacity }),
  'dishwasher-safe': isDishwasherSafe,
})
const textile = (care: string, ...material: string[]): ProductAttributes => ({ material, care: [care] })
const of = (...material: string[]): ProductAttributes => ({ material })

/** By product. */
export const ATTRIBUTES: Readonly<Record<string, ProductAttributes>> = {
  'ribbed-mug': ceramic(350, true),
  'espresso-cups': ceramic(90, true),
  'breakfast-bowl': ceramic(null, true),
  'serving-bowl': ceramic(null, false),
  'moon-vase': of('ceramic'),
  'bottle-vase': of('ceramic'),
  'dinner-plate': ceramic(null, true),
  teapot: ceramic(900, false),
  'candle-holder': of('ceramic'),
  'olive-wood-board': { material: ['wood'], 'dishwasher-safe': false },
  pitcher: ceramic(1200, true),
  'steel-bottle': { material: ['steel'], 'dishwasher-safe': false },
  'camp-mug': { material: ['steel'], capacity: 350, 'dishwasher-safe': true },
  'trail-bottle': { material: ['plastic'], capacity: 600, 'dishwasher-safe': true },
  'olive-oil': { capacity: 500 },
  'linen-apron': textile('machine-wash', 'linen'),
  'linen-shirt': textile('machine-wash', 'linen'),
  'rib-sweater': textile('hand-wash', 'wool'),
  'wool-cardigan': textile('hand-wash', 'wool'),
  'breton-top': textile('machine-wash', 'cotton'),
  'linen-trousers': textile('machine-wash', 'linen'),
  'rib-beanie': textile('hand-wash', 'wool'),
  'lambswool-scarf': { material: ['wool'], care: ['hand-wash', 'dry-clean'] },
  'wool-socks': textile('machine-wash', 'wool'),
  'knit-mittens': textile('hand-wash', 'wool', 'cotton'),
  'knit-vest': textile('hand-wash', 'wool'),
  'felt-slippers': of('felt', 'leather'),
  'linen-fabric': textile('machine-wash', 'linen'),
  'court-sneakers': textile('wipe-clean', 'leather', 'rubber'),
  'merino-tee': textile('machine-wash', 'wool'),
  'cycling-cap': textile('machine-wash', 'cotton'),
  'riding-gloves': textile('hand-wash', 'leather'),
  'cotton-bandana': textile('machine-wash', 'cotton'),
  'plaza-tee': textile('machine-wash', 'cotton'),
  'plaza-hoodie': textile('machine-wash', 'cotton'),
  'house-joggers': textile('machine-wash', 'cotton'),
  'canvas-cap': textile('hand-wash', 'cotton'),
  'crew-socks': textile('machine-wash', 'cotton'),
  'market-tote': of('cotton'),
  'pocket-notebooks': of('paper'),
  'city-umbrella': of('polyester', 'wood'),
  'saddle-backpack': of('leather', 'brass'),
  'shopper-tote': of('leather'),
  weekender: of('cotton', 'leather'),
  'bifold-wallet': of('leather'),
  'card-holder': of('leather'),
  'everyday-belt': of('leather', 'brass'),
  'key-loop': of('leather', 'steel'),
  'field-watch': of('steel', 'leather'),
  'laptop-sleeve': of('felt', 'leather'),
  'roll-top-pack': of('nylon'),
  'bar-bag': of('cotton', 'leather'),
  'brass-bell': of('brass'),
  'over-ear-headphones': { connection: ['bluetooth', 'cable'], 'battery-life': 35 },
  earbuds: { connection: ['bluetooth'], 'battery-life': 7, protection: 'IPX4' },
  'camp-lantern': { connection: ['usb-c'], 'battery-life': 60, protection: 'IPX5' },
  'bike-light': { connection: ['usb-c'], 'battery-life': 12 },
  'phone-stand': of('aluminum', 'cork'),
  'braided-cable': { material: ['cotton', 'aluminum'], connection: ['usb-c'] },
  'power-bank': { connection: ['usb-c'] },
  'shelf-speaker': { material: ['wood'], connection: ['bluetooth', 'cable'] },
  'pocket-speaker': { connection: ['bluetooth'], 'battery-life': 12 },
  turntable: { material: ['wood', 'aluminum'], connection: ['cable'] },
  'tabletop-radio': { material: ['wood'], 'battery-life': 10 },
  'low-keyboard': { material: ['aluminum'], connection: ['bluetooth', 'usb-c'] },
  'quiet-mouse': { connection: ['usb-c'] },
  'desk-clock': { material: ['wood'], connection: ['usb-c'] },
  'wireless-charger': of('felt', 'aluminum'),
  'usb-hub': { material: ['aluminum'], connection: ['usb-c'] },
  'headphone-stand': of('wood', 'steel', 'cork'),
  'desk-lamp': of('steel', 'brass'),
}
