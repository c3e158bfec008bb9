// Generated from intents.en.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain documents. */
export const INTENTS: IntentCatalogue = {
  "domain": "documents",
  "locale": "en",
  "rules": {
    "translate": "(translate|please translate|can you translate|could you translate|i need to translate|i want to translate|help me translate|translation of|give me the translation of|i need a translation of|put)",
    "howSay": "(how do you say|how do i say|how would you say|how to say|what's|what is|how would i say|how do they say|how can i say|how does one say|what's the word for|what is the word for)",
    "summarize": "(summarize|summarise|please summarize|can you summarize|could you summarize|sum up|give me a summary|give me the gist|i need a summary|make a summary|write a summary|tldr|condense|can you sum up|recap|shorten|sum this up|sum it up|boil down|boil this down|give me the short version|give me the short version of|what's the gist|what's the gist of|the gist of|give me the highlights|shorten this|condense this|tl dr|give me the key points|key points of|could you sum up|please sum up|summary of|in a nutshell)",
    "make": "(generate|create|make|export|send me|give me|i want|i need|i'd like|build|prepare|produce|can you generate|can you create|can you make|can you export|could you generate|please generate|please create|please export|save|print|download|put together|turn|convert|get me|render)",
    "report": "(report|study|analysis|overview|dossier|briefing|white paper|comparison|deep dive|market analysis|research report|write-up|write up|summary report|brief|rundown|memo|fact sheet|market report|case study|primer)",
    "search": "(search|google|look up|look for|find|find out|can you search|can you look up|could you search|can you google|could you look up|please search|please look up|do a search|do a web search|run a search|search for|browse|check|i want you to search|look online for|look|hunt for|have a look for|find me|could you find|can you find|please find|see what you can find)",
    "web": "(online|on the internet|on the web|the web|the internet|on google|web|internet|on youtube|on wikipedia|google)"
  },
  "intents": {
    "translate": {
      "isWrite": false,
      "required": [
        "text",
        "targetLanguage"
      ],
      "questions": {
        "text": "What is the text?",
        "targetLanguage": "Into which language?"
      },
      "sentences": [
        {
          "say": [
            "<translate> [this|the following|this text|this sentence|the sentence|the text|the phrase] (to|into|in) {language} [for me] {anything:text}",
            "in {language} [,] <howSay> {anything:text}"
          ],
          "weight": 18,
          "allows": [
            "reported",
            "quoted",
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "hypothetical",
            "optOut",
            "question"
          ]
        },
        {
          "say": [
            "<translate> [this|the following|the sentence|the phrase|the word|the text] {anything:text} (to|into|in) {language} [for me]",
            "<howSay> [the word|the phrase] {anything:text} in {language}"
          ],
          "set": {
            "isLead": true
          },
          "weight": 15,
          "allows": [
            "reported",
            "quoted",
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "hypothetical",
            "optOut",
            "question"
          ]
        },
        {
          "say": [
            "<translate> [this|a text|some text|this text|something|a sentence|it] (to|into|in) {language} [for me]",
            "<translate> (this|a text|some text|this text|something|a sentence) [for me]"
          ],
          "set": {
            "needsNoColon": true
          },
          "weight": 19,
          "allows": [
            "reported",
            "wish"
          ]
        },
        {
          "say": [
            "<translate> (this|the following|this text|this sentence) {anything:text}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 16,
          "allows": [
            "reported",
            "quoted",
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "hypothetical"
          ]
        }
      ]
    },
    "summarize_text": {
      "isWrite": false,
      "required": [
        "text"
      ],
      "questions": {
        "text": "What is the text?"
      },
      "sentences": [
        {
          "say": [
            "<summarize> [of] [for me] [in a few words|in one sentence|in bullet points] [this|the|that|the following|following] [text|article|news|email|e-mail|message|paragraph|document|post|passage|chapter|piece|content] [below|for me|here] {anything:text}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 18,
          "allows": [
            "reported",
            "quoted",
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "hypothetical",
            "optOut",
            "question"
          ]
        },
        {
          "say": [
            "<summarize> [of] (this text|this article|this email|this document|this|the following text|an article|a text|this passage|this message|the text below|this paragraph|this post|the article below) [for me|please]"
          ],
          "weight": 16,
          "allows": [
            "reported",
            "wish"
          ]
        }
      ]
    },
    "generate_pdf": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<make> [me] [a|the|it as a|this as a] pdf [file|document|report] [of|with|for|about|containing|from] [the|all|all of] {rest:source}",
            "pdf (of|with|for) [the] {rest:source}"
          ],
          "weight": 14,
          "allows": [
            "wish",
            "order",
            "future",
            "hypothetical"
          ]
        },
        {
          "say": [
            "<make> [me] [the|all|a|an] {rest:source} (as a pdf|to pdf|in pdf|to a pdf|into a pdf|as pdf|in a pdf|in pdf format|in a pdf file)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 15,
          "allows": [
            "wish",
            "order",
            "future",
            "hypothetical"
          ]
        },
        {
          "say": [
            "<make> [me] [a|it as a|this as a|that as a] pdf [for me|of this|of that|file]"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "order"
          ]
        }
      ]
    },
    "analyze_and_report": {
      "isWrite": false,
      "required": [
        "topic"
      ],
      "questions": {
        "topic": "On what?"
      },
      "sentences": [
        {
          "say": [
            "(<make>|write|draft|write me|compile|put together) [me] [a|an|the] [short|brief|full|detailed|quick|complete|in depth|thorough] <report> (on|about|of|regarding|into) {rest:topic}",
            "(analyze|analyse|research|study|investigate|look into) {rest:topic} (and write a report|and write me a report|and give me a report|and make a report|and report back|and prepare a report|and send me a report|and create a report|and put together a report|and generate a report)"
          ],
          "set": {
            "isLead": true,
            "isReport": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "order",
            "future",
            "reported",
            "hypothetical"
          ]
        }
      ]
    },
    "web_search": {
      "isWrite": false,
      "required": [
        "query"
      ],
      "questions": {
        "query": "What should I look for?"
      },
      "sentences": [
        {
          "say": [
            "<search> <web> [for|about|:|to find|and find] {rest:query}",
            "(search|search for|google|look up|can you search for|can you look up|could you look up|please search for|please look up|can you google|do a search for|do a web search for|do a search on|run a search on|web search|web search for|do a web search on|search up) [for me] {rest:query}"
          ],
          "weight": 11,
          "allows": [
            "wish",
            "order",
            "future",
            "question",
            "hypothetical",
            "reported",
            "almost"
          ]
        },
        {
          "say": [
            "<search> [for] {rest:query} <web>"
          ],
          "set": {
            "isLead": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "order",
            "future",
            "question",
            "hypothetical",
            "reported",
            "almost"
          ]
        }
      ]
    }
  }
}
