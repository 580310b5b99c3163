# Asks libraries of Perl: perl.pl CALL < cases. See ../README.md for the lines.
use strict;
use warnings;

my %calls = (
    "uri" => sub { require URI; URI->new_abs($_[1], $_[0])->as_string },
    "mojo" => sub { require Mojo::URL; Mojo::URL->new($_[1])->to_abs(Mojo::URL->new($_[0]))->to_string },
);
my $call = $calls{ $ARGV[0] } or die "no call $ARGV[0]";
binmode STDIN, ":encoding(UTF-8)";
binmode STDOUT, ":encoding(UTF-8)";
while (my $line = <STDIN>) {
    chomp $line;
    my ($base, $reference) = split /\t/, $line, -1;
    my $answer = eval { $call->($base, $reference) };
    my $said = defined $answer ? "=$answer" : $@ ? "!$@" : "-";
    $said =~ s/\s+/ /g if $said =~ /^!/;
    print "$said\n";
}
