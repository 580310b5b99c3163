# Asks Crystal's URI: crystal CALL < cases. See ../README.md for the lines.
require "uri"

while line = gets(chomp: true)
  base, reference = line.split('\t')
  begin
    puts "=#{URI.parse(base).resolve(reference)}"
  rescue error
    puts "!#{error.message.to_s.gsub(/\s+/, " ")}"
  end
end
