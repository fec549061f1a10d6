import { Copy, Ellipsis, Flag, Pencil, Reply, SmilePlus, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { MenuContent, MenuSeparator } from '#platform/web/ui/menu-content.tsx'
import { ReactionChoices } from '#platform/web/ui/reaction-choices.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { EDIT_MINUTES } from '../../contract/limits.ts'
import type { MessageView } from '../../contract.ts'
import type { MessageActs } from './message-acts.ts'
import { ToolButton } from './tool-button.tsx'

const ITEM = 'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm outline-none data-highlighted:bg-muted md:min-h-9'

/** The reasons that fit a message. */
const REASONS: readonly ReportReason[] = ['offensive', 'spam', 'misleading', 'dangerous', 'private', 'other']

type Props = { message: MessageView; acts: MessageActs; only?: 'reactions' }

/** The loaded menu is open at once. */
export default function MessageMenu({ message, acts, only }: Props) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const [removing, setRemoving] = useState(false)
  const [reporting, setReporting] = useState(false)
  const { id, text, mine, side, sentAt, deletedAt } = message
  const isRecent = Date.now() - new Date(sentAt).getTime() < EDIT_MINUTES * 60_000
  const item = (icon: ReactNode, label: string, onSelect: () => void, danger = false) => (
    <DropdownMenu.Item className={danger ? `${ITEM} text-destructive` : ITEM} onSelect={onSelect}>
      {icon}
      {label}
    </DropdownMenu.Item>
  )
  const Icon = only ? SmilePlus : Ellipsis
  return (
    <>
      <DropdownMenu.Root dir={direction} modal={false} defaultOpen>
        <DropdownMenu.Trigger asChild>
          <ToolButton label={t(only ? 'messages.act.react' : 'messages.act.more')} {...(only && { className: 'pointer-coarse:hidden' })}>
            <Icon aria-hidden className="size-4" />
          </ToolButton>
        </DropdownMenu.Trigger>
        <MenuContent align={mine ? 'end' : 'start'} className="min-w-52">
          {acts.canWrite && (
            <ReactionChoices label={(emoji) => t('messages.act.reactWith', { emoji })} onChoose={(emoji) => acts.react(message, emoji)} />
          )}
          {!only && (
            <>
              {acts.canWrite && <MenuSeparator />}
              {acts.canWrite && item(<Reply aria-hidden className="flip size-4" />, t('messages.act.reply'), () => acts.reply(message))}
              {text !== '' &&
                item(<Copy aria-hidden className="size-4" />, t('messages.act.copy'), () => {
                  void navigator.clipboard.writeText(text).then(() => toast({ title: t('messages.copied') }))
                })}
              {acts.canWrite &&
                mine &&
                isRecent &&
                text !== '' &&
                item(<Pencil aria-hidden className="size-4" />, t('messages.act.edit'), () => acts.edit(message))}
              {side === 'other' &&
                deletedAt === null &&
                item(<Flag aria-hidden className="size-4" />, t('messages.act.report'), () => setReporting(true))}
              {mine && item(<Trash2 aria-hidden className="size-4" />, t('messages.act.delete'), () => setRemoving(true), true)}
            </>
          )}
        </MenuContent>
      </DropdownMenu.Root>
      <Confirm
        open={removing}
        onOpenChange={setRemoving}
        title={t('messages.delete.title')}
        action={t('messages.delete.submit')}
        danger
        words="messages"
        onConfirm={() => acts.remove(message)}
      >
        <p>{t('messages.delete.text')}</p>
      </Confirm>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog type="message" id={id} title={t('messages.report.title')} reasons={REASONS} onClose={() => setReporting(false)}>
            <p className="text-muted-foreground">{t('messages.report.text')}</p>
          </ReportDialog>
        </Suspense>
      )}
    </>
  )
}
