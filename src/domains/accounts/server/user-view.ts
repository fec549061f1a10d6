import { fileUrl } from '#platform/server/files/file-key.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { UserView } from '../contract.ts'

type Named = { username: string; displayName: string }

/** What a person is shown by. */
export const toName = ({ username, displayName }: Named): string => displayName || username

/** The name with the username, for those who must know who it is. */
export const toFullName = ({ username, displayName }: Named): string => (displayName ? `${displayName} @${username}` : username)

/** A person as others see them. */
export function toUserView(person: Named & { id: string; avatar: Picture | null }): UserView {
  const { id, username, avatar } = person
  return { id, username, name: toName(person), avatarUrl: avatarUrlFor(avatar) }
}

/** URL of the smallest avatar variant that is sharp in lists; null shows the generated avatar. */
function avatarUrlFor(avatar: Picture | null): string | null {
  const source = avatar?.sources.find(({ width }) => width >= 160) ?? avatar?.sources.at(-1)
  return source ? fileUrl(source.key) : null
}
