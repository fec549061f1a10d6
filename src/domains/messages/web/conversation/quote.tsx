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
      aria-label={t('messages.reply.open', { name })}
      className={classes(
        'mb-1.5 block w-full min-w-24 rounded-sm border-s-3 px-2.5 py-1 text-start text-xs leading-snug transition',
        own ? 'border-primary-foreground/60 bg-primary-foreground/12' : 'border-primary bg-background/60',
      )}
    >
      <bdi className="block truncate font-semibold">{name}</bdi>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {deleted ? t('messages.deleted') : text || t('messages.snippet.picture')}
      </span>
    </button>
  )
}
