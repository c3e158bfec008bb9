import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { goalsDomain } from '../goals-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(goalsDomain)
})
afterAll(() => domain.close())

const BOOKS = {
  title: 'ler 24 livros',
  area: 'learning',
  targetValue: 24,
  unit: 'livros',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
}
const TRIP = {
  title: 'Viagem',
  area: 'finance',
  targetValue: 5000,
  unit: 'reais',
  endDate: '2027-06-30',
}

const set = (person: Person, ...goals: readonly (typeof BOOKS | typeof TRIP)[]) =>
  Promise.all(goals.map((goal) => person.write('create_goal', goal)))

describe('create_goal', () => {
  it('shows all that was said, each value editable', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('create_goal', BOOKS)
    expect(preview.title).toBe('Nova meta: Ler 24 livros, até 31/12')
    expect(preview.fields.map(({ slot, display }) => [slot, display])).toEqual([
      ['title', 'Ler 24 livros'],
      ['targetValue', '24 livros'],
      ['unit', 'livros'],
      ['startDate', '01/01'],
      ['endDate', '31/12'],
      ['area', 'Aprendizado'],
    ])
    expect(preview.fields.every(({ editable }) => editable)).toBe(true)
    expect(reply).toContain('Meta criada: Ler 24 livros, até 31/12.')
  })

  it('says the number where the title does not, and keeps milestones', async () => {
    const person = await domain.person({ locale: 'en' })
    const done = await person.write('create_goal', {
      ...TRIP,
      title: 'Trip',
      unit: 'dollars',
      milestones: [{ title: 'Flights', targetValue: 2000 }, 'deposit: 500'],
    })
    expect(done.preview.title).toBe('New goal: Trip (5,000 dollars), by Jun 30, 2027')
    expect(done.preview.fields.at(-1)?.display).toBe(
      'Deposit (500 dollars) and Flights (2,000 dollars)',
    )
    expect((await person.read('get_goals')).reply).toContain('nothing yet of 5,000 dollars')
    const moved = await person.write('update_goal_progress', { goalRef: 'trip', currentValue: 600 })
    expect(moved.reply).toBe(
      'Noted: Trip, 600 of 5,000 dollars (12%).\nMilestone reached: Deposit!',
    )
    expect((await person.read('get_goals')).reply).toContain(
      'Next milestone: Flights (2,000 dollars)',
    )
    await person.undo(moved)
    await person.undo(done)
    expect((await person.read('get_goals')).reply).toContain('You have no goals with an end yet')
  })

  it.each([
    [{ title: undefined }, 'title'],
    [{ targetValue: undefined }, 'targetValue'],
    [{ targetValue: 0 }, 'targetValue'],
    [{ targetValue: -3 }, 'targetValue'],
    [{ targetValue: 1e12 }, 'targetValue'],
    [{ unit: 'x'.repeat(51) }, 'unit'],
    [{ endDate: undefined }, 'endDate'],
    [{ endDate: '2026-02-31' }, 'endDate'],
    [{ endDate: '2026-01-01' }, 'endDate'],
    [{ startDate: '2026-12-31' }, 'endDate'],
    [{ milestones: [{ title: 'Demais', targetValue: 25 }] }, 'milestones'],
    [{ milestones: ['Metade: 12', 'Sem número'] }, 'milestones'],
  ])('asks about %j', async (changes, slot) => {
    const person = await domain.person()
    const input = JSON.parse(JSON.stringify({ ...BOOKS, ...changes }))
    expect(await person.prepare('create_goal', input)).toMatchObject({
      status: 'question',
      missing: [slot],
    })
  })

  it('needs no area and no unit, and warns of a namesake', async () => {
    const person = await domain.person()
    const bare = { title: 'Flexões', targetValue: 50, endDate: '2027-01-31' }
    const { preview } = await person.write('create_goal', bare)
    expect(preview.title).toBe('Nova meta: Flexões (50), até 31/01/2027')
    expect(await person.prepare('create_goal', bare)).toMatchObject({
      preview: { warning: expect.stringContaining('Flexões (50)') },
    })
  })
})

