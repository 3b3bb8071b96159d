extension GoalList {
    mutating func addTexts() {
        for workload in [WorkloadName.han, .latin] {
            add(
                "text, \(workload.rawValue): 100 characters into lines", "≤ 1/1,000",
                ratio(report.measurement(.textLines, workload, 100), atMost: 1 / 1000.0))
            add(
                "text, \(workload.rawValue): the same from the cache", "≤ 1/20,000",
                ratio(report.measurement(.textCached, workload, 100), atMost: 1 / 20000.0))
        }
        let (kerned, plain) = (
            report.measurement(.textKerned, .latin, 100), report.measurement(.textNotKerned, .latin, 100)
        )
        if let kerned = kerned?.ratio, let plain = plain?.ratio {
            add(
                "text: 100 characters in a font with kerning", "≤ 1.3 × without",
                (NumberText.ratio(kerned / plain), kerned / plain <= 1.3))
        }
        add("text: ten times as many characters", "≤ 12 ×", growth(report.all(.textLong, .latin), atMost: 12))
    }
}
