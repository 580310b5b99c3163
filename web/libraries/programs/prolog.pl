% Asks library(uri): prolog.pl CALL < cases. See ../README.md for the lines.
:- use_module(library(uri)).
:- use_module(library(readutil)).
:- initialization(main, main).

main :-
    set_stream(user_input, encoding(utf8)),
    set_stream(user_output, encoding(utf8)),
    lines.

lines :-
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  true
    ;   split_string(Line, "\t", "", [Base, Reference]),
        (   catch(uri_resolve(Reference, Base, Target), Error, (print_message_lines(user_error, '', []), true))
        ->  (   nonvar(Error)
            ->  format("!~w~n", [Error])
            ;   format("=~w~n", [Target])
            )
        ;   format("-~n")
        ),
        lines
    ).
