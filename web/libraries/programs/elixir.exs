# Asks Elixir's URI: elixir.exs CALL < cases. See ../README.md for the lines.
for line <- IO.stream(:stdio, :line) do
  [base, reference] = line |> String.trim_trailing("\n") |> String.split("\t")

  try do
    IO.puts("=" <> URI.to_string(URI.merge(base, reference)))
  rescue
    error -> IO.puts("!" <> String.replace(Exception.message(error), ~r/\s+/, " "))
  end
end
