package rfc1738

// telnet is RFC 1738, section 3.8.
var telnet = scheme{
	name: "telnet", section: "3.8", port: "23", where: "3.8", login: "user",
	registers: `
advice
`,
	decode: decodeUserLines,
	dialogue: `
named[user]? if user is defined
	advise-user*: advice ← "user " + user
	has-password[password]? if password is defined
		advise-password*: advice ← advice + ", password " + password
`,
}
