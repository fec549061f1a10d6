/** Demo data of vendors: two have their own delivery methods, the others use the platform's shipping rule. */
import type { Tx } from '#platform/server/transact.ts'
import type { Zone } from '../contract/zones.rules.ts'
import type { LegalDetails } from '../contract.ts'
import { addDeliveryMethod, type NewDeliveryMethod } from './add-delivery-method.ts'
import { updateTraderEmail } from './shop.sql.ts'

type DemoMethod = Omit<NewDeliveryMethod, 'workspaceId' | 'position'>

/** Prices by weight: up to so many grams → minor units. */
function zone(name: string, places: Partial<Zone>, ...steps: [upTo: number, priceMinor: number][]): Zone {
  const tiers = steps.map(([upTo, priceMinor]) => ({ upTo, priceMinor }))
  return { name, countries: [], regions: [], postalCodes: [], by: 'weight', tiers, ...places }
}

const METHODS: Readonly<Record<string, readonly DemoMethod[]>> = {
  'low-hum': [
    {
      kind: 'delivery',
      name: { en: 'Padded parcel', es: 'Paquete acolchado', ar: 'طرد مبطّن' },
      priceMinor: 6_50,
      freeOverMinor: 150_00,
      minDays: 3,
      maxDays: 5,
      countries: null,
    },
    {
      kind: 'delivery',
      name: { en: 'Courier to the door', es: 'Mensajero a domicilio', ar: 'مندوب حتى الباب' },
      priceMinor: 9_00,
      freeOverMinor: null,
      minDays: 1,
      maxDays: 2,
      countries: null,
      defaultWeightGrams: 800,
      zones: [
        zone('Portland', { countries: ['US'], postalCodes: ['97201-97299'] }, [5000, 9_00], [20_000, 16_00]),
        zone('United States', { countries: ['US'] }, [2000, 14_00], [10_000, 24_00], [20_000, 38_00]),
        zone('Rest of the world', {}, [2000, 39_00], [10_000, 68_00]),
      ],
    },
    {
      kind: 'pickup',
      name: { en: 'Pick up at the repair bench', es: 'Recogida en el banco de reparación', ar: 'الاستلام من ورشة الإصلاح' },
      priceMinor: 0,
      freeOverMinor: null,
      minDays: 1,
      maxDays: 1,
      countries: null,
    },
  ],
  'taller-bruma': [
    {
      kind: 'delivery',
      name: { en: 'Post with signature', es: 'Correo certificado', ar: 'بريد مع توقيع' },
      priceMinor: 9_00,
      freeOverMinor: 120_00,
      minDays: 4,
      maxDays: 7,
      countries: ['EC', 'CO', 'PE', 'MX', 'ES', 'US'],
    },
    {
      kind: 'pickup',
      name: { en: 'Pick up at the workshop', es: 'Recogida en el taller', ar: 'الاستلام من الورشة' },
      priceMinor: 0,
      freeOverMinor: null,
      minDays: 1,
      maxDays: 2,
      countries: null,
    },
    {
      kind: 'delivery',
      name: { en: 'Courier by weight', es: 'Mensajería por peso', ar: 'بريد سريع بحسب الوزن' },
      priceMinor: 5_00,
      freeOverMinor: null,
      minDays: 2,
      maxDays: 6,
      countries: null,
      defaultWeightGrams: 500,
      zones: [
        zone('Loja', { countries: ['EC'], regions: ['Loja'] }, [5000, 5_00], [20_000, 9_00]),
        zone('Ecuador', { countries: ['EC'] }, [2000, 8_00], [20_000, 15_00]),
        zone('Colombia, Peru', { countries: ['CO', 'PE'] }, [1000, 18_00], [5000, 32_00]),
        zone('Rest of the world', {}, [1000, 36_00], [5000, 64_00]),
      ],
    },
  ],
}

/** Days since the shops opened, by slug. */
export const SHOP_AGES: Readonly<Record<string, number>> = {
  'plaza-house': 440,
  'dar-amira': 432,
  'telar-sur': 431,
  'taller-bruma': 429,
  'low-hum': 428,
  'alto-viento': 426,
}

type DemoShopTexts = { description: Record<string, string>; legal: LegalDetails | null }

