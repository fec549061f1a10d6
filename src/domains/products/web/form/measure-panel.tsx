import { useTranslation } from 'react-i18next'
import { isMeasured, MAX_STEP, MAX_STEPS, MEASURED_UNITS, THOUSANDTHS, UNITS, useUnits } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { type FormMeasure, type FormValues, soldIn } from './values.ts'

const STEP = { required: true, number: true, whole: true, min: 1, max: MAX_STEP }
const STEPS = { number: true, whole: true, min: 1, max: MAX_STEPS }

/** Whether the product is sold by the piece or by weight, length or volume. Keys: products.form.unit.*, .small.*, .contentUnit.* */
export function MeasurePanel({ form }: { form: OperationForm<FormValues> }) {
  const { t } = useTranslation()
  const units = useUnits()
  const measure = form.fields.watch('measure')
  const { unit, step, minSteps, maxSteps } = measure
  const sold = soldIn(measure)
  const measured = isMeasured(sold)
  const put = (change: Partial<FormMeasure>) =>
    form.fields.setValue('measure', { ...form.fields.getValues('measure'), ...change }, { shouldDirty: true })
  const amountHint = (steps: unknown) =>
    measured && typeof step === 'number' && typeof steps === 'number' ? { hint: `= ${units.quantity(sold, steps)}` } : {}
  return (
    <Panel title={t('products.form.measure')} lead={t('products.form.measureLead')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('products.form.soldBy')}
          required
          value={unit}
          onChange={({ target }) => {
            const chosen = UNITS.find((each) => each === target.value) ?? 'piece'
            put({ unit: chosen, step: chosen === 'piece' ? THOUSANDTHS : 100 })
          }}
        >
          {UNITS.map((each) => (
            <option key={each} value={each}>
              {t(`products.form.unit.${each}`)}
            </option>
          ))}
        </SelectField>
        {measured ? (
          <NumberField
            label={t('products.form.step')}
            unit={t(`products.form.small.${sold.unit}`)}
            required
            value={step}
            onChange={(value) => put({ step: value })}
            error={form.field('measure.step', STEP).error}
            {...(typeof step === 'number' && { hint: `= ${units.amount(sold.step, sold.unit)}` })}
          />
        ) : (
          <SelectField
            {...form.field('contentUnit')}
            required={false}
            label={t('products.form.contentUnit')}
            hint={t('products.form.contentUnitHint')}
          >
            <option value="">{t('products.form.notGiven')}</option>
            {MEASURED_UNITS.map((each) => (
              <option key={each} value={each}>
                {t(`products.form.unit.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        <NumberField
          label={t('products.form.minSteps')}
          unit={measured ? t('products.form.steps') : t('products.form.pieces')}
          required
          value={minSteps}
          onChange={(value) => put({ minSteps: value })}
          error={form.field('measure.minSteps', { ...STEPS, required: true }).error}
          {...amountHint(minSteps)}
        />
        <NumberField
          label={t('products.form.maxSteps')}
          unit={measured ? t('products.form.steps') : t('products.form.pieces')}
          required={false}
          value={maxSteps}
          onChange={(value) => put({ maxSteps: value })}
          error={form.field('measure.maxSteps', STEPS).error}
          {...amountHint(maxSteps)}
        />
      </div>
    </Panel>
  )
}
