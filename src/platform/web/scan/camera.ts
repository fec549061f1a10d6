/** The camera of the device, and pictures of it. */

/** Why there is no camera. `insecure`: browsers give a camera only to pages with https, or on the same machine. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'insecure'

export class NoCamera extends Error {
  readonly problem: CameraProblem
  constructor(problem: CameraProblem, cause?: unknown) {
    super(`no camera: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Wide enough for the thin bars of an EAN code at arm's length, small enough for an old phone. */
const PICTURE_WIDTH = 1024

export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new NoCamera(window.isSecureContext ? 'missing' : 'insecure')
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    throw new NoCamera(toProblem(error), error)
  }
}

function toProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

type TorchTrack = Pick<MediaStreamTrack, 'applyConstraints'> & { getCapabilities?: () => { torch?: boolean } }

/** The light of the camera, or null when it has none. */
export function findTorch(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const track = stream.getVideoTracks()[0] as TorchTrack | undefined
  if (!track?.getCapabilities?.().torch) return null
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}

/** Returns a function that takes a picture of the video; null while the video shows nothing. */
export function createShutter(video: HTMLVideoElement): () => ImageData | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return () => {
    if (!context || video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
    const scale = Math.min(1, PICTURE_WIDTH / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }
}
