/**
 * What a word or phrase does in a reply to something pending.
 * `yes` approves, `do` orders the write (approves unless negated),
 * `enter` does so by words of writing down, which leave a deletion open, `keep` too, which refuses one, `this` points at the pending
 * thing and alone approves ("isso"), `it` only points, `no` denies, `nay` does so by
 * itself and never what follows ("nah, forget it"), `stop` calls off, `erase` calls off
 * unless what waits is itself a deletion, `revert` orders such a deletion, `hedge` leaves
 * it open, of which `later` puts off what it is said of and `condition` makes it depend on something, `heard` is a yes that before a request may only say that one listens, `paid` approves that a bill is marked and nothing else, `right` is a yes that a no before a pause leaves standing ("no, no, that's right"), `filler` and `noun` add nothing, `link` joins clauses, `contrast` opposes them ("mas"),
 * `greeting` opens a reply and adds nothing there, `address` calls whom it is said to ("meu rei"), `preface` announces that more is said ("hold on",
 * "esqueci de falar"), so that it approves nothing, and `spare` declines only behind a no ("nah you're
 * alright"); `article` precedes a reference; `all`, `both`, `three`, `rest`, `nothing`, `only`, `except`,
 * `firstTwo` … `last` choose among several writes; `fix` surely and `was` perhaps announces a
 * correction, `wasNot` denies the value behind it; `label` names a slot; `more` announces a further record, `verb` says how the record came to be.
 */
export type CueKind =
  | 'yes'
  | 'right'
  | 'heard'
  | 'paid'
  | 'do'
  | 'keep'
  | 'enter'
  | 'this'
  | 'it'
  | 'no'
  | 'nay'
  | 'stop'
  | 'erase'
  | 'revert'
  | 'hedge'
  | 'later'
  | 'condition'
  | 'filler'
  | 'greeting'
  | 'address'
  | 'preface'
  | 'spare'
  | 'noun'
  | 'link'
  | 'contrast'
  | 'article'
  | 'all'
  | 'both'
  | 'three'
  | 'rest'
  | 'nothing'
  | 'only'
  | 'except'
  | 'allExcept'
  | 'firstTwo'
  | 'lastTwo'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'last'
  | 'middle'
  | 'fix'
  | 'was'
  | 'wasNot'
  | 'label'
  | 'more'
  | 'verb'

/** Phrases by what they do, comma-separated; accents and case do not matter, the longest match wins. */
export type CueTable = Readonly<Partial<Record<CueKind, string>>>

/** Replies that are read in one way whatever the language of the conversation. */
export interface ReplySource {
  /** Words that approve or deny only when they are the whole message. */
  readonly whole: Readonly<Record<'yes' | 'no', string>>
  /** Pictures that approve, deny, add nothing, or do what a cue of the kind `spare` does. */
  readonly pictures: Readonly<Record<'yes' | 'no' | 'filler' | 'spare', string>>
  /** Words that cannot be part of a name given in a reply. */
  readonly neverNames: string
}

/** What the values of a slot are called, per value, comma-separated. */
export type ChoiceSource = Readonly<
  Record<
    'metrics' | 'categories' | 'incomes' | 'interactions' | 'periodsOfDay',
    Readonly<Record<string, string>>
  >
>
