package urlstandard

import "uriscope/core/edition"

// examples is empty for now: the document prints its own in its text only.
var examples []edition.Table
