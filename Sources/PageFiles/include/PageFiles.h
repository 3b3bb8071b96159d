// Texts that end with a zero byte, and stay for as long as the program runs.

#pragma once

/// The page of a run, with marks for what depends on the run.
const char *flow_page(void);
const char *flow_page_style(void);
const char *flow_page_script(void);

/// The page of a scenario that is watched and had no run yet.
const char *flow_waiting_page(void);

/// Rules for pictures: those of all, and of what only some pictures show.
const char *flow_picture_sheet(void);
const char *flow_picture_changes(void);
const char *flow_picture_others(void);
const char *flow_picture_parts(void);
const char *flow_picture_animation(void);
const char *flow_picture_blocks(void);
