import type { PreviewField } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { readForm, toEntries } from './form-state.ts'

const field = (slot: string, kind: PreviewField['kind'], rest: Partial<PreviewField> = {}) => ({
  slot,
  kind,
  label: slot,
  value: null,
  display: '',
  editable: true,
  ...rest,
})
const FIELDS = [
  field('name', 'text'),
  field('amount', 'money', { unit: 'BRL' }),
  field('isRecurring', 'boolean'),
  field('weekdays', 'list', { options: [{ value: '1', label: 'seg' }] }),
]
const NEW = { title: '', tool: 'create_thing', required: ['name', 'amount'] }
const EMPTY = toEntries(FIELDS, undefined, 'pt-BR')

describe('a form', () => {
  it('sends what is filled in, and leaves out what is not', () => {
    const entries = { ...EMPTY, name: ' Luz ', amount: '1.187,35' }
    expect(readForm(FIELDS, entries, NEW, 'pt-BR')).toEqual({
      status: 'ready',
      input: { name: 'Luz', amount: 1187.35 },
    })
  })

  it('sends days of the week as numbers', () => {
    const entries = { ...EMPTY, name: 'Ler', amount: '1', weekdays: ['1'], isRecurring: true }
    expect(readForm(FIELDS, entries, NEW, 'pt-BR')).toMatchObject({
      input: { weekdays: [1], isRecurring: true },
    })
  })

  it('sends what stands within a slot within it', () => {
    const fields = [field('metadata.kind', 'text'), field('metadata.distanceKm', 'number')]
    const entries = { 'metadata.kind': 'cardio', 'metadata.distanceKm': '5,2' }
    expect(readForm(fields, entries, { ...NEW, required: [] }, 'pt-BR')).toEqual({
      status: 'ready',
      input: { metadata: { kind: 'cardio', distanceKm: 5.2 } },
    })
  })

  it('says at each field what is wrong with it', () => {
    const entries = { ...EMPTY, amount: 'muito' }
    expect(readForm(FIELDS, entries, NEW, 'pt-BR')).toEqual({
      status: 'invalid',
      problems: { name: { code: 'empty' }, amount: { code: 'not-money' } },
    })
  })

  it('sends of a change what is different alone, with its reference', () => {
    const spec = {
      ...NEW,
      isChange: true,
      values: { name: 'Luz', amount: 187.35 },
      fixed: { billRef: 'bil_1' },
    }
    const entries = toEntries(FIELDS, spec.values, 'pt-BR')
    expect(entries.amount).toBe('187,35')
    expect(readForm(FIELDS, entries, spec, 'pt-BR')).toEqual({ status: 'unchanged' })
    expect(readForm(FIELDS, { ...entries, amount: '190' }, spec, 'pt-BR')).toEqual({
      status: 'ready',
      input: { billRef: 'bil_1', amount: 190 },
    })
  })

  it('empties a list that may be empty', () => {
    const fields = [field('milestones', 'list')]
    const values = { milestones: ['Metade: 12', 'Quase lá: 20'] }
    const spec = { title: '', tool: 'change_thing', isChange: true, values }
    const entries = toEntries(fields, values, 'pt-BR')
    expect(entries.milestones).toBe('Metade: 12, Quase lá: 20')
    const emptied = { milestones: '' }
    expect(readForm(fields, emptied, spec, 'pt-BR')).toMatchObject({ status: 'invalid' })
    expect(readForm(fields, emptied, { ...spec, emptiable: ['milestones'] }, 'pt-BR')).toEqual({
      status: 'ready',
      input: { milestones: [] },
    })
  })

  it('does not take the emptying of what was there for no change', () => {
    const spec = { ...NEW, required: [], isChange: true, values: { name: 'Luz', amount: 1 } }
    const entries = { ...toEntries(FIELDS, spec.values, 'pt-BR'), name: ' ' }
    expect(readForm(FIELDS, entries, spec, 'pt-BR')).toMatchObject({ status: 'invalid' })
  })
})
