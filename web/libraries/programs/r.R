# Asks xml2: r.R CALL < cases. See ../README.md for the lines.
lines <- readLines(file("stdin", encoding = "UTF-8"))
for (line in lines) {
  texts <- strsplit(paste0(line, "\t"), "\t", fixed = TRUE)[[1]]
  reference <- if (length(texts) > 1) texts[2] else ""
  cat(tryCatch({
    answer <- xml2::url_absolute(reference, texts[1])
    if (is.na(answer)) "-" else paste0("=", answer)
  }, error = function(e) paste0("!", gsub("\\s+", " ", conditionMessage(e)))), "\n", sep = "")
}
