import Foundation

/// The gestures that are recognised before the fingers are lifted: rotating, pinching, scrubbing, and sliding
/// in from an edge.
extension TouchRecognizer {
  // MARK: Two fingers

  /// Determines whether two fingers rotate, pinch or scrub, once each has reported where it is.
  mutating func recognizeTwoFingers(_ out: inout [Gesture]) {
    press.frame = nil
    guard press.count == 2, press.down.count == 2 else { return }
    press.scrub.add(press.down.map(\.last).middle.x)
    switch TwoFingers(press.down[0], press.down[1]).movement {
    case .turning(let from):
      flush(&out)
      turn(from: from, &out)
    case .pinching(let isOpening):
      flush(&out)
      out.append(Gesture(.pinch(opening: isOpening), fingers: 2, at: press.start))
      mode = .over
    case nil where press.scrub.strokes >= 3:
      flush(&out)
      out.append(Gesture(.scrub, fingers: 2, at: press.start))
      mode = .over
    case nil: break
    }
  }

  /// Judges two lifted fingers that reported few points in between: true when those are enough to tell that
  /// they rotated, pinched or scrubbed.
  mutating func judgeTwoFingers(_ out: inout [Gesture]) -> Bool {
    guard press.lifted.count == 2 else { return false }
    let fingers = press.lifted.sorted { ($0.landed, $0.id) < ($1.landed, $1.id) }
    switch TwoFingers(fingers[0], fingers[1]).movement {
    case .turning(let from):
      flush(&out)
      press.down = fingers
      turn(from: from, &out)
      press.down = []
    case .pinching(let isOpening):
      flush(&out)
      out.append(Gesture(.pinch(opening: isOpening), fingers: 2, at: press.start))
    case nil:
      press.scrub.add(fingers.map(\.last).middle.x)
      if press.scrub.strokes < 3 { return false }
      flush(&out)
      out.append(Gesture(.scrub, fingers: 2, at: press.start))
    }
    return true
  }

  /// Reports each detent that the fingers have passed.
  mutating func turn(from start: Double, _ out: inout [Gesture]) {
    mode = .rotating(from: start)
    guard press.down.count >= 2 else { return }
    let dial = Offset(from: press.down[0].last, to: press.down[1].last)
    guard dial.length >= GestureTolerances.rotationRadius else { return }
    var from = start
    var angle = Offset(dx: cos(from), dy: sin(from)).angle(to: dial)
    while abs(angle) >= GestureTolerances.rotationDetent {
      let isClockwise = angle > 0
      out.append(Gesture(.rotate(clockwise: isClockwise), fingers: 2, at: press.start))
      let step = isClockwise ? GestureTolerances.rotationDetent : -GestureTolerances.rotationDetent
      from += step
      angle -= step
    }
    mode = .rotating(from: from)
  }

  // MARK: Edges

  /// The edge from which a finger slides in; nil for none.
  func edge(under finger: Finger) -> Gesture.Edge? {
    guard let size = options.screenSize, size.height > 2 * GestureTolerances.edgeZone else { return nil }
    let move = finger.displacement
    guard abs(move.dy) >= GestureTolerances.edgeSlip, abs(move.dy) > abs(move.dx) else { return nil }
    if finger.start.y >= size.height - GestureTolerances.edgeZone, move.dy < 0 { return .bottom }
    if finger.start.y <= GestureTolerances.edgeZone, move.dy > 0 { return .top }
    return nil
  }

  private func way(of finger: Finger, from edge: Gesture.Edge) -> Double {
    edge == .bottom ? -finger.displacement.dy : finger.displacement.dy
  }

  mutating func slide(
    from edge: Gesture.Edge, _ stage: Int, _ farthest: Double, _ out: inout [Gesture]
  ) {
    guard let finger = press.down.first else { return }
    let way = way(of: finger, from: edge)
    var stage = stage
    while stage < GestureTolerances.edgeStages.count, way >= GestureTolerances.edgeStages[stage] {
      stage += 1
      out.append(Gesture(.edgeStage(edge, stage: stage), at: finger.start))
    }
    mode = .edge(edge, stage: stage, farthest: max(farthest, way))
  }

  mutating func slideEnded(
    _ finger: Finger, _ edge: Gesture.Edge, _ stage: Int, _ farthest: Double, _ out: inout [Gesture]
  ) {
    if stage == 0 {
      // It did not slide in far enough: it explored the point from which it was lifted.
      out.append(Gesture(.explore, at: finger.last))
      out.append(Gesture(.lift, at: finger.last))
    } else if stage == 1, farthest - way(of: finger, from: edge) >= GestureTolerances.edgeReturn {
      out.append(Gesture(.edgeReturn(edge), at: finger.start))
    } else {
      out.append(Gesture(.edge(edge, stage: stage), at: finger.start))
    }
  }
}

/// How two fingers moved relative to each other since both were down.
struct TwoFingers {
  enum Movement: Equatable {
    /// They rotate; the angle where they began, in radians.
    case turning(from: Double)
    case pinching(opening: Bool)
  }

  var movement: Movement?

  init(_ first: Finger, _ second: Finger) {
    let before = Offset(from: first.base, to: second.base)
    let after = Offset(from: first.last, to: second.last)
    let moves = [Offset(from: first.base, to: first.last), Offset(from: second.base, to: second.last)]
    let oneRests = moves.contains { $0.length <= GestureTolerances.jitter }
    // Fingers that move in the same direction do neither, even when one is ahead of the other.
    if !oneRests, moves[0].dx * moves[1].dx + moves[0].dy * moves[1].dy > 0 { return }
    let shift = [first.last, second.last].middle.distance(to: [first.base, second.base].middle)
    let angle = before.angle(to: after)
    let arc = abs(angle) * (before.length + after.length) / 2
    let stretch = after.length - before.length
    // Of two fingers that swipe, one may report its movement later: rotating around a resting finger takes a
    // longer movement.
    let farther = oneRests ? 2.0 : 1
    let hasAngle = min(before.length, after.length) >= GestureTolerances.rotationRadius
    if hasAngle, abs(angle) >= GestureTolerances.rotationDetent,
      arc >= GestureTolerances.rotationArc * farther, arc > abs(stretch), arc > shift
    {
      movement = .turning(from: before.angle)
    } else if abs(stretch) >= GestureTolerances.pinchDistance * farther, abs(stretch) > arc,
      abs(stretch) > shift
    {
      movement = .pinching(opening: stretch > 0)
    }
  }
}

extension Offset {
  /// The angle in radians, clockwise on a screen.
  var angle: Double { atan2(dy, dx) }

  /// The angle from this direction to another, in radians; positive is clockwise.
  func angle(to other: Offset) -> Double {
    atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
  }
}
