import { isolateLtr } from '#platform/web/i18n/isolate.ts'

/** `+5`, `−3`, `0`: the sign stays before the number in Arabic too. */
export function signedUnits(units: string, change: number): string {
  return isolateLtr(`${change > 0 ? '+' : change < 0 ? '−' : ''}${units}`)
}
