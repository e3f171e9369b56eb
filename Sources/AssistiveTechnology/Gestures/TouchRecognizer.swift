import Foundation

/// Recognises VoiceOver's gestures in raw touches.
///
/// A pure state machine: it is given each touch with its time, and asks through ``nextDeadline`` to be called
/// when time alone decides. Any touch may be late, shaky or missing; whatever happens, the recogniser is back
/// at rest when no finger is down and ``nextDeadline`` has passed.
/// ```swift
/// var recognizer = TouchRecognizer()
/// var gestures = recognizer.handle(Touch(phase: .began, point: p), at: 0)
/// gestures += recognizer.handle(Touch(phase: .ended, point: p), at: 0.1)
/// if let deadline = recognizer.nextDeadline { gestures += recognizer.timeout(at: deadline) }
/// // One tap: it could have become two until now.
/// ```
public struct TouchRecognizer: Sendable, Equatable {
  /// What the user's settings and the screen decide.
  public struct Options: Sendable, Hashable {
    /// The longest time between two taps of one gesture, in seconds.
    public var doubleTapTimeout: Double
    /// True while Zoom is on: taps of three fingers then have a meaning with one more tap (``GestureRule``), which is waited for.
    public var needsExtraThreeFingerTap: Bool
    /// In points; nil when unknown, in which case no gesture from an edge is recognised.
    public var screenSize: CGSize?
    /// The largest number of taps that has a meaning, for one finger, two fingers, and so on. After that many
    /// taps the recogniser does not wait for another.
    public var mostTaps: [Int]

    /// Creates options, by default those of a new device.
    public init(
      doubleTapTimeout: Double = 0.35, needsExtraThreeFingerTap: Bool = false,
      screenSize: CGSize? = nil, mostTaps: [Int] = [4, 4, 4, 4]
    ) {
      self.doubleTapTimeout = doubleTapTimeout
      self.needsExtraThreeFingerTap = needsExtraThreeFingerTap
      self.screenSize = screenSize
      self.mostTaps = mostTaps
    }

    /// How long a finger rests before it explores, in seconds.
    var exploreDelay: Double {
      let wanted = doubleTapTimeout * GestureTolerances.exploreShare
      return min(max(wanted, GestureTolerances.shortestExploreDelay), GestureTolerances.longestExploreDelay)
    }

    func mostTaps(of fingers: Int) -> Int {
      let known = mostTaps.indices.contains(fingers - 1) ? mostTaps[fingers - 1] : 4
      return max(known, 1) + (fingers == 3 && needsExtraThreeFingerTap ? 1 : 0)
    }
  }

  /// May change at any time, even during a gesture.
  public var options: Options

  var mode = Mode.undecided
  var press = FingerPress()
  var pending: PendingTaps?
  private(set) var now = -Double.infinity

  /// What the fingers that are down are known to do.
  enum Mode: Sendable, Equatable {
    case undecided
    case exploring
    /// A second finger touched down beside the exploring one, perhaps for a split tap. The exploring finger
    /// may have been lifted.
    case splitting(since: Double, explorer: Int, liftedAt: Double?)
    /// Two fingers rotate; the angle of the last detent, in radians.
    case rotating(from: Double)
    case edge(Gesture.Edge, stage: Int, farthest: Double)
    /// Several fingers hold after taps, and may still swipe.
    case holding(taps: Int)
    case passingThrough
    /// The gesture was recognised, or cannot be: further movement is ignored.
    case over
  }

  /// Taps that may be followed by another.
  struct PendingTaps: Sendable, Equatable {
    var fingers: Int
    var count: Int
    var point: CGPoint
    var deadline: Double
  }

  /// Creates a recogniser at rest.
  public init(_ options: Options = Options()) { self.options = options }

  /// True when no finger is down and no tap is waiting for another.
  public var isAtRest: Bool { press.down.isEmpty && pending == nil }

  /// When ``timeout(at:)`` is to be called unless a touch comes first; nil when only a touch can change
  /// anything.
  public var nextDeadline: Double? {
    guard !press.down.isEmpty else { return pending?.deadline }
    switch mode {
    case .undecided:
      if press.count == 1, pending == nil {
        return press.began
          + (press.mayFlick
            ? max(GestureTolerances.flickDuration, options.exploreDelay) : options.exploreDelay)
      }
      let hold = press.lookedForHold ? nil : press.landed + GestureTolerances.holdDelay
      return [frameDeadline, hold].compactMap { $0 }.min()
    case .splitting: return splitDeadline
    default: return nil
    }
  }

