import AssistiveTechnology
import DeviceSettings

/// When something is due.
struct ScanClock: Sendable {
  /// When the cursor moves on, or what it rests on is selected; nil while it does neither.
  private(set) var dueAt: Double?
  /// Whether a switch moved the cursor, in the style of one switch, so that resting on an item selects it.
  var isDwelling = false
  /// Until when Auto Tap waits for a second press; nil while it does not.
  var tapsAt: Double?
  /// When the recipe ends; nil for never.
  var recipeEndsAt: Double?
  /// When the gliding cursor is drawn next.
  var framesAt: Double?
  /// When the engine asked to be woken last.
  private var wakesAt: Double?

  /// The cursor rests anew.
  mutating func restart() { dueAt = nil }

  mutating func set(dueAt time: Double?) { dueAt = time }

  /// The time to ask to be woken at; nil if that has been done.
  mutating func wake(at times: [Double?], now: Double) -> Double? {
    guard let next = times.compactMap({ $0 }).min() else { return nil }
    if let wakesAt, wakesAt > now, abs(wakesAt - next) < 1e-9 { return nil }
    wakesAt = next
    return next
  }
}

extension SwitchControlEngine {
  /// How often the gliding cursor is drawn, in seconds.
  private static let frame = 0.05

  /// Whether nothing holds the cursor up.
  private var isFree: Bool {
    if pauses > 0 || isHidden || playing.isActive || clock.tapsAt != nil { return false }
    if filter.isWaitingForLongPress, options.pausesScanningForLongPress { return false }
    return feedback.speaking == nil || !options.pausesWhileSpeaking
  }

  private var moves: Bool {
    guard isFree, points.cursor == nil else { return false }
    return switch options.scanningStyle {
    case .auto: !isStopped
    case .manual: false
    case .singleSwitchStep: clock.isDwelling
    }
  }

  /// Sets when the engine has to be woken.
  mutating func setClock() {
    if !moves {
      clock.set(dueAt: nil)
    } else if clock.dueAt == nil {
      clock.set(dueAt: now + restingTime)
    }
    let isGliding = points.cursor != nil && isFree
    if !isGliding {
      clock.framesAt = nil
    } else if clock.framesAt.map({ $0 <= now + 1e-9 }) ?? true {
      clock.framesAt = now + Self.frame
    }
    let times = [
      clock.dueAt, clock.tapsAt, clock.recipeEndsAt, clock.framesAt, filter.next, playing.next,
    ]
    if let time = clock.wake(at: times, now: now) { effects.append(.wake(at: time)) }
  }

  /// How long the cursor rests where it is.
  private var restingTime: Double {
    guard options.scanningStyle == .auto else { return options.dwellTime }
    let isFirst = menu.map { $0.selection == 0 } ?? (cursor.index == 0)
    return options.autoScanningTime + (isFirst && options.pausesOnFirstItem ? options.firstItemPause : 0)
  }

  mutating func timePassed() {
    continueGesture()
    if let time = clock.recipeEndsAt, time <= now + 1e-9 { endRecipe() }
    for action in filter.advance(to: now, options) { perform(action) }
    if let time = clock.tapsAt, time <= now + 1e-9 {
      clock.tapsAt = nil
      tapCurrent()
    }
    if let time = clock.dueAt, time <= now + 1e-9, moves {
      clock.restart()
      if options.scanningStyle == .singleSwitchStep {
        clock.isDwelling = false
        selectCurrent()
      } else {
        advanceByItself()
      }
    }
    if points.cursor != nil { glide() }
  }
}
