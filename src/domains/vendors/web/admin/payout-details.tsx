import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useRevealPayout } from './operations.ts'

/** Full payout details of a vendor. They load on request, which the audit log records, and are not cached. */
export default function PayoutDetails({ id }: { id: string }) {
  const { t } = useTranslation()
  const reveal = useRevealPayout()
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: t('vendors.admin.revealFailed'), description: failureText(t, error, 'vendors') })
  if (!reveal.data) {
    return (
      <Button look="secondary" busy={reveal.isPending} onClick={() => reveal.mutate({ id }, { onError })}>
        {t('vendors.admin.reveal')}
      </Button>
    )
  }
  const { holder, account, bank } = reveal.data
  return (
    <div className="rounded-md border p-4">
      <p className="text-xs text-muted-foreground">{t('vendors.admin.revealed')}</p>
      <p className="mt-1 font-medium wrap-anywhere">
        <bdi>{holder}</bdi>
      </p>
      <p className="font-mono wrap-anywhere">
        <bdi dir="ltr">{account}</bdi>
      </p>
      {bank && (
        <p className="text-muted-foreground">
          <bdi>{bank}</bdi>
        </p>
      )}
    </div>
  )
}
