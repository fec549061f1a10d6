import { CameraOff, Flashlight, FlashlightOff, ImageUp, LoaderCircle } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClasses, IconButton } from '../ui/button.tsx'
import { openDecoder } from './decoder.ts'
import { readCode } from './read-code.ts'
import { useCamera } from './use-camera.ts'

type Props = { onCode: (code: string) => void }

/** What the camera sees, with a frame for the code. Without a camera it says why, and offers to read a photo. */
export default function CameraView({ onCode }: Props) {
  const { t } = useTranslation()
  const { video, state, torch } = useCamera(onCode)
  const [lit, setLit] = useState(false)
  const looks = state === 'starting' || state === 'looking'

  if (!looks)
    return (
      <div role="alert" className="flex flex-col items-center gap-2 rounded-md border bg-muted/40 px-4 py-6 text-center">
        <CameraOff aria-hidden className="size-6 text-muted-foreground" strokeWidth={1.5} />
        <p className="font-medium">{t(`platform.scan.problem.${state}.title`)}</p>
        <p className="max-w-md text-sm text-muted-foreground">{t(`platform.scan.problem.${state}.text`)}</p>
        {state !== 'unreadable' && <PhotoButton onCode={onCode} />}
      </div>
    )
  return (
    <div className="relative aspect-4/3 max-h-72 w-full overflow-hidden rounded-md bg-black sm:aspect-video">
      <video ref={video} muted playsInline aria-label={t('platform.scan.view')} className="size-full object-cover" />
      <div aria-hidden className="pointer-events-none absolute inset-0 flex items-center justify-center">
        <div className="h-2/5 w-4/5 max-w-96 rounded-lg border-2 border-white/90 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]" />
      </div>
      <p role="status" className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-2 bg-black/60 p-2 text-xs text-white">
        {state === 'starting' && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {t(state === 'starting' ? 'platform.scan.starting' : 'platform.scan.looking')}
      </p>
      {torch && (
        <IconButton
          label={t(lit ? 'platform.scan.torchOff' : 'platform.scan.torchOn')}
          aria-pressed={lit}
          className="absolute end-2 top-2 bg-black/50 text-white hover:bg-black/70"
          style={{ position: 'absolute' }}
          onClick={() => void torch(!lit).then(() => setLit(!lit))}
        >
          {lit ? <FlashlightOff aria-hidden className="size-5" /> : <Flashlight aria-hidden className="size-5" />}
        </IconButton>
      )}
    </div>
  )
}

/** Takes or chooses a photo of a code; a browser allows it where it gives no camera to pages. */
function PhotoButton({ onCode }: Props) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'reading' | 'nothing'>('idle')

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const photo = target.files?.[0]
    target.value = ''
    if (!photo) return
    setState('reading')
    const decoder = await openDecoder()
    const code = readCode((await decoder.read(photo).catch(() => null)) ?? '')
    decoder.close()
    setState(code ? 'idle' : 'nothing')
    if (code) onCode(code)
  }

  return (
    <>
      <label
        aria-busy={state === 'reading'}
        className={buttonClasses('secondary', 'sm', 'mt-1 cursor-pointer focus-within:outline-2 focus-within:outline-ring')}
      >
        <ImageUp aria-hidden className="size-4" />
        {t('platform.scan.photo')}
        <input type="file" accept="image/*" capture="environment" className="sr-only" onChange={(event) => void read(event)} />
      </label>
      <p aria-live="polite" className="text-sm text-destructive empty:hidden">
        {state === 'nothing' && t('platform.scan.nothing')}
      </p>
    </>
  )
}
