import type { Api } from '#platform/web/api.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { browserTimeZone } from '#platform/web/i18n/time-zone.ts'
import type { MeView } from '../../contract.ts'

let reported: string | undefined

/** Digests and quiet hours are by the clock of the browser that was used last. */
export function reportTimeZone(api: Api, { id, preferences }: MeView): void {
  const zone = browserTimeZone()
  const report = `${id} ${zone}`
  if (preferences.browserTimeZone === zone || reported === report) return
  reported = report
  // The next page tries again.
  void api.accounts.preferences.update({ browserTimeZone: zone }, { context: { idempotencyKey: newIdempotencyKey() } }).catch(() => {})
}
