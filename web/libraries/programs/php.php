<?php
// Asks libraries of PHP: php.php CALL < cases. See ../README.md for the lines.
require "GuzzleHttp/Psr7/autoload.php";

use GuzzleHttp\Psr7\Uri;
use GuzzleHttp\Psr7\UriResolver;

while (($line = fgets(STDIN)) !== false) {
    [$base, $reference] = explode("\t", rtrim($line, "\n"));
    try {
        echo "=", UriResolver::resolve(new Uri($base), new Uri($reference)), "\n";
    } catch (Throwable $error) {
        echo "!", preg_replace('/\s+/', " ", get_class($error) . ": " . $error->getMessage()), "\n";
    }
}
