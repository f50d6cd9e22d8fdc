#!/usr/bin/env bash
# Beside the packages in a folder: notes, sums, a bill of materials, and, where the key is, the signed news of the version.
# Usage: gather.sh <folder> <tag>
set -euo pipefail
folder=$(cd "$1" && pwd)
tag=$2
cd "$(dirname "$0")/../.."
node scripts/release/notes.mjs "$tag" >"$folder/NOTES.md"
node scripts/release/sbom.mjs >"$folder/sbom.cdx.json"
if [ -n "${UPDATE_SIGNING_KEY:-}" ]; then
  node scripts/release/notes.mjs "$tag" --news >"$folder/news.json"
  homepage=$(node -p "require('./package.json').homepage")
  node scripts/update-feed.mjs sign "$homepage/download" "$folder/news.json" "$folder/latest.json"
  rm "$folder/news.json"
else
  echo 'There is no UPDATE_SIGNING_KEY: no news of this version is signed.'
fi
cd "$folder"
sha256sum -- Gonfalon-* sbom.cdx.json >SHA256SUMS
cat SHA256SUMS
