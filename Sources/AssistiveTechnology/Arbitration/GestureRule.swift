/// Who takes a gesture that several technologies know, by its fingers.
public struct GestureRule: Hashable, Sendable {
  /// What the fingers do.
  public enum Kind: Hashable, Sendable {
    /// Taps in quick succession.
    case taps(Int)
    /// A movement over the screen.
    case drag
    /// A swipe down that begins at the top of the screen.
    case swipeDownFromTop
  }

  /// What the fingers do.
  public var kind: Kind
  /// How many they are.
  public var fingers: Int
  /// The technologies that run, all of them, for the rule to hold.
  public var with: Set<Technology>
  /// Who takes the gesture.
  public var technology: Technology
  /// How many taps the technology takes it for; nil for as many as there are.
  public var taps: Int?

  /// Creates a rule.
  public init(
    _ kind: Kind, fingers: Int, with: Set<Technology>, _ technology: Technology, taps: Int? = nil
  ) {
    self.kind = kind
    self.fingers = fingers
    self.with = with
    self.technology = technology
    self.taps = taps
  }

  /// How far below the upper edge a swipe from the top may begin, in points.
  public static let top = 30.0

  /// The rules of iOS; the first one that holds decides.
  public static let standard: [GestureRule] = [
    // With both on, two taps of three fingers zoom, and each of VoiceOver's needs one tap more
    // (<https://support.apple.com/guide/iphone/iph3e2e2281/ios>).
    .init(.taps(2), fingers: 3, with: [.zoom], .zoom),
    .init(.taps(3), fingers: 3, with: [.zoom, .voiceOver], .voiceOver, taps: 2),
    .init(.taps(4), fingers: 3, with: [.zoom, .voiceOver], .voiceOver, taps: 3),
    .init(.taps(5), fingers: 3, with: [.zoom, .voiceOver], .voiceOver, taps: 4),
    // Three taps show Zoom's menu, where VoiceOver does not need them
    // (<https://support.apple.com/guide/iphone/iph3e2e367e/ios>).
    .init(.taps(3), fingers: 3, with: [.zoom], .zoom),
    // What is magnified is moved with three fingers; with VoiceOver they scroll what is there.
    .init(.drag, fingers: 3, with: [.voiceOver], .voiceOver),
    .init(.drag, fingers: 3, with: [.zoom], .zoom),
    .init(.swipeDownFromTop, fingers: 2, with: [.voiceOver], .voiceOver),
    .init(.swipeDownFromTop, fingers: 2, with: [.spokenContent], .spokenContent),
  ]

  /// The rule of iOS for what fingers do; nil when none holds.
  ///
  /// - Parameter running: the technologies that run.
  public static func rule(for kind: Kind, fingers: Int, running: Set<Technology>) -> GestureRule? {
    standard.first { $0.kind == kind && $0.fingers == fingers && $0.with.isSubset(of: running) }
  }

  /// What the taps of a gesture mean to a technology: fewer, where another one takes the first.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers did.
  ///   - technology: the technology.
  ///   - running: the technologies that run.
  /// - Returns: nil for a gesture that another technology takes.
  public static func meaning(
    of gesture: Gesture, to technology: Technology, running: Set<Technology>
  ) -> Gesture? {
    guard case .tap(let count) = gesture.kind,
      let rule = rule(for: .taps(count), fingers: gesture.fingers, running: running)
    else { return gesture }
    guard rule.technology == technology else { return nil }
    var meant = gesture
    meant.kind = .tap(rule.taps ?? count)
    return meant
  }
}

extension Gesture {
  /// Whether it was made at the top of the screen, where gestures of the system begin.
  public var isFromTop: Bool { region == .statusBar || point.map { $0.y <= GestureRule.top } ?? false }
}
