import AssistiveTechnology
import DeviceSettings

/// Makes actions out of presses and releases: what is held too shortly, or comes too soon, does not count; a long press does
/// something else than a short one; a move is repeated while its switch is held.
struct PressFilter: Sendable {
  /// A switch that is down.
  private struct Held: Sendable {
    var assignment: SwitchAssignment
    /// When the press counts; nil once it does.
    var countsAt: Double?
    /// When it is a long press; nil if it has no action for that, or has had it.
    var isLongAt: Double?
    /// When its move is made again; nil for anything but a move.
    var repeatsAt: Double?
    /// False for a press that came too soon, of which only the release is waited for.
    var isTaken = true
  }

  private var held: [Held] = []
  /// When a press of each switch last counted.
  private var lastCounted: [SwitchSource: Double] = [:]

  /// Whether it is open whether a press is a long one.
  var isWaitingForLongPress: Bool { held.contains { $0.isLongAt != nil && $0.countsAt == nil } }

  /// When something will be due, in seconds since the session began.
  var next: Double? {
    held.lazy.compactMap { $0.countsAt ?? [$0.isLongAt, $0.repeatsAt].compactMap { $0 }.min() }.min()
  }

  /// A switch is pressed.
  mutating func press(
    _ assignment: SwitchAssignment, at now: Double, _ settings: SwitchControlSettings
  ) -> [SwitchAction] {
    // A release that got lost must not hold the switch for ever.
    var actions = release(assignment.source, at: now, settings)
    var press = Held(assignment: assignment)
    if settings.ignoresRepeats, let last = lastCounted[assignment.source],
      now - last < settings.ignoreRepeat - 1e-9
    {
      press.isTaken = false
    } else {
      press.countsAt = settings.needsHold && assignment.source.canBeHeld ? now + settings.holdDuration : now
    }
    held.append(press)
    actions += advance(to: now, settings)
    return actions
  }

  /// A switch is released.
  mutating func release(
    _ source: SwitchSource, at now: Double, _ settings: SwitchControlSettings
  ) -> [SwitchAction] {
    guard held.contains(where: { $0.assignment.source == source }) else { return [] }
    var actions = advance(to: now, settings)
    guard let place = held.firstIndex(where: { $0.assignment.source == source }) else { return actions }
    let press = held.remove(at: place)
    if press.isTaken, press.countsAt == nil, press.isLongAt != nil { actions.append(press.assignment.action) }
    return actions
  }

  /// Time has passed.
  mutating func advance(to now: Double, _ settings: SwitchControlSettings) -> [SwitchAction] {
    var actions: [SwitchAction] = []
    for place in held.indices {
      if let time = held[place].countsAt, time <= now + 1e-9 {
        held[place].countsAt = nil
        let assignment = held[place].assignment
        lastCounted[assignment.source] = now
        if settings.usesLongPress, assignment.longAction != nil, assignment.source.canBeHeld {
          held[place].isLongAt = time + settings.longPressDuration
        } else {
          actions.append(assignment.action)
          if settings.repeatsMoves, assignment.source.canBeHeld, assignment.action.isMove {
            held[place].repeatsAt = time + settings.moveRepeat
          }
        }
      }
      if let time = held[place].isLongAt, time <= now + 1e-9 {
        held[place].isLongAt = nil
        if let long = held[place].assignment.longAction { actions.append(long) }
      }
      // A late tick makes one move, not all that it missed.
      if let time = held[place].repeatsAt, time <= now + 1e-9 {
        held[place].repeatsAt = max(time, now - settings.moveRepeat) + settings.moveRepeat
        actions.append(held[place].assignment.action)
      }
    }
    return actions
  }
}

extension SwitchAction {
  /// Whether it moves the cursor.
  var isMove: Bool { self == .moveToNextItem || self == .moveToPreviousItem }
}
