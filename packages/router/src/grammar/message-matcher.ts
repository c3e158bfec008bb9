import type { Message } from '../clauses/message.ts'
import { Chart } from './chart.ts'
import { type Found, NOTHING } from './found.ts'
import type { Grammar } from './grammar.ts'
import type { Match, MatchRules } from './match.ts'
import { MessageWords } from './message-words.ts'
import { Fillers, Places } from './places.ts'
import type { WordClasses } from './word-classes.ts'

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

  /** Every way in which a node explains items from one on, none of them behind `limit`. */
  waysFrom(node: number, from: number, limit: number, rules: MatchRules): readonly Found[] {
    const chart = this.chartFor(limit, rules)
    const { openings, textNeeds } = this.grammar
    const { low, high } = openings.of(node)
    if (!chart.mayBegin(low, high, from)) return NOTHING
    if (!this.words.mayFill(textNeeds.of(node), from)) return NOTHING
    return chart.found(node, from)
  }

  /** What the first of these ways binds that reaches to an item. */
  match(ways: readonly Found[], to: number, limit: number, rules: MatchRules): Match | undefined {
    return this.chartFor(limit, rules).match(ways, to)
  }

  /** The number of the word at an item; -1 for one that no template names. */
  wordAt(at: number): number {
    return this.words.at(at)
  }

  /** What holds for the whole message holds for a clause, unless a filler reaches over the clause's end. */
  limitOf(to: number): number {
    return this.fillers.reachOver(to) ? to : this.message.items.length
  }

  /** One for each set of rules, and a few for clauses: soon found by looking. */
  private chartFor(limit: number, rules: MatchRules): Chart {
    for (const chart of this.charts) if (chart.isFor(limit, rules)) return chart
    const chart = this.createChart(limit, rules)
    this.charts.push(chart)
    return chart
  }

  private createChart(limit: number, { isLoose, isTimeFree }: MatchRules): Chart {
    const { message, classes, fillers } = this
    const rules = { isLoose, isTimeFree, limit }
    return new Chart(this.grammar, this.words, new Places(message, classes, fillers, rules), rules)
  }
}
