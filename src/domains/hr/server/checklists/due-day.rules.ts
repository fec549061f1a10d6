const DAY_MS = 24 * 3600_000

/** The plain date `days` after another one; before it when negative. */
export const dueDay = (hireDate: string, days: number): string =>
  new Date(Date.parse(`${hireDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
