import { beforeEach, describe, expect, it } from 'vitest'
import { openLifeTest } from '../life/open-life-test.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { heardAt, write } from './open-jobs-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const pay = (name: string, dueDay: number, amount = 80) =>
  write(test, 'create_bill', { name, amount, dueDay, category: 'utilities' })

describe('an alert of bills', SLOW, () => {
  it('comes three days before and on the day, until it is paid', async () => {
    await pay('Luz', 22)
    expect(await heardAt(test, '2026-11-19T12:00:00Z')).toEqual([
      'Conta a pagar: Luz, R$ 80,00, vence domingo (22/11)',
    ])
    expect(await heardAt(test, '2026-11-20T12:00:00Z')).toEqual([])
    expect(await heardAt(test, '2026-11-22T12:00:00Z')).toEqual([
      'Conta a pagar: Luz, R$ 80,00, vence hoje (22/11)',
    ])
    await write(test, 'mark_bill_paid', { billName: 'Luz' })
    expect(await heardAt(test, '2026-11-23T12:00:00Z')).toEqual([])
  })

  it('tells once of all that came while nobody was there', async () => {
    await pay('Luz', 22)
    await pay('Água', 23, 60)
    expect(await heardAt(test, '2026-11-23T12:00:00Z')).toEqual([
      [
        'Contas a pagar:',
        '- Luz, R$ 80,00, venceu ontem (22/11)',
        '- Água, R$ 60,00, vence hoje (23/11)',
      ].join('\n'),
    ])
  })

  it('comes once a day, also where its hour is moved or its user is elsewhere', async () => {
    await pay('Luz', 19)
    expect(await heardAt(test, '2026-11-19T12:00:00Z')).toHaveLength(1)
    await test.parco.changeAlerts(test.userId, { alertsAt: '18:00' })
    await test.parco.updateUser(test.userId, { timeZone: 'America/Los_Angeles' })
    expect(await heardAt(test, '2026-11-20T03:00:00Z')).toEqual([])
  })

  it('waits for the end of quiet hours, and does not come where it is off', async () => {
    await pay('Luz', 19)
    await test.parco.changeAlerts(test.userId, { alertsAt: '06:00' })
    expect(await heardAt(test, '2026-11-19T09:00:00Z')).toEqual([])
    expect(await heardAt(test, '2026-11-19T11:00:00Z')).toHaveLength(1)
    await test.parco.changeAlerts(test.userId, { bills: false })
    await pay('Água', 20)
    expect(await heardAt(test, '2026-11-20T12:00:00Z')).toEqual([])
  })
})

it('tells of birthdays a week before and on the day', SLOW, async () => {
  await write(test, 'update_person', { personRef: 'Ana', birthday: '1990-11-26' })
  expect(await heardAt(test, '2026-11-19T12:00:00Z')).toEqual([
    'Aniversário de Ana chegando: 26/11, 36 anos.',
  ])
  expect(await heardAt(test, '2026-11-25T12:00:00Z')).toEqual([])
  expect(await heardAt(test, '2026-11-26T12:00:00Z')).toEqual([
    'Hoje é aniversário de Ana: 36 anos. Que tal mandar um parabéns?',
  ])
})

