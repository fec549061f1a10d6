import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { TermsPreviewView } from '../../contract.ts'
import { Amount } from '../amount.tsx'

const SHOWN = 8
const DAYS = 30

/** The commission of the latest sales under the edited rules. */
export function TermsPreview({ preview, failed, changed }: { preview: TermsPreviewView | undefined; failed: boolean; changed: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel title={t('finance.commission.preview')} lead={t('finance.commission.previewLead', { days: formatNumber(DAYS, locale) })}>
      {failed && <p className="text-muted-foreground">{t('finance.commission.previewFailed')}</p>}
      {!failed && !preview && <Skeleton className="h-32 rounded-md" />}
      {!failed && preview?.sales === 0 && <p className="text-muted-foreground">{t('finance.commission.noSales')}</p>}
      {!failed && preview && preview.sales > 0 && (
        <div aria-live="polite">
          <div className="flex items-baseline justify-between gap-4">
            <span className="text-muted-foreground">
              {t('finance.commission.sales', { count: preview.sales, shown: formatNumber(preview.sales, locale) })}
            </span>
            <Change before={preview.before} after={preview.after} changed={changed} strong />
          </div>
          <ul className="mt-3 divide-y border-t">
            {preview.vendors.slice(0, SHOWN).map(({ workspaceId, name, sold, before, after }) => (
              <li key={workspaceId} className="flex items-baseline justify-between gap-4 py-2.5">
                <span className="min-w-0">
                  <bdi className="block truncate font-medium">{name}</bdi>
                  <span className="text-xs text-muted-foreground">
                    {t('finance.commission.sold')} <Amount money={sold} />
                  </span>
                </span>
                <Change before={before} after={after} changed={changed} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

type ChangeProps = Pick<TermsPreviewView, 'before' | 'after'> & { changed: boolean; strong?: boolean }

function Change({ before, after, changed, strong = false }: ChangeProps) {
  const difference = { ...after, amountMinor: after.amountMinor - before.amountMinor }
  return (
    <span className="text-end">
      <Amount money={changed ? after : before} className={strong ? 'text-lg font-semibold' : 'font-medium'} />
      {changed && difference.amountMinor !== 0 && (
        <Amount money={difference} signed className="ms-auto block w-fit text-xs text-muted-foreground" />
      )}
    </span>
  )
}