  var splitDeadline: Double? {
    guard case .splitting(let since, _, let liftedAt) = mode else { return nil }
    return liftedAt.map { $0 + GestureTolerances.liftTogether } ?? since + GestureTolerances.splitTapDuration
  }

  /// When all fingers that moved together have reported their movements.
  var frameDeadline: Double? {
    press.down.count == 2 ? press.frame.map { $0 + GestureTolerances.frameDuration } : nil
  }

  // MARK: Taking touches

  /// Handles a touch.
  ///
  /// An impossible touch is ignored: one that never began, or at a point that no screen has.
  /// - Parameters:
  ///   - touch: one finger at one moment.
  ///   - time: in seconds, on any monotonic clock.
  /// - Returns: the gestures that were recognised, in order.
  public mutating func handle(_ touch: Touch, at time: Double) -> [Gesture] {
    var gestures = timeout(at: time)
    switch touch.phase {
    case .began: began(touch, &gestures)
    case .moved: moved(touch, &gestures)
    case .ended: ended(touch, &gestures)
    case .cancelled: cancelled(touch, &gestures)
    }
    return gestures
  }

  /// Returns the gestures that are decided by time alone.
  public mutating func timeout(at time: Double) -> [Gesture] {
    // If the clock goes backwards, time stands still.
    if time.isFinite { now = max(now, time) }
    if !now.isFinite { now = 0 }
    var gestures: [Gesture] = []
    while let deadline = nextDeadline, deadline <= now + 1e-9 { decide(at: deadline, &gestures) }
    return gestures
  }

  /// Forgets the fingers, whose touches something else handles from now on.
  public mutating func reset() {
    mode = .undecided
    press = FingerPress()
    pending = nil
  }

  private func index(of finger: Int) -> Int? { press.down.firstIndex { $0.id == finger } }

  private mutating func began(_ touch: Touch, _ out: inout [Gesture]) {
    guard touch.point.isOnSomeScreen else { return }
    if let lost = index(of: touch.finger) {
      // The end of its previous touch got lost.
      cancelled(Touch(finger: touch.finger, phase: .cancelled, point: press.down[lost].last), &out)
    }
    if press.down.isEmpty { return beganPress(touch, &out) }
    if mode == .passingThrough { out.append(passThrough(touch)) }
    press.land(touch.finger, at: touch.point, now)
    switch mode {
    case .undecided where press.count > GestureTolerances.mostFingers:
      flush(&out)
      mode = .over
    case .exploring:
      mode = .splitting(since: now, explorer: press.down[0].id, liftedAt: nil)
    case .splitting: joinFingers(&out)
    default: break
    }
  }

  private mutating func beganPress(_ touch: Touch, _ out: inout [Gesture]) {
    press = FingerPress()
    press.began = now
    press.land(touch.finger, at: touch.point, now)
    mode = .undecided
    if let pending, pending.point.distance(to: touch.point) > GestureTolerances.tapSpread,
      pending.fingers == 1
    {
      flush(&out)
    }
  }

  private mutating func moved(_ touch: Touch, _ out: inout [Gesture]) {
    guard touch.point.isOnSomeScreen, let index = index(of: touch.finger) else { return }
    endFrame(&out)
    press.move(index, to: touch.point, now)
    follow(index, &out)
    if mode == .passingThrough { out.append(passThrough(touch)) }
  }

  /// Ends a frame: all fingers have reported where they are at one moment.
  private mutating func endFrame(_ out: inout [Gesture]) {
    guard mode == .undecided, let frame = press.frame,
      now - frame >= GestureTolerances.frameDuration || press.down.isEmpty
    else { return }
    recognizeTwoFingers(&out)
  }

