import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One line under the title. */
  lead?: ReactNode
  width?: 'md' | 'lg'
  /** Data could be lost: a press outside doesn't close the dialog. */
  firm?: boolean
  /** Neither Escape nor a press outside closes the dialog. */
  locked?: boolean
  /** The next element takes the focus itself after closing. */
  handsOn?: boolean
  children: ReactNode
}

const WIDTHS = { md: 'sm:max-w-md', lg: 'sm:max-w-xl' }

/** A dialog for a question or a small form; on a phone it is at the bottom. Focus stays inside, Escape closes. */
export function Modal({ open, onOpenChange, title, lead, width = 'md', firm = false, locked = false, handsOn = false, children }: Props) {
  const { t } = useTranslation()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Dialog.Content
            {...(!lead && { 'aria-describedby': undefined })}
            onInteractOutside={(event) => {
              if (firm || locked) event.preventDefault()
            }}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={(event) => (handsOn ? event.preventDefault() : onCloseAutoFocus(event))}
            onEscapeKeyDown={(event) => locked && event.preventDefault()}
            className={classes(
              'pointer-events-auto max-h-[92dvh] w-full animate-slide-up overflow-y-auto overscroll-contain rounded-t-lg border bg-popover p-5 text-popover-foreground shadow-lg outline-none sm:animate-rise sm:rounded-lg sm:p-6',
              WIDTHS[width],
            )}
          >
            <header className="flex items-start justify-between gap-4">
              {/* Keyed by the title, so that a new title isn't animated: in right-to-left text its start would jump. */}
              <Dialog.Title key={title} className="pt-1 text-lg leading-snug font-semibold">
                {title}
              </Dialog.Title>
              {!locked && (
                <Dialog.Close
                  aria-label={t('platform.close')}
                  className="-me-2 -mt-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted-foreground transition hover:bg-muted hover:text-foreground"
                >
                  <X aria-hidden className="size-5" />
                </Dialog.Close>
              )}
            </header>
            {lead && <Dialog.Description className="mt-1 text-muted-foreground">{lead}</Dialog.Description>}
            <div className="mt-5">{children}</div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The buttons of a dialog; on a phone they are stacked. */
export function ModalActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-end">{children}</div>
}
