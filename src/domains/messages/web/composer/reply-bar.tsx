import { Reply, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import type { MessageView } from '../../contract.ts'
import { partyName } from '../names.ts'

/** The message that is being answered, above the text. */
export function ReplyBar({ message, onClose }: { message: MessageView; onClose: () => void }) {
  const { t } = useTranslation()
  const name = message.mine ? t('messages.you') : partyName(t, message.sender)
  return (
    <div className="flex items-center gap-3 border-b ps-3">
      <Reply aria-hidden className="flip size-4 shrink-0 text-primary" />
      <p className="min-w-0 grow py-1.5 text-xs leading-snug">
        <span className="block truncate font-semibold">{t('messages.reply.to', { name })}</span>
        <span dir="auto" className="block truncate text-muted-foreground">
          {message.text || t('messages.snippet.picture')}
        </span>
      </p>
      <IconButton label={t('messages.reply.cancel')} onClick={onClose}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
