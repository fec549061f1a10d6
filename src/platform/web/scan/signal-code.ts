/** Sound and vibration of a read code, because people look at the shelf and not at the screen. */
const BEEP = { known: { hertz: 1760, seconds: 0.09 }, unknown: { hertz: 220, seconds: 0.28 } }
const VIBRATION_MS = { known: [60], unknown: [120, 80, 120] }

export type CodeSignal = keyof typeof BEEP

let audio: AudioContext | null = null

/** Silent where the browser has no sound or vibration, or before the first tap on the page. */
export function signalCode(signal: CodeSignal): void {
  navigator.vibrate?.(VIBRATION_MS[signal])
  try {
    audio ??= new AudioContext()
    const { hertz, seconds } = BEEP[signal]
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.12, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + seconds)
  } catch (error) {
    console.info('no sound', error)
  }
}
