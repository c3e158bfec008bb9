// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `names.ts` looks for. */
export const NAMES = {
  dayParts: {
  "pt-BR": {
    "morning": "de manha, pela manha, da manha, cedo, de manhazinha, de madrugada, da madrugada, na madrugada, na parte da manha, de manha cedo",
    "afternoon": "a tarde, de tarde, da tarde, pela tarde, de tardezinha, na parte da tarde, depois do almoco",
    "evening": "a noite, de noite, da noite, pela noite, de noitinha"
  },
  "en": {
    "morning": "morning, in the morning, early",
    "afternoon": "afternoon, in the afternoon, after lunch",
    "evening": "evening, night, in the evening, at night, tonight"
  }
},
}

/** What `place-in-day.ts` looks for. */
export const PLACE_IN_DAY = {
  after: wordSet("depois after"),
}

/** What `read-clock.ts` looks for. */
export const READ_CLOCK = {
  hourWords: wordSet("h hs hora horas"),
  minuteWords: wordSet("min minutos minuto m minutes"),
  priced: wordSet("de do da no na em reais real conto contos pila no"),
  afterTime: wordSet("de do da dos com para no na em e ou que amanha hoje ontem depois segunda terca quarta quinta sexta sabado domingo todo toda todos todas dia ate ta por la mas as essa esta"),
}

/** What `read-date.ts` looks for. */
export const READ_DATE = {
  streets: wordSet("na pela rua avenida av praca r"),
}

/** What `read-date-range.ts` looks for. */
export const READ_DATE_RANGE = {
  openers: wordSet("de do da dos desde entre from between"),
  since: wordSet("desde since"),
  separators: wordSet("a ao ate e to and until through till - –"),
  articles: wordSet("o a os as"),
}

/** What `read-day-of-month.ts` looks for. */
export const READ_DAY_OF_MONTH = {
  of: wordSet("de do of /"),
  streets: wordSet("rua avenida av praca largo estacao colegio escola bairro viaduto hospital"),
  relativeMonths: {
  "pt-BR": {
    "0": "deste mes, desse mes, do mes atual",
    "1": "do mes que vem, do proximo mes, mes que vem",
    "-1": "do mes passado, do ultimo mes, do mes anterior, mes passado",
    "-2": "do mes retrasado"
  },
  "en": {
    "0": "of this month, this month",
    "1": "of next month, next month",
    "-1": "of last month, last month"
  }
},
  rankedNouns: wordSet("one ones payment installment instalment time floor item grade birthday anniversary edition century attempt street avenue option expense bill entry"),
}

/** What `read-distance.ts` looks for. */
export const READ_DISTANCE = {
  rounders: wordSet("uns umas cerca quase about around"),
  back: wordSet("atras tras"),
  since: wordSet("ha faz fazem"),
  ahead: wordSet("daqui dentro em"),
  units: {
  "pt-BR": {
    "day": "dia, dias",
    "week": "semana, semanas",
    "month": "mes, meses",
    "year": "ano, anos"
  },
  "en": {
    "day": "day, days",
    "week": "week, weeks",
    "month": "month, months",
    "fortnight": "fortnight, fortnights",
    "year": "year, years"
  }
},
  behind: wordSet("ago back from"),
}

/** What `read-due-day.ts` looks for. */
export const READ_DUE_DAY = {
  duePt: wordSet("vence vencem vencimento vencer vencendo cai venceu vencia"),
  glue: wordSet(": no o e sempre todo dia cada on the every by is day"),
  dueEn: wordSet("due payable"),
}

/** What `read-moment.ts` looks for. */
export const READ_MOMENT = {
  between: wordSet(", no na de do da para on of"),
}

/** What `read-named-month.ts` looks for. */
export const READ_NAMED_MONTH = {
  everyday: wordSet("marco may march"),
  passed: wordSet("passado"),
  last: wordSet("ultimo last"),
  next: wordSet("proximo next"),
  beforeYear: wordSet("em de ano desde in during for year of since"),
  beforeMonth: wordSet("em de do no desde ate mes para por e in of for since until by to before during from through last next this till and"),
}

