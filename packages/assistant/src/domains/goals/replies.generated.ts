// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "area": {
      "health": "Saúde",
      "finance": "Finanças",
      "professional": "Trabalho",
      "learning": "Aprendizado",
      "spiritual": "Espiritualidade",
      "relationships": "Relacionamentos"
    },
    "said": {
      "open": "em andamento",
      "completed": "concluída",
      "failed": "não alcançada",
      "canceled": "cancelada"
    },
    "goal": {
      "label": {
        "title": "Meta",
        "target": "Alvo",
        "unit": "Unidade",
        "start": "Início",
        "end": "Até",
        "area": "Área",
        "status": "Situação",
        "current": "Agora",
        "milestone": "Etapa",
        "milestones": "Etapas"
      },
      "until": "{{goal}}, até {{day}}",
      "progress": "{{current}} de {{target}} ({{percent}})",
      "towards": "{{current}}, rumo a {{target}} ({{percent}})",
      "noArea": "sem área",
      "title": "Nova meta: {{goal}}",
      "created": "Meta criada: {{goal}}. Quando avançar, é só me contar.",
      "duplicate": "Você já tem a meta {{goal}}. Confirme só se for outra.",
      "progressTitle": "Andamento: {{change}}",
      "noteDone": "Anotei: {{title}}, {{progress}}.",
      "noted": "{{title}}: já está em {{progress}}.",
      "reached": "Meta alcançada, parabéns!",
      "milestoneReached": "Etapa alcançada: {{stops}}!",
      "updateTitle": "Mudar meta: {{change}}",
      "updated": "Meta mudada: {{change}}.",
      "completeTitle": "Concluir meta: {{goal}}",
      "completed": "Meta concluída: {{title}}. Parabéns!",
      "completedAlready": "Essa meta já está concluída: {{title}}.",
      "deleteTitle": "Encerrar meta: {{goal}}",
      "deleted": "Meta encerrada: {{title}}. O que você anotou fica guardado.",
      "askTarget": "Qual é o número a alcançar, como “24 livros” ou “5 kg”?",
      "targetInvalid": "O alvo precisa ser maior que zero e até um bilhão. Qual é?",
      "askCurrent": "Em quanto está “{{title}}” agora?",
      "currentInvalid": "Esse número não serve. Em quanto está “{{title}}” agora?",
      "unitTooLong": "A unidade pode ter {{maximum}} caracteres. Qual é, mais curta?",
      "dayInvalid": "O dia {{day}} não existe. Qual é o certo?",
      "askEnd": "Até quando?",
      "endTooEarly": "{{day}} não serve como fim. Até quando vai a meta?",
      "askMilestone": "Qual etapa?",
      "askMilestoneTarget": "Em que número fica a etapa “{{title}}”, até {{most}}?",
      "askWhichMilestone": "Qual etapa de {{goal}} é “{{wanted}}”? Tem {{existing}}.",
      "milestonesNone": "{{goal}} ainda não tem etapas. Para pôr uma: “adiciona a etapa metade 12 na meta de leitura”.",
      "milestonesFull": "Uma meta pode ter {{maximum}} etapas. Remova uma antes.",
      "milestoneIsSo": "Essa etapa já está lá: {{stop}}.",
      "milestoneInvalid": "A etapa “{{title}}” precisa ficar entre zero e o alvo. Como ficam as etapas?",
      "milestoneTwice": "Há duas etapas chamadas “{{title}}”. Quais são as etapas?",
      "askChange": "O que muda em {{goal}}?",
      "askWhich": "Qual destas metas?",
      "askIfThis": "Foi a meta “{{title}}”?",
      "none": "Você ainda não tem metas com prazo. Para criar: “quero ler 12 livros até dezembro”.",
      "gone": "Essa meta não existe mais."
    },
    "goals": {
      "suggest": "A meta “{{title}}” está em {{progress}}, um pouco atrás do tempo. Se quiser, dá para mudar o prazo ou o número.",
      "heading": {
        "all_one": "Sua meta:",
        "all_other": "Suas {{count}} metas:",
        "not_started_one": "Meta que ainda não começou:",
        "not_started_other": "Metas que ainda não começaram:",
        "in_progress_one": "Sua meta em andamento:",
        "in_progress_other": "Suas {{count}} metas em andamento:",
        "completed_one": "Meta alcançada:",
        "completed_other": "{{count}} metas alcançadas:",
        "failed_one": "Meta que ficou para trás:",
        "failed_other": "Metas que ficaram para trás:",
        "canceled_one": "Meta encerrada:",
        "canceled_other": "Metas encerradas:"
      },
      "line": {
        "not_started": "{{title}}: {{progress}}, até {{day}}",
        "in_progress": "{{title}}: {{progress}}, até {{day}}",
        "completed": "{{title}}: {{progress}}, alcançada",
        "failed": "{{title}}: {{progress}}, ia até {{day}}",
        "canceled": "{{title}}: {{progress}}, encerrada"
      },
      "notStarted": "nada ainda de {{target}}",
      "behind": "Está um pouco atrás do tempo",
      "next": "Próxima etapa: {{title}} ({{target}})",
      "none": "Você ainda não tem metas com prazo. Para criar: “quero ler 12 livros até dezembro”.",
      "noneOf": {
        "area": "Nenhuma meta dessa área.",
        "not_started": "Nenhuma meta por começar.",
        "in_progress": "Nenhuma meta em andamento.",
        "completed": "Nenhuma meta alcançada ainda.",
        "failed": "Nenhuma meta ficou para trás.",
        "canceled": "Nenhuma meta encerrada."
      }
    },
    "record": {
      "area": "Metas",
      "goal": "Meta"
    }
  },
  "en": {
    "area": {
      "health": "Health",
      "finance": "Finance",
      "professional": "Work",
      "learning": "Learning",
      "spiritual": "Spirituality",
      "relationships": "Relationships"
    },
    "said": {
      "open": "in progress",
      "completed": "completed",
      "failed": "not reached",
      "canceled": "canceled"
    },
    "goal": {
      "label": {
        "title": "Goal",
        "target": "Target",
        "unit": "Unit",
        "start": "From",
        "end": "Until",
        "area": "Area",
        "status": "Status",
        "current": "Now",
        "milestone": "Milestone",
        "milestones": "Milestones"
      },
      "until": "{{goal}}, by {{day}}",
      "progress": "{{current}} of {{target}} ({{percent}})",
      "towards": "{{current}}, on the way to {{target}} ({{percent}})",
      "noArea": "no area",
      "title": "New goal: {{goal}}",
      "created": "Goal set: {{goal}}. Tell me whenever you get further.",
      "duplicate": "You already have the goal {{goal}}. Confirm only if this is another one.",
      "progressTitle": "Progress: {{change}}",
      "noteDone": "Noted: {{title}}, {{progress}}.",
      "noted": "{{title}}: already at {{progress}}.",
      "reached": "Goal reached, congratulations!",
      "milestoneReached": "Milestone reached: {{stops}}!",
      "updateTitle": "Change goal: {{change}}",
      "updated": "Goal changed: {{change}}.",
      "completeTitle": "Complete goal: {{goal}}",
      "completed": "Goal completed: {{title}}. Congratulations!",
      "completedAlready": "That goal is completed already: {{title}}.",
      "deleteTitle": "End goal: {{goal}}",
      "deleted": "Goal ended: {{title}}. What you noted is kept.",
      "askTarget": "What is the number to reach, like “24 books” or “5 kg”?",
      "targetInvalid": "The target must be more than zero and at most a billion. What is it?",
      "askCurrent": "Where does “{{title}}” stand now?",
      "currentInvalid": "I can't use that number. Where does “{{title}}” stand now?",
      "unitTooLong": "A unit can have {{maximum}} characters. What is it, shorter?",
      "dayInvalid": "There is no {{day}} in the calendar. Which day is right?",
      "askEnd": "Until when?",
      "endTooEarly": "{{day}} can't be the end. Until when does the goal run?",
      "askMilestone": "Which milestone?",
      "askMilestoneTarget": "At what number is the milestone “{{title}}”, up to {{most}}?",
      "askWhichMilestone": "Which milestone of {{goal}} do you mean by “{{wanted}}”? There is {{existing}}.",
      "milestonesNone": "{{goal}} has no milestones yet. To add one: “add the milestone halfway 12 to the reading goal”.",
      "milestonesFull": "A goal can have {{maximum}} milestones. Remove one first.",
      "milestoneIsSo": "That milestone is there already: {{stop}}.",
      "milestoneInvalid": "The milestone “{{title}}” has to lie between zero and the target. What are the milestones?",
      "milestoneTwice": "Two milestones are called “{{title}}”. What are the milestones?",
      "askChange": "What changes in {{goal}}?",
      "askWhich": "Which of these goals?",
      "askIfThis": "Was it the goal “{{title}}”?",
      "none": "You have no goals with an end yet. To set one: “I want to read 12 books by December”.",
      "gone": "That goal is gone."
    },
    "goals": {
      "suggest": "Your goal “{{title}}” is at {{progress}}, a little behind the time. If you like, change its last day or its number.",
      "heading": {
        "all_one": "Your goal:",
        "all_other": "Your {{count}} goals:",
        "not_started_one": "A goal that has not begun:",
        "not_started_other": "Goals that have not begun:",
        "in_progress_one": "Your goal in progress:",
        "in_progress_other": "Your {{count}} goals in progress:",
        "completed_one": "A goal reached:",
        "completed_other": "{{count}} goals reached:",
        "failed_one": "A goal left behind:",
        "failed_other": "Goals left behind:",
        "canceled_one": "A goal that ended:",
        "canceled_other": "Goals that ended:"
      },
      "line": {
        "not_started": "{{title}}: {{progress}}, by {{day}}",
        "in_progress": "{{title}}: {{progress}}, by {{day}}",
        "completed": "{{title}}: {{progress}}, reached",
        "failed": "{{title}}: {{progress}}, was due {{day}}",
        "canceled": "{{title}}: {{progress}}, ended"
      },
      "notStarted": "nothing yet of {{target}}",
      "behind": "A little behind the time",
      "next": "Next milestone: {{title}} ({{target}})",
      "none": "You have no goals with an end yet. To set one: “I want to read 12 books by December”.",
      "noneOf": {
        "area": "No goal in that area.",
        "not_started": "No goal that has not begun.",
        "in_progress": "No goal in progress.",
        "completed": "No goal reached yet.",
        "failed": "No goal left behind.",
        "canceled": "No goal that ended."
      }
    },
    "record": {
      "area": "Goals",
      "goal": "Goal"
    }
  }
} as const
