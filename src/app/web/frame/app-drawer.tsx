/** The sidebar on a phone: a drawer from the side reading begins at. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { Logo } from '#platform/web/ui/logo.tsx'
import { Sidebar } from './sidebar.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

export default function AppDrawer({ me, open, onOpenChange }: { me: MeView; open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/55 md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] animate-fade-in flex-col border-e bg-background shadow-lg outline-none md:hidden"
        >
          <header className="flex min-h-16 items-center justify-between border-b ps-4 pe-2">
            <Logo />
            <Dialog.Title className="sr-only">{t('app.sidebar.label')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('platform.close')}
              className="inline-flex size-11 items-center justify-center rounded-md hover:bg-muted"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain">
            <div className="p-3 pb-0">
              <WorkspaceSwitcher narrow={false} />
            </div>
            <Sidebar me={me} narrow={false} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
