# Asks libraries of Ruby: ruby.rb CALL < cases. See ../README.md for the lines.
require "uri"

CALLS = {
  "uri" => ->(base, reference) { URI.join(base, reference).to_s },
  "addressable" => lambda do |base, reference|
    require "addressable/uri"
    Addressable::URI.join(base, reference).to_s
  end,
}

call = CALLS.fetch(ARGV[0])
$stdin.set_encoding("UTF-8")
$stdout.set_encoding("UTF-8")
$stdin.each_line(chomp: true) do |line|
  base, reference = line.split("\t", -1)
  begin
    puts "=#{call.(base, reference)}"
  rescue StandardError => error
    puts "!#{error.class}: #{error.message}".gsub(/\s+/, " ")
  end
end
