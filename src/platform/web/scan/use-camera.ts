import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraProblem, closeCamera, createShutter, findTorch, NoCamera, openCamera } from './camera.ts'
import { createRepeatFilter } from './code-repeats.ts'
import { openDecoder } from './decoder.ts'
import { readCode } from './read-code.ts'

/** Between two pictures. */
const PAUSE_MS = 120

type Torch = (on: boolean) => Promise<void>

export type Camera = {
  video: RefObject<HTMLVideoElement | null>
  state: 'starting' | 'looking' | 'unreadable' | CameraProblem
  torch: Torch | null
}

/** Looks for codes as long as the component is shown. `unreadable`: the code reader could not be loaded. */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<Camera['state']>('starting')
  const [torch, setTorch] = useState<{ turn: Torch } | null>(null)
  const report = useEffectEvent(onCode)

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended

    async function look(): Promise<void> {
      const stream = await openCamera()
      signal.addEventListener('abort', () => closeCamera(stream))
      if (signal.aborted) return closeCamera(stream)
      const view = video.current
      if (!view) return
      view.srcObject = stream
      await view.play().catch(() => undefined)
      const turn = findTorch(stream)
      if (turn) setTorch({ turn })
      const decoder = await openDecoder()
      signal.addEventListener('abort', () => decoder.close())
      const takePicture = createShutter(view)
      const isNew = createRepeatFilter()
      setState('looking')
      while (!signal.aborted) {
        const picture = takePicture()
        const code = readCode((picture && (await decoder.read(picture))) ?? '')
        if (!signal.aborted && isNew(code || null, performance.now())) report(code)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }

    look().catch((error: unknown) => {
      if (signal.aborted) return
      console.info('the camera ended', error)
      ended.abort()
      setState(error instanceof NoCamera ? error.problem : 'unreadable')
    })
    return () => ended.abort()
  }, [])

  return { video, state, torch: torch?.turn ?? null }
}
