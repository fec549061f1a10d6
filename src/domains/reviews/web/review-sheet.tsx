import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '#platform/web/files/file-drop.tsx'
import { useUploads } from '#platform/web/files/use-uploads.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { FormSheet } from '#platform/web/form/form-sheet.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Operation } from '#platform/web/operation.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { StarInput } from '#platform/web/ui/star-input.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PHOTOS, MAX_TEXT, MAX_TITLE } from '../contract/limits.ts'
import type { OwnReviewView } from '../contract.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { useSubmitReview, useUpdateReview } from './operations.ts'

type Props = {
  productId: string
  productName: string
  /** Null writes a new one. */
  review: OwnReviewView | null
  onClose: () => void
}

type Written = { rating: number; title: string; text: string; photos: ({ uploadId: string } | { kept: number })[] }

/** A review is written, or written anew; then it waits for a decision (spec §4). */
export default function ReviewSheet({ productId, productName, review, onClose }: Props) {
  const { t } = useTranslation()
  const submit = useSubmitReview(productId)
  const update = useUpdateReview(productId)
  const uploads = useUploads()
  const [kept, setKept] = useState(() => review?.photos.map((_, index) => index) ?? [])
  const operation = (review ? update : submit) as Operation<Written, OwnReviewView>
  const form = useOperationForm({
    defaults: { rating: review?.rating ?? 0, title: review?.title ?? '', text: review?.text ?? '' },
    operation,
    input: async ({ rating, title, text }) => ({
      ...(review ? { reviewId: review.id, version: review.version } : { productId }),
      ...{ rating, title: title.trim(), text: text.trim() },
      photos: [...kept.map((index) => ({ kept: index })), ...(await uploads.all()).map(({ upload }) => ({ uploadId: upload.uploadId }))],
    }),
    words: 'reviews',
    onDone: () => {
      toast({ title: t('reviews.submitted.title'), description: t('reviews.submitted.text') })
      onClose()
    },
  })
  const rating = form.field('rating', { required: true, min: 1 })
  return (
    <FormSheet
      open
      onOpenChange={onClose}
      title={review ? t('reviews.form.editTitle') : t('reviews.form.title')}
      description={productName}
      hasChanges={form.hasChanges}
    >
      <Form form={form} className="space-y-6">
        <p className="font-medium text-muted-foreground">{productName}</p>
        <StarInput
          label={t('reviews.form.rating')}
          value={form.fields.watch('rating') || null}
          onChange={(stars) => form.fields.setValue('rating', stars, { shouldValidate: form.fields.formState.isSubmitted })}
          error={rating.error && t('reviews.form.ratingNeeded')}
        />
        <TextField
          {...form.field('title', { required: true, maxLength: MAX_TITLE })}
          dir="auto"
          label={t('reviews.form.headline')}
          hint={t('reviews.form.headlineHint')}
        />
        <TextArea
          {...form.field('text', { required: true, maxLength: MAX_TEXT })}
          dir="auto"
          rows={6}
          label={t('reviews.form.text')}
          hint={t('reviews.form.textHint')}
        />
        <div>
          <p className="mb-1.5 flex items-baseline justify-between gap-2 font-medium">
            {t('reviews.form.photos')}
            <span className="text-xs font-normal text-muted-foreground">{t('platform.form.optional')}</span>
          </p>
          {review && <KeptPhotos photos={review.photos} kept={kept} onChange={setKept} />}
          <FileDrop uploads={uploads} describe={false} most={MAX_PHOTOS - kept.length} />
        </div>
        <div>
          {review && <p className="mb-3 text-xs text-muted-foreground">{t('reviews.form.editNote')}</p>}
          <FormEnd form={form} submit={t('reviews.form.submit')} />
        </div>
      </Form>
    </FormSheet>
  )
}
