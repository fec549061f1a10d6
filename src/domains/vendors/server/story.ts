/** The vendors' part of the demo story: two of them deliver by themselves, the others share the one rule. */
import type { Tx } from '#platform/server/transact.ts'
import { addDeliveryMethod, type NewDeliveryMethod } from './add-delivery-method.ts'

type Telling = Omit<NewDeliveryMethod, 'workspaceId' | 'position'>

const METHODS: Readonly<Record<string, readonly Telling[]>> = {
  'low-hum': [
    {
      kind: 'delivery',
      name: { en: 'Padded parcel', es: 'Paquete acolchado', ar: 'طرد مبطّن' },
      ...{ priceMinor: 6_50, freeOverMinor: 150_00, minDays: 3, maxDays: 5, countries: null },
    },
    {
      kind: 'delivery',
      name: { en: 'Courier to the door', es: 'Mensajero a domicilio', ar: 'مندوب حتى الباب' },
      ...{ priceMinor: 14_00, freeOverMinor: null, minDays: 1, maxDays: 2, countries: null },
    },
    {
      kind: 'pickup',
      name: { en: 'Pick up at the repair bench', es: 'Recogida en el banco de reparación', ar: 'الاستلام من ورشة الإصلاح' },
      ...{ priceMinor: 0, freeOverMinor: null, minDays: 1, maxDays: 1, countries: null },
    },
  ],
  'taller-bruma': [
    {
      kind: 'delivery',
      name: { en: 'Post with signature', es: 'Correo certificado', ar: 'بريد مع توقيع' },
      ...{ priceMinor: 9_00, freeOverMinor: 120_00, minDays: 4, maxDays: 7, countries: ['EC', 'CO', 'PE', 'MX', 'ES', 'US'] },
    },
    {
      kind: 'pickup',
      name: { en: 'Pick up at the workshop', es: 'Recogida en el taller', ar: 'الاستلام من الورشة' },
      ...{ priceMinor: 0, freeOverMinor: null, minDays: 1, maxDays: 2, countries: null },
    },
  ],
}

type Words = { description: Record<string, string>; address: string }

/** What the shops of the story say of themselves, by slug. */
const WORDS: Readonly<Record<string, Words>> = {
  'plaza-house': {
    description: {
      en: 'The house’s own goods: things to wear, carry and work with, chosen by the people who run Plaza.',
      es: 'Lo propio de la casa: cosas para vestir, llevar y trabajar, elegidas por quienes llevan Plaza.',
      ar: 'بضاعة الدار نفسها: ما يُلبس ويُحمل ويُعمل به، يختاره القائمون على بلازا.',
    },
    address: 'Plaza Mayor 1, Cuenca',
  },
  'dar-amira': {
    description: {
      en: 'Amira throws stoneware at a small wheel in Amman, a few dozen pieces a month, and fires them herself.',
      es: 'Amira tornea gres en un pequeño torno de Amán, unas decenas de piezas al mes, y las cuece ella misma.',
      ar: 'تشكّل أميرة الخزف الحجري على دولاب صغير في عمّان، بضع عشرات من القطع كل شهر، وتحرقها بنفسها.',
    },
    address: 'Rainbow Street 9, Amman',
  },
  'telar-sur': {
    description: {
      en: 'Three generations of weavers from the southern highlands, with wool they dye with plants.',
      es: 'Tres generaciones de tejedores de la sierra sur, con lana que tiñen con plantas.',
      ar: 'ثلاثة أجيال من النسّاجين في المرتفعات الجنوبية، بصوف يصبغونه بالنباتات.',
    },
    address: 'Calle del Telar 4, Saraguro',
  },
  'taller-bruma': {
    description: {
      en: 'A leather workshop in the fog above the town. Everything is cut and sewn by hand, and mended for life.',
      es: 'Un taller de cuero en la niebla, sobre el pueblo. Todo se corta y se cose a mano, y se repara de por vida.',
      ar: 'ورشة جلود في الضباب فوق البلدة. كل شيء يُقصّ ويُخاط باليد، ويُصلَّح مدى الحياة.',
    },
    address: 'Camino de la Niebla 12, Loja',
  },
  'low-hum': {
    description: {
      en: 'Old radios and amplifiers brought back to life, and a few new ones that sound like them.',
      es: 'Radios y amplificadores antiguos devueltos a la vida, y algunos nuevos que suenan igual.',
      ar: 'أجهزة راديو ومكبرات قديمة تعود إلى الحياة، وبضعة أجهزة جديدة بصوتها نفسه.',
    },
    address: '48 Canal Yard, Portland',
  },
  'alto-viento': {
    description: {
      en: 'Gear for windy places: light, plain and easy to repair far from any shop.',
      es: 'Equipo para lugares de viento: ligero, sencillo y fácil de reparar lejos de cualquier tienda.',
      ar: 'عتاد للأماكن العاصفة: خفيف وبسيط وسهل الإصلاح بعيدًا عن أي متجر.',
    },
    address: 'Ruta 40 km 1 120, Bariloche',
  },
}

export function shopWords(slug: string): Words {
  return WORDS[slug] ?? { description: {}, address: '' }
}

export async function tellDeliveryMethods(tx: Tx, { workspaceId, slug }: { workspaceId: string; slug: string }): Promise<void> {
  for (const [position, method] of (METHODS[slug] ?? []).entries()) await addDeliveryMethod(tx, { ...method, workspaceId, position })
}
