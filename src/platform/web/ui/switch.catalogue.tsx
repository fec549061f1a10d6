import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { SwitchField } from './switch.tsx'

export default function Switches() {
  const { field, hint, areas } = useSample()
  const [on, setOn] = useState(true)
  return (
    <Specimen title="On or off, applied at once">
      <div className="max-w-md divide-y">
        <SwitchField label={field} hint={hint} checked={on} onChange={setOn} />
        <SwitchField label={areas[1] ?? ''} checked={!on} onChange={() => setOn(!on)} />
        <SwitchField label={areas[2] ?? ''} checked disabled onChange={() => {}} />
      </div>
    </Specimen>
  )
}
