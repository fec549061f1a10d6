/** Which answers are kept on the device (docs/decisions/0088-pages-behind-login-offline.md). Pure. */

/** The `meta` of a query whose key or answer is secret, such as the token of a private link. */
export const NOT_KEPT = { kept: false } as const

/** `[language, area, …]`, or `[language, 'workspace', id, area, …]`; `area.detail` counts as `area`. */
export function areaOf(key: readonly unknown[]): string {
  return String(key[1] === 'workspace' ? key[3] : key[1]).split('.')[0] ?? ''
}

export type AskedQuery = { queryKey: readonly unknown[]; meta?: Record<string, unknown> | undefined }

export function isKept({ queryKey, meta }: AskedQuery, areas: readonly string[]): boolean {
  return meta?.['kept'] !== false && areas.includes(areaOf(queryKey))
}
