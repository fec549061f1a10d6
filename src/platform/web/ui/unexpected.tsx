import { WifiOff, Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { useOnline } from '../use-online.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { PageHead } from './page-head.tsx'

/** Shown when a page can't be rendered; reloading is the most reliable fix. */
export function Unexpected({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const title = t('platform.unexpected.title')
  if (!useOnline()) return <Offline />
  return (
    <main id="content" className="flex min-h-[60vh] items-center">
      <PageHead title={title} hidden />
      <div role="alert" className="w-full">
        <Notice headingLevel="h1" icon={Wrench} title={title} text={failureText(t, error)}>
          <Button onClick={() => window.location.reload()}>{t('platform.unexpected.reload')}</Button>
        </Notice>
      </div>
    </main>
  )
}

/** A part of the page isn't on this device. Opens the page when the connection is back. */
function Offline() {
  const { t } = useTranslation()
  useEffect(() => {
    const open = () => window.location.reload()
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [])
  const title = t('platform.unexpected.offline')
  return (
    <main id="content" className="flex min-h-[60vh] items-center">
      <PageHead title={title} hidden />
      <div role="status" className="w-full">
        <Notice headingLevel="h1" icon={WifiOff} title={title} text={t('platform.unexpected.offlineText')} />
      </div>
    </main>
  )
}
