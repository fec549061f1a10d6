import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  children: ReactNode
  footer?: ReactNode
  onReturnFocus?: () => void
}

/** A panel at the end side of the screen. Focus stays inside, Escape closes, and the page behind doesn't scroll. */
export function Sheet({ open, onOpenChange, title, description, children, footer, onReturnFocus }: Props) {
  const { t } = useTranslation()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/55 backdrop-blur-[2px]" />
        <Dialog.Content
          className="fixed inset-y-0 end-0 z-50 flex w-full max-w-md animate-slide-in flex-col bg-background shadow-lg outline-none sm:border-s"
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            if (!onReturnFocus) return onCloseAutoFocus(event)
            event.preventDefault()
            onReturnFocus()
          }}
        >
          <header className="flex min-h-16 items-center justify-between gap-4 border-b ps-5 pe-3">
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            <Dialog.Description className="sr-only">{description}</Dialog.Description>
            <Dialog.Close
              aria-label={t('platform.close')}
              className="inline-flex size-11 items-center justify-center rounded-md hover:bg-muted"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5">{children}</div>
          {footer && <footer className="border-t bg-card px-5 py-4">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
