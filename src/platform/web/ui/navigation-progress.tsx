import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'

/** The progress bar while a page loads (spec §2). Appears only after a short delay. */
export function NavigationProgress() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 flex justify-center">
      {state === 'loading' && (
        <span className="mt-3 animate-[fade-in_160ms_linear_200ms_both] rounded-full border bg-popover px-4 py-1.5 text-xs font-medium text-popover-foreground shadow-md">
          {t('platform.loading')}
        </span>
      )}
    </div>
  )
}
