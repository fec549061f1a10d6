import { Store, UserRound } from 'lucide-react'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { firstLetter } from '#platform/web/ui/first-letter.ts'
import type { ConversationRow, PartyView } from '../contract.ts'

type Size = 'xs' | 'sm' | 'md'
const BOXES: Record<Size, string> = { xs: 'size-6 text-xs', sm: 'size-8 text-xs', md: 'size-10 text-sm' }

/** The picture of a person or the logo of a shop, or the sign of a business, a guest or somebody who is gone. */
export function PartyAvatar({ party, size = 'md', className }: { party: PartyView | null; size?: Size; className?: string }) {
  if (party?.kind === 'person') {
    return <Avatar name={party.user.username} picture={party.user.avatarUrl} size={size} {...(className && { className })} />
  }
  const isShop = party?.kind === 'shop'
  if (isShop && party.logoUrl !== null) {
    return <img src={party.logoUrl} alt="" className={classes('shrink-0 rounded-md object-cover', BOXES[size], className)} />
  }
  const box = classes(
    'inline-flex shrink-0 items-center justify-center font-semibold',
    isShop ? 'rounded-md bg-accent text-accent-foreground' : 'rounded-full bg-muted text-muted-foreground',
    BOXES[size],
    className,
  )
  return (
    <span aria-hidden className={box}>
      {isShop ? <Store className="size-1/2" /> : party?.kind === 'guest' ? firstLetter(party.name) : <UserRound className="size-1/2" />}
    </span>
  )
}

/** Two faces of a group, else the other party. */
export function ConversationAvatar({ kind, parties }: Pick<ConversationRow, 'kind' | 'parties'>) {
  const [first, second] = parties
  if (kind !== 'group' || !second) return <PartyAvatar party={first ?? { kind: 'gone' }} />
  return (
    <span aria-hidden className="relative inline-flex size-10 shrink-0">
      <PartyAvatar party={first ?? null} size="xs" className="absolute start-0 top-0" />
      <PartyAvatar party={second} size="xs" className="absolute end-0 bottom-0 ring-2 ring-card" />
    </span>
  )
}
