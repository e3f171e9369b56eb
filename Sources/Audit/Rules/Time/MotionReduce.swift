/// Something goes on moving with Reduce Motion on.
public struct MotionReduce: AuditRule {
  public static let about = RuleDescription(
    "motion-reduce", title: "It moves although Reduce Motion is on",
    why:
      "Movement makes some people dizzy or sick, and takes the attention of others; they have asked every app to do without.",
    audit: .none, criterion: .animationFromInteractions, severity: .serious,
    fix:
      "Ask UIAccessibility.isReduceMotionEnabled, or accessibilityReduceMotion in SwiftUI, and leave the animation out or replace it by a fade; follow reduceMotionStatusDidChangeNotification while it runs.",
    page: ApplePage.motion)

  /// How long something has to go on, in seconds: what moves once, because something new has come, ends before.
  static let least = 1.5
  /// What is no larger on either side, in points, may be an activity indicator that the app draws itself.
  static let indicator = 48.0

  public init() {}

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    guard let film = screen.screen.film else { return }
    let lasting = film.movements.filter {
      $0.end - $0.start >= Self.least && screen.nodes[$0.node].exposure != .unseen
    }
    // What turns may be drawn larger, too: each is told once, by what says most.
    let kinds: [ScreenFilm.Movement.Kind] = [.scrolls, .moves, .turns, .scales, .grows]
    var told: Set<Int> = []
    let moving = kinds.flatMap { kind in lasting.filter { $0.kind == kind } }
      .filter { told.insert($0.node).inserted }
    if moving.isEmpty { outcome.add(.pass, at: nil) }
    for movement in moving {
      let frame = screen.nodes[movement.node].element.frame
      let required = "nothing that moves on its own while Reduce Motion is on"
      let isSmall = max(frame.width, frame.height) <= Self.indicator
      // It may be the setting's reduced form, or show that something is going on.
      if film.hasAskedForReducedMotion != false {
        outcome.add(.review(movement.words, required: required, reason: "mayBeReduced"), at: movement.node)
      } else if isSmall || movement.kind == .grows {
        outcome.add(.review(movement.words, required: required, reason: "mayShowProgress"), at: movement.node)
      } else {
        outcome.add(.fail(movement.words, required: required), at: movement.node)
      }
    }
  }
}
