import { ArrowLeft, BellOff, PanelRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { PersonMenu } from '#domains/network/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import type { ConversationView } from '../../contract.ts'
import { conversationName } from '../names.ts'
import { ConversationAvatar } from '../party-avatar.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { Presence, PresenceDot } from './presence.tsx'

const DetailsSheet = lazyPart(() => import('../people/details-sheet.tsx'))

type Props = { conversation: ConversationView; hasPanel: boolean; onMarkedUnread: () => void }

/** Who it is, whether they are there, and what can be done with the conversation. */
export function ConversationHead({ conversation, hasPanel, onMarkedUnread }: Props) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const [, setSearch] = useSearchParams()
  const [details, setDetails] = useState(false)
  const { kind, parties, muted, about } = conversation
  const [other] = parties
  const name = conversationName(t, conversation)
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b bg-background px-2 md:px-4">
      <Link
        to={{ pathname: '/messages', search }}
        aria-label={t('messages.back')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-muted lg:hidden"
      >
        <ArrowLeft aria-hidden className="flip size-5" />
      </Link>
      <span className="relative inline-flex shrink-0">
        <ConversationAvatar {...conversation} />
        {kind === 'direct' && <PresenceDot people={conversation.people} />}
      </span>
      <div className="min-w-0 grow">
        <h1 className="flex items-center gap-2 text-base leading-tight font-semibold">
          <NameLink party={other} kind={kind} href={about?.card?.href} onDetails={() => setDetails(true)}>
            <bdi className="truncate">{name}</bdi>
          </NameLink>
          {muted && <BellOff role="img" aria-label={t('messages.muted')} className="size-4 shrink-0 text-muted-foreground" />}
        </h1>
        <Presence conversation={conversation} onPeople={() => setDetails(true)} />
      </div>
      {hasPanel && (
        <IconButton
          label={t('messages.panel')}
          aria-haspopup="dialog"
          className="xl:hidden"
          onClick={() =>
            setSearch((now) => {
              now.set('panel', 'open')
              return now
            })
          }
        >
          <PanelRight aria-hidden className="flip size-5" />
        </IconButton>
      )}
      <ConversationMenu conversation={conversation} onMarkedUnread={onMarkedUnread} onDetails={() => setDetails(true)} />
      {kind === 'direct' && other?.kind === 'person' && <PersonMenu person={other.user} />}
      {details && <DetailsSheet conversation={conversation} onClose={() => setDetails(false)} />}
    </header>
  )
}

type NameProps = {
  party: ConversationView['parties'][number] | undefined
  kind: ConversationView['kind']
  href: string | undefined
  onDetails: () => void
  children: ReactNode
}

/** The name leads to the person, the shop or the record; that of a group opens its people. */
function NameLink({ party, kind, href, onDetails, children }: NameProps) {
  const look = 'inline-flex min-h-9 min-w-0 items-center rounded-sm hover:underline underline-offset-4'
  const to =
    href ??
    (kind !== 'direct'
      ? null
      : party?.kind === 'person'
        ? `/profile/${encodeURIComponent(party.user.username)}`
        : party?.kind === 'shop' && party.slug
          ? `/vendors/${party.slug}`
          : null)
  if (to) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    )
  }
  if (kind !== 'group') return <span className={look}>{children}</span>
  return (
    <button type="button" onClick={onDetails} className={look}>
      {children}
    </button>
  )
}