describe('update_goal_progress', () => {
  it('is a log: each value stands, and the latest counts', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    const first = await person.write('update_goal_progress', {
      goalRef: 'livros',
      currentValue: 12,
    })
    expect(first.preview.title).toBe('Andamento: Ler 24 livros: 12 livros')
    const second = await person.write('update_goal_progress', {
      goalRef: 'leitura',
      currentValue: 14,
    })
    expect(second.preview.title).toBe('Andamento: Ler 24 livros: 12 → 14 livros')
    expect(second.reply).toBe('Anotei: Ler 24 livros, 14 de 24 livros (58%).')
    expect(await person.records('2026-11-18')).toHaveLength(2)
    await person.undo(second)
    expect((await person.read('get_goals')).output).toMatchObject({ goals: [{ current: 12 }] })
  })

  it('congratulates once, when the target is reached', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    const done = await person.write('update_goal_progress', { goalRef: 'livros', currentValue: 24 })
    expect(done.reply).toContain('Meta alcançada, parabéns!')
    const more = await person.write('update_goal_progress', { goalRef: 'livros', currentValue: 25 })
    expect(more.reply).not.toContain('parabéns')
  })

  it('says so where nothing changes, and makes no card', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    const input = { goalRef: 'livros', currentValue: 14 }
    await person.write('update_goal_progress', input)
    expect(await person.prepare('update_goal_progress', input)).toMatchObject({
      status: 'refused',
      explanation: 'Ler 24 livros: já está em 14 de 24 livros (58%).',
    })
  })

  it('asks which goal, and leads on where there is none', async () => {
    const person = await domain.person()
    expect(await person.prepare('update_goal_progress', { currentValue: 3 })).toMatchObject({
      status: 'refused',
      explanation: expect.stringContaining('quero ler 12 livros até dezembro'),
    })
    await set(person, BOOKS)
    expect(
      await person.prepare('update_goal_progress', { goalRef: 'corrida', currentValue: 3 }),
    ).toMatchObject({
      status: 'question',
      question: 'Foi a meta “Ler 24 livros”?',
      options: [{ label: 'Ler 24 livros, até 31/12' }],
    })
    await set(person, TRIP)
    expect(await person.prepare('update_goal_progress', { currentValue: 3 })).toMatchObject({
      status: 'question',
      missing: ['goalRef'],
    })
    expect(await person.prepare('update_goal_progress', { goalRef: 'viagem' })).toMatchObject({
      question: 'Em quanto está “Viagem” agora?',
    })
  })

  it('of a weight goes down', async () => {
    const person = await domain.person()
    await person.write('create_goal', {
      title: 'Pesar 68',
      targetValue: 68,
      unit: 'kg',
      endDate: '2027-07-31',
    })
    await person.write('update_goal_progress', { goalRef: 'peso', currentValue: 80 })
    const { reply } = await person.write('update_goal_progress', {
      goalRef: 'pesar',
      currentValue: 74,
    })
    expect(reply).toBe('Anotei: Pesar 68, 74, rumo a 68 kg (50%).')
  })
})

