#lang racket/base
;; Asks net/url: racket.rkt CALL < cases. See ../README.md for the lines.
(require net/url racket/string)
(for ([line (in-lines)])
  (define texts (string-split line "\t" #:trim? #f))
  (displayln
   (with-handlers ([exn:fail? (lambda (e) (string-append "!" (string-normalize-spaces (exn-message e))))])
     (string-append "=" (url->string (combine-url/relative (string->url (car texts)) (cadr texts)))))))
