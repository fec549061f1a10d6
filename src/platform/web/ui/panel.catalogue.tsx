import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

export default function Panels() {
  const { field, sentence, states, short, long } = useSample()
  return (
    <>
      <Specimen title="A section of a page">
        <Panel title={field} lead={sentence} aside={<Badge tone="success">{states[1]}</Badge>}>
          <p>{long}</p>
        </Panel>
      </Specimen>
      <Specimen title="Dangerous">
        <Panel danger title={field} lead={sentence}>
          <Button look="destructive">{short}</Button>
        </Panel>
      </Specimen>
    </>
  )
}
