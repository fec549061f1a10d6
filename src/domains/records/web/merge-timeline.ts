type Timed = { at: string }

/**
 * Both lists newest first, by time. While older entries are still to be loaded, history before the oldest loaded entry waits for them.
 */
export function mergeTimeline<Entry extends Timed>(loaded: readonly Entry[], history: readonly Entry[], hasMore: boolean): Entry[] {
  const oldest = loaded.at(-1)?.at
  const shown = hasMore && oldest !== undefined ? history.filter(({ at }) => Date.parse(at) >= Date.parse(oldest)) : history
  return [...loaded, ...shown].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
