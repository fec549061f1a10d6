import type { UserView } from '../contract.ts'

/** The username beside a display name, so that nobody is taken for another; nothing for a person who is shown by the username. */
export function AtUsername({ person: { username, name } }: { person: Pick<UserView, 'username' | 'name'> }) {
  if (name === username) return null
  return <bdi className="text-xs font-normal wrap-anywhere text-muted-foreground">@{username}</bdi>
}
