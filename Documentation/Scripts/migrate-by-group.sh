#!/bin/sh
# Migrates a project group by group: applies a group, builds, and commits it; or undoes it and goes on.
#
#   migrate-by-group.sh 'xcodebuild build -scheme App' Sources
#
# Run it in a clean Git repository. MIGRATE_OBSERVABLE names the tool if it is not in PATH.
set -u
build=${1:?usage: migrate-by-group.sh BUILD-COMMAND [PATH]}
path=${2:-.}
tool=${MIGRATE_OBSERVABLE:-migrate-observable}
log=$(mktemp)
plan=$(mktemp)
trap 'rm -f "$log" "$plan"' EXIT

# Exit codes: 0 is success, and anything else means that nothing was written.
"$tool" --dry-run --format json --quiet --diagnostics none "$path" > "$plan" || exit

# The ids stay the same while the script runs, and are in the order in which to apply the groups.
# Only groups have a member `id`.
migrated=0
failed=''
for id in $(sed -n 's/^ *"id": "\(.*\)",$/\1/p' "$plan"); do
  if ! "$tool" --quiet --group "$id" "$path" 2> "$log"; then
    echo "$id: not applied"
    tail -n 5 "$log"
    failed="$failed $id"
  elif sh -c "$build" > "$log" 2>&1; then
    git commit --quiet --all --message "Migrate $id to @Observable"
    echo "$id: migrated"
    migrated=$((migrated + 1))
  else
    echo "$id: the build fails"
    tail -n 5 "$log"
    "$tool" undo 2> "$log" || { cat "$log"; exit 1; }
    failed="$failed $id"
  fi
done

echo "$migrated groups migrated"
[ -z "$failed" ] || { echo "not migrated:$failed"; exit 1; }
