#!/bin/sh
# Migrates a project group by group: applies a group, builds, and commits it; or undoes it and goes on.
#
#   migrate-by-group.sh 'xcodebuild build -scheme App' Sources
#
# The options after the folder go to the tool. MIGRATE_OBSERVABLE names the tool if it is not in PATH.
set -u
build=${1:?usage: migrate-by-group.sh BUILD-COMMAND [FOLDER [OPTION ...]]}
folder=${2:-.}
shift
[ $# -eq 0 ] || shift
tool=${MIGRATE_OBSERVABLE:-migrate-observable}
log=$(mktemp)
plan=$(mktemp)
changed=$(mktemp)
trap 'rm -f "$log" "$plan" "$changed"' EXIT

root=$(git -C "$folder" rev-parse --show-toplevel) || exit
[ -z "$(git -C "$root" status --porcelain --untracked-files=no)" ] || {
  echo "$root has uncommitted changes: commit or stash them first" >&2
  exit 75
}

# Exit codes: 0 is success, and anything else means that nothing was written.
"$tool" "$@" --dry-run --format json --quiet --diagnostics none "$folder" > "$plan" || exit

# The ids stay the same while the script runs, and are in the order in which to apply the groups.
# Only groups have a member `id`.
migrated=0
failed=''
for id in $(sed -n 's/^ *"id": "\(.*\)",$/\1/p' "$plan"); do
  git -C "$root" diff --name-only > "$changed"
  if ! "$tool" "$@" --quiet --group "$id" "$folder" 2> "$log"; then
    echo "$id: not applied"
    tail -n 5 "$log"
    failed="$failed $id"
    continue
  fi
  # The commit leaves out what a build changes.
  git -C "$root" diff --name-only | grep -vxFf "$changed" | git -C "$root" add --pathspec-from-file=-
  if sh -c "$build" > "$log" 2>&1; then
    git -C "$root" commit --quiet --message "Migrate $id to @Observable" || exit
    echo "$id: migrated"
    migrated=$((migrated + 1))
  else
    echo "$id: the build fails"
    tail -n 5 "$log"
    git -C "$root" reset --quiet
    (cd "$folder" && "$tool" undo) 2> "$log" || { cat "$log"; exit 1; }
    failed="$failed $id"
  fi
done

echo "$migrated groups migrated"
[ -z "$failed" ] || { echo "not migrated:$failed"; exit 1; }
[ "$migrated" -gt 0 ] || "$tool" "$@" --dry-run "$folder" > /dev/null
