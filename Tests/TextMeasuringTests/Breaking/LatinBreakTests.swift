import Testing
import TextMeasuring

/// Expectations follow the rules of UAX #14: `¦` is a place where a line may end, `¶` one where it must.
@Suite struct LatinBreakTests {
    @Test(
        "Words in the Latin script break after spaces and hyphens, not at punctuation",
        arguments: [
            "Hello ¦world", "The ¦quick ¦brown ¦fox", "don't ¦stop", "it's ¦'quoted' ¦here",
            "He ¦said ¦\"no\" ¦twice", "(in ¦brackets) ¦and ¦out", "[1] ¦first, ¦[2] ¦second", "a-¦b ¦well-¦known",
            "state-¦of-¦the-¦art", "- ¦item", "-option ¦--¦long", "e.g. ¦this, ¦i.e. ¦that", "Wait... ¦what?",
            "Really?! ¦Yes!", "a/¦b ¦and/¦or ¦c", "http://¦example.com/¦a/¦b?¦c=d&e=f", "C:¦\\path\\file",
            "user@example.com ¦now", "#tag ¦@name", "50% ¦off", "$9.99 ¦each", "$ ¦9.99", "€12 ¦or ¦£10", "12€ ¦paid",
            "(555) ¦123-4567", "1,234,567.89 ¦items", "3.14 ¦and ¦-2", "1/2 ¦cup", "2024-01-15 ¦10:30", "10:30am",
            "a–¦b ¦en ¦dash", "a¦—¦b ¦em ¦dash", "a¦——¦b", "word ¦— ¦word", "soft\u{AD}¦hyphen ¦here",
            "no-¦break ¦\u{2011}hyphen\u{2011}x", "no ¦break ¦space", "a ¦b ¦b", "tab\t¦stop", "two  ¦spaces",
            " ¦leading", "trailing ", "“curly” ¦quotes", "‘single’ ¦ones", "a ¦“b” ¦c", "“a” ¦“b”", "word“x”word",
            "«guillemets» ¦here", "« spaced »", "fin… ¦next", "a…¦b", "naïve ¦café", "e\u{301}tude ¦a\u{300}",
            "l'eau ¦d'or", "AT&T ¦R&D", "C+¦+ ¦and ¦C#", "5°C ¦outside", "100°", "§4 ¦and ¦¶5", "x²+y³", "a|¦b",
            "a~b", "{x} ¦{y}", "f(x) ¦g(y)", "x[i] ¦= ¦y", "2(3)", "a(b)c", "¿Qué? ¦¡Hola!", "½ ¦cup ¦¼", "№ ¦5",
            "10–¦20", "10-20", "+1-800-555", "1)2", "B2B ¦C2C", "A.B.C.", "Mr. ¦Smith", "z\u{200B}¦z ¦zero",
            "z\u{2060}z ¦joined", "z\u{00A0}\u{200B}¦z",
        ])
    func latin(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Cyrillic and Greek words break like Latin ones",
        arguments: [
            "Привет, ¦мир!", "кто-¦то ¦где-¦то", "«Да» ¦— ¦сказал", "№5 ¦дом", "5 ¦руб.", "Καλημέρα ¦κόσμε",
            "τι; ¦ναι·", "А. ¦С. ¦Пушкин", "1990-¦е ¦годы", "и/¦или",
        ])
    func cyrillicAndGreek(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Hebrew words break after spaces and hyphens, and stay together at a slash",
        arguments: [
            "שלום ¦עולם", "בית-¦ספר", "א-¦ב ¦ג", "\"שלום\"", "א/ב", "3 ¦ילדים", "צה\"ל", "א־¦ב", "(שלום)", "מס׳ ¦5",
        ])
    func hebrew(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }

    @Test(
        "Arabic words break after spaces",
        arguments: [
            "مرحبا ¦بالعالم", "نعم، ¦لا", "ماذا؟ ¦نعم", "١٢٣٫٤٥", "٥٠٪", "(نص) ¦هنا", "السَّلامُ", "قال: ¦«نعم»",
        ])
    func arabic(expected: String) {
        #expect(MarkedBreaks(expected).found() == expected)
    }
}
