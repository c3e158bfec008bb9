import { LOCALES, type Locale, type PreviewField } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { createTexts } from '../replies/create-texts.ts'
import { describeForm, slotsOf } from './describe-form.ts'

const texts = createTexts(
  Object.fromEntries(lifeDomains.map(({ name, replies }) => [name, replies])),
)

const writesOf = ({ tools }: Domain) =>
  tools.filter((tool): tool is DomainWriteTool => tool.effect === 'write')

function formOf(toolName: string, locale: Locale = 'pt-BR'): PreviewField[] {
  const domain = lifeDomains.find(({ tools }) => tools.some(({ name }) => name === toolName))
  const tool = domain && writesOf(domain).find(({ name }) => name === toolName)
  if (!domain || !tool) throw new Error(`no tool ${toolName} writes`)
  // A form needs the words and the currency alone.
  const context = { text: texts(domain.name, locale), currency: 'BRL' } as DomainContext
  return describeForm(tool, domain, context)
}

const fieldOf = (toolName: string, slot: string, locale?: Locale) =>
  formOf(toolName, locale).find((field) => field.slot === slot)

describe('the form of a write', () => {
  it('has the words of its domain in both languages', () => {
    expect(fieldOf('create_expense', 'actualAmount')).toMatchObject({
      label: 'Valor',
      kind: 'money',
      unit: 'BRL',
      value: null,
      minimum: 0.01,
    })
    expect(fieldOf('create_expense', 'category')?.options?.[0]).toEqual({
      value: 'food',
      label: 'Alimentação',
    })
    expect(fieldOf('create_expense', 'category', 'en')?.label).toBe('Category')
  })

  it('knows what a name means in one tool alone', () => {
    const values = (toolName: string) =>
      fieldOf(toolName, 'category')?.options?.map(({ value }) => value)
    expect(values('create_bill')).toContain('utilities')
    expect(values('create_expense')).not.toContain('utilities')
  })

  it('offers each day of a week', () => {
    expect(fieldOf('create_habit', 'weekdays')).toMatchObject({
      kind: 'list',
      options: expect.arrayContaining([{ value: '7', label: 'dom' }]),
    })
  })

  it('has a field for what stands within a slot', () => {
    expect(fieldOf('record_metric', 'metadata.exerciseType')).toMatchObject({
      label: 'Tipo de exercício',
      options: expect.arrayContaining([{ value: 'strength', label: 'força' }]),
    })
    expect(fieldOf('record_metric', 'metadata.distanceKm', 'en')?.label).toBe('Distance in km')
  })

  it('asks for no reference: who shows a record knows its id', () => {
    expect(formOf('delete_expense')).toEqual([])
    expect(formOf('update_expense').map(({ slot }) => slot)).not.toContain('expenseRef')
  })

  it.each(LOCALES)('can be shown of every tool in %s', (locale) => {
    for (const domain of lifeDomains) {
      for (const { name } of writesOf(domain)) {
        for (const { kind, label, options } of formOf(name, locale)) {
          expect(label).not.toBe('')
          if (kind === 'choice') expect(options).not.toEqual([])
        }
      }
    }
  })

  it('describes no slot that no tool takes', () => {
    for (const domain of lifeDomains) {
      const taken = writesOf(domain).flatMap((tool) =>
        slotsOf(tool).flatMap(([slot]) => [slot, `${tool.name}.${slot}`]),
      )
      expect(taken).toEqual(expect.arrayContaining(Object.keys(domain.forms ?? {})))
    }
  })
})
