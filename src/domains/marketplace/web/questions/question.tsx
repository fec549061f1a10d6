import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonMenu } from '#domains/network/web/index.ts'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { QuestionView } from '../../contract.ts'
import { useAnswer, useMyQuestions, useRemoveEntry } from './queries.ts'

const REASONS: readonly ReportReason[] = ['spam', 'offensive', 'misleading', 'offTopic', 'private', 'other']

const EntryForm = lazy(() => import('./entry-form.tsx'))

type Props = {
  question: QuestionView
  productId: string
  vendorName: string
  /** Runs an action that only members may do. */
  onlyMembers: (act: () => void) => void
}

/** A question with its answers. */
export function Question({ question, productId, vendorName, onlyMembers }: Props) {
  const { t } = useTranslation()
  const mine = useMyQuestions(productId)
  const answer = useAnswer(productId, question.id)
  const [answering, setAnswering] = useState(false)
  const mayAnswer = mine && mine.mayAnswer !== 'no'
  return (
    <article className="py-5">
      <h3 dir="auto" lang={question.language} className="max-w-prose font-semibold whitespace-pre-line wrap-anywhere">
        {question.text}
      </h3>
      <EntryFoot entry={question} productId={productId} onlyMembers={onlyMembers} />
      {question.answers.length > 0 && (
        <ul className="mt-3 space-y-4 border-s-2 ps-4">
          {question.answers.map((given) => (
            <li key={given.id}>
              <p dir="auto" lang={given.language} className="max-w-prose whitespace-pre-line wrap-anywhere">
                {given.text}
              </p>
              <EntryFoot entry={given} productId={productId} onlyMembers={onlyMembers} {...(given.byVendor && { vendorName })} />
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && !answering && (
        <Button look="secondary" size="sm" className="mt-3" onClick={() => setAnswering(true)}>
          {t('marketplace.questions.answer')}
        </Button>
      )}
      {answering && (
        <Suspense fallback={null}>
          <EntryForm
            label={t('marketplace.questions.yourAnswer')}
            submit={t('marketplace.questions.sendAnswer')}
            draft={`marketplace.questions.answer ${question.id}`}
            operation={answer}
            onDone={() => {
              toast({ title: t('marketplace.questions.answered') })
              setAnswering(false)
            }}
            onCancel={() => setAnswering(false)}
          />
        </Suspense>
      )}
    </article>
  )
}

type FootProps = Pick<Props, 'productId' | 'onlyMembers'> & {
  entry: Pick<QuestionView, 'id' | 'author' | 'writtenAt'>
  vendorName?: string
}

/** Author, date and actions. */
function EntryFoot({ entry: { id, author, writtenAt }, productId, vendorName, onlyMembers }: FootProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const mine = useMyQuestions(productId)
  const remove = useRemoveEntry(productId)
  const [reporting, setReporting] = useState(false)
  const removable = mine?.removable.includes(id) ?? false

  async function tell(work: Promise<unknown>, title: string) {
    try {
      await work
      toast({ title })
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'marketplace') })
    }
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
      {vendorName ? (
        <Badge tone="accent">{vendorName}</Badge>
      ) : (
        <bdi className="font-medium">{author?.name ?? t('reviews.formerMember')}</bdi>
      )}
      <time dateTime={writtenAt}>{formatUtcDay(writtenAt, locale)}</time>
      {removable ? (
        <button
          type="button"
          className="min-h-9 px-1 underline-offset-4 hover:underline max-md:min-h-11"
          onClick={() => void tell(remove.mutateAsync({ entryId: id }), t('marketplace.questions.removed'))}
        >
          {t('marketplace.questions.remove')}
        </button>
      ) : (
        <button
          type="button"
          className="min-h-9 px-1 underline-offset-4 hover:underline max-md:min-h-11"
          onClick={() => onlyMembers(() => setReporting(true))}
        >
          {t('marketplace.questions.report')}
        </button>
      )}
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog
            type="question"
            id={id}
            title={t('marketplace.questions.reportTitle')}
            reasons={REASONS}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
      {author && !vendorName && <PersonMenu person={author} />}
    </div>
  )
}