/** Texts of the demo shops, by slug. */
const SHOP_TEXTS: Readonly<Record<string, DemoShopTexts>> = {
  'plaza-house': {
    description: {
      en: 'The house’s own goods: things to wear, carry and work with, chosen by the people who run Plaza.',
      es: 'Lo propio de la casa: cosas para vestir, llevar y trabajar, elegidas por quienes llevan Plaza.',
      ar: 'بضاعة الدار نفسها: ما يُلبس ويُحمل ويُعمل به، يختاره القائمون على بلازا.',
    },
    legal: {
      address: { name: 'Plaza House S.A.', line1: 'Plaza Mayor 1', city: 'Cuenca', postalCode: '010101', country: 'EC' },
      taxId: 'EC 0190001234001',
      registrationNumber: 'RM-CUE-1001',
    },
  },
  'dar-amira': {
    description: {
      en: 'Amira throws stoneware at a small wheel in Amman, a few dozen pieces a month, and fires them herself.',
      es: 'Amira tornea gres en un pequeño torno de Amán, unas decenas de piezas al mes, y las cuece ella misma.',
      ar: 'تشكّل أميرة الخزف الحجري على دولاب صغير في عمّان، بضع عشرات من القطع كل شهر، وتحرقها بنفسها.',
    },
    legal: {
      address: { name: 'Dar Amira Ceramics LLC', line1: 'Rainbow Street 9', city: 'Amman', postalCode: '11181', country: 'JO' },
      taxId: 'JO 20417355',
      registrationNumber: '',
    },
  },
  'telar-sur': {
    description: {
      en: 'Three generations of weavers from the southern highlands, with wool they dye with plants.',
      es: 'Tres generaciones de tejedores de la sierra sur, con lana que tiñen con plantas.',
      ar: 'ثلاثة أجيال من النسّاجين في المرتفعات الجنوبية، بصوف يصبغونه بالنباتات.',
    },
    legal: {
      address: { name: 'Asociación Telar Sur', line1: 'Calle del Telar 4', city: 'Saraguro', postalCode: '110950', country: 'EC' },
      taxId: 'EC 1190085562001',
      registrationNumber: '',
    },
  },
  'taller-bruma': {
    description: {
      en: 'A leather workshop in the fog above the town. Everything is cut and sewn by hand, and mended for life.',
      es: 'Un taller de cuero en la niebla, sobre el pueblo. Todo se corta y se cose a mano, y se repara de por vida.',
      ar: 'ورشة جلود في الضباب فوق البلدة. كل شيء يُقصّ ويُخاط باليد، ويُصلَّح مدى الحياة.',
    },
    legal: {
      address: { name: 'Taller Bruma Cía. Ltda.', line1: 'Camino de la Niebla 12', city: 'Loja', postalCode: '110101', country: 'EC' },
      taxId: 'EC 1191733248001',
      registrationNumber: 'RM-LOJ-2217',
    },
  },
  'low-hum': {
    description: {
      en: 'Old radios and amplifiers brought back to life, and a few new ones that sound like them.',
      es: 'Radios y amplificadores antiguos devueltos a la vida, y algunos nuevos que suenan igual.',
      ar: 'أجهزة راديو ومكبرات قديمة تعود إلى الحياة، وبضعة أجهزة جديدة بصوتها نفسه.',
    },
    legal: {
      address: { name: 'Low Hum Audio LLC', line1: '48 Canal Yard', city: 'Portland', region: 'OR', postalCode: '97209', country: 'US' },
      taxId: 'EIN 93-4417720',
      registrationNumber: '',
    },
  },
  'alto-viento': {
    description: {
      en: 'Gear for windy places: light, plain and easy to repair far from any shop.',
      es: 'Equipo para lugares de viento: ligero, sencillo y fácil de reparar lejos de cualquier tienda.',
      ar: 'عتاد للأماكن العاصفة: خفيف وبسيط وسهل الإصلاح بعيدًا عن أي متجر.',
    },
    legal: {
      address: { name: 'Alto Viento S.R.L.', line1: 'Ruta 40 km 1 120', city: 'Bariloche', postalCode: '8400', country: 'AR' },
      taxId: 'CUIT 30-71544982-3',
      registrationNumber: '',
    },
  },
}

export function demoShopTexts(slug: string): DemoShopTexts {
  return SHOP_TEXTS[slug] ?? { description: {}, legal: null }
}

export async function seedDeliveryMethods(tx: Tx, { workspaceId, slug }: { workspaceId: string; slug: string }): Promise<void> {
  for (const [position, method] of (METHODS[slug] ?? []).entries()) await addDeliveryMethod(tx, { ...method, workspaceId, position })
}

/** All demo shops with legal details sell as businesses. */
export async function seedTrader(tx: Tx, { workspaceId, slug }: { workspaceId: string; slug: string }): Promise<void> {
  if (demoShopTexts(slug).legal) await updateTraderEmail(tx.db, workspaceId, `shop@${slug}.example`)
}
