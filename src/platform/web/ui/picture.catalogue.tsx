import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { Button } from './button.tsx'
import { Picture } from './picture.tsx'
import { PictureDrop } from './picture-drop.tsx'

const mug = {
  alt: '',
  width: 1080,
  height: 1080,
  sources: [480, 1080].map((width) => ({ width, url: `/demo/pictures/ribbed-mug-1-${width}.webp` })),
}

export default function Pictures() {
  const { product, short, hint, field } = useSample()
  return (
    <>
      <Specimen title="An image and an empty tile">
        <div className="flex gap-4">
          <Picture image={mug} alt={product} sizes="10rem" className="size-40 rounded-md" />
          <Picture image={null} sizes="10rem" className="size-40 rounded-md" />
        </div>
      </Specimen>
      <Specimen title="Image upload" note="Chosen, dropped on it or pasted.">
        <PictureDrop choose={short} onPicture={() => {}} more={<Button look="quiet">{field}</Button>}>
          <p className="text-muted-foreground">{hint}</p>
        </PictureDrop>
      </Specimen>
    </>
  )
}