/** What `read-period.ts` looks for. */
export const READ_PERIOD = {
  shifters: wordSet("passado passada retrasado retrasada anterior"),
  bareWeekends: wordSet("fim final fds the over"),
  back: wordSet("ultimos ultimas last past previous"),
  ahead: wordSet("proximos proximas next coming"),
}

/** What `read-ranked-day.ts` looks for. */
export const READ_RANKED_DAY = {
  marks: wordSet("o º ° st nd rd th"),
}

/** What `read-recurrence.ts` looks for. */
export const READ_RECURRENCE = {
  rhythms: wordSet("todo cada every each monthly"),
  dayOpeners: wordSet("dia the"),
  every: wordSet("todo toda every each"),
  rhythmsNamed: {
  "pt-BR": {
    "daily": "todo dia, todos os dias, todo santo dia, diariamente, diario, diaria, por dia, ao dia, cada dia, toda manha, toda tarde, toda noite, todas as noites, todas as manhas, dia sim e outro tambem",
    "weekly": "toda semana, todas as semanas, semanal, semanalmente, por semana, uma vez por semana, cada semana",
    "monthly": "todo mes, todos os meses, mensal, mensais, mensalmente, por mes, ao mes, cada mes, a cada mes",
    "yearly": "todo ano, todos os anos, anual, anualmente, por ano, ao ano, cada ano",
    "weekdays": "dias uteis, nos dias uteis, todo dia util, dias de semana, em dia de semana, em dias de semana, so em dia de semana, so em dias de semana, so dia de semana, so durante a semana, de segunda a sexta, segunda a sexta, durante a semana",
    "weekends": "fins de semana, so no fim de semana, so nos fins de semana, so no final de semana, so nos finais de semana, so fim de semana, nos fins de semana, todo fim de semana, todo final de semana, finais de semana, nos finais de semana, sabado e domingo, sabados e domingos"
  },
  "en": {
    "daily": "every day, everyday, daily, each day, per day, a day, every morning, every night, every evening, every afternoon, nightly, every single day",
    "weekly": "every week, weekly, each week, per week, a week, once a week",
    "monthly": "every month, monthly, each month, per month, a month, once a month",
    "yearly": "every year, yearly, annually, annual, each year, per year, a year",
    "weekdays": "weekdays, every weekday, on weekdays, monday to friday, monday through friday, mon fri, workdays",
    "weekends": "weekends, every weekend, on weekends, on the weekends"
  }
},
  perUnit: {
  "pt-BR": {
    "monthly": "mes",
    "yearly": "ano",
    "daily": "dia",
    "weekly": "semana"
  },
  "en": {
    "monthly": "month, mo",
    "yearly": "year",
    "daily": "day",
    "weekly": "week"
  }
},
}

/** What `read-time.ts` looks for. */
export const READ_TIME = {
  toHour: wordSet("as pras"),
  at: wordSet("at by until till before after @ around about from"),
  noPlurals: wordSet("always hours towards mondays tuesdays thursdays"),
}

/** What `read-time-range.ts` looks for. */
export const READ_TIME_RANGE = {
  firmOpeners: wordSet("das"),
  openers: wordSet("das de da entre desde from between"),
  separators: wordSet("a as ate e - – to till until and"),
  articles: wordSet("a as"),
  through: wordSet("to till until - –"),
}

/** What `read-weekday.ts` looks for. */
export const READ_WEEKDAY = {
  notThatDay: wordSet("todo toda todas todos cada outra outro primeiro primeira segundo terceiro terceira every each black cyber good first second third fourth"),
  ranked: wordSet("parcela via vez opcao conta parte prestacao fase temporada etapa dose mao chance tentativa semana compra fatura opiniao categoria"),
  weeks: wordSet("week weeks"),
}

/** What `read-year.ts` looks for. */
export const READ_YEAR = {
  links: wordSet("de do of , /"),
  relative: {
  "pt-BR": {
    "0": "desse ano, deste ano",
    "1": "ano que vem, proximo ano",
    "-1": "ano passado",
    "-2": "ano retrasado"
  },
  "en": {
    "0": "this year",
    "1": "next year",
    "-1": "last year"
  }
},
}
