#!/usr/bin/env bash
# What tests and packing need of the system: a screen, a browser and the makers of packages on Linux. Elsewhere nothing.
set -euo pipefail
[ "$(uname -s)" = Linux ] || exit 0
missing=()
command -v Xvfb >/dev/null || missing+=(xvfb)
command -v rpmbuild >/dev/null || missing+=(rpm)
command -v cpio >/dev/null || missing+=(cpio)
command -v appstreamcli >/dev/null || missing+=(appstream)
[ ${#missing[@]} -gt 0 ] || exit 0
as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
