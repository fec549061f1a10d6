import type { ListAudience, RelationView } from '../contract.ts'

type Shown = { isPrivate: boolean; listsFor: ListAudience }
type Seen = { isMe: boolean; relation: Pick<RelationView, 'following' | 'blocked'> }

/** What a person publishes: of a private account only its followers see it. */
export function seesPosts({ isPrivate }: Pick<Shown, 'isPrivate'>, { isMe, relation }: Seen): boolean {
  return isMe || (!relation.blocked && (!isPrivate || relation.following))
}

/** The lists of followers and following. A private account shows them to its followers at most. */
export function seesLists({ isPrivate, listsFor }: Shown, seen: Seen): boolean {
  if (seen.isMe) return true
  if (listsFor === 'nobody' || seen.relation.blocked) return false
  return seen.relation.following || (listsFor === 'everyone' && !isPrivate)
}
