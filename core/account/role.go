package account

import "uriscope/core/edition"

// A Role is the index in [Roles] of an [edition.Role].
type Role uint8

// Roles are the names of all roles. The first, which is empty, is for characters outside every component.
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
	ofParams
)

// Name returns the role's name, or "" for none.
func (r Role) Name() edition.Role { return Roles[r] }

func (r Role) String() string { return string(r.Name()) }

// roleOf returns the role with a name, or none.
func roleOf(name edition.Role) Role {
	for i, known := range Roles {
		if known == name {
			return Role(i)
		}
	}
	return none
}
