import AccessibilityTree

/// Whom reading follows where tools are known to differ from VoiceOver: a set of rules of its own beside VoiceOver's.
public enum Fidelity: String, Hashable, Sendable, CaseIterable {
  /// What VoiceOver itself does on a device.
  case voiceOver
  /// What the released snapshot tool does (`cashapp/AccessibilitySnapshot`), which looks at the views of a test and not
  /// at a screen.
  case accessibilitySnapshot

  /// How much of what an app declares is read.
  var extent: ReadingRules.Extent {
    switch self {
    case .voiceOver: .shown
    case .accessibilitySnapshot: .declared
    }
  }

  /// What is said of an element, with what the tool does not know left out.
  func adapted(_ facts: StopFacts, _ verbosity: Verbosity) -> (facts: StopFacts, verbosity: Verbosity) {
    guard self == .accessibilitySnapshot else { return (facts, verbosity) }
    var (facts, verbosity) = (facts, verbosity)
    verbosity.includesImportantContent = false
    if facts.element.hasDetails, facts.element.details.expandedStatus != .unsupported {
      facts.element.details.expandedStatus = .unsupported
    }
    return (facts, verbosity)
  }
}

extension ReadingRules {
  /// The rules of a device, or those that a tool has for it.
  ///
  /// - Parameters:
  ///   - fidelity: whom to follow.
  ///   - isPhone: whether the device is a phone.
  ///   - isRightToLeft: whether lines are read from their right end.
  public init(fidelity: Fidelity, isPhone: Bool = true, isRightToLeft: Bool = false) {
    self.init(extent: fidelity.extent, isPhone: isPhone, isRightToLeft: isRightToLeft)
  }

  /// Whom the rules follow.
  public var fidelity: Fidelity {
    get { Fidelity.allCases.first { $0.extent == extent } ?? .voiceOver }
    set { extent = newValue.extent }
  }
}
