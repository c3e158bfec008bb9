// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `place-in-day.ts` looks for. */
export const PLACE_IN_DAY = {
  after: wordSet("depois after"),
}

/** What `read-clock.ts` looks for. */
export const READ_CLOCK = {
  hourWords: wordSet("h hs hora horas"),
  minuteWords: wordSet("min minutos minuto m minutes"),
  priced: wordSet("de do da no na em reais real conto contos pila no"),
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
}

/** What `read-distance.ts` looks for. */
export const READ_DISTANCE = {
  rounders: wordSet("uns umas cerca quase about around"),
  back: wordSet("atras tras"),
  since: wordSet("ha faz fazem"),
  ahead: wordSet("daqui dentro em"),
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
  weeks: wordSet("week weeks"),
}

/** What `read-year.ts` looks for. */
export const READ_YEAR = {
  links: wordSet("de do of , /"),
}
