import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { TextArea, TextField } from './field.tsx'

export default function Fields() {
  const { field, hint, wrong, shop, sentence } = useSample()
  return (
    <div className="max-w-md">
      <Specimen title="With a hint">
        <TextField label={field} hint={hint} defaultValue={shop} required />
      </Specimen>
      <Specimen title="Optional and empty">
        <TextField label={field} placeholder={shop} required={false} />
      </Specimen>
      <Specimen title="Invalid" note="The error is under the field and read with it.">
        <TextField label={field} error={wrong} defaultValue={shop} required />
      </Specimen>
      <Specimen title="Disabled">
        <TextField label={field} defaultValue={shop} disabled required />
      </Specimen>
      <Specimen title="Several lines">
        <TextArea label={field} hint={hint} defaultValue={sentence} required />
      </Specimen>
    </div>
  )
}
