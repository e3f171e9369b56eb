import AssistiveTechnology
import Foundation

/// What three fingers do: tap, drag, tap and drag, rest near an edge.
extension ZoomEngine {
  mutating func beginZoomGesture() {
    cancelAppTouches()
    switch press.owner {
    case .grip: saveSize()
    case .controller:
      controller.release()
      isPeeking = false
    default: break
    }
    // What fingers have changed before is kept: one that was lifted may have come back.
    save()
    press.owner = .zoom(.undecided)
    // While they are down it is open whether they tap.
    taps.deadline = nil
    watchEdge()
  }

  mutating func zoomFingersMoved(by step: Way, _ deed: Press.Deed) {
    switch deed {
    case .undecided:
      guard press.travel.length > ZoomMeasures.slop else { return }
      // A third press that drags is no tap: the two before it were a double tap.
      if taps.count >= 2 { decideTaps() }
      if taps.count == 1 {
        press.owner = .zoom(.leveling(from: isZoomedIn ? lens.level : 1))
        level()
      } else {
        press.owner = .zoom(.panning)
        pan(by: press.travel)
      }
      taps = PendingTaps()
    case .panning: pan(by: step)
    case .leveling: level()
    case .edging: if edgePull == nil { press.owner = .zoom(.panning) }
    }
    watchEdge()
  }

  private mutating func pan(by fingers: Way) { if isMagnifying { lens.pan(by: fingers) } }

  private mutating func level() {
    guard case .zoom(.leveling(let first)) = press.owner else { return }
    let factor = exp2(min(max(-press.travel.dy / ZoomMeasures.doublingDistance, -8), 8))
    slide(to: first * factor, at: press.start)
  }

  mutating func zoomFingersLifted(_ deed: Press.Deed) {
    finishDeed()
    press.edgesAt = nil
    guard deed == .undecided, now - press.landed <= ZoomMeasures.longestTap else {
      taps = PendingTaps()
      return
    }
    taps.count += 1
    taps.point = press.start
    // VoiceOver has taps with three fingers of its own.
    let running = Technology.running(in: settings).union([.zoom])
    let rule = GestureRule.rule(for: .taps(taps.count), fingers: 3, running: running)
    if taps.count > 2, rule?.technology == .zoom {
      taps = PendingTaps()
      openMenu()
    } else {
      taps.deadline = now + ZoomMeasures.tapPause
    }
  }

  /// Does what the taps mean, to which none is added any more.
  mutating func decideTaps() {
    let (count, point) = (taps.count, taps.point)
    taps = PendingTaps()
    if count == 2 { toggle(at: point) }
  }

  /// Keeps what the fingers have changed.
  mutating func finishDeed() {
    if case .zoom(.leveling) = press.owner { save() }
  }

  // MARK: The edges

  /// Fingers that come to rest near an edge will pan after a while.
  private mutating func watchEdge() {
    switch press.owner {
    case .zoom(.undecided), .zoom(.panning):
      press.edgesAt = taps.count == 0 && edgePull != nil ? now + ZoomMeasures.edgeDelay : nil
    default: press.edgesAt = nil
    }
  }

  /// Towards which edges fingers that rest pull, from -1 to 1; nil when they are near none.
  private var edgePull: Way? {
    guard isMagnifying, lens.region != .window, case .zoom = press.owner, let middle = press.middle else {
      return nil
    }
    let frame = lens.frame
    func pull(_ value: Double, _ low: Double, _ high: Double) -> Double {
      let zone = min(ZoomMeasures.edgeZone, (high - low) / 4)
      if value < low + zone { return -min(1, (low + zone - value) / zone) }
      return value > high - zone ? min(1, (value - high + zone) / zone) : 0
    }
    let found = Way(dx: pull(middle.x, frame.minX, frame.maxX), dy: pull(middle.y, frame.minY, frame.maxY))
    return found.dx == 0 && found.dy == 0 ? nil : found
  }

  /// Begins to pan, or goes on, when it is time.
  mutating func panAtEdge() {
    guard case .zoom(let deed) = press.owner else { return }
    if let time = press.edgesAt, time <= now + 1e-9 {
      press.edgesAt = nil
      guard edgePull != nil, deed == .undecided || deed == .panning else { return }
      press.owner = .zoom(.edging(Motion(at: now)))
      return
    }
    guard case .edging(var motion) = deed, let seconds = motion.step(at: now) else { return }
    guard let pull = edgePull else {
      press.owner = .zoom(.panning)
      return
    }
    press.owner = .zoom(.edging(motion))
    look(dx: pull.dx * ZoomMeasures.edgeSpeed * seconds, dy: pull.dy * ZoomMeasures.edgeSpeed * seconds)
  }

  // MARK: Time

  mutating func timePassed() {
    continueGesture()
    if let time = taps.deadline, time <= now + 1e-9 { decideTaps() }
    panAtEdge()
    controllerTimePassed()
  }

  /// Asks to be woken when something is due.
  mutating func setClock() {
    var edge = press.edgesAt
    if case .zoom(.edging(let motion)) = press.owner { edge = motion.next }
    let times = [playing.next, taps.deadline, edge] + controller.times(settings.zoom)
    if let time = clock.wake(at: times, now: now) { effects.append(.wake(at: time)) }
  }
}
