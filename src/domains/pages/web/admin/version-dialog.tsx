import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { PageSlug } from '../../contract/limits.ts'
import type { PageTexts } from '../../contract.ts'
import { versionQuery } from './operations.ts'

type Props = { slug: PageSlug; number: number; onUse: (older: { texts: PageTexts }) => void; onClose: () => void }

/** A published version as it was shown; its texts can be taken into the draft again. Keys: pages.name.* */
export default function VersionDialog({ slug, number, onUse, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, isLoadingError, refetch } = useQuery(versionQuery(useSource(), slug, number))
  const [shown, setShown] = useState<Language>(useLanguage())
  const text = data?.texts[shown]
  const choices = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  return (
    <Modal
      open
      width="lg"
      onOpenChange={onClose}
      title={`${t(`pages.name.${slug}`)} · ${t('pages.admin.version', { number: formatNumber(number, locale) })}`}
      {...(data && { lead: formatMoment(data.publishedAt, locale) })}
    >
      <Segmented label={t('pages.admin.language')} choices={choices} value={shown} onChange={setShown} />
      <div lang={shown} className="mt-5">
        {isLoadingError && <FailedNotice text={t('pages.admin.failed')} onRetry={() => void refetch()} />}
        {!data && !isLoadingError && <Skeleton className="h-64" />}
        {text && text.html === '' && <p className="text-muted-foreground">{t('pages.admin.notWritten')}</p>}
        {text && text.html !== '' && (
          <>
            {text.title && (
              <h3 dir="auto" className="mb-3 text-lg font-bold">
                {text.title}
              </h3>
            )}
            <RichText html={text.html} />
          </>
        )}
      </div>
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.close')}
        </Button>
        <Button
          disabled={!data}
          onClick={() => {
            if (data) onUse({ texts: data.texts })
            onClose()
          }}
        >
          {t('pages.admin.use')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