describe('update_goal', () => {
  it('shows what was and what will be', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    const done = await person.write('update_goal', {
      goalRef: 'livros',
      targetValue: 30,
      endDate: '2027-01-31',
    })
    expect(done.preview.title).toBe('Mudar meta: Ler 24 livros → Ler 30 livros; 31/12 → 31/01/2027')
    expect(done.preview.fields.find(({ slot }) => slot === 'targetValue')?.display).toBe(
      '24 livros → 30 livros',
    )
    await person.undo(done)
    expect((await person.read('get_goals')).output).toMatchObject({
      goals: [{ title: 'Ler 24 livros', target: 24, endOn: '2026-12-31' }],
    })
  })

  it('keeps a title that does not say the number, or is given anew', async () => {
    const person = await domain.person()
    await set(person, BOOKS, TRIP)
    const title = async (input: Record<string, string | number>) =>
      (await person.write('update_goal', input as never)).preview.title
    expect(await title({ goalRef: 'viagem', targetValue: 6000 })).toBe(
      'Mudar meta: Viagem: 5.000 reais → 6.000 reais',
    )
    expect(await title({ goalRef: 'livros', title: 'ler mais', targetValue: 20 })).toBe(
      'Mudar meta: Ler 24 livros → Ler mais; 24 livros → 20 livros',
    )
  })

  it('adds, renames, moves and removes milestones, and is undone as one', async () => {
    const person = await domain.person()
    await person.write('create_goal', { ...BOOKS, milestones: ['metade: 12', 'quase lá: 20'] })
    const stops = async () => {
      const { output } = await person.read<{
        goals: { milestones: { title: string; target: number }[] }[]
      }>('get_goals')
      return output.goals.flatMap(({ milestones }) =>
        milestones.map(({ target, title }) => `${title}: ${target}`),
      )
    }
    const done = await person.write('update_goal', {
      goalRef: 'livros',
      milestones: ['Começo: 2,5', 'Meio do caminho: 12', { title: 'Quase lá', targetValue: 22 }],
    })
    expect(done.preview.title).toBe(
      'Mudar meta: Ler 24 livros: Metade (12 livros) e Quase lá (20 livros) → Começo (2,5 livros), Meio do caminho (12 livros) e Quase lá (22 livros)',
    )
    expect(done.preview.fields.at(-1)).toMatchObject({
      kind: 'list',
      value: ['Começo: 2,5', 'Meio do caminho: 12', 'Quase lá: 22'],
      editable: true,
    })
    expect(await stops()).toEqual(['Começo: 2.5', 'Meio do caminho: 12', 'Quase lá: 22'])
    const none = await person.write('update_goal', { goalRef: 'livros', milestones: [] })
    expect(none.reply).toContain('→ nada')
    expect(await stops()).toEqual([])
    await person.undo(none)
    await person.undo(done)
    expect(await stops()).toEqual(['Metade: 12', 'Quase lá: 20'])
  })

  it('takes the milestones that there are for no change, and refuses two of one name', async () => {
    const person = await domain.person()
    await person.write('create_goal', { ...BOOKS, milestones: ['Metade: 12'] })
    const prepare = (...milestones: readonly string[]) =>
      person.prepare('update_goal', { goalRef: 'livros', milestones: [...milestones] })
    expect(await prepare('Metade: 12')).toMatchObject({ missing: ['targetValue'] })
    expect(await prepare('Metade: 12', 'metade: 20')).toMatchObject({ missing: ['milestones'] })
    expect(await prepare('Metade: 25')).toMatchObject({ missing: ['milestones'] })
    const card = await prepare('Metade: 13')
    if (card.status !== 'ready') throw new Error('not ready')
    await person.write('update_goal', { goalRef: 'livros', milestones: [] })
    await expect(person.execute('update_goal', card.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })

  it('asks what changes, and refuses a card that is out of date', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    expect(await person.prepare('update_goal', { goalRef: 'livros' })).toMatchObject({
      question: 'O que muda em Ler 24 livros, até 31/12?',
    })
    const rename = await person.prepare('update_goal', { goalRef: 'livros', title: 'Ler mais' })
    if (rename.status !== 'ready') throw new Error('not ready')
    await person.write('update_goal', { goalRef: 'livros', targetValue: 20 })
    await expect(person.execute('update_goal', rename.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })
})

describe('change_milestone', () => {
  it('adds, moves, renames and removes one, and is undone', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    const change = async (input: Record<string, string | boolean>) =>
      (await person.write('change_milestone', { goalRef: 'livros', ...input })).preview.title
    expect(await change({ title: 'metade em 12 livros' })).toBe(
      'Mudar meta: Ler 24 livros: nada → Metade (12 livros)',
    )
    expect(await change({ milestoneRef: 'metade', title: '14 livros' })).toBe(
      'Mudar meta: Ler 24 livros: Metade (12 livros) → Metade (14 livros)',
    )
    expect(await change({ milestoneRef: 'metade', title: 'mais da metade' })).toBe(
      'Mudar meta: Ler 24 livros: Metade (14 livros) → Mais da metade (14 livros)',
    )
    const done = await person.write('change_milestone', {
      goalRef: 'livros',
      milestoneRef: 'metade',
      isRemoved: true,
    })
    expect(done.reply).toContain('Mais da metade (14 livros) → nada')
    await person.undo(done)
    expect((await person.read('get_goals')).output).toMatchObject({
      goals: [{ milestones: [{ title: 'Mais da metade', target: 14 }] }],
    })
  })

  it('asks for a number that fits, and which milestone is meant', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    const prepare = (input: Record<string, string | number | boolean>) =>
      person.prepare('change_milestone', { goalRef: 'livros', ...input })
    const question = {
      missing: ['targetValue'],
      question: expect.stringContaining('até 24 livros'),
    }
    expect(await prepare({ title: 'metade' })).toMatchObject(question)
    expect(await prepare({ title: 'metade', targetValue: 30 })).toMatchObject(question)
    expect(await prepare({ milestoneRef: 'meio', isRemoved: true })).toMatchObject({
      status: 'refused',
      explanation: expect.stringContaining('ainda não tem etapas'),
    })
    await person.write('change_milestone', { goalRef: 'livros', title: 'metade 12' })
    expect(await prepare({ milestoneRef: 'fim', isRemoved: true })).toMatchObject({
      missing: ['milestoneRef'],
      question: expect.stringContaining('Metade (12 livros)'),
    })
    expect(await prepare({ title: 'Metade 12' })).toMatchObject({ status: 'refused' })
  })
})

