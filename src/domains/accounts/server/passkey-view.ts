import type { PasskeyRow } from './passkeys.sql.ts'

export type PasskeyView = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

export function toPasskeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
