#!/usr/bin/env bash
# Drafts the release of a tag from a folder that gather.sh has filled. Usage: draft.sh <folder> <tag>
set -euo pipefail
folder=$1
tag=$2
files=("$folder"/Gonfalon-* "$folder/SHA256SUMS" "$folder/sbom.cdx.json")
[ ! -f "$folder/latest.json" ] || files+=("$folder/latest.json")
gh release create "$tag" --draft --verify-tag --title "Gonfalon ${tag#v}" --notes-file "$folder/NOTES.md" "${files[@]}"
