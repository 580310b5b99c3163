package account

import "uriscope/core/edition"

// A Role is an [edition.Role] as its index in [Roles].
type Role uint8

// Roles are the names of all roles. The first one is that of characters in no component.
var Roles = [...]edition.Role{"", edition.Scheme, edition.Authority, edition.Path, edition.Query, edition.Fragment, edition.Userinfo, edition.Host, edition.Port, edition.Params}

const (
	none Role = iota
	ofScheme
	ofAuthority
	ofPath
	ofQuery
	ofFragment
	ofUserinfo
	ofHost
	ofPort
)

// Name returns the role by its name, empty if there is none.
func (r Role) Name() edition.Role { return Roles[r] }

func (r Role) String() string { return string(r.Name()) }

// roleOf returns the number of a role, none if it has none.
func roleOf(name edition.Role) Role {
	for i, known := range Roles {
		if known == name {
			return Role(i)
		}
	}
	return none
}
