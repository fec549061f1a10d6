/** Carries texts between the processes of one Plaza. Texts can get lost; `messages.ts` notices it. */
export type BusListener = {
  onText(text: string): void
  /** The connection was lost, so texts may have been missed. */
  onGap(): void
}

export type Bus = {
  /** Sends to all other processes, and perhaps back to this one. Rejects when it surely did not arrive. */
  publish(text: string): Promise<void>
  close(): Promise<void>
}

/** `listener` is null in a process that only publishes. */
export type OpenBus = (listener: BusListener | null) => Promise<Bus>
