/** Demo promotions: four of Dar Amira (two active, one ended, one scheduled), codes of other shops, and a sale that the platform pays for. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertPromotion, type PromotionTerms } from './promotions.sql.ts'

const DAY_MS = 24 * 3600_000

type DemoPromotion = Partial<PromotionTerms> & Pick<PromotionTerms, 'name' | 'offer'> & { beginsDaysAgo: number; lastsDays: number | null }

const AMIRA_PROMOTIONS: readonly DemoPromotion[] = [
  {
    name: { en: 'Welcome to the workshop', es: 'Bienvenida al taller', ar: 'أهلًا بك في الورشة' },
    code: 'WELCOME10',
    offer: { kind: 'percentage', percent: 10 },
    maxUsesPerCustomer: 1,
    beginsDaysAgo: 30,
    lastsDays: null,
  },
  {
    name: { en: 'Open kiln day', es: 'Día del horno abierto', ar: 'يوم الفرن المفتوح' },
    code: 'KILN5',
    offer: { kind: 'fixed', amountMinor: 5_00 },
    minimumMinor: 40_00,
    maxUses: 50,
    beginsDaysAgo: 60,
    lastsDays: 2,
  },
  {
    name: { en: 'Buy 2, get 1 free', es: 'Compra 2 y llévate 1 gratis', ar: 'اشترِ 2 واحصل على 1 مجانًا' },
    offer: { kind: 'buyGet', buy: 2, get: 1, percent: 100 },
    categories: ['accessories'],
    beginsDaysAgo: -10,
    lastsDays: 21,
  },
]

/** For the products of a collection. */
const BREAKFAST_CODE: DemoPromotion = {
  name: { en: 'Breakfast in bed', es: 'Desayuno en la cama', ar: 'فطور في السرير' },
  code: 'BREAKFAST15',
  offer: { kind: 'percentage', percent: 15 },
  beginsDaysAgo: 3,
  lastsDays: 60,
}

/** For goods of wool. */
const WOOL_SALE: DemoPromotion = {
  name: { en: 'Winter wool', es: 'Lana de invierno', ar: 'صوف الشتاء' },
  offer: { kind: 'percentage', percent: 15 },
  tags: ['wool'],
  beginsDaysAgo: 0,
  lastsDays: 40,
}

/** Codes of the other shops, by slug. */
const CODES: Readonly<Record<string, DemoPromotion>> = {
  'low-hum': {
    name: { en: 'Listening night', es: 'Noche de escucha', ar: 'ليلة الاستماع' },
    code: 'LISTEN10',
    offer: { kind: 'percentage', percent: 10 },
    minimumMinor: 100_00,
    beginsDaysAgo: 14,
    lastsDays: 30,
  },
  'alto-viento': {
    name: { en: 'Rainy season', es: 'Temporada de lluvias', ar: 'موسم المطر' },
    code: 'LLUVIA15',
    offer: { kind: 'percentage', percent: 15 },
    categories: ['apparel'],
    beginsDaysAgo: 120,
    lastsDays: 45,
  },
  'taller-bruma': {
    name: { en: 'Ten years of the workshop', es: 'Diez años del taller', ar: 'عشر سنوات على الورشة' },
    code: 'BRUMA10',
    offer: { kind: 'fixed', amountMinor: 10_00 },
    minimumMinor: 80_00,
    maxUsesPerCustomer: 1,
    beginsDaysAgo: 21,
    lastsDays: 60,
  },
}

/** `workspaceOf` returns the workspace id of a vendor slug; `breakfast` is the id of a collection of Dar Amira. */
export async function seedPromotions(
  tx: Tx,
  workspaceOf: (slug: string) => string | undefined,
  breakfast: string | undefined,
): Promise<void> {
  const [amira, telar] = [workspaceOf('dar-amira'), workspaceOf('telar-sur')]
  if (amira) for (const told of AMIRA_PROMOTIONS) await insertDemoPromotion(tx, amira, told)
  if (amira && breakfast) await insertDemoPromotion(tx, amira, { ...BREAKFAST_CODE, collections: [breakfast] })
  for (const [slug, code] of Object.entries(CODES)) {
    const workspaceId = workspaceOf(slug)
    if (workspaceId) await insertDemoPromotion(tx, workspaceId, code)
  }
  if (telar) await insertDemoPromotion(tx, null, { ...WOOL_SALE, vendors: [telar] })
}

async function insertDemoPromotion(
  tx: Tx,
  workspaceId: string | null,
  { beginsDaysAgo, lastsDays, ...terms }: DemoPromotion,
): Promise<void> {
  const startsAt = new Date(tx.now.getTime() - beginsDaysAgo * DAY_MS)
  const inserted = await insertPromotion(tx.db, {
    segmentId: null,
    code: null,
    minimumMinor: 0,
    products: [],
    categories: [],
    tags: [],
    collections: [],
    vendors: [],
    maxUses: null,
    maxUsesPerCustomer: null,
    onDelivery: workspaceId !== null,
    ...terms,
    id: newId('promo'),
    workspaceId,
    startsAt,
    endsAt: lastsDays === null ? null : new Date(startsAt.getTime() + lastsDays * DAY_MS),
    uses: 0,
    pausedAt: null,
    archivedAt: null,
    createdAt: startsAt < tx.now ? startsAt : tx.now,
    version: 1,
  })
  if (!inserted) throw new Error(`duplicate code in the demo data: ${terms.code}`)
}
