import type { LucideIcon } from 'lucide-react'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type NoticeProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode; headingLevel?: 'h1' | 'h2' }

/** A message that fills the area of missing content. */
export function Notice({ icon: Icon, title, text, children, headingLevel: Heading = 'h2' }: NoticeProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <span className="mb-1 flex size-16 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <Icon aria-hidden className="size-7" strokeWidth={1.5} />
      </span>
      <Heading className="text-lg font-semibold">{title}</Heading>
      {text && <p className="text-muted-foreground">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}

/** Loading failed; offers to try again. */
export function FailedNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <Notice icon={CloudOff} title={t('platform.failed.title')} text={text}>
        <Button look="secondary" onClick={onRetry}>
          {t('platform.failed.retry')}
        </Button>
      </Notice>
    </div>
  )
}
