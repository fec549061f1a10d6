import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { SelectField } from './select.tsx'

export default function Selects() {
  const { field, hint, wrong, states } = useSample()
  const options = states.map((state) => <option key={state}>{state}</option>)
  return (
    <div className="max-w-md">
      <Specimen title="One of a list" note="A styled native select.">
        <SelectField label={field} hint={hint} required>
          {options}
        </SelectField>
      </Specimen>
      <Specimen title="Invalid">
        <SelectField label={field} error={wrong} required>
          {options}
        </SelectField>
      </Specimen>
      <Specimen title="Disabled">
        <SelectField label={field} disabled required>
          {options}
        </SelectField>
      </Specimen>
    </div>
  )
}
