import AccessibilityTree

/// Which behaviour reading follows where a tool is known to differ from VoiceOver.
public enum Fidelity: String, Hashable, Sendable, CaseIterable {
  /// What VoiceOver itself does on a device.
  case voiceOver
  /// What the released snapshot tool (`cashapp/AccessibilitySnapshot`) does, which reads the views of a test rather
  /// than a screen.
  case accessibilitySnapshot

  /// How much of what an app declares is read.
  var extent: ReadingRules.Extent {
    switch self {
    case .voiceOver: .shown
    case .accessibilitySnapshot: .declared
    }
  }

  /// The facts and verbosity without what the tool does not support.
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
  /// Creates the rules for a device, as VoiceOver or a tool applies them.
  ///
  /// - Parameters:
  ///   - fidelity: which behaviour to follow.
  ///   - isPhone: whether the device is a phone.
  ///   - isRightToLeft: whether lines are read from right to left.
  public init(fidelity: Fidelity, isPhone: Bool = true, isRightToLeft: Bool = false) {
    self.init(extent: fidelity.extent, isPhone: isPhone, isRightToLeft: isRightToLeft)
  }

  /// Which behaviour the rules follow.
  public var fidelity: Fidelity {
    get { Fidelity.allCases.first { $0.extent == extent } ?? .voiceOver }
    set { extent = newValue.extent }
  }
}
