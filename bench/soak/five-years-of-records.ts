/** What somebody records in the five years up to a day: some 50,000 records, as SQL of one user's transaction. */
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
  ]
}
