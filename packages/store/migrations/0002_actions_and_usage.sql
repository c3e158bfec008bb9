-- The tables of the founding document on deterministic execution, under their own names.

-- Configuration of the whole installation: every user reads it, only the owner changes it.
create table intent_actions (
  id uuid not null default gen_random_uuid() primary key,
  intent_key text not null unique,
  description text,
  action_type text not null check (action_type in ('deterministic', 'reasoning', 'hybrid')),
  function_endpoint text,
  required_params jsonb not null default '[]',
  optional_params jsonb not null default '[]',
  prompt_template text,
  max_tokens integer not null default 500 check (max_tokens > 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
grant select on intent_actions to parco_app;

insert into intent_actions
  (intent_key, description, action_type, function_endpoint, required_params)
values
  ('web_search', 'Busca na web via Tavily', 'deterministic', '/api/actions/web-search', '["query"]'),
  ('generate_pdf', 'Gera PDF a partir de conteúdo', 'deterministic', '/api/actions/generate-pdf', '["content", "title"]'),
  ('summarize_text', 'Resume texto longo', 'reasoning', '/api/actions/llm-call', '["text"]'),
  ('translate', 'Traduz texto', 'reasoning', '/api/actions/llm-call', '["text", "target_language"]'),
  ('general_chat', 'Conversa geral / pergunta aberta', 'reasoning', '/api/actions/llm-call', '["message"]'),
  ('analyze_and_report', 'Pesquisa + análise + PDF', 'hybrid', null, '["topic"]');

create table task_runs (
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  intent_key text not null,
  status text not null default 'pending'
    check (status in ('pending', 'running', 'completed', 'failed')),
  plan jsonb,
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  final_result text,
  tokens_used integer not null default 0 check (tokens_used >= 0),
  error_message text,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);
create index task_runs_by_conversation on task_runs (user_id, conversation_id, created_at);
create index task_runs_by_status on task_runs (user_id, status);

create table conversation_context (
  conversation_id uuid not null,
  user_id uuid not null,
  summary text,
  key_facts jsonb not null default '[]' check (jsonb_typeof(key_facts) = 'array'),
  last_intent text,
  turn_count integer not null default 0 check (turn_count >= 0),
  updated_at timestamptz not null,
  primary key (user_id, conversation_id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);

create table usage_metrics (
  id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  turn_id uuid not null,
  intent_key text not null,
  action_type text not null check (action_type in ('deterministic', 'reasoning', 'hybrid')),
  tokens_input integer not null default 0 check (tokens_input >= 0),
  tokens_output integer not null default 0 check (tokens_output >= 0),
  tokens_input_cached integer not null default 0 check (tokens_input_cached >= 0),
  execution_time_ms integer,
  -- Whether it was decided without a model.
  was_keyword_matched boolean not null default false,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);
create index usage_metrics_by_time on usage_metrics (user_id, created_at);

-- Runs with the rights of whoever reads it, so each user sees their own sums.
create view usage_summary with (security_invoker = true) as
select
  intent_key,
  action_type,
  count(*) as total_calls,
  avg(tokens_input + tokens_output) as avg_tokens,
  count(*) filter (where was_keyword_matched) as zero_token_calls,
  avg(execution_time_ms) as avg_time_ms
from usage_metrics
where created_at > now() - interval '7 days'
group by intent_key, action_type;
grant select on usage_summary to parco_app;

select parco_protect('task_runs');
select parco_protect('conversation_context');
select parco_protect('usage_metrics');
