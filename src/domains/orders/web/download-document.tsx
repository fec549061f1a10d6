import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#platform/web/files/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'

type Props = { path: string; look?: 'secondary' | 'quiet'; size?: 'sm'; children: ReactNode }

/** Downloads a PDF of the server, for guests too: the server knows them by their cookie. */
export function DownloadDocument({ path, look = 'quiet', size, children }: Props) {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: async () => {
      const reply = await fetch(path)
      if (!reply.ok) throw new Error(`${reply.status}`)
      const [, name = 'document.pdf'] = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '') ?? []
      saveFile(name, await reply.blob())
    },
    onError: () => toast({ title: t('orders.document.failed'), description: t('orders.document.failedNext'), variant: 'destructive' }),
  })
  return (
    <Button look={look} {...(size && { size })} busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden className="size-4" />
      {children}
    </Button>
  )
}
