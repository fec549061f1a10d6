import { useTranslation } from 'react-i18next'
import { classes } from '#platform/web/ui/classes.ts'
import type { MessageView } from '../../contract.ts'
import { partyName } from '../names.ts'

type Props = { reply: NonNullable<MessageView['replyTo']>; own: boolean; onOpen?: () => void }

/** The message that another one answers; a press leads to it. */
export function Quote({ reply: { sender, text, deleted }, own, onOpen }: Props) {
  const { t } = useTranslation()
  const name = partyName(t, sender)
  return (
    <button
      type="button"
      disabled={!onOpen}
      onClick={onOpen}
      className={classes(
        'mb-1.5 block w-full min-w-24 rounded-sm border-s-3 bg-card px-2.5 py-1 text-start text-xs leading-snug text-card-foreground transition',
        own ? 'border-accent' : 'border-primary',
      )}
    >
      <span className="sr-only">{t('messages.reply.open', { name })}</span>
      <bdi className="block truncate font-semibold">{name}</bdi>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {deleted ? t('messages.deleted') : text || t('messages.snippet.picture')}
      </span>
    </button>
  )
}
