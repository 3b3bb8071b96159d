#if canImport(UIKit) && !os(watchOS)
/// A part of compositional layouts that some systems do not have.
enum CompositionalFeature: CaseIterable {
    case lists, insetLists, listsWithoutSeparators, paddingOfHeaders
    case insetsReferences, supplementaryInsetsReferences
    case repeatingSubitems, uniformSiblings

    /// Whether the running system has it.
    var isAvailable: Bool {
        switch self {
        case .lists, .insetsReferences: if #available(iOS 14, tvOS 14, *) { true } else { false }
        case .paddingOfHeaders: if #available(iOS 15, tvOS 15, *) { true } else { false }
        case .repeatingSubitems, .supplementaryInsetsReferences:
            if #available(iOS 16, tvOS 16, *) { true } else { false }
        case .uniformSiblings: if #available(iOS 17, tvOS 17, *) { true } else { false }
        case .insetLists, .listsWithoutSeparators: Self.hasAllLists
        }
    }

    /// The systems that have it, in words.
    var systems: String {
        switch self {
        case .lists, .insetsReferences: "iOS 14"
        case .paddingOfHeaders: "iOS 15"
        case .repeatingSubitems, .supplementaryInsetsReferences: "iOS 16"
        case .uniformSiblings: "iOS 17"
        case .insetLists, .listsWithoutSeparators: "iOS 14, not tvOS"
        }
    }

    /// Whether lists are the same as on iOS.
    private static var hasAllLists: Bool {
        #if os(tvOS)
        false
        #else
        true
        #endif
    }
}
#endif
