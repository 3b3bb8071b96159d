#!/bin/sh
# A test of Bazel: scenarios_test.sh FLOWSIM FILE…
#
# Bazel names the shard in TEST_TOTAL_SHARDS and TEST_SHARD_INDEX, which flowsim obeys, and shows the report that the
# test writes to XML_OUTPUT_FILE.
flowsim=$1
shift
# In the package at the root, the path has no folder.
case $flowsim in */*) ;; *) flowsim=./$flowsim ;; esac
if [ -n "$XML_OUTPUT_FILE" ]; then
    exec "$flowsim" run --quiet --junit "$XML_OUTPUT_FILE" "$@"
else
    exec "$flowsim" run --quiet "$@"
fi
