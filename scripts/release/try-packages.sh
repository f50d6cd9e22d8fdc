#!/usr/bin/env bash
# Installs or unpacks every package in release that this machine can run, starts it and looks at it (scripts/smoke.mjs).
# Pictures go to test-results/packages.
set -euo pipefail
cd "$(dirname "$0")/../.."
as_root=()
[ "$(id -u 2>/dev/null || echo 0)" = 0 ] || as_root=(sudo)
# Everybody may look into it: the program runs as an ordinary user.
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT
tried=0

try() {
  local name=$1 program=$2 screen=()
  echo "== $name"
  if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}" ]; then screen=(xvfb-run -a --server-args='-screen 0 1280x800x24 -noreset'); fi
  # An empty list is no word, also for the old bash of macOS.
  ${screen[@]+"${screen[@]}"} node scripts/smoke.mjs "$program" "test-results/packages/$name"
  tried=$((tried + 1))
}

shopt -s nullglob
for file in release/Gonfalon-*; do
  name=$(basename "$file")
  place=$work/$name
  case $name in
    *.deb)
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "./$file" >/dev/null
      GONFALON_SANDBOX=on try "$name" /usr/bin/gonfalon
      "${as_root[@]}" apt-get remove -y -qq gonfalon >/dev/null
      ;;
    *.rpm)
      mkdir "$place"
      rpm2cpio "$file" | (cd "$place" && cpio -idm --quiet)
      try "$name" "$place/opt/Gonfalon/gonfalon"
      ;;
    *.AppImage)
      mkdir "$place"
      chmod +x "$file"
      file=$PWD/$file
      (cd "$place" && "$file" --appimage-extract >/dev/null)
      try "$name" "$place/squashfs-root/AppRun"
      ;;
    *-setup.exe)
      "$file" //S
      try "$name" "$LOCALAPPDATA/Programs/Gonfalon/Gonfalon.exe"
      ;;
    *-portable.exe)
      try "$name" "$file"
      ;;
    *.dmg)
      mkdir "$place"
      hdiutil attach -quiet -nobrowse -mountpoint "$place" "$file"
      try "$name" "$place/Gonfalon.app/Contents/MacOS/Gonfalon"
      hdiutil detach -quiet "$place"
      ;;
    *.zip)
      mkdir "$place"
      ditto -xk "$file" "$place"
      try "$name" "$place/Gonfalon.app/Contents/MacOS/Gonfalon"
      ;;
    *) echo "$name is no package" ;;
  esac
done
[ "$tried" -gt 0 ] || { echo 'there is no package to try'; exit 1; }
echo "$tried packages start, play and open saves"
