import { useSample } from '../catalogue/sample.ts'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ActionMenu } from './menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export default function Menus() {
  const { product, states } = useSample()
  const actions = states.map((label, index) => ({ label, onSelect: () => {}, danger: index === states.length - 1 }))
  return (
    <>
      <Specimen title="Actions of a record" note="The last action is destructive.">
        <ActionMenu label={product} actions={actions} />
      </Specimen>
      <Specimen title="Language and palette">
        <Row>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
      </Specimen>
    </>
  )
}
