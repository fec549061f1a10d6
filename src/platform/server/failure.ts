/** An expected failure: a code of the contract with its parameters. The web app translates it into a message. */
export class Failure extends Error {
  readonly code: string
  readonly data: unknown

  constructor(code: string, data?: unknown) {
    super(code)
    this.name = 'Failure'
    this.code = code
    this.data = data
  }
}

/** The failure for a missing record and for a record of somebody else, which must look the same. */
export function notFound(): Failure {
  return new Failure('NOT_FOUND')
}
