// The files of this folder as texts. The compiler embeds them, and builds this file again when one of them changes.

#include "PageFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define TEXT(name) const char *flow_##name(void) { static const char text[] = {
#define END 0}; return text; }

TEXT(page)
#embed "page.html" suffix(,)
END

TEXT(page_style)
#embed "Style/colours.css" suffix(,)
#embed "Style/page.css" suffix(,)
#embed "Style/transport.css" suffix(,)
#embed "Style/drawing.css" suffix(,)
#embed "Style/side.css" suffix(,)
#embed "Style/sizes.css" suffix(,)
END

// A blank line is between two scripts.
TEXT(page_script)
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
END

TEXT(waiting_page)
#embed "waiting.html" suffix(,)
END

TEXT(picture_sheet)
#embed "Picture/sheet.css" suffix(,)
END

TEXT(picture_changes)
#embed "Picture/changes.css" suffix(,)
END

TEXT(picture_others)
#embed "Picture/others.css" suffix(,)
END

TEXT(picture_parts)
#embed "Picture/parts.css" suffix(,)
END

TEXT(picture_animation)
#embed "Picture/animation.css" suffix(,)
END

TEXT(picture_blocks)
#embed "Picture/blocks.css" suffix(,)
END
