import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { classes } from './classes.ts'
import type { Toast } from './toast-store.ts'

const DURATION_MS = 5000
const SWIPE_PX = 50

export default function ToastView({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeThreshold={SWIPE_PX}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      label={t('platform.toast.label')}
    >
      <Radix.Root
        key={toast.id}
        {...(toast.duration !== undefined && { duration: toast.duration })}
        className={classes(
          'flex animate-rise items-start gap-3 rounded-md border p-4 shadow-lg data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          destructive ? 'border-destructive bg-destructive text-destructive-foreground' : 'bg-popover text-popover-foreground',
        )}
      >
        <div className="min-w-0 grow">
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          {toast.description && (
            <Radix.Description className={classes('mt-0.5 text-xs', !destructive && 'text-muted-foreground')}>
              {toast.description}
            </Radix.Description>
          )}
        </div>
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            onClick={() => void toast.action?.run()}
            className="-my-1.5 inline-flex min-h-9 shrink-0 items-center rounded-md px-3 font-semibold underline-offset-4 hover:bg-current/10 hover:underline"
          >
            {toast.action.label}
          </Radix.Action>
        )}
        <Radix.Close
          aria-label={t('platform.close')}
          className="-m-2 inline-flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-current/10"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={['F8']}
        label={t('platform.toast.viewport')}
        // On a phone the buttons of a dialog are where a toast would be.
        className="above-bar fixed inset-x-4 z-60 flex flex-col outline-none max-sm:in-data-scroll-locked:top-20 max-sm:in-data-scroll-locked:bottom-auto sm:start-auto sm:end-6 sm:w-96"
      />
    </Radix.Provider>
  )
}
