/**
 * All forms of a line, by group, each with an example after a tab. Written by go test ./core/listing -update.
 */
export const language = String.raw`# conditions
A is defined	if in is defined
A is undefined	if none is undefined
A is empty	if none is empty
A is not empty	if in is not empty
A, B, and C are undefined	if in and none are undefined
A is "x" or "y"	if in is "." or ".."
A is one of "x y", ignoring case	if in is one of "htm html", ignoring case
A is neither empty nor "x"	if in is neither empty nor "localhost"
A equals B	if in equals other, ignoring case
A starts with "x" or "y"	if in starts with "../" or "./": remove that
A is not "x"	if in is not "."
A does not start with "x"	if in does not start with "//"
A does not end with "x"	if in does not end with "/.."
A ends with "x" or "y"	if in ends with "/": remove that
A starts with "x" or is "y"	if in starts with "/./" or is "/.": replace that with "/"
A starts with "x" where "x" is a segment	if in starts with ".." where ".." is a segment: remove that
A decoded starts with "x"	if in decoded starts with "+" + HT
"x" is in A	if "?" is in in: out ← in after its first "?"
A has "x"	if in has ";type=", ignoring case
A has a scheme	if in has a scheme
strict	if strict
not strict	if not strict
unless C	unless in is defined
C and D	if in is defined and other is empty
# instructions
A ← B + "x"	out ← in + "/" + other
A ← B	out ← none
A ← undefined	in ← undefined
B through its last "x"	out ← in through its last "/" + other
B up to its first "x"	out ← in up to its first "?"
B after its last "x"	out ← in after its last "/"
B after its last "x", if any	out ← in after its last ".", if any
B with "x" before it	out ← in with "#" before it
A ← B, with each "x" replaced by "y"	out ← in, with each "+" replaced by " "
A, B ← C, at its first "x"	out, rest ← in, at its first ":"
A, B ← C, up to its first "x" or "y"	out, rest ← in, up to its first "/" or "?"
A, B ← the first character of C, and the rest	out, rest ← the first character of in, and the rest
A, B ← split(C)	scheme, path ← split(in)
A ← start_as_in(B, C)	out ← start_as_in(in, other)
A ← in_lowercase(B)	out ← in_lowercase(in)
A ← name(B)	out ← twice(in)
append T + "x" to A	append "?" + other to in
remove that	if in starts with "./": remove that
replace that with "x"	if in starts with "/./": replace that with "/"
remove the last /segment of A	remove the last /segment of in
move its first /segment to B	if other is defined and in is not empty: move its first /segment to other
decode A, B	decode in
send T + "x"	send "GET " + in + CR LF
keep …	keep in
# segments
while A has "./" where "." is a segment: remove that	while in has "./" where "." is a segment: remove that
if A ends with "." where "." is a segment: remove that	if in ends with "." where "." is a segment: remove that
while A has "/." where "." is a segment: remove that	while in has "/." where "." is a segment: remove that
while A has "<segment>/../": remove the leftmost	while in has "<segment>/../" where <segment> is not "..": remove the leftmost
while A has "/<segment>/..": remove the leftmost	while in has "/<segment>/..": remove the leftmost
if A ends with "<segment>/..": remove that	if in ends with "<segment>/.." where <segment> is not "..": remove that
repeat the leftmost of these until there is none	repeat the leftmost of these until there is none
# where
skip to step 7	if in is empty: skip to step 7
…; else: …	if in is empty: out ← "a"; else: out ← "b"
done	out ← in; done
done: the current document	out ← in; done: the current document
no result: …	no result: there is none
if excess is "keep": …	if excess is "remove": out ← in
`;
