#!/bin/sh
# Drives a layout from a shell: scrolls to the end by steps of 600 points, and prints what each step measured.
#
#     docs/samples/session.sh docs/samples/tag-cloud.json
#
# FLOWSIM is the program, “flowsim” unless it is set. Two pipes with names are all that is needed: what is written into one
# is a step or a question, and each has one line for an answer, which comes out of the other.
set -eu
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
mkfifo "$folder/steps" "$folder/answers"
"${FLOWSIM:-flowsim}" session --frames 0 --why 1 "$1" < "$folder/steps" > "$folder/answers" &
exec 3> "$folder/steps" 4< "$folder/answers"
# The first answer is the first layout's.
IFS= read -r answer <&4

# Writes a step or a question, and waits for the answer.
ask() {
    printf '%s\n' "$1" >&3
    IFS= read -r answer <&4
}

# A value of the answer: a number, or a list of numbers. Languages with a JSON library need no such thing.
value() {
    printf '%s\n' "$answer" | sed -E "s/.*\"$1\": (\[[^]]*\]|[^,}]*).*/\1/"
}

before=
while ask '{"scroll": {"by": [0, 600]}}' && [ "$(value contentOffset)" != "$before" ]; do
    before=$(value contentOffset)
    echo "offset $before: $(value newlyMeasured) measured, content $(value contentSize)"
done

# A line that makes no sense has an error for an answer, and nothing has changed.
ask '{"scrol": {"by": [0, 600]}}'
echo "$answer"
ask '{"why": "0-3"}'
echo "$answer" | sed 's/.*"because": "\([^"]*\)".*/\1/'

# The end of the input ends the session.
exec 3>&- 4<&-
wait
