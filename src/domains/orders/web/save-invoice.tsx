import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#platform/web/files/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { invoicePath } from './order-path.ts'

/** Plaza prints it into a file, which takes a second or two. */
export function SaveInvoice({ orderId, number }: { orderId: string; number: string }) {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: async () => {
      const reply = await fetch(`${invoicePath(orderId, number)}.pdf`)
      if (!reply.ok) throw new Error(`${reply.status}`)
      saveFile(`${number}.pdf`, await reply.blob())
    },
    onError: () => toast({ title: t('orders.invoice.saveFailed'), variant: 'destructive' }),
  })
  return (
    <Button look="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden className="size-4" />
      {t('orders.invoice.save')}
    </Button>
  )
}
