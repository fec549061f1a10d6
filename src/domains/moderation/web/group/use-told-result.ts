import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

/** Says what became of a decision about some records: how many could not be decided, and why the first of them. */
export function useToldResult() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (action: 'dismiss' | 'remove', errors: ReadonlyMap<string, unknown>, count: number) => {
    const [first] = errors.values()
    if (errors.size < count) toast({ title: t(`moderation.done.${action}`) })
    if (errors.size === 0) return
    const why = failureText(t, first, 'moderation')
    toast({
      variant: 'destructive',
      title: t('moderation.many.failed', { count: errors.size, shown: formatNumber(errors.size, locale), why }),
    })
  }
}
