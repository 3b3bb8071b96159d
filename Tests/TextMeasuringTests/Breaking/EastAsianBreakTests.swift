import Testing
import TextMeasuring

/// Expectations follow the rules of UAX #14: `¦` is a place where a line may end.
@Suite struct EastAsianBreakTests {
    @Test(
        "Han characters break apart, but not from closing or after opening punctuation",
        arguments: [
            "你¦好¦世¦界", "你¦好，¦世¦界！", "（测¦试）¦内¦容", "价¦格：¦公¦开", "第¦1¦章 ¦开¦始", "共¦100¦人", "单¦价¦¥12.50¦元", "￥100¦元",
            "100％¦完¦成", "50%¦的¦人", "“引¦号”¦和¦「括¦号」", "他¦说：¦“你¦好。”¦然¦后", "《书¦名》、¦作¦者", "……¦省¦略", "——¦破¦折¦号",
            "中¦文¦English¦混¦排", "使¦用¦iPhone¦手¦机", "A¦股¦B¦股", "第¦①¦项", "3.5¦寸", "2024¦年¦1¦月¦15¦日", "10:30¦开¦会",
            "你¦好 ¦世¦界", "你\u{3000}¦好", "你¦好。¦Hello", "（一）¦（二）", "「甲」¦「乙」", "『双』¦引", "【标¦题】¦正¦文", "〈a〉¦〈b〉", "一、¦二、¦三",
            "是¦吗？¦是！", "人々¦の", "々々", "〇¦一¦二", "一/¦二", "一-¦二", "甲¦～¦乙", "甲¦·¦乙", "3¦㎡¦房", "℃¦度", "甲¦“乙”¦丙", "甲\"乙\"丙",
            "“甲”", "（“甲”）", "甲’s", "甲¦(乙)¦丙", "甲¦[乙]¦丙", "汉\u{301}¦字", "𠀀¦𠀁¦字",
        ])
    func han(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Kana break apart, but no line begins with a small one, as long as breaking is strict",
        arguments: [
            "こ¦ん¦に¦ち¦は", "カ¦タ¦カ¦ナ", "ちょっ¦と¦待っ¦て", "キャッ¦チ", "コー¦ヒー", "デー¦タ¦ベー¦ス", "ファ¦イ¦ル、¦フォ¦ル¦ダ", "「か¦な」¦で¦す。",
            "日¦本¦語¦の¦テ¦キ¦ス¦ト", "そ¦れ¦は、¦ね。", "す¦ご¦い！！", "な¦に？", "ア¦イ¦ウ・¦エ¦オ", "ｶ¦ﾀ¦ｶ¦ﾅ", "ｰ¦ｱ", "ﾞﾟ", "東¦京¦ｔ¦ｏ¦ｋ¦ｙ¦ｏ",
            "ヶ¦月", "３ヶ¦月", "ゝゞ", "ゟ", "㌔¦㍍", "時々、¦雨", "5¦円¦玉", "￥500¦で¦す", "がっ¦こ¦う", "ー¦あ", "ぁ¦あ",
        ])
    func kana(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Hangul syllables break apart, letters of a syllable do not",
        arguments: [
            "안¦녕¦하¦세¦요 ¦세¦계", "한¦글 ¦텍¦스¦트", "한¦글,¦한¦글", "대¦한¦민¦국¦(한¦국)", "가¦나¦다¦라", "100¦원¦입¦니¦다", "₩1000", "“따¦옴¦표”",
            "가-¦나", "각\u{11A8}", "한¦국¦어¦English", "이¦것¦은 ¦\"예\"입¦니¦다",
            "\u{1112}\u{1161}\u{11AB}¦\u{1100}\u{1173}\u{11AF}", "가%",
        ])
    func hangul(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }
}
