import type { PrintoutRequest, UserId } from '@parco/protocol'

/** A PDF, and what to call it. */
export interface PrintedFile {
  /** `gastos-de-novembro.pdf` */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Answers on paper. */
export interface Printouts {
  /**
   * What a read comes to now, as a PDF.
   * @throws not-found when no tool of that name reads, bad-request for slots that it cannot take.
   */
  printout(userId: UserId, request: PrintoutRequest): Promise<PrintedFile>
}
