#!/usr/bin/env escript
%% Asks Erlang's uri_string: erlang.escript CALL < cases. See ../README.md for the lines.
%%! +fnu

main(_) ->
    io:setopts(standard_io, [{encoding, unicode}, binary]),
    lines().

lines() ->
    case io:get_line("") of
        eof -> ok;
        Line ->
            [Base, Reference] = binary:split(string:trim(Line, trailing, "\n"), <<"\t">>),
            io:format("~ts~n", [answer(Base, Reference)]),
            lines()
    end.

answer(Base, Reference) ->
    try uri_string:resolve(Reference, Base) of
        {error, Kind, What} -> io_lib:format("!~p ~0p", [Kind, What]);
        Target -> ["=", Target]
    catch
        _:Error -> io_lib:format("!~0p", [Error])
    end.
