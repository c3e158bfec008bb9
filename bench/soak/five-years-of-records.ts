/** What somebody records in the five years up to a day: some 50,000 records, as SQL of one user's transactions. */
export function fiveYearsOfRecords(lastDay: string): readonly string[] {
  const ago = (days: string) => `date '${lastDay}' - ${days}`
  return [
    `insert into metrics (id, type, value, unit, measured_on)
     select gen_random_uuid(), one.type, one.value, one.unit, ${ago('ago')}
       from generate_series(0, 1824) as ago, generate_series(1, 8) as time,
            lateral (values ('water', 8, 250, 'ml'), ('sleep', 1, 6 + ago % 5 * 0.5, 'hours'),
                            ('mood', 1, 4 + ago % 6, 'score'), ('energy', 1, 3 + ago % 7, 'score'),
                            ('weight', 1, 80 + ago % 30 * 0.1, 'kg'), ('exercise', 1, 30, 'min')
                    ) as one (type, times, value, unit)
      where time <= one.times`,
    `insert into expenses (id, name, category, total_cents, currency, spent_on)
     select gen_random_uuid(), 'Compra ' || n, 'food', 1000 + n * 100, 'BRL', ${ago('ago')}
       from generate_series(0, 1824) as ago, generate_series(1, 14) as n`,
    `insert into incomes (id, name, type, amount_cents, currency, received_on)
     select gen_random_uuid(), 'Salário', 'salary', 500000, 'BRL', ${ago('13 - 30 * n')}
       from generate_series(0, 59) as n`,
    `insert into habits (id, name, name_key, frequency, period_of_day, started_on)
     select gen_random_uuid(), 'Hábito ' || n, 'habito ' || n, 'daily', 'anytime', '2024-01-01'
       from generate_series(1, 5) as n`,
    `insert into habit_marks (id, habit_id, done_on)
     select gen_random_uuid(), id, ${ago('ago')}
       from habits, generate_series(0, 999) as ago where ago % 3 > 0`,
    `insert into bills (id, name, category, amount_cents, currency, due_day, from_month, created_on)
     select gen_random_uuid(), 'Conta ' || n, 'utilities', 10000 + n * 100, 'BRL', n, '2021-12', '2021-12-01'
       from generate_series(1, 15) as n`,
    `insert into bill_months (id, bill_id, month, status, paid_on, paid_cents)
     select gen_random_uuid(), id, to_char(day, 'YYYY-MM'), 'paid', day, amount_cents
       from bills, generate_series(date '2021-12-01', date '2026-10-01', '1 month') as day`,
    `insert into budgets (id, name, category, amount_cents, currency, from_month, created_on)
     select gen_random_uuid(), 'Plano ' || n, 'food', 50000, 'BRL', '2022-01', '2022-01-01'
       from generate_series(1, 8) as n`,
    `insert into cards (id, name, closing_day, due_day)
     select gen_random_uuid(), 'Cartão ' || n, 3, 10 from generate_series(1, 3) as n`,
    `insert into debts (id, name, total_cents, currency, installments, installment_cents, due_day, start_month, status, created_on)
     select gen_random_uuid(), 'Dívida ' || n, 6000000, 'BRL', 60, 100000, 10, '2022-12', 'active', '2022-12-01'
       from generate_series(1, 6) as n`,
    `insert into debt_payments (id, debt_id, installment, month, amount_cents, paid_on)
     select gen_random_uuid(), id, n, to_char(date '2022-11-01' + n * interval '1 month', 'YYYY-MM'), 100000,
            date '2022-11-10' + n * interval '1 month'
       from debts, generate_series(1, 46) as n`,
    `insert into investments (id, name, type, currency, created_on)
     select gen_random_uuid(), 'Reserva ' || n, 'long_term', 'BRL', '2021-12-01' from generate_series(1, 5) as n`,
    `insert into investment_moves (id, investment_id, kind, amount_cents, moved_on)
     select gen_random_uuid(), id, 'deposit', 20000, ${ago('30 * n')}
       from investments, generate_series(0, 59) as n`,
    `insert into loan_moves (id, person, person_key, kind, amount_cents, currency, moved_on)
     select gen_random_uuid(), 'Pessoa ' || n % 20, 'pessoa ' || n % 20,
            case n % 3 when 0 then 'repaid' else 'lent' end, 5000, 'BRL', ${ago('n')}
       from generate_series(1, 200) as n`,
    `insert into goals (id, title, target, unit, start_on, end_on, status)
     select gen_random_uuid(), 'Meta ' || n, 1000, 'livros', '2024-01-01', '2027-12-31', 'open'
       from generate_series(1, 10) as n`,
    `insert into goal_values (id, goal_id, value, noted_on)
     select gen_random_uuid(), id, n, ${ago('n')} from goals, generate_series(1, 60) as n`,
  ]
}
