import { Quote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { type Draft, toInput } from './draft.ts'
import type { PromotionsScope } from './promotions-scope.ts'
import { useSentence } from './sentence.ts'

/** Preview of the promotion in the form as a sentence, and who pays for it. */
export function Example({ form, scope }: { form: OperationForm<Draft>; scope: PromotionsScope }) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const draft = form.fields.watch()
  const titles = (choices: Draft['products'] = []) => choices.map(({ title }) => title)
  const said = {
    promotion: toInput(draft),
    products: titles(draft.products),
    collections: titles(draft.collections),
    vendors: titles(draft.vendors),
    whole: scope.whole,
  } as const
  return (
    <section aria-label={t('promotions.example')} className="rounded-lg border bg-card p-5">
      <h2 className="flex items-center gap-2 text-xs font-semibold text-muted-foreground">
        <Quote aria-hidden className="flip size-4" />
        {t('promotions.example')}
      </h2>
      <p className="mt-2 text-base leading-relaxed font-medium" aria-live="polite">
        {sentence(said)}
      </p>
      <p className="mt-3 border-t pt-3 text-xs text-muted-foreground">
        {t(scope.whole === 'vendor' ? 'promotions.paidByYou' : 'promotions.paidByPlaza')}
      </p>
    </section>
  )
}
