/** The list is loaded when it is first asked for. */
import { Globe } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#platform/shared/language.ts'
import { loadAhead } from '../ahead.ts'
import { IconButton } from './button.tsx'

const loadMenu = () => import('./language-menu.tsx')
const LanguageMenu = lazy(loadMenu)

export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  const closed = (
    <IconButton
      label={t('platform.language.choose')}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => loadAhead(loadMenu)}
      onFocus={() => loadAhead(loadMenu)}
      onClick={() => setWanted(true)}
    >
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
