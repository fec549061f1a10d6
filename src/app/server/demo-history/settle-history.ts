/** The ledger of the year: the events of all orders in the order of their days, releases after the return windows, and regular payouts. */
import { openLedgerBook } from '#domains/finance/server/demo/ledger-book.ts'
import { loadAccountBalance } from '#domains/finance/server/ledger.sql.ts'
import { listeners as financeListeners } from '#domains/finance/server/listeners.ts'
import { accountId } from '#domains/finance/server/post-entries.ts'
import { createPayout } from '#domains/finance/server/request-payout.ts'
import type { Past, PastEvent } from '#platform/server/demo/past.ts'
import type { Listener } from '#platform/server/listeners.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { Shop } from '../demo-order-seeder.ts'
import { DAY_MS, DAYS } from './calendar.ts'
import { SHOP_HABITS } from './shops.ts'

const HOUR_MS = 3600_000
const SMALLEST_PAYOUT_MINOR = 50_00
/** Banks are told whole amounts. */
const ROUND_MINOR = 100
const LAST_REQUEST_HOURS_AGO = 3

/**
 * `heard`: all listeners, with others in place of those of finance while the demo data is seeded. `ledger`: these others, which collect what
 * those of finance would have posted.
 */
export function collectForLedger(listeners: readonly Listener[], collected: PastEvent[]): { heard: Listener[]; ledger: Listener[] } {
  const ledger = listeners
    .filter((listener) => financeListeners.includes(listener))
    .map((listener): Listener => ({ ...listener, handle: async (_tx, events) => void collected.push(...events) }))
  const heard = listeners.map((listener) => ledger.find(({ name }) => name === listener.name) ?? listener)
  return { heard, ledger }
}

type Moment = { at: Date; act(): void }

export async function settleHistory(
  services: Services,
  past: Past,
  collected: readonly PastEvent[],
  shops: ReadonlyMap<string, Shop>,
  adminId: string,
) {
  await transactAsSystem(services, async (tx) => {
    const ledger = await openLedgerBook(tx, past)
    const moments: Moment[] = [...past.events, ...collected].map((event) => ({
      at: event.happenedAt,
      act() {
        ledger.handle(event)
        scheduleRelease(event)
      },
    }))
    for (const [slug, shop] of shops) moments.push(...payoutsOf(slug, shop))
    const ordered = moments.sort((a, b) => a.at.getTime() - b.at.getTime())
    const releases: { part: string; dueAt: Date }[] = []

    function scheduleRelease({ payload }: PastEvent): void {
      const { orderId, number } = payload as { orderId?: string; number?: number }
      const part = `${orderId}-${number}`
      const dueAt = ledger.dueAt(part)
      if (dueAt && !known.has(part)) {
        known.add(part)
        const place = releases.findLastIndex((release) => release.dueAt <= dueAt) + 1
        releases.splice(place, 0, { part, dueAt })
      }
    }
    const known = new Set<string>()

    function payoutsOf(slug: string, { workspaceId, ownerId: requestedBy }: Shop): Moment[] {
      const every = SHOP_HABITS[slug]?.payoutEveryDays ?? 14
      return Array.from({ length: Math.floor(DAYS / every) }, (_, turn) => {
        const at = new Date(tx.now.getTime() - (turn + 1) * every * DAY_MS)
        const act = () => {
          const amountMinor = roundDown(ledger.available(workspaceId, BASE_CURRENCY))
          if (amountMinor < SMALLEST_PAYOUT_MINOR) return
          const payout = ledger.payOut({ workspaceId, currency: BASE_CURRENCY, amountMinor, requestedBy, requestedAt: at })
          const settledAt = new Date(at.getTime() + 22 * HOUR_MS)
          const reference = `${slug.slice(0, 3).toUpperCase()}-${settledAt.toISOString().slice(0, 10)}`
          later.push({ at: settledAt, act: () => payout.complete({ settledBy: adminId, settledAt, reference }) })
        }
        return { at, act }
      })
    }
    const later: Moment[] = []

    function takeUntil(at: Date): void {
      for (;;) {
        const [release, payout] = [releases[0], later[0]]
        if (release && release.dueAt <= at && (!payout || release.dueAt <= payout.at)) {
          releases.shift()
          ledger.release(release.part, release.dueAt)
        } else if (payout && payout.at <= at) {
          later.shift()
          payout.act()
        } else return
      }
    }

    for (const { at, act } of ordered) {
      takeUntil(at)
      act()
    }
    takeUntil(tx.now)
    await ledger.write(tx)
  })
  await requestLastPayouts(services, shops)
}

/** A vendor who tries the demo has something left to request. */
const REQUESTED_SHARE = 0.6

/** Today's requests wait for an administrator. */
async function requestLastPayouts(services: Services, shops: ReadonlyMap<string, Shop>): Promise<void> {
  const moment = new Date(services.now().getTime() - LAST_REQUEST_HOURS_AGO * HOUR_MS)
  for (const [slug, { workspaceId, ownerId }] of shops) {
    if (SHOP_HABITS[slug]?.payoutEveryDays !== 7) continue
    await transactAsSystem({ ...services, now: () => moment }, async (tx) => {
      const available = await loadAccountBalance(tx.db, accountId(workspaceId, 'available', BASE_CURRENCY))
      const amountMinor = roundDown(available * REQUESTED_SHARE)
      if (amountMinor >= SMALLEST_PAYOUT_MINOR)
        await createPayout(tx, { workspaceId, amountMinor, currency: BASE_CURRENCY, by: { userId: ownerId, client: null } })
    })
  }
}

const roundDown = (minor: number) => Math.floor(minor / ROUND_MINOR) * ROUND_MINOR
