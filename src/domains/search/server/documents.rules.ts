/** Turns what a domain says about a record into a row. */
import type { Audience, SearchDocument } from '#platform/server/services.ts'
import type { DocumentRow } from './documents.sql.ts'

/** PostgreSQL limits a record's words to a megabyte. */
const MAX_TEXT = 20_000

export function toDocumentRow(type: string, document: SearchDocument): DocumentRow {
  const { id, title, numbers = [], words = '', texts = {}, audience, personId, rank } = document
  const cut = (text: string | undefined) => (text ?? '').slice(0, MAX_TEXT)
  return {
    id,
    title: cut(title),
    numbers: numbers.map((number) => number.toUpperCase()),
    words: cut(words),
    english: cut(texts.en),
    spanish: cut(texts.es),
    arabic: cut(texts.ar),
    readers: toReaders(audience).map((reader) => `${type} ${reader}`),
    personId,
    rank,
  }
}

/** An audience as keys, and a viewer must hold one of them. */
function toReaders(audience: Audience): string[] {
  if (audience.kind !== 'people') return [audience.kind]
  return [...audience.userIds, ...audience.members.map(({ workspaceId, permission }) => `${workspaceId}:${permission}`)]
}

/** The keys of a viewer. A member holds `any` in each of their workspaces, besides their permissions. */
export function readersOf(
  userId: string | null,
  memberships: readonly { workspaceId: string; permissions: readonly string[] }[],
): string[] {
  if (userId === null) return ['everyone']
  const held = memberships.flatMap(({ workspaceId, permissions }) =>
    ['any', ...permissions].map((permission) => `${workspaceId}:${permission}`),
  )
  return ['everyone', 'accounts', userId, ...held]
}
