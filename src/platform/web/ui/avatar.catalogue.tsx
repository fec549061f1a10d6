import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Avatar } from './avatar.tsx'

const NAMES = ['amira', 'bruno', 'chen', 'dalia', 'elena']

export default function Avatars() {
  return (
    <>
      <Specimen title="Sizes" note="Without an image, one is generated from the username.">
        <Row>
          {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} name="amira" size={size} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Many people">
        <Row>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="An image that fails to load" note="The generated one replaces it.">
        <Avatar name="farid" picture="/nothing-here.webp" size="lg" />
      </Specimen>
    </>
  )
}
