import './packing-slip.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Entrusted } from '#domains/workspaces/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { codeOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { VendorOrderView } from '../../contract.ts'
import type { Route } from './+types/packing-slip.page.ts'
import { PackingSlip } from './packing-slip.tsx'
import { deskPath } from './paths.ts'
import { vendorOrderQuery } from './queries.ts'

/** What lies in the parcel, for who packs it and who opens it. The browser prints it. */
export default function PackingSlipPage({ params: { orderId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <Entrusted area="orders" title={t('orders.desk.slip.title')}>
      {(workspaceId) => <Slip workspaceId={workspaceId} number={orderId} />}
    </Entrusted>
  )
}

function Slip({ workspaceId, number }: { workspaceId: string; number: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(vendorOrderQuery(useSource(), workspaceId, number))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeOf(error))) return <MissingRecord />
  return (
    <main id="content" className="mx-auto w-full max-w-4xl px-4 py-6 md:px-8 print:max-w-none print:p-0">
      <PageHead title={t('orders.desk.slip.of', { number })} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('orders.desk.failed')} onRetry={() => void refetch()} />}
      {data && <Sheet order={data} />}
    </main>
  )
}

/** Native names of the languages, each in itself. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

/** In the shopper's language at first: it travels to them. */
function Sheet({ order }: { order: VendorOrderView }) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(order.language)
  const words = useWordsOf(language)
  const [search] = useSearchParams()
  const parcel = order.parcels.find(({ id }) => id === search.get('parcel'))
  return (
    <>
      <div data-beside-slip className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={deskPath(order.number)} look="quiet" size="sm">
          <ArrowLeft aria-hidden className="flip size-4" />
          {t('orders.invoice.back')}
        </ButtonLink>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('orders.desk.slip.language')}
            choices={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
            value={language}
            onChange={setLanguage}
          />
          <Button size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {t('orders.invoice.print')}
          </Button>
        </div>
      </div>
      {words ? (
        <I18nextProvider i18n={words}>
          <PackingSlip order={order} parcel={parcel ?? null} />
        </I18nextProvider>
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </>
  )
}

/** The words of another language beside those of the page; null until they are there. */
function useWordsOf(language: Language) {
  const { i18n } = useTranslation()
  const [words, setWords] = useState<typeof i18n | null>(null)
  useEffect(() => {
    let wanted = true
    const other = i18n.cloneInstance({ lng: language })
    void other.changeLanguage(language).then(() => wanted && setWords(other))
    return () => {
      wanted = false
    }
  }, [i18n, language])
  return words?.language === language ? words : null
}
