/** Promotions of the demo story: a welcome of Dar Amira, one that is over, one to come; and wool that the house pays for. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertPromotion, type Terms } from './promotions.sql.ts'

const DAY_MS = 24 * 3600_000

type Told = Partial<Terms> & Pick<Terms, 'name' | 'offer'> & { beginsDaysAgo: number; lastsDays: number | null }

const AMIRAS: readonly Told[] = [
  {
    name: { en: 'Welcome to the workshop', es: 'Bienvenida al taller', ar: 'أهلًا بك في الورشة' },
    ...{ code: 'WELCOME10', offer: { kind: 'percentage', percent: 10 }, maxUsesPerCustomer: 1, beginsDaysAgo: 30, lastsDays: null },
  },
  {
    name: { en: 'Open kiln day', es: 'Día del horno abierto', ar: 'يوم الفرن المفتوح' },
    ...{ code: 'KILN5', offer: { kind: 'fixed', amountMinor: 5_00 }, minimumMinor: 40_00, maxUses: 50, beginsDaysAgo: 60, lastsDays: 2 },
  },
  {
    name: { en: 'The third is on us', es: 'El tercero, por nuestra cuenta', ar: 'الثالثة علينا' },
    ...{ offer: { kind: 'buyGet', buy: 2, get: 1, percent: 100 }, categories: ['accessories'], beginsDaysAgo: -10, lastsDays: 21 },
  },
]

const WOOL: Told = {
  name: { en: 'Winter wool', es: 'Lana de invierno', ar: 'صوف الشتاء' },
  ...{ offer: { kind: 'percentage', percent: 15 }, beginsDaysAgo: 5, lastsDays: 40 },
}

/** `workspaceOf` a vendor, by its slug. */
export async function tellPromotions(tx: Tx, workspaceOf: (slug: string) => string | undefined): Promise<void> {
  const [amira, telar] = [workspaceOf('dar-amira'), workspaceOf('telar-sur')]
  if (amira) for (const told of AMIRAS) await tell(tx, amira, told)
  if (telar) await tell(tx, null, { ...WOOL, vendors: [telar] })
}

async function tell(tx: Tx, workspaceId: string | null, { beginsDaysAgo, lastsDays, ...terms }: Told): Promise<void> {
  const startsAt = new Date(tx.now.getTime() - beginsDaysAgo * DAY_MS)
  const inserted = await insertPromotion(tx.db, {
    ...{ code: null, minimumMinor: 0, products: [], categories: [], vendors: [], maxUses: null, maxUsesPerCustomer: null },
    ...terms,
    ...{ id: newId('promo'), workspaceId, startsAt, endsAt: lastsDays === null ? null : new Date(startsAt.getTime() + lastsDays * DAY_MS) },
    ...{ uses: 0, pausedAt: null, archivedAt: null, createdAt: startsAt < tx.now ? startsAt : tx.now, version: 1 },
  })
  if (!inserted) throw new Error(`the story has the code ${terms.code} twice`)
}
