import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PICTURES } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { DropZone } from '#platform/web/files/drop-zone.tsx'
import { FileLine } from '#platform/web/files/file-line.tsx'
import { createUploadQueue } from '#platform/web/files/upload-queue.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatBytes, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { uploadPicture } from '#platform/web/upload.ts'
import { PictureCard } from './picture-card.tsx'
import type { FormPicture, FormValues } from './values.ts'

/** Uploads several pictures at once; each is added when its upload completes. The first is the cover. */
export function PicturePanel({ form, shown }: { form: OperationForm<FormValues>; shown: Language }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [queue] = useState(() => createUploadQueue(uploadPicture))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  const [dragged, setDragged] = useState<number | null>(null)
  const images = form.fields.watch('images')
  const colors =
    form.fields
      .watch('options')
      .find(({ key }) => key === 'color')
      ?.values.map(({ value }) => value) ?? []
  const put = (next: FormPicture[]) => form.fields.setValue('images', next, { shouldDirty: true })

  useEffect(() => () => queue.stop(), [queue])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an upload completes
  useEffect(() => {
    const arrived = items.flatMap(({ id, state }) => (state.kind === 'done' ? [{ id, ...state.upload }] : []))
    if (arrived.length === 0) return
    const known = form.fields.getValues('images')
    put([...known, ...arrived.map(({ uploadId, url }) => ({ picture: { uploadId }, url, alt: {}, color: null }))].slice(0, MAX_PICTURES))
    for (const { id } of arrived) queue.remove(id)
  }, [items])

  function move(from: number, to: number) {
    const moved = images[from]
    if (moved && to >= 0 && to < images.length) put(images.toSpliced(from, 1).toSpliced(to, 0, moved))
  }

  const limits = `${t('platform.files.kinds', { size: formatBytes(MAX_PICTURE_BYTES, locale) })} ${t('platform.files.most', { count: MAX_PICTURES, shown: formatNumber(MAX_PICTURES, locale) })}`
  return (
    <Panel title={t('products.form.pictures')} lead={t('products.form.picturesLead')}>
      {images.length > 0 && (
        <ol className="mb-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {images.map((image, index) => (
            <PictureCard
              key={'imageId' in image.picture ? image.picture.imageId : image.picture.uploadId}
              image={image}
              index={index}
              shown={shown}
              colors={colors}
              count={images.length}
              onChange={(next) => put(images.with(index, next))}
              onRemove={() => put(images.toSpliced(index, 1))}
              onMove={(to) => move(index, to)}
              onDrag={setDragged}
              onDropped={() => dragged !== null && move(dragged, index)}
            />
          ))}
        </ol>
      )}
      <DropZone
        multiple
        choose={t('platform.files.choose')}
        accept={PICTURE_TYPES.join(',')}
        disabled={images.length >= MAX_PICTURES}
        onFiles={(files) => queue.add(files.slice(0, MAX_PICTURES - images.length))}
      >
        <p className="font-medium">{t('platform.files.drop')}</p>
        <p className="text-xs text-muted-foreground">{limits}</p>
      </DropZone>
      {items.length > 0 && (
        <ul className="mt-3 divide-y rounded-md border">
          {items.map((item) => (
            <FileLine key={item.id} item={item} onAlt={null} onRemove={() => queue.remove(item.id)} onRetry={() => queue.retry(item.id)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
