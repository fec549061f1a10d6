import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { ChoiceCards } from './choice-cards.tsx'

export default function Choices() {
  const { areas, field } = useSample()
  const [value, setValue] = useState('0')
  return (
    <Specimen title="One of a few" note="Applies at once; arrow keys step through the options.">
      <ChoiceCards
        label={field}
        value={value}
        onChange={setValue}
        choices={areas.map((label, index) => ({ value: String(index), label, picture: <span className="block h-20 bg-accent" /> }))}
      />
    </Specimen>
  )
}
