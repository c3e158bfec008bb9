import { encode } from 'gpt-tokenizer/encoding/o200k_base'

/** The tokens of a text by the one tokenizer that all figures are counted with (o200k). */
export const countTokens = (text: string): number => encode(text).length

/** The tokens of a chat completion's request: its messages and its tools, as they were sent. */
export function countRequest({ messages, tools }: Readonly<Record<string, unknown>>): number {
  const parts = [messages, tools].filter((part) => part !== undefined)
  return parts.reduce<number>((sum, part) => sum + countTokens(JSON.stringify(part)), 0)
}
