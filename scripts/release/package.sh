#!/usr/bin/env bash
# Packs every target of this system for this machine. A secret that is not set arrives as an empty word: without it the
# package is made unsigned, and that is said.
set -euo pipefail
cd "$(dirname "$0")/../.."
for name in CSC_LINK CSC_KEY_PASSWORD APPLE_ID APPLE_APP_SPECIFIC_PASSWORD APPLE_TEAM_ID; do
  [ -n "${!name:-}" ] || unset "$name"
done
if [ -z "${CSC_LINK:-}" ]; then
  echo 'There is no key to sign with: the packages will be unsigned.'
  export CSC_IDENTITY_AUTO_DISCOVERY=false
fi
node scripts/electron.mjs
npm run package -- --strict
