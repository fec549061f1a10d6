/** The sidebar of small windows: a drawer at the start side. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { useSavePreferences } from '#domains/accounts/web/index.ts'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { useReturnFocus } from '#platform/web/ui/use-return-focus.ts'
import { Sidebar, SidebarHome } from './sidebar.tsx'

export default function AppDrawer({ me, open, onOpenChange }: { me: MeView; open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation()
  const keep = useSavePreferences()
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/55" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] animate-slide-from-start flex-col border-e bg-card shadow-lg outline-none"
        >
          <header className="flex min-h-16 shrink-0 items-center justify-between ps-4 pe-2">
            <SidebarHome />
            <Dialog.Title className="sr-only">{t('app.sidebar.label')}</Dialog.Title>
            <span className="ms-auto">
              <LanguageSwitch onChoose={(language) => keep({ language })} />
            </span>
            <Dialog.Close
              aria-label={t('platform.close')}
              className="inline-flex size-11 items-center justify-center rounded-md hover:bg-muted"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <Sidebar me={me} narrow={false} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
