// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain documents. */
export const INTENTS: IntentCatalogue = {
  "domain": "documents",
  "locale": "pt-BR",
  "rules": {
    "translate": "(traduz|traduza|traduzir|me traduz|me traduza|pode traduzir|poderia traduzir|consegue traduzir|faz a tradução|faça a tradução|quero traduzir|preciso traduzir|tradução|traduz aí|traduz pra mim|me ajuda a traduzir|verte|passa)",
    "howSay": "(como se diz|como se fala|como é que se diz|como é que se fala|como fala|como digo|como eu digo|como eu falo|como é|como dizer|como falar|como fica|como que se diz|como que fala|como se escreve)",
    "summarize": "(faz um resuminho|faz um resumão|me faz um resuminho|me faz um resumão|dá uma resumida|dá uma enxugada|enxuga|enxugue|encurta|encurte|condensa|condense|resume rapidinho|resume em uma frase|resume em tópicos|resume em uma linha|resuma em uma frase|qual o resumo|me dá os pontos principais|quais os pontos principais|manda um resumo|me manda um resumo|quero o resumo|me dá a versão curta|faz um tldr|tldr|resume|resuma|resumir|me resume|me resuma|faz um resumo|faça um resumo|me faz um resumo|pode resumir|poderia resumir|consegue resumir|quero um resumo|preciso de um resumo|sintetiza|sintetize|faz uma síntese|me dá um resumo|resume aí|resume pra mim)",
    "make": "(gera|gere|gerar|cria|crie|criar|faz|faça|fazer|monta|monte|exporta|exporte|exportar|manda|mande|me manda|me mande|me envia|envia|prepara|prepare|quero|queria|gostaria de|preciso de|produz|me gera|me faz|me dá|pode gerar|pode criar|pode fazer|pode exportar|quero gerar|quero exportar|salva|baixa|emite|me cria|coloca|põe|bota|transforma|converte)",
    "report": "(relatório|relatorio|estudo|análise|dossiê|panorama|levantamento|parecer|comparativo)",
    "search": "(pesquisa|pesquise|pesquisar|busca|busque|buscar|procura|procure|procurar|googla|dá um google|joga no google|me pesquisa|pode pesquisar|pode buscar|pode procurar|consegue pesquisar|faz uma busca|faz uma pesquisa|faça uma pesquisa|faça uma busca|dá uma pesquisada|dá uma olhada|quero que você pesquise|preciso que você pesquise|quero pesquisar|vê|veja|descobre|descubra|acha|ache|encontra|confere|consulta)",
    "web": "(na internet|na web|no google|online|na net|pela internet|no bing|na rede|no youtube|na wikipédia|na wikipedia|em sites)"
  },
  "intents": {
    "translate": {
      "isWrite": false,
      "required": [
        "text",
        "targetLanguage"
      ],
      "questions": {
        "text": "Qual é o texto?",
        "targetLanguage": "Pra qual idioma?"
      },
      "sentences": [
        {
          "say": [
            "<translate> [isso|este texto|esse texto|o texto|essa frase|a frase|a seguinte frase|o seguinte texto|pra mim] (pro|para o|pra|para|em|ao) [o] {language} {anything:text}",
            "<howSay> em {language} {anything:text}",
            "em {language} [,] <howSay> {anything:text}"
          ],
          "weight": 18,
          "allows": [
            "reported",
            "advised",
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
            "<translate> [a frase|a palavra|o texto|isso|este texto|esse texto|a expressão] {anything:text} (pro|para o|pra|para|em|ao) [o] {language}",
            "<howSay> [a frase|a palavra|a expressão] {anything:text} em {language}",
            "{anything:text} em {language} (como se diz|como fica|como é|como se fala|como que fala)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 15,
          "allows": [
            "reported",
            "advised",
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
            "<translate> [isso|este texto|esse texto|um texto|uma frase|o texto|a frase] (pro|para o|pra|para|em|ao) [o] {language} [pra mim]",
            "<translate> (isso|este texto|esse texto|um texto|uma frase|o texto|a frase) [pra mim]"
          ],
          "set": {
            "needsNoColon": true
          },
          "weight": 19,
          "allows": [
            "reported",
            "advised",
            "wish"
          ]
        },
        {
          "say": [
            "<translate> (isso|este texto|esse texto|a frase|o texto|a seguinte frase) {anything:text}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 16,
          "allows": [
            "reported",
            "advised",
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
        "text": "Qual é o texto?"
      },
      "sentences": [
        {
          "say": [
            "<summarize> [pra mim|aí] [em poucas palavras|em uma frase|em tópicos] [o|a|esse|este|essa|esta|do|da|desse|deste|dessa|desta|isso|disso|disto|disso aqui|isso aqui|deste aqui|desse aqui|em tópicos|em uma frase|em uma linha|em poucas linhas] [texto|artigo|notícia|e-mail|email|mensagem|trecho|parágrafo|documento|post|matéria|capítulo|conteúdo|isso|isto|aqui] [a seguir|abaixo|seguinte|aqui|pra mim|que segue] {anything:text}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": 18,
          "allows": [
            "reported",
            "advised",
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
            "<summarize> [pra mim] (esse texto|este texto|o texto|um texto|esse artigo|este artigo|um artigo|essa notícia|esse e-mail|esse email|este email|isso aqui|este documento|esse documento|uma notícia|esse trecho|desse texto|deste texto|de um texto|desse artigo|de um artigo|desse email|o seguinte texto|o texto a seguir) [pra mim|aqui|aí|abaixo|a seguir]"
          ],
          "weight": 16,
          "allows": [
            "reported",
            "advised",
            "wish",
            "example"
          ]
        }
      ]
    },
    "generate_pdf": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<make> [um|o|isso em|tudo em|em|aí um] pdf [com|do|da|dos|das|de|sobre|contendo] [o|a|os|as|todos|todas|um|uma|título {name:title}] {rest:source}",
            "<make> [um] (documento|arquivo|relatório) [em|no formato] pdf [com|do|da|dos|das|de|sobre] [o|a|os|as|todos|todas] {rest:source}",
            "pdf [com|do|da|dos|das|de] [o|a|os|as] {rest:source}"
          ],
          "weight": 14,
          "allows": [
            "wish",
            "order",
            "future"
          ]
        },
        {
          "say": [
            "<report> [completo|completa|mensal|semanal|anual] (do|da|dos|das|de|com) [o|a|os|as|todos|todas] {rest:source} (em pdf|como pdf|num pdf|em formato pdf|no formato pdf)",
            "<make> [o|a|os|as|todos|todas|um|uma] {rest:source} (em pdf|como pdf|num pdf|pra pdf|para pdf|em um pdf|em formato pdf|no formato pdf|em um arquivo pdf)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 15,
          "allows": [
            "wish",
            "order",
            "future"
          ]
        },
        {
          "say": [
            "<make> [um|o|isso em|em|isso como] pdf [pra mim|disso|com isso]"
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
        "topic": "Sobre o quê?"
      },
      "sentences": [
        {
          "say": [
            "(<make>|escreve|escreva|elabora|elabore|redige|desenvolve|me prepara|me escreve|me elabora|me monta|apresenta) [um|uma|o|a|aí um] [breve|pequeno|bom|completo|detalhado|rápido] <report> [completo|completa|detalhado|detalhada|breve] (sobre|a respeito de|do|da|dos|das|de|acerca de|em relação a) {rest:topic}",
            "(analisa|analise|analisar|pesquisa|pesquise|estuda|estude|investiga|investigue) [o|a|os|as|sobre|o mercado de] {rest:topic} (e me faz um relatório|e faz um relatório|e me dá um relatório|e gera um relatório|e me manda um relatório|e escreve um relatório|e monta um relatório|e me traz um relatório|e me entrega um relatório|e prepara um relatório|e cria um relatório|e faça um relatório|e elabora um relatório)",
            "<report> (sobre|a respeito de) {rest:topic}",
            "(pesquisa|pesquise|analisa|analise|estuda|estude|investiga) e (faz|faça|escreve|escreva|monta|monte|me faz|me dá|me entrega|prepara|elabora|gera|cria) [um|uma] [breve|completo|bom] <report> (sobre|a respeito de|do|da|dos|das|de) {rest:topic}"
          ],
          "set": {
            "isReport": true
          },
          "weight": 13,
          "allows": [
            "wish",
            "order",
            "future",
            "reported",
            "advised"
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
        "query": "O que eu procuro?"
      },
      "sentences": [
        {
          "say": [
            "<search> [pra mim|aí] <web> [sobre|por|o|a|os|as|se|qual|quais] {rest:query}",
            "(pesquisa|pesquise|pesquisar|googla|dá um google|joga no google|me pesquisa|pode pesquisar|faz uma pesquisa|faça uma pesquisa|dá uma pesquisada|quero que você pesquise|consegue pesquisar|faz uma busca|faça uma busca|pode buscar|preciso que você pesquise) [pra mim|aí] [sobre|por|em] {rest:query}",
            "(busca|busque|procura|procure|pode procurar) [pra mim|aí] [sobre|por|informações sobre|informação sobre] {rest:query}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "order",
            "future",
            "question",
            "hypothetical",
            "reported",
            "advised",
            "almost"
          ]
        },
        {
          "say": [
            "<search> [pra mim|aí] [sobre|por|o|a|os|as|se|qual|quais] {rest:query} <web>"
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
            "advised",
            "almost"
          ]
        }
      ]
    }
  }
}
