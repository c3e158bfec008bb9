// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "record": {
      "area": "Memória"
    },
    "status": {
      "searching": "Buscando na memória…",
      "saving": "Guardando na memória…",
      "updating": "Corrigindo na memória…",
      "forgetting": "Apagando da memória…",
      "searchingTurns": "Procurando nas nossas conversas…"
    },
    "type": {
      "fact": "Fato",
      "preference": "Preferência",
      "memory": "Lembrança",
      "insight": "Percepção",
      "person": "Sobre alguém"
    },
    "area": {
      "health": "Saúde",
      "finance": "Finanças",
      "professional": "Trabalho",
      "learning": "Aprendizado",
      "spiritual": "Espiritualidade",
      "relationships": "Relacionamentos"
    },
    "source": {
      "inferred": "O que entendi da nossa conversa"
    },
    "document": {
      "title": "O que eu sei sobre você",
      "empty": "Ainda não guardei nada.",
      "fact": "Fatos",
      "preference": "Preferências",
      "memory": "Lembranças",
      "insight": "Percepções",
      "person": "Pessoas",
      "ended": "Já não vale",
      "inferred": "entendi da nossa conversa e você confirmou",
      "checked": "conferido {{day}}",
      "until": "até {{day}}"
    },
    "fact": {
      "label": {
        "content": "O que guardar",
        "area": "Área",
        "quote": "Nas suas palavras",
        "replaces": "No lugar de",
        "isAlso": "Valem os dois",
        "source": "De onde veio",
        "before": "Como está",
        "isRight": "Está certo",
        "scope": "Quantos",
        "isForGood": "Apagar de vez"
      },
      "title": "Guardar na memória: {{content}}",
      "updateTitle": "{{before}} → {{content}}",
      "checkTitle": "Conferido: {{before}}",
      "forgetTitle": "Esquecer: {{list}}",
      "forgetMany_one": "Esquecer {{count}} coisa",
      "forgetMany_other": "Esquecer {{count}} coisas que guardei sobre você",
      "kept": "Guardei: {{content}}.",
      "keptInstead": "Guardei: {{content}} (antes: {{before}}).",
      "updated": "Corrigi: {{content}} (antes: {{before}}).",
      "checked": "Conferido: {{before}}.",
      "forgotten_one": "Esqueci: {{content}}. Se mudar de ideia, diga “desfaz” em até 7 dias.",
      "forgotten_other": "Esqueci {{count}} coisas. Se mudar de ideia, diga “desfaz” em até 7 dias.",
      "forgottenForGood_one": "Apaguei de vez, também das nossas conversas.",
      "forgottenForGood_other": "Apaguei {{count}} coisas de vez, também das nossas conversas.",
      "wayBack_one": "Dá para desfazer por {{count}} dia; depois disso some também das conversas.",
      "wayBack_other": "Dá para desfazer por {{count}} dias; depois disso some também das conversas.",
      "noWayBack": "Some na hora, também das conversas, e não dá para desfazer.",
      "erased": "[apagado]",
      "wasNotKept": "Isso eu ainda não tinha guardado.",
      "wasForgotten": "Você pediu para esquecer isso, então não guardo de novo sem que você diga.",
      "known": "Isso eu já sei: {{content}}. {{evidence}}",
      "gone": "Isso já não está na memória.",
      "none": "Ainda não guardei nada sobre você. Diga “lembra que sou alérgico a camarão”, por exemplo.",
      "noneOfArea": "Ainda não guardei nada sobre isso.",
      "noneOfType": {
        "fact": "Ainda não guardei nenhum fato sobre você.",
        "preference": "Ainda não sei suas preferências. Me conte uma que eu guardo.",
        "memory": "Ainda não guardei nenhuma lembrança sua.",
        "insight": "Ainda não guardei nenhuma percepção sua.",
        "person": "Ainda não guardei nada sobre as pessoas da sua vida."
      },
      "livesIn": "{{person}} mora em {{place}}",
      "otherIs": "{{thing}} {{owner}} é {{value}}",
      "is": "{{subject}} é {{value}}",
      "thingOfHim": "{{thing}} do {{owner}}",
      "thingOfHer": "{{thing}} da {{owner}}",
      "yourThing": "{{thing}}",
      "thingOf": "{{thing}} de {{owner}}",
      "has": "tem {{rest}}",
      "returned": "{{person}} devolveu {{thing}}",
      "prefersName": "prefere o nome {{name}}",
      "notFound": "Não achei nada guardado sobre “{{query}}”.",
      "unknown": "Não sei: você ainda não me contou sobre “{{query}}”. Se contar, eu guardo.",
      "secret": "Senhas, PINs e números de cartão eu não guardo; um gerenciador de senhas cuida melhor deles. Para sumir também com esta mensagem, apague a conversa.",
      "secretAsked": "Senhas, PINs e números de cartão eu não guardo, para a sua segurança.",
      "before": {
        "until": "Valeu até {{day}}.",
        "holds": "Vale até hoje.",
        "unknown": "Como era antes você ainda não me contou.",
        "now": "O que eu sei: {{fact}}"
      },
      "since": "{{content}} (desde {{day}})",
      "ended": "— não vale mais",
      "allOfThem": "Todos eles",
      "itChanged": "Mudou, vale o novo",
      "bothHold": "Valem os dois",
      "askContent": "O que eu devo guardar?",
      "askWhat": "O que eu devo procurar na memória?",
      "askWhich": "Qual deles?",
      "askHow": "“{{content}}”: como fica?",
      "askChanged": "Eu tinha guardado “{{before}}”. Mudou?",
      "tooLong": "Ficou comprido; como fica em até {{maximum}} caracteres?",
      "found_one": "Encontrei isto:",
      "found_other": "Encontrei isto:",
      "all_one": "O que eu sei sobre você:",
      "all_other": "O que eu sei sobre você:",
      "evidence": {
        "said": "Você me disse {{day}}: “{{quote}}”.",
        "form": "Você anotou {{day}}.",
        "inferred": "Entendi da nossa conversa, e você confirmou {{day}}."
      }
    },
    "day": {
      "today": "hoje",
      "yesterday": "ontem",
      "on": "em {{day}}"
    },
    "turn": {
      "said": "Você me disse {{day}}: “{{quote}}”",
      "line": "- {{day}}: “{{quote}}”",
      "askWhat": "O que eu devo procurar nas nossas conversas?",
      "found": {
        "about": "Você falou disso assim:",
        "aboutInDays": "Você falou disso assim {{period}}:",
        "ofDays": "O que você me disse {{period}}:"
      },
      "none": {
        "about": "Não achei nada sobre “{{query}}” nas nossas conversas.",
        "aboutInDays": "Não achei nada sobre “{{query}}” nas nossas conversas {{period}}.",
        "ofDays": "Você não me escreveu nada {{period}}."
      }
    }
  },
  "en": {
    "record": {
      "area": "Memory"
    },
    "status": {
      "searching": "Searching memory…",
      "saving": "Saving to memory…",
      "updating": "Updating memory…",
      "forgetting": "Forgetting…",
      "searchingTurns": "Searching our conversations…"
    },
    "type": {
      "fact": "Fact",
      "preference": "Preference",
      "memory": "Memory",
      "insight": "Insight",
      "person": "About somebody"
    },
    "area": {
      "health": "Health",
      "finance": "Finances",
      "professional": "Work",
      "learning": "Learning",
      "spiritual": "Spirituality",
      "relationships": "Relationships"
    },
    "source": {
      "inferred": "What I understood from our conversation"
    },
    "document": {
      "title": "What I know about you",
      "empty": "I have not kept anything yet.",
      "fact": "Facts",
      "preference": "Preferences",
      "memory": "Memories",
      "insight": "Insights",
      "person": "People",
      "ended": "No longer true",
      "inferred": "taken from our conversation, and confirmed by you",
      "checked": "checked {{day}}",
      "until": "until {{day}}"
    },
    "fact": {
      "label": {
        "content": "What to remember",
        "area": "Area",
        "quote": "In your words",
        "replaces": "In place of",
        "isAlso": "Both are true",
        "source": "Where it comes from",
        "before": "As it is",
        "isRight": "It is right",
        "scope": "How many",
        "isForGood": "Erase for good"
      },
      "title": "Remember: {{content}}",
      "updateTitle": "{{before}} → {{content}}",
      "checkTitle": "Checked: {{before}}",
      "forgetTitle": "Forget: {{list}}",
      "forgetMany_one": "Forget {{count}} thing",
      "forgetMany_other": "Forget {{count}} things that I keep about you",
      "kept": "I’ll remember: {{content}}.",
      "keptInstead": "I’ll remember: {{content}} (before: {{before}}).",
      "updated": "Corrected: {{content}} (before: {{before}}).",
      "checked": "Checked: {{before}}.",
      "forgotten_one": "Forgotten: {{content}}. If you change your mind, say “undo” within 7 days.",
      "forgotten_other": "Forgot {{count}} things. If you change your mind, say “undo” within 7 days.",
      "forgottenForGood_one": "Erased for good, from our conversations too.",
      "forgottenForGood_other": "Erased {{count}} things for good, from our conversations too.",
      "wayBack_one": "You can undo this for {{count}} day; after that it is erased from conversations too.",
      "wayBack_other": "You can undo this for {{count}} days; after that it is erased from conversations too.",
      "noWayBack": "It is erased at once, from conversations too, and cannot be undone.",
      "erased": "[erased]",
      "wasNotKept": "I hadn’t kept that yet.",
      "wasForgotten": "You asked me to forget that, so I will not keep it again unless you say it.",
      "known": "I know that already: {{content}}. {{evidence}}",
      "gone": "That is not in memory any more.",
      "none": "I haven’t kept anything about you yet. Say “remember that I’m allergic to shrimp”, for example.",
      "noneOfArea": "I haven’t kept anything about that yet.",
      "noneOfType": {
        "fact": "I haven’t kept any facts about you yet.",
        "preference": "I don’t know your preferences yet. Tell me one and I’ll keep it.",
        "memory": "I haven’t kept any memories of yours yet.",
        "insight": "I haven’t kept any insights of yours yet.",
        "person": "I haven’t kept anything about the people in your life yet."
      },
      "livesIn": "{{person}} lives in {{place}}",
      "otherIs": "{{owner}}'s {{thing}} is {{value}}",
      "is": "{{subject}} is {{value}}",
      "thingOfHim": "{{owner}}'s {{thing}}",
      "thingOfHer": "{{owner}}'s {{thing}}",
      "yourThing": "{{thing}}",
      "thingOf": "{{owner}}'s {{thing}}",
      "has": "has {{rest}}",
      "returned": "{{person}} gave {{thing}} back",
      "prefersName": "prefers the name {{name}}",
      "notFound": "I found nothing kept about “{{query}}”.",
      "unknown": "I don’t know: you haven’t told me about “{{query}}” yet. If you do, I’ll remember it.",
      "secret": "I don’t keep passwords, PINs or card numbers; a password manager looks after them better. To remove this message too, delete the conversation.",
      "secretAsked": "I don’t keep passwords, PINs or card numbers, to keep you safe.",
      "before": {
        "until": "It held until {{day}}.",
        "holds": "It still holds.",
        "unknown": "You haven’t told me yet how it was before.",
        "now": "What I know: {{fact}}"
      },
      "since": "{{content}} (since {{day}})",
      "ended": "— not true any more",
      "allOfThem": "All of them",
      "itChanged": "It changed; the new one is right",
      "bothHold": "Both are true",
      "askContent": "What should I remember?",
      "askWhat": "What should I look for in memory?",
      "askWhich": "Which one?",
      "askHow": "“{{content}}”: how should it read?",
      "askChanged": "I had kept “{{before}}”. Did that change?",
      "tooLong": "That is long; how would you say it in up to {{maximum}} characters?",
      "found_one": "I found this:",
      "found_other": "I found this:",
      "all_one": "What I know about you:",
      "all_other": "What I know about you:",
      "evidence": {
        "said": "You told me {{day}}: “{{quote}}”.",
        "form": "You noted it {{day}}.",
        "inferred": "I understood it from our conversation, and you confirmed it {{day}}."
      }
    },
    "day": {
      "today": "today",
      "yesterday": "yesterday",
      "on": "on {{day}}"
    },
    "turn": {
      "said": "You told me {{day}}: “{{quote}}”",
      "line": "- {{day}}: “{{quote}}”",
      "askWhat": "What should I look for in our conversations?",
      "found": {
        "about": "Here is what you said about it:",
        "aboutInDays": "Here is what you said about it {{period}}:",
        "ofDays": "What you told me {{period}}:"
      },
      "none": {
        "about": "I found nothing about “{{query}}” in our conversations.",
        "aboutInDays": "I found nothing about “{{query}}” in our conversations {{period}}.",
        "ofDays": "You didn’t write me anything {{period}}."
      }
    }
  }
} as const
