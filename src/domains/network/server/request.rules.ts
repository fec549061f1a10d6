/** After a withdrawn or declined request its sender waits this long before asking the same person again. */
export const PAUSE_MS = 7 * 86_400_000

export function pauseEnd(now: Date): Date {
  return new Date(now.getTime() + PAUSE_MS)
}
