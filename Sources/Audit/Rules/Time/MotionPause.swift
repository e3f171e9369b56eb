/// Something blinks or plays for more than five seconds, and it is not known how to stop it.
public struct MotionPause: AuditRule {
  public static let about = RuleDescription(
    "motion-pause", title: "It goes on for more than five seconds",
    why: "Whatever changes beside a text keeps some people from reading it; they need a way to stop it.",
    audit: .none, criterion: .pauseStopHide, severity: .moderate,
    fix: "Let it end within five seconds, or offer a control that pauses it.", page: ApplePage.motion,
    yieldsTo: ["motion-reduce"])

  /// What WCAG allows, in seconds.
  static let most = 5.0

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard let film = screen.screen.film, film.length > Self.most else { return }
    let lasting = film.movements.filter {
      $0.end - $0.start >= Self.most && screen.nodes[$0.node].exposure != .unseen
    }
    var told: Set<Int> = []
    if lasting.isEmpty { outcome.add(.pass, at: nil) }
    for movement in lasting where told.insert(movement.node).inserted {
      outcome.add(
        .review(movement.words, required: "an end within 5 seconds, or a way to pause it"), at: movement.node)
    }
  }
}