  /// Handles the movement of a finger.
  private mutating func follow(_ index: Int, _ out: inout [Gesture]) {
    switch mode {
    case .undecided:
      if press.frame == nil, press.count == 2 { press.frame = now }
    case .exploring: out.append(Gesture(.explore, at: press.down[index].last))
    case .splitting(_, let explorer, let liftedAt):
      let finger = press.down[index]
      if finger.id == explorer {
        if finger.last.distance(to: finger.base) > GestureTolerances.jitter {
          out.append(Gesture(.explore, at: finger.last))
        }
      } else if liftedAt == nil, finger.farthest >= GestureTolerances.swipeDistance {
        joinFingers(&out)
      }
    case .rotating(let angle): turn(from: angle, &out)
    case .edge(let edge, let stage, let farthest): slide(from: edge, stage, farthest, &out)
    case .holding, .passingThrough, .over: break
    }
  }

  private mutating func ended(_ touch: Touch, _ out: inout [Gesture]) {
    guard let index = index(of: touch.finger) else { return }
    var touch = touch
    endFrame(&out)
    if touch.point.isOnSomeScreen {
      if touch.point != press.down[index].last {
        press.move(index, to: touch.point, now)
        follow(index, &out)
      }
    } else {
      touch.point = press.down[index].last
    }
    if mode == .passingThrough { out.append(passThrough(touch)) }
    let finger = press.down.remove(at: index)
    press.lifted.append(finger)
    lifted(finger, &out)
    if press.down.isEmpty { endPress() }
  }

  private mutating func lifted(_ finger: Finger, _ out: inout [Gesture]) {
    switch mode {
    case .undecided:
      if press.down.isEmpty { judgePress(&out) }
    case .exploring:
      if press.down.isEmpty { out.append(Gesture(.lift, at: finger.last)) }
    case .splitting(let since, let explorer, let liftedAt):
      if finger.id == explorer {
        mode = .splitting(since: since, explorer: explorer, liftedAt: now)
      } else {
        splitTapped(explorer, liftedAt: liftedAt, &out)
      }
    case .rotating: mode = .over
    case .edge(let edge, let stage, let farthest):
      if press.down.isEmpty { slideEnded(finger, edge, stage, farthest, &out) }
    case .holding(let taps):
      if press.down.isEmpty { holdEnded(taps, &out) }
    case .passingThrough, .over: break
    }
  }

  private mutating func cancelled(_ touch: Touch, _ out: inout [Gesture]) {
    guard let index = index(of: touch.finger) else { return }
    let last = press.down.remove(at: index).last
    switch mode {
    case .passingThrough:
      out.append(passThrough(Touch(finger: touch.finger, phase: .cancelled, point: last)))
    case .exploring, .splitting:
      out.append(Gesture(.cancel))
      mode = .over
    case .edge(_, let stage, _):
      if stage > 0 { out.append(Gesture(.cancel)) }
      mode = .over
    case .undecided, .holding:
      // The pending taps will not be followed by another.
      flush(&out)
      mode = .over
    case .rotating, .over: mode = .over
    }
    if press.down.isEmpty { endPress() }
  }

  mutating func endPress() {
    press = FingerPress()
    mode = .undecided
  }

  func passThrough(_ touch: Touch) -> Gesture {
    Gesture(.passThrough(touch), at: touch.point)
  }

  /// Makes the exploring finger part of a gesture of several fingers.
  mutating func joinFingers(_ out: inout [Gesture]) {
    if case .splitting(_, let explorer, .some) = mode {
      out.append(Gesture(.lift, at: press.lifted.first { $0.id == explorer }?.last))
    } else {
      out.append(Gesture(.cancel))
    }
    press.lifted = []
    for index in press.down.indices {
      var finger = Finger(press.down[index].id, at: press.down[index].last, now)
      finger.base = press.down[index].base
      press.down[index] = finger
    }
    press.began = now
    press.landed = now
    press.moved = nil
    press.lookedForHold = false
    mode = press.count > GestureTolerances.mostFingers ? .over : .undecided
  }

  mutating func splitTapped(_ explorer: Int, liftedAt: Double?, _ out: inout [Gesture]) {
    let resting = press.all.first { $0.id == explorer }
    out.append(Gesture(.splitTap, at: resting?.last))
    press.lifted.removeAll { $0.id != explorer }
    if liftedAt == nil {
      mode = .exploring
    } else {
      out.append(Gesture(.lift, at: resting?.last))
      mode = .over
    }
  }
}