describe('delete_goal', () => {
  it('keeps what was noted, and is undone', async () => {
    const person = await domain.person()
    await set(person, BOOKS)
    await person.write('update_goal_progress', { goalRef: 'livros', currentValue: 14 })
    const done = await person.write('delete_goal', { goalRef: 'livros' })
    expect(done.preview.title).toBe('Encerrar meta: Ler 24 livros, até 31/12')
    expect((await person.read('get_goals')).reply).toBe('Nenhuma meta em andamento.')
    expect((await person.read('get_goals', { status: 'canceled' })).reply).toBe(
      'Meta encerrada:\n- Ler 24 livros: 14 de 24 livros (58%), encerrada',
    )
    await person.undo(done)
    expect((await person.read('get_goals')).output).toMatchObject({ goals: [{ current: 14 }] })
  })
})

describe('get_goals', () => {
  it('says how far each is, and which lags behind', async () => {
    const person = await domain.person()
    await set(person, BOOKS, TRIP)
    await person.write('update_goal_progress', { goalRef: 'livros', currentValue: 14 })
    const { output, reply } = await person.read('get_goals')
    expect(output).toMatchObject({
      goals: [
        { current: 14, status: 'in_progress', isAtRisk: true },
        { current: null, status: 'not_started', isAtRisk: false },
      ],
    })
    expect(reply.split('\n')).toEqual([
      'Suas 2 metas:',
      '- Ler 24 livros: 14 de 24 livros (58%), até 31/12. Está um pouco atrás do tempo',
      '- Viagem: nada ainda de 5.000 reais, até 30/06/2027',
    ])
  })

  it('chooses by area and by how they stand', async () => {
    const person = await domain.person()
    await set(person, BOOKS, TRIP)
    const titles = async (input: Record<string, string>) => {
      const { output } = await person.read<{ goals: { title: string }[] }>('get_goals', input)
      return output.goals.map(({ title }) => title)
    }
    expect(await titles({ area: 'finance' })).toEqual(['Viagem'])
    expect(await titles({ status: 'in_progress' })).toEqual(['Ler 24 livros', 'Viagem'])
    expect(await titles({ status: 'completed' })).toEqual([])
    expect((await person.read('get_goals', { status: 'failed' })).reply).toBe(
      'Nenhuma meta ficou para trás.',
    )
    const later = person.but({ now: '2027-01-02T15:00:00Z' })
    expect((await later.read('get_goals', { status: 'failed' })).reply).toContain('ia até')
  })
})
