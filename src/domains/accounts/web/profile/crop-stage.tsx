import 'react-image-crop/dist/ReactCrop.css'
import { useTranslation } from 'react-i18next'
import { type PercentCrop, ReactCrop } from 'react-image-crop'

type Props = { url: string; part: PercentCrop; onPart: (part: PercentCrop) => void }

const SMALLEST_PX = 40

/** A square crop area, moved and resized by mouse, touch or arrow keys. Lists show only the circle inside it. */
export function CropStage({ url, part, onPart }: Props) {
  const { t } = useTranslation()
  const corner = t('accounts.avatar.corner')
  return (
    <div dir="ltr" className="flex justify-center rounded-md bg-muted p-2">
      <ReactCrop
        crop={part}
        onChange={(_, percent) => onPart(percent)}
        aspect={1}
        circularCrop
        keepSelection
        minWidth={SMALLEST_PX}
        minHeight={SMALLEST_PX}
        ariaLabels={{
          cropArea: t('accounts.avatar.cropArea'),
          nwDragHandle: corner,
          nDragHandle: corner,
          neDragHandle: corner,
          eDragHandle: corner,
          seDragHandle: corner,
          sDragHandle: corner,
          swDragHandle: corner,
          wDragHandle: corner,
        }}
      >
        <img src={url} alt={t('accounts.avatar.picture')} className="max-h-[50dvh] w-auto" />
      </ReactCrop>
    </div>
  )
}
