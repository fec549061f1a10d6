import { Copy, Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MessageView } from '../../contract.ts'
import type { MessageActs } from './message-acts.ts'
import { ToolButton } from './tool-button.tsx'

/** Beside a message: reply and copy. With a mouse they appear on hover and focus. */
export function MessageTools({ message, acts }: { message: MessageView; acts: MessageActs }) {
  const { t } = useTranslation()
  const copy = () => void navigator.clipboard.writeText(message.text).then(() => toast({ title: t('messages.copied') }))
  return (
    <span className="flex shrink-0 items-center opacity-0 transition group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:opacity-60">
      {acts.canWrite && (
        <ToolButton label={t('messages.act.reply')} onClick={() => acts.reply(message)}>
          <Reply aria-hidden className="flip size-4" />
        </ToolButton>
      )}
      {message.text !== '' && (
        <ToolButton label={t('messages.act.copy')} onClick={copy} className="pointer-coarse:hidden">
          <Copy aria-hidden className="size-4" />
        </ToolButton>
      )}
    </span>
  )
}
