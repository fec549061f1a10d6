/** Empty states, of two kinds: no data yet, or no search results. Failures and loading look different. */
import { type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type EmptyProps = {
  icon: LucideIcon
  title: string /** What will be here and its purpose. */
  text: string /** The first step. */
  children?: ReactNode
}

/** No data yet: explains the page and offers the first step. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className="rounded-lg border border-dashed">
      <Notice icon={icon} title={title} text={text}>
        {children}
      </Notice>
    </div>
  )
}

/** No results: offers to clear the filters. */
export function NoResults({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <Notice icon={SearchX} title={t('platform.noResults.title')} text={text}>
        <Button look="secondary" onClick={onClear}>
          {t('platform.noResults.clear')}
        </Button>
      </Notice>
    </div>
  )
}
