-- Asks LuaSocket: lua.lua CALL < cases. See ../README.md for the lines.
local url = require("socket.url")
for line in io.lines() do
  local base, reference = line:match("^(.-)\t(.*)$")
  local good, answer = pcall(url.absolute, base, reference)
  print(good and (answer and "=" .. answer or "-") or "!" .. tostring(answer):gsub("%s+", " "))
end
