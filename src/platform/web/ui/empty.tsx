/** Nothing to show, for two reasons: there is nothing yet, or nothing answers the question. Failed and loading look otherwise. */
import { type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type EmptyProps = {
  icon: LucideIcon
  title: string /** What will be here, and what it is good for. */
  text: string /** The first step. */
  children?: ReactNode
}

/** First run: explains itself and offers the first step. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className="rounded-lg border border-dashed">
      <Notice icon={icon} title={title} text={text}>
        {children}
      </Notice>
    </div>
  )
}

/** There are things, but none like that: the way on is to ask otherwise. */
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
