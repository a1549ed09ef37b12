#!/bin/sh
# Takes a base backup of PostgreSQL into a folder named by the moment it began (UTC), then removes older ones but the
# last few, and what of the archived log only those needed.
# Usage, as the account of PostgreSQL: base-backup.sh PORT ARCHIVE BASES KEEP
set -eu
port=$1 archive=$2 bases=$3 keep=$4
programs=$(pg_config --bindir 2>/dev/null || ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)

new=$bases/$(date -u +%Y-%m-%dT%H%M%SZ)
# What was begun and not finished is no base backup.
trap 'rm -rf "$new.part"' EXIT
trap 'exit 1' INT TERM HUP
rm -rf "$bases"/*.part
"$programs/pg_basebackup" -p "$port" -D "$new.part" -Ft -z -X fetch -c fast
sync -f "$new.part"
mv "$new.part" "$new"

ls -d "$bases"/*Z | head -n "-$keep" | xargs -r rm -r
oldest=$(ls -d "$bases"/*Z | head -n 1)
first=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\)).*/\1/p')
"$programs/pg_archivecleanup" "$archive" "$first"
echo "$new is whole; the oldest is $oldest, and the archive begins with $first."
