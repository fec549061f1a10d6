import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Something broke that nobody foresaw; the surest way on is the page anew. */
export function Unexpected() {
  const { t } = useTranslation()
  return (
    <main id="content" role="alert" className="flex min-h-[60vh] items-center">
      <Notice headingLevel="h1" icon={Wrench} title={t('platform.unexpected.title')} text={t('platform.failure.UNEXPECTED')}>
        <Button onClick={() => window.location.reload()}>{t('platform.unexpected.reload')}</Button>
      </Notice>
    </main>
  )
}
