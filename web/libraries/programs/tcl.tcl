# Asks Tcllib's uri: tcl.tcl CALL < cases. See ../README.md for the lines.
package require uri
fconfigure stdin -encoding utf-8
fconfigure stdout -encoding utf-8
while {[gets stdin line] >= 0} {
    lassign [split $line \t] base reference
    if {[catch {uri::resolve $base $reference} answer]} {
        puts "![regsub -all {\s+} $answer { }]"
    } else {
        puts "=$answer"
    }
}
