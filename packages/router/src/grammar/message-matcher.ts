import type { Message } from '../clauses/message.ts'
import { Chart } from './chart.ts'
import type { Found } from './found.ts'
import type { Grammar } from './grammar.ts'
import { MessageWords } from './message-words.ts'
import { Fillers, type PlaceRules, Places } from './places.ts'
import type { Sentence } from './sentence.ts'
import { LOOSE, ROW, TIME_FREE } from './sentence-table.ts'
import type { WordClasses } from './word-classes.ts'

/** A sentence that explains something from an item on. */
export interface Opening {
  readonly sentence: Sentence
  readonly chart: Chart
  readonly ways: readonly Found[]
}

/**
 * Matches one message against the graph of a grammar. What a node explains from an item on is worked
 * out once, whatever sentences and clauses ask for it: the cost grows with the nodes that are
 * reached times the items, and never with the ways in which they combine.
 */
export class MessageMatcher {
  readonly message: Message
  private readonly grammar: Grammar
  private readonly classes: WordClasses
  private readonly words: MessageWords
  private readonly fillers: Fillers
  private readonly charts: Chart[] = []

  constructor(grammar: Grammar, message: Message, classes: WordClasses) {
    this.grammar = grammar
    this.message = message
    this.classes = classes
    this.words = new MessageWords(grammar, message, classes)
    this.fillers = new Fillers(message, classes)
  }

  /** What the sentence of a row explains from an item on, none of it behind `limit`. */
  open(row: number, from: number, limit: number): Opening | undefined {
    const { table } = this.grammar
    const { rows } = table
    table.noteOpening(row)
    const chart = this.chartFor(limit, rows[row + ROW.traits] as number)
    const low = rows[row + ROW.low] as number
    if (!chart.mayBegin(low, rows[row + ROW.high] as number, from)) return undefined
    if (!this.words.mayFill(rows[row + ROW.texts] as number, from)) return undefined
    const ways = chart.found(rows[row + ROW.node] as number, from)
    return ways.length === 0 ? undefined : { sentence: this.sentenceOf(row), chart, ways }
  }

  sentenceOf(row: number): Sentence {
    const { table, sentences } = this.grammar
    return sentences[table.rows[row + ROW.order] as number] as Sentence
  }

  /** The number of the word at an item; -1 for one that no template names. */
  wordAt(at: number): number {
    return this.words.at(at)
  }

  /** What holds for the whole message holds for a clause, unless a filler reaches over the clause's end. */
  limitOf(to: number): number {
    return this.fillers.reachOver(to) ? to : this.message.items.length
  }

  /** One for each way to read, and a few for clauses: soon found by looking. */
  private chartFor(limit: number, traits: number): Chart {
    const isLoose = (traits & LOOSE) !== 0
    const isTimeFree = (traits & TIME_FREE) !== 0
    for (const chart of this.charts) if (chart.isFor(limit, isLoose, isTimeFree)) return chart
    const chart = this.createChart({ limit, isLoose, isTimeFree })
    this.charts.push(chart)
    return chart
  }

  private createChart(rules: PlaceRules): Chart {
    const { message, classes, fillers } = this
    return new Chart(this.grammar, this.words, new Places(message, classes, fillers, rules), rules)
  }
}
