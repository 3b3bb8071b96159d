# Sourced by the checks of pages: the name of a Chromium in "$browser", or nothing, and `browse`.

browser=
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" > /dev/null; then browser=$name; break; fi
done

# Opens an address, with a folder for what the browser keeps, and prints what the page has written into its report.
browse() {
    local address=$1 folder=$2
    shift 2
    "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --allow-file-access-from-files \
        --user-data-dir="$(mktemp -d "$folder/profile.XXXX")" --timeout=60000 --virtual-time-budget=60000 --dump-dom "$@" "$address" \
        2> "$folder/errors" | sed -n '/<pre id="report">/,/<\/pre>/p' | sed 's/<[^>]*>//g'
}
