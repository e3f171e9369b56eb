import Foundation

/// What is decided when time has passed, or when all fingers have been lifted.
extension TouchRecognizer {
  /// Decides what a deadline that has passed settles.
  mutating func decide(at deadline: Double, _ out: inout [Gesture]) {
    if press.down.isEmpty { return flush(&out) }
    if case .splitting(_, let explorer, let liftedAt) = mode {
      guard liftedAt != nil else { return joinFingers(&out) }
      // The exploring finger was lifted; the other finger explores in its place.
      out.append(Gesture(.lift, at: press.lifted.first { $0.id == explorer }?.last))
      press.lifted = []
      return explore(&out)
    }
    if press.count == 1, pending == nil { return decideOneFinger(at: deadline, &out) }
    if let frame = frameDeadline, frame <= deadline { return recognizeTwoFingers(&out) }
    press.lookedForHold = true
    if !press.lifted.isEmpty || (press.count == 1 && press.farthest > GestureTolerances.swipeDistance) {
      flush(&out)
      if press.down.count == 1 { explore(&out) } else { mode = .over }
      return
    }
    if press.farthest <= GestureTolerances.swipeDistance { hold(&out) }
  }

  private mutating func decideOneFinger(at deadline: Double, _ out: inout [Gesture]) {
    let finger = press.down[0]
    let elapsed = max(deadline - press.began, 0.01)
    if !press.mayFlick, finger.farthest > GestureTolerances.jitter,
      finger.displacement.length / elapsed >= GestureTolerances.flickSpeed
    {
      press.mayFlick = true
      if options.exploreDelay < GestureTolerances.flickDuration { return }
    }
    if let edge = edge(under: finger) {
      mode = .edge(edge, stage: 0, farthest: 0)
      return slide(from: edge, 0, 0, &out)
    }
    explore(&out)
  }

  /// Makes the one finger that is down explore.
  mutating func explore(_ out: inout [Gesture]) {
    guard let finger = press.down.first else { return }
    mode = .exploring
    out.append(Gesture(.explore, at: finger.last))
  }

  /// Reports the taps that were waiting for another.
  mutating func flush(_ out: inout [Gesture]) {
    guard let taps = pending else { return }
    pending = nil
    tell(taps, &out)
  }

  private func tell(_ taps: PendingTaps, _ out: inout [Gesture]) {
    out.append(Gesture(.tap(taps.count), fingers: taps.fingers, at: taps.point))
  }

  /// All fingers have been lifted before their gesture was decided.
  mutating func judgePress(_ out: inout [Gesture]) {
    if judgeTwoFingers(&out) { return }
    let displacement = press.displacement
    if displacement.length >= GestureTolerances.swipeDistance {
      flush(&out)
      let duration = now - (press.moved ?? now)
      if press.count > 1, duration > GestureTolerances.multiFingerSwipeDuration || !press.fingersAgree {
        return
      }
      out.append(Gesture(.swipe(displacement.direction), fingers: press.count, at: press.start))
    } else if press.farthest >= GestureTolerances.wanderDistance {
      flush(&out)
      guard press.count == 1, let last = press.lifted.first?.last else { return }
      out.append(Gesture(.explore, at: last))
      out.append(Gesture(.lift, at: last))
    } else {
      tapped(&out)
    }
  }

  private mutating func tapped(_ out: inout [Gesture]) {
    var taps = PendingTaps(
      fingers: press.count, count: 1, point: press.start, deadline: now + max(options.doubleTapTimeout, 0))
    if let before = pending {
      if before.fingers == taps.fingers {
        taps.count += before.count
        taps.point = before.point
      } else {
        flush(&out)
      }
    }
    pending = taps
    if taps.count >= options.mostTaps(of: taps.fingers) { flush(&out) }
  }

  private mutating func hold(_ out: inout [Gesture]) {
    var taps = 1
    if let before = pending {
      if before.fingers == press.count { taps += before.count } else { flush(&out) }
      pending = nil
    }
    if press.count == 1, taps == 1 { return explore(&out) }
    if press.count == 3 {
      mode = .holding(taps: taps)
      return
    }
    out.append(Gesture(.hold(taps: taps), fingers: press.count, at: press.start))
    mode = .over
    guard press.count == 1, taps == 2, let finger = press.down.first else { return }
    mode = .passingThrough
    out.append(passThrough(Touch(finger: finger.id, phase: .began, point: finger.last)))
  }

  mutating func holdEnded(_ taps: Int, _ out: inout [Gesture]) {
    let displacement = press.displacement
    if displacement.length >= GestureTolerances.swipeDistance {
      out.append(
        Gesture(
          taps == 2 ? .holdAndSwipe(displacement.direction) : .swipe(displacement.direction),
          fingers: press.count, at: press.start))
    } else {
      out.append(Gesture(.hold(taps: taps), fingers: press.count, at: press.start))
    }
  }
}
