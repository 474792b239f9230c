-- Long texts once more, in pieces of 8192 characters: a window reads the pieces that it touches, not the whole text.
-- The text in run_models stays the truth; a text that one piece would hold has none and is read from there.

create table response_pieces (
  run_id          uuid not null references runs,
  model_id        text collate "C" not null,
  first_character integer not null check (first_character >= 0 and first_character % 8192 = 0),
  text            text not null check (char_length(text) between 1 and 8192),
  previous_end    integer generated always as (nullif(first_character, 0)) stored,
  ends_at         integer generated always as (first_character + char_length(text)) stored,
  primary key (run_id, model_id, first_character),
  unique (run_id, model_id, ends_at),
  -- No holes: every piece but the first starts where another one ends.
  foreign key (run_id, model_id, previous_end) references response_pieces (run_id, model_id, ends_at)
);
alter table response_pieces alter column text set storage external;
comment on column response_pieces.first_character is 'place of the piece in its text, in code points from 0';

insert into response_pieces (run_id, model_id, first_character, text)
select m.run_id, m.model_id, piece * 8192, substr(m.text, piece * 8192 + 1, 8192)
from run_models m, generate_series(0, (m.text_characters - 1) / 8192) as piece
where m.text_characters > 8192;
