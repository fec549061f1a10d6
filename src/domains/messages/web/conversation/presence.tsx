import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { relativeText } from '#platform/web/i18n/relative.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { ConversationView } from '../../contract.ts'

/** A green dot at the picture of somebody who is there. */
export function PresenceDot({ people }: Pick<ConversationView, 'people'>) {
  if (!people.some(({ isMe, online }) => !isMe && online)) return null
  return <span aria-hidden className="absolute end-0 bottom-0 size-3 rounded-full bg-success ring-2 ring-background" />
}

type Props = { conversation: ConversationView; onPeople: () => void }

/** Below the name: “Online”, when somebody was there, or how many people are in a group. Nothing where presence is off. */
export function Presence({ conversation: { kind, people, partyCount, about }, onPeople }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const look = 'truncate text-xs text-muted-foreground'
  if (kind === 'thread') return about?.card?.subtitle ? <p className={look}>{about.card.subtitle}</p> : null
  const others = people.filter(({ isMe }) => !isMe)
  const online = others.filter((person) => person.online).length
  if (kind === 'group') {
    const count = t('messages.group.people', { count: partyCount, shown: formatNumber(partyCount, locale) })
    return (
      <button type="button" onClick={onPeople} className={`${look} block max-w-full text-start hover:underline`}>
        {online > 0 ? `${count} · ${t('messages.presence.some', { count: online, shown: formatNumber(online, locale) })}` : count}
      </button>
    )
  }
  const at = others[0]?.onlineAt
  if (online > 0) return <p className={look}>{t('messages.presence.online')}</p>
  return at ? <p className={look}>{t('messages.presence.last', { when: relativeText(at, Date.now(), locale) })}</p> : null
}
