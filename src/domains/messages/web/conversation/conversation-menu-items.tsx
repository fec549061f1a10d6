import { Settings2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { MenuContent, MenuSeparator } from '#platform/web/ui/menu-content.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MUTE_DURATIONS } from '../../contract/limits.ts'
import { type ConversationAct, useConversationAct } from '../operations.ts'
import type { ConversationMenuProps } from './conversation-menu-props.ts'

const ITEM = 'flex min-h-11 items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-muted md:min-h-9'

/** The loaded menu is open at once. Keys: messages.menu.mute.* */
export default function ConversationMenuItems({
  conversation: { id, kind, muted, closed },
  onMarkedUnread,
  onDetails,
}: ConversationMenuProps) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const { act } = useConversationAct(id)
  const run = (done: ConversationAct, words: string) => async () => {
    if (await act(done)) toast({ title: t(words) })
  }
  return (
    <DropdownMenu.Root dir={direction} modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('messages.menu.label')}>
          <Settings2 aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="min-w-56">
        {kind === 'group' && (
          <DropdownMenu.Item className={ITEM} onSelect={onDetails}>
            {t('messages.menu.details')}
          </DropdownMenu.Item>
        )}
        {closed !== 'left' && (
          <DropdownMenu.Item
            className={ITEM}
            onSelect={async () => {
              if (await act({ kind: 'markUnread' })) onMarkedUnread()
            }}
          >
            {t('messages.menu.markUnread')}
          </DropdownMenu.Item>
        )}
        <MenuSeparator />
        {muted ? (
          <DropdownMenu.Item className={ITEM} onSelect={() => void run({ kind: 'unmute' }, 'messages.done.unmuted')()}>
            {t('messages.menu.unmute')}
          </DropdownMenu.Item>
        ) : (
          MUTE_DURATIONS.map((duration) => (
            <DropdownMenu.Item
              key={duration}
              className={ITEM}
              onSelect={() => void run({ kind: 'mute', duration }, 'messages.done.muted')()}
            >
              {t(`messages.menu.mute.${duration}`)}
            </DropdownMenu.Item>
          ))
        )}
      </MenuContent>
    </DropdownMenu.Root>
  )
}
