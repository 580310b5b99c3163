-- Asks network-uri: haskell CALL < cases. See ../README.md for the lines.
module Main (main) where

import Network.URI (nonStrictRelativeTo, parseURIReference, relativeTo)
import System.Environment (getArgs)
import System.IO

main :: IO ()
main = do
  [call] <- getArgs
  mapM_ (`hSetEncoding` utf8) [stdin, stdout]
  let way = if call == "network-uri" then relativeTo else nonStrictRelativeTo
      answer line =
        let (base, rest) = break (== '\t') line
         in case (parseURIReference base, parseURIReference (drop 1 rest)) of
              (Nothing, _) -> "!the base is no URI reference"
              (_, Nothing) -> "!the reference is no URI reference"
              (Just from, Just to) -> '=' : show (way to from)
  interact (unlines . map answer . lines)
