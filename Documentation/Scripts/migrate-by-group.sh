#!/bin/sh
# Migrates a project group by group: applies a group, builds, and commits it; or undoes it. Prints all warnings.
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
trap 'echo "interrupted; undo $id with: git reset; $tool undo" >&2; exit 130' INT TERM

root=$(git -C "$folder" rev-parse --show-toplevel) || exit
[ -z "$(git -C "$root" status --porcelain --untracked-files=no)" ] || {
  echo "$root has uncommitted changes: commit or stash them first" >&2
  exit 75
}

# Exit codes: 0 is success, and anything else means that nothing was written.
"$tool" "$@" --dry-run --format json --quiet --diagnostics none "$folder" > "$plan" || exit

# The ids stay the same while the script runs, and are in the order in which to apply the groups.
# Only groups have a member `id`.
id=none
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
  grep ': warning: ' "$log"
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
"$tool" "$@" --dry-run "$folder" > /dev/null
[ -z "$failed" ] || { echo "not migrated:$failed"; exit 1; }
