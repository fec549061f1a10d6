import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { MAX_STAGES, MAX_TITLE, OUTCOMES, type Outcome } from '../../contract/deals/deal-limits.ts'
import type { StageInput } from '../../contract.ts'

type Props = {
  stages: readonly StageInput[] /** Stages of contacts have no forecast. */
  weighs: boolean
  onChange: (stages: StageInput[]) => void
}

/** The stages of a pipeline in their order. Keys: crm.board.outcome.* */
export function StageRows({ stages, weighs, onChange }: Props) {
  const { t } = useTranslation()
  const set = (at: number, change: Partial<StageInput>) =>
    onChange(stages.map((stage, index) => (index === at ? { ...stage, ...change } : stage)))
  function swap(at: number, other: number) {
    const next = [...stages]
    const [one, two] = [next[at], next[other]]
    if (!one || !two) return
    next[at] = two
    next[other] = one
    onChange(next)
  }
  return (
    <fieldset className="space-y-3">
      <legend className="mb-3 font-semibold">{t('crm.board.field.stages')}</legend>
      {stages.map(({ id, title, probability, outcome }, at) => (
        <div key={id ?? `new ${at}`} className="rounded-md border p-3">
          <div className="flex items-end gap-1">
            <TextField
              className="grow"
              label={t('crm.board.stageName', { number: at + 1 })}
              value={title}
              required
              maxLength={MAX_TITLE}
              dir="auto"
              onChange={({ target }) => set(at, { title: target.value })}
            />
            <IconButton label={t('crm.board.up', { title })} disabled={at === 0} onClick={() => swap(at, at - 1)}>
              <ArrowUp aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton label={t('crm.board.down', { title })} disabled={at === stages.length - 1} onClick={() => swap(at, at + 1)}>
              <ArrowDown aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton
              label={t('crm.board.removeStage', { title })}
              disabled={stages.length === 1}
              onClick={() => onChange(stages.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </div>
          {weighs && (
            <div className="mt-3 grid grid-cols-2 gap-3">
              <NumberField
                label={t('crm.board.probability', { title })}
                unit="%"
                value={probability}
                onChange={(value) => set(at, { probability: Math.min(100, Math.max(0, Math.round(Number(value ?? 0)) || 0)) })}
              />
              <SelectField
                label={t('crm.board.meaning', { title })}
                value={outcome}
                onChange={({ target }) => set(at, { outcome: target.value as Outcome })}
              >
                {OUTCOMES.map((value) => (
                  <option key={value} value={value}>
                    {t(`crm.board.outcome.${value}`)}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
        </div>
      ))}
      <Button
        look="secondary"
        disabled={stages.length >= MAX_STAGES}
        onClick={() => onChange([...stages, { id: null, title: '', probability: 50, outcome: 'open' }])}
      >
        <Plus aria-hidden className="size-4.5" />
        {t('crm.board.addStage')}
      </Button>
    </fieldset>
  )
}
