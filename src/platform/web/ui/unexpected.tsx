import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { PageHead } from './page-head.tsx'

/** A page that could not be made. The surest way on is to load it anew. */
export function Unexpected({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <main id="content" className="flex min-h-[60vh] items-center">
      <PageHead title={t('platform.unexpected.title')} hidden />
      <div role="alert" className="w-full">
        <Notice headingLevel="h1" icon={Wrench} title={t('platform.unexpected.title')} text={failureText(t, error)}>
          <Button onClick={() => window.location.reload()}>{t('platform.unexpected.reload')}</Button>
        </Notice>
      </div>
    </main>
  )
}
