/** Demo collections: one by hand, two by rule, and one of the platform. */
import type { Tx } from '#platform/server/transact.ts'
import type { CollectionInput } from '../contract.ts'
import { addCollection } from './collections/create-collection.ts'

type DemoCollection = Pick<CollectionInput, 'name' | 'description' | 'rule'> & { products?: readonly string[] }

const BREAKFAST: DemoCollection = {
  name: { en: 'The breakfast table', es: 'La mesa del desayuno', ar: 'مائدة الفطور' },
  description: {
    en: 'Everything for a slow morning, thrown and glazed in our workshop.',
    es: 'Todo para una mañana sin prisas, torneado y esmaltado en nuestro taller.',
    ar: 'كل ما يلزم لصباح هادئ، مشكّل ومزجّج في ورشتنا.',
  },
  rule: null,
  products: ['breakfast-bowl', 'ribbed-mug', 'teapot', 'espresso-cups', 'pitcher', 'linen-apron'],
}

const WINTER: DemoCollection = {
  name: { en: 'Winter warmers', es: 'Abrigo para el invierno', ar: 'دفء الشتاء' },
  description: { en: 'Wool for cold days.', es: 'Lana para los días fríos.', ar: 'صوف للأيام الباردة.' },
  rule: { match: 'all', conditions: [{ field: 'tag', op: 'is', values: ['winter'] }] },
}

const SMALL_SOUND: DemoCollection = {
  name: { en: 'Small desk, good sound', es: 'Poco espacio, buen sonido', ar: 'مكتب صغير وصوت جميل' },
  description: { en: '', es: '', ar: '' },
  rule: {
    match: 'all',
    conditions: [
      { field: 'category', op: 'is', values: ['tech'] },
      { field: 'price', op: 'atMost', amountMinor: 100_00 },
    ],
  },
}

const GIFTS: DemoCollection = {
  name: { en: 'Gift ideas', es: 'Ideas para regalar', ar: 'أفكار للهدايا' },
  description: {
    en: 'Small things from all our makers that are easy to give.',
    es: 'Cosas pequeñas de todos nuestros artesanos, fáciles de regalar.',
    ar: 'أشياء صغيرة من جميع صنّاعنا يسهل إهداؤها.',
  },
  rule: { match: 'any', conditions: [{ field: 'tag', op: 'is', values: ['gift'] }] },
}

/** Returns the id of the collection that is chosen by hand. */
export async function seedCollections(
  tx: Tx,
  workspaceOf: (slug: string) => string | undefined,
  productOf: (slug: string) => string | undefined,
): Promise<string | undefined> {
  const seed = async (owner: string | null, { products = [], ...collection }: DemoCollection) =>
    addCollection(tx, owner, { ...collection, published: true, products: products.flatMap((slug) => productOf(slug) ?? []) })
  const [amira, telar, hum] = [workspaceOf('dar-amira'), workspaceOf('telar-sur'), workspaceOf('low-hum')]
  await seed(null, GIFTS)
  if (telar) await seed(telar, WINTER)
  if (hum) await seed(hum, SMALL_SOUND)
  return amira && (await seed(amira, BREAKFAST)).id
}
