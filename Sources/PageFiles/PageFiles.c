// The files of this folder as texts. The compiler embeds them, and builds this file again when one of them changes.

#include "PageFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *flow_page(void) {
    static const char text[] = {
#embed "page.html" suffix(,)
        0};
    return text;
}

const char *flow_page_style(void) {
    static const char text[] = {
#embed "Style/colours.css" suffix(,)
#embed "Style/page.css" suffix(,)
#embed "Style/transport.css" suffix(,)
#embed "Style/drawing.css" suffix(,)
#embed "Style/side.css" suffix(,)
#embed "Style/sizes.css" suffix(,)
        0};
    return text;
}

// A blank line is between two scripts.
const char *flow_page_script(void) {
    static const char text[] = {
#embed "Script/tools.js" suffix(, '\n',)
#embed "Script/run.js" suffix(, '\n',)
#embed "Script/history.js" suffix(, '\n',)
#embed "Script/clock.js" suffix(, '\n',)
#embed "Script/stage.js" suffix(, '\n',)
#embed "Script/elements.js" suffix(, '\n',)
#embed "Script/camera.js" suffix(, '\n',)
#embed "Script/jumps.js" suffix(, '\n',)
#embed "Script/strip.js" suffix(, '\n',)
#embed "Script/story.js" suffix(, '\n',)
#embed "Script/legend.js" suffix(, '\n',)
#embed "Script/panel.js" suffix(, '\n',)
#embed "Script/problems.js" suffix(, '\n',)
#embed "Script/search.js" suffix(, '\n',)
#embed "Script/chart.js" suffix(, '\n',)
#embed "Script/page.js" suffix(, '\n',)
#embed "Script/keyboard.js" suffix(, '\n',)
#embed "Script/watching.js" suffix(,)
        0};
    return text;
}

const char *flow_waiting_page(void) {
    static const char text[] = {
#embed "waiting.html" suffix(,)
        0};
    return text;
}

const char *flow_picture_sheet(void) {
    static const char text[] = {
#embed "Picture/sheet.css" suffix(,)
        0};
    return text;
}

const char *flow_picture_changes(void) {
    static const char text[] = {
#embed "Picture/changes.css" suffix(,)
        0};
    return text;
}

const char *flow_picture_others(void) {
    static const char text[] = {
#embed "Picture/others.css" suffix(,)
        0};
    return text;
}

const char *flow_picture_parts(void) {
    static const char text[] = {
#embed "Picture/parts.css" suffix(,)
        0};
    return text;
}

const char *flow_picture_animation(void) {
    static const char text[] = {
#embed "Picture/animation.css" suffix(,)
        0};
    return text;
}

const char *flow_picture_blocks(void) {
    static const char text[] = {
#embed "Picture/blocks.css" suffix(,)
        0};
    return text;
}
