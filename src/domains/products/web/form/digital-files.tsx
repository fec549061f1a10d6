import { useQuery } from '@tanstack/react-query'
import { FileDown, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode, errorData, failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { putFile } from '#platform/web/upload.ts'
import { type DigitalFileRefusal, MAX_DIGITAL_FILE_BYTES } from '../../contract/digital-limits.ts'
import { digitalQuery, useInvalidateProducts, useRemoveFile } from '../queries.ts'

/** Keys: products.digital.refused.* */
export default function DigitalFiles({ workspaceId, productId }: { workspaceId: string; productId: string }) {
  const { t } = useTranslation()
  const digital = useQuery(digitalQuery(useSource(), workspaceId, productId))
  const remove = useRemoveFile(workspaceId)
  const reload = useInvalidateProducts(workspaceId)
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  const refuse = (title: string, description: string) => toast({ variant: 'destructive', title, description })

  async function send(file: File): Promise<void> {
    const { name } = file
    if (file.size > MAX_DIGITAL_FILE_BYTES) return refuse(name, t('products.digital.refused.size'))
    setBusy(true)
    try {
      const query = new URLSearchParams({ workspace: workspaceId, name })
      await putFile(`/products/${productId}/files?${query}`, file, { signal: new AbortController().signal, onProgress: () => {} })
      await reload()
    } catch (error) {
      const reason = errorCode(error) === 'FILE_REFUSED' ? (errorData(error) as { reason: DigitalFileRefusal }).reason : null
      refuse(name, reason ? t(`products.digital.refused.${reason}`) : failureText(t, error, 'products'))
    } finally {
      setBusy(false)
    }
  }

  if (digital.isLoadingError) return <FailedNotice text={t('products.digital.failed')} onRetry={() => void digital.refetch()} />
  if (!digital.data) return <Skeleton className="h-24 rounded-md" />
  const { files } = digital.data
  return (
    <div>
      {files.length === 0 && <p className="text-muted-foreground">{t('products.digital.noFiles')}</p>}
      <ul className="divide-y">
        {files.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1">
            <FileDown aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
            <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
            <IconButton
              label={t('products.digital.removeFile', { name })}
              onClick={() =>
                remove.mutate({ productId, fileId: id }, { onError: (error) => refuse(name, failureText(t, error, 'products')) })
              }
            >
              <X aria-hidden className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('products.digital.addFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <Button look="secondary" size="sm" busy={busy} className="mt-3" onClick={() => input.current?.click()}>
        {t('products.digital.addFile')}
      </Button>
    </div>
  )
}