describe('the summary of the day', SLOW, () => {
  it('comes at its hour on days that hold anything, and alerts come within it', async () => {
    await test.parco.changeAlerts(test.userId, { summary: true })
    await pay('Luz', 22)
    await write(test, 'create_event', { title: 'Dentista', startTime: '2026-11-20T15:00' })
    expect(await heardAt(test, '2026-11-19T10:00:00Z')).toEqual([
      'Bom dia!\nNada marcado hoje (19/11).\n\nEm três dias: Luz, R$ 80,00, vence domingo (22/11)',
    ])
    expect(await heardAt(test, '2026-11-19T15:00:00Z')).toEqual([])
    expect(await heardAt(test, '2026-11-20T10:00:00Z')).toEqual([
      'Bom dia!\nSeu dia, hoje (20/11):\n- 15:00: Dentista',
    ])
    expect(await heardAt(test, '2026-11-21T10:00:00Z')).toEqual([])
  })

  it('is asked for, turned on and off in words', async () => {
    expect((await test.say('resumo do dia')).text).toBe('Nada marcado nem anotado hoje (18/11).')
    await write(test, 'create_habit', { name: 'Meditar', frequency: 'daily' })
    expect((await test.say('como tá meu dia?')).text).toBe(
      'Nada marcado hoje (18/11).\n\nHábitos: Meditar',
    )
    const { approvals } = await test.say('me manda um resumo todo dia às 8')
    expect(approvals.map(({ preview }) => preview.title)).toEqual([
      'Resumo do dia: todo dia às 08:00',
    ])
    expect((await test.say('sim')).text).toBe('Pronto. Resumo do dia: todo dia às 08:00.')
    expect(await heardAt(test, '2026-11-19T11:00:00Z')).toHaveLength(1)
    await test.say('desfaz')
    expect(await test.parco.alerts(test.userId)).toMatchObject({ summary: false })
    await test.say('para de me dar sugestões')
    await test.say('sim')
    expect(await test.parco.alerts(test.userId)).toMatchObject({ suggestions: false })
    await test.parco.changeAlerts(test.userId, { suggestions: true })
    expect((await test.say('liga as sugestões')).approvals).toEqual([])
    await test.say('não me avise antes das 9h')
    expect((await test.say('sim')).text).toBe('Pronto. Horas de silêncio: das 22:00 às 09:00.')
  })
})

it('reports a week that had anything', SLOW, async () => {
  await test.parco.changeAlerts(test.userId, { report: true })
  await write(test, 'create_expense', { name: 'Mercado', actualAmount: 50, category: 'food' })
  await write(test, 'create_event', { title: 'Dentista', startTime: '2026-11-24T15:00' })
  expect(await heardAt(test, '2026-11-22T23:00:00Z')).toEqual([
    [
      'Sua semana, 16/11 a 22/11:',
      '- Gastos: R$ 50,00',
      '',
      'Nos próximos dias:',
      '- terça (24/11), 15:00: Dentista',
    ].join('\n'),
  ])
  expect(await heardAt(test, '2026-12-06T23:00:00Z')).toEqual([])
})

it(
  'brings seven days of reminders, habits, bills and a report, each once, with no call of a model',
  SLOW,
  async () => {
    await test.parco.changeAlerts(test.userId, { summary: true, report: true })
    const promised: string[] = []
    for (let number = 0; number < 20; number += 1) {
      const day = 19 + (number % 7)
      const time = `${String(7 + number).padStart(2, '0')}`.slice(-2)
      const hour = Number(time) > 22 ? '21' : time
      await write(test, 'create_reminder', {
        title: `Nº ${number}`,
        datetime: `2026-11-${day}T${hour}:10`,
      })
      promised.push(`2026-11-${day}T${hour}:10 Lembrete: Nº ${number}`)
    }
    for (const name of ['Meditar', 'Correr', 'Ler', 'Água', 'Alongar']) {
      await write(test, 'create_habit', { name, frequency: 'daily' })
    }
    for (const [name, day] of [
      ['Luz', 20],
      ['Gás', 22],
      ['Internet', 24],
    ] as const)
      await pay(name, day)
    const came: string[] = []
    for (let minute = 0; minute <= 7 * 24 * 60; minute += 10) {
      const instant = new Date(Date.parse('2026-11-19T03:00:00Z') + minute * 60_000)
      test.setNow(instant.toISOString())
      await test.parco.deliverDue()
    }
    const { deliveries } = await test.parco.inbox({ userId: test.userId })
    for (const { deliveredAt, kind, text } of deliveries) {
      const local = new Date(Date.parse(deliveredAt) - 3 * 3_600_000).toISOString().slice(0, 16)
      came.push(`${local} ${kind === 'reminder' ? text : kind}`)
    }
    const summaries = [19, 20, 21, 22, 23, 24, 25].map((day) => `2026-11-${day}T07:00 summary`)
    expect(came.sort()).toEqual([...promised, ...summaries, '2026-11-22T20:00 report'].sort())
    const third = deliveries.find(({ deliveredAt }) => deliveredAt.startsWith('2026-11-20T10:00'))
    expect(third?.text).toContain('Luz, R$ 80,00 (conta)')
    expect(third?.text).toContain('Hábitos: Meditar, Correr, Ler, Água, Alongar')
    expect(await test.count('model_calls')).toBe(0)
  },
)
