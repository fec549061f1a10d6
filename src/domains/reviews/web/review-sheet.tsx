import { useTranslation } from 'react-i18next'
import { FileDrop } from '#platform/web/files/file-drop.tsx'
import { useUploads } from '#platform/web/files/use-uploads.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { StarInput } from '#platform/web/ui/star-input.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PHOTOS, MAX_TEXT, MAX_TITLE } from '../contract/limits.ts'
import type { OwnReviewView } from '../contract.ts'
import { ExistingPhotos } from './existing-photos.tsx'
import { type SaveReviewInput, useSaveReview } from './operations.ts'

type Props = {
  productId: string
  productName: string
  /** Null for a new review. */
  review: OwnReviewView | null
  onClose: () => void
}

/** Texts of the fields in a conflict. */
const LABELS: Record<string, string> = {
  rating: 'reviews.form.rating',
  title: 'reviews.form.headline',
  text: 'reviews.form.text',
  kept: 'reviews.form.photos',
}

type Values = { rating: number; title: string; text: string; kept: number[] }

/** The form for writing or editing a review; afterwards it is pending (spec §4). Keys: reviews.form.* */
export default function ReviewSheet({ productId, productName, review, onClose }: Props) {
  const { t } = useTranslation()
  const uploads = useUploads()
  const form = useEditForm<Values, SaveReviewInput, OwnReviewView>({
    record: review,
    valuesOf: ({ rating, title, text, photos }) => ({ rating, title, text, kept: photos.map((_, index) => index) }),
    empty: { rating: 0, title: '', text: '', kept: [] },
    operation: useSaveReview(productId),
    input: async ({ rating, title, text, kept }, version) => ({
      ...(review && { reviewId: review.id, version }),
      rating,
      title: title.trim(),
      text: text.trim(),
      photos: [
        ...(kept ?? []).map((index) => ({ kept: index })),
        ...(await uploads.all()).map(({ upload }) => ({ uploadId: upload.uploadId })),
      ],
    }),
    labelOf: (path) => t(LABELS[path] ?? path),
    draft: review ? `reviews.update ${review.id}` : `reviews.submit ${productId}`,
    words: 'reviews',
    onDone: () => {
      toast({ title: t('reviews.submitted.title'), description: t('reviews.submitted.text') })
      onClose()
    },
  })
  const kept = form.fields.watch('kept') ?? []
  const rating = form.field('rating', { required: true, min: 1 })
  return (
    <RecordSheet
      form={form}
      title={review ? t('reviews.form.editTitle') : t('reviews.form.title')}
      description={productName}
      submit={t('reviews.form.submit')}
      note={review && <p className="mb-3 text-xs text-muted-foreground">{t('reviews.form.editNote')}</p>}
      onClose={onClose}
    >
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
        {review && (
          <ExistingPhotos
            photos={review.photos}
            kept={kept}
            onChange={(next) => form.fields.setValue('kept', next, { shouldDirty: true })}
          />
        )}
        <FileDrop uploads={uploads} describe={false} most={MAX_PHOTOS - kept.length} />
      </div>
    </RecordSheet>
  )
}
