-- What a conversation is about: skills are chosen by code for each answer that takes thought, and stay
-- for a few messages.
alter table conversations
  -- Whom it is held with: a counselor's begins with that skill, whatever is said.
  add column kind text not null default 'general' check (kind in ('general', 'counselor')),
  -- Version 1: the skills that were active last, the message that called for them, and the tools that
  -- its prompts carry.
  add column skill_state jsonb;
