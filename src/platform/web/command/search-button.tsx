import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/button.tsx'
import { openPalette } from './palette-store.ts'

/** Opens the palette. Looks like a field on wide screens and like an icon on narrow ones. */
export function SearchButton() {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
        className="hidden min-h-9 w-60 items-center gap-2 rounded-full border bg-muted/60 px-3 text-start text-xs text-muted-foreground transition hover:border-input hover:text-foreground lg:flex"
      >
        <Search aria-hidden className="size-4" />
        <span className="grow">{t('platform.command.open')}</span>
        <kbd aria-hidden dir="ltr" className="rounded-sm border bg-background px-1.5 font-sans leading-5">
          Ctrl K
        </kbd>
      </button>
      <span className="lg:hidden">
        <IconButton label={t('platform.command.open')} aria-haspopup="dialog" onClick={openPalette}>
          <Search aria-hidden className="size-5" />
        </IconButton>
      </span>
    </>
  )
}
