import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { SwitchLine } from './switch.tsx'

export default function Switches() {
  const { field, hint, areas } = useSample()
  const [on, setOn] = useState(true)
  return (
    <Specimen title="On or off, in force at once">
      <div className="max-w-md divide-y">
        <SwitchLine label={field} hint={hint} checked={on} onChange={setOn} />
        <SwitchLine label={areas[1] ?? ''} checked={!on} onChange={() => setOn(!on)} />
        <SwitchLine label={areas[2] ?? ''} checked disabled onChange={() => {}} />
      </div>
    </Specimen>
  )
}
