/** The list is loaded when it is first asked for. */
import { Globe } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#platform/shared/language.ts'
import { IconButton } from './button.tsx'
import { useLateMenu } from './use-late-menu.ts'

const loadMenu = () => import('./language-menu.tsx')
const LanguageMenu = lazy(loadMenu)

export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { t } = useTranslation()
  const { wanted, opener } = useLateMenu(loadMenu)
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
