import { expect, it } from 'vitest'
import { toMarkdown } from './to-markdown.ts'

it.each([
  ['keeps the ends of lines', 'um\ndois', 'um  \ndois'],
  ['keeps paragraphs', 'um\n\ndois', 'um\n\ndois'],
  ['makes bullets of bullets', 'Hoje:\n• um\n• dois', 'Hoje:  \n- um  \n- dois'],
  ['ends a list where a line has no mark', '- um\n- dois\nTotal: 2', '- um  \n- dois\n\nTotal: 2'],
  ['draws a heading as strong words', '## Resumo\num', '**Resumo**  \num'],
])('%s', (_, text, markdown) => expect(toMarkdown(text)).toBe(markdown))
