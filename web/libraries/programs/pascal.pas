{ Asks URIParser: pascal CALL < cases. See ../README.md for the lines. }
program pascal;
{$mode objfpc}{$H+}
uses SysUtils, URIParser;
var
  line, answer: string;
  tab: Integer;
begin
  while not EOF do
  begin
    ReadLn(line);
    tab := Pos(#9, line);
    try
      if ResolveRelativeURI(Copy(line, 1, tab - 1), Copy(line, tab + 1, Length(line)), answer) then
        WriteLn('=', answer)
      else
        WriteLn('-');
    except
      on E: Exception do
        WriteLn('!', E.Message);
    end;
  end;
end.
