import { useSample } from '../catalogue/sample.ts'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Badge, type Tone } from './badge.tsx'

const TONES: Tone[] = ['neutral', 'accent', 'success', 'warning', 'destructive']

export default function Badges() {
  const { states } = useSample()
  return (
    <Specimen title="Tones" note="The color repeats the text.">
      <Row>
        {TONES.map((tone, index) => (
          <Badge key={tone} tone={tone}>
            {states[index % states.length]}
          </Badge>
        ))}
      </Row>
    </Specimen>
  )
}
