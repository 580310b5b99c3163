(* Asks ocaml-uri: ocaml CALL < cases. See ../README.md for the lines. *)
let () =
  try
    while true do
      match String.split_on_char '\t' (input_line stdin) with
      | [ base; reference ] ->
          print_endline
            (try "=" ^ Uri.to_string (Uri.resolve "" (Uri.of_string base) (Uri.of_string reference))
             with error -> "!" ^ Printexc.to_string error)
      | _ -> exit 2
    done
  with End_of_file -> ()
