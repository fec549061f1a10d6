import { Heart, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VendorMark } from '#domains/marketplace/web/index.ts'
import type { ImageView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

const LIKES = 48
const COMMENTS = 12

export function TalkVignette({ picture }: { picture: ImageView | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div className="rounded-md border bg-card p-4 shadow-md">
      <div className="flex items-center gap-3">
        <VendorMark name={t('app.story.talk.author')} className="size-9" />
        <div className="leading-tight">
          <p className="font-semibold">{t('app.story.talk.author')}</p>
          <p className="text-xs text-muted-foreground">{t('app.story.talk.group')}</p>
        </div>
      </div>
      <p className="mt-3">{t('app.story.talk.post')}</p>
      <Picture image={picture} alt="" sizes="22rem" className="mt-3 h-32 w-full rounded-md" />
      <div className="mt-3 flex items-center gap-5 text-xs text-muted-foreground">
        <span className="inline-flex items-center gap-1.5 font-medium text-primary">
          <Heart className="size-4 fill-current" /> {formatNumber(LIKES, locale)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <MessageCircle className="size-4" /> {formatNumber(COMMENTS, locale)}
        </span>
      </div>
      <p className="mt-3 border-t pt-3 text-xs">
        <span className="font-semibold">{t('app.story.talk.replier')}</span>{' '}
        <span className="text-muted-foreground">{t('app.story.talk.reply')}</span>
      </p>
    </div>
  )
}
