-- The links of mails that have gone out are nobody's to read any more: where a secret of 32 bytes stands at the end of a
-- path, there is the mark that new mails have in its place. Mails that still wait are sealed at the next start.
update mails set
  text = regexp_replace(text, '/[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '/' || chr(57346) || 'secret' || chr(57347), 'g'),
  html = regexp_replace(html, '/[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])', '/' || chr(57346) || 'secret' || chr(57347), 'g')
where state = 'sent';
