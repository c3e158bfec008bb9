import { styleText } from 'node:util'
import type { Terminal } from './terminal.ts'

type Format = Parameters<typeof styleText>[0]

/** Writes a text in colour where colours are shown, and plain elsewhere. */
export function styled(terminal: Terminal, format: Format, text: string): string {
  return terminal.hasColour ? styleText(format, text, { validateStream: false }) : text
}
