/** Loads what will probably be wanted next. If it does not come, whoever then wants it says so; here nobody has to hear of it. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
