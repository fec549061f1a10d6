/** The language button; its menu is loaded when first opened. */
import { Globe } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#platform/shared/language.ts'
import { IconButton } from './button.tsx'
import { useLazyMenu } from './use-lazy-menu.ts'

const loadMenu = () => import('./language-menu.tsx')
const LanguageMenu = lazy(loadMenu)

export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { t } = useTranslation()
  const { wanted, opener } = useLazyMenu(loadMenu)
  const closed = (
    <IconButton label={t('platform.language.choose')} {...opener}>
      <Globe aria-hidden className="size-5" />
    </IconButton>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <LanguageMenu onChoose={onChoose} />
    </Suspense>
  )
}
