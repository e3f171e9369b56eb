import DeviceSettings

/// Decides which of several technologies that run at once takes what a user does.
///
/// The rules are data: ``ArbitrationRule/standard`` for events, ``GestureRule/standard`` for gestures that more than one knows,
/// ``ButtonRule/standard`` for buttons. Who has got the beginning of something, a finger that comes down or a key that is
/// pressed, gets its end as well, whatever was switched on or off meanwhile.
/// ```swift
/// let session = Session(
///   provider: provider, engines: [AssistiveTouchEngine(), SwitchControlEngine()], arbiter: TechnologyArbiter())
/// ```
public struct TechnologyArbiter: Sendable {
  private let rules: [ArbitrationRule]
  private let gestures: [GestureRule]
  private let buttons: [ButtonRule]
  /// Who has the fingers, keys and switches that are down, by the indices of their engines.
  private var held: [Held: Hold] = [:]

  private struct Hold {
    var takers: [Int]
    /// The last that was heard of it.
    var event: Event
  }

  private enum Held: Hashable, Sendable {
    case finger(Int), key(String), control(SwitchSource), button(Int)
  }

  /// Creates an arbiter with the rules of iOS, or others.
  public init(
    rules: [ArbitrationRule] = ArbitrationRule.standard, gestures: [GestureRule] = GestureRule.standard,
    buttons: [ButtonRule] = ButtonRule.standard
  ) {
    self.rules = rules
    self.gestures = gestures
    self.buttons = buttons
  }

  // MARK: Events

  /// Which engines get an event, as indices into the list, in its order.
  ///
  /// What no user does, such as the passing of time, is for all of them, and so is everything for an engine that no rule knows.
  public mutating func takers(
    of event: Event, among engines: [any TechnologyEngine], in context: Context
  ) -> [Int] {
    guard let input = ArbitrationRule.Input(event) else { return Array(engines.indices) }
    guard let (held, phase) = Self.held(by: event) else {
      return decide(event, input, among: engines, in: context)
    }
    switch phase {
    case .began:
      let takers = decide(event, input, among: engines, in: context)
      self.held[held] = Hold(takers: takers, event: event)
      return takers
    case .goesOn:
      self.held[held]?.event = event
      return self.held[held]?.takers ?? decide(event, input, among: engines, in: context)
    case .ended:
      return self.held.removeValue(forKey: held)?.takers ?? decide(event, input, among: engines, in: context)
    }
  }

  /// What has to be ended before something begins anew, because its end got lost: a finger that comes down although it is down.
  ///
  /// - Returns: the end, and the engines that have got the beginning, as indices into the list; nil when nothing got lost.
  public func lostEnd(before event: Event) -> (event: Event, takers: [Int])? {
    guard let (held, phase) = Self.held(by: event), phase == .began, let hold = self.held[held] else {
      return nil
    }
    return Self.end(of: hold.event).map { ($0, hold.takers) }
  }

  private func decide(
    _ event: Event, _ input: ArbitrationRule.Input, among engines: [any TechnologyEngine], in context: Context
  ) -> [Int] {
    let technologies = engines.map { Technology(engine: $0.identifier) }
    let running = Technology.running(in: context.settings)
    // What a technology that is not there would take is left to the others.
    let present = running.filter { technology in
      technologies.contains(technology) || [.zoom, .guidedAccess].contains(technology)
    }
    var takers = engines.indices.filter { technologies[$0] == nil }
    if case .gesture(let gesture) = event, let taker = self.taker(of: gesture, running: present),
      // With Speak Screen off, the rest of Spoken Content needs no gesture from the top.
      taker != .spokenContent || context.settings.isSpeakScreenEnabled
    {
      return (takers + engines.indices.filter { technologies[$0] == taker }).sorted()
    }
    for rule in rules
    where rule.input == input && present.contains(rule.technology) && technologies.contains(rule.technology) {
      guard rule.with.isSubset(of: present), rule.unless.isDisjoint(with: present) else { continue }
      var isTaken = rule.share == .all
      for index in engines.indices where technologies[index] == rule.technology {
        if rule.share == .claimed {
          guard engines[index].claims(event, in: context) else { continue }
          isTaken = true
        }
        takers.append(index)
      }
      if isTaken { break }
    }
    return takers.sorted()
  }

  // MARK: Gestures and buttons

  /// Who takes a gesture that several technologies know; nil when no such rule holds.
  public func taker(of gesture: Gesture, running: Set<Technology>) -> Technology? {
    switch gesture.kind {
    case .tap(let count): rule(for: .taps(count), fingers: gesture.fingers, running: running)?.technology
    case .swipe(.down) where gesture.isFromTop:
      rule(for: .swipeDownFromTop, fingers: gesture.fingers, running: running)?.technology
    default: nil
    }
  }

  /// The rule that decides who takes a gesture; nil when none holds.
  public func rule(
    for kind: GestureRule.Kind, fingers: Int, running: Set<Technology>
  ) -> GestureRule? {
    gestures.first { $0.kind == kind && $0.fingers == fingers && $0.with.isSubset(of: running) }
  }

  /// Who takes clicks of a button, or taps on the back; nil when the system does what it always does.
  public func taker(of kind: ButtonRule.Kind, running: Set<Technology>) -> ButtonRule.Taker? {
    buttons.first { $0.kind == kind && $0.with.isSubset(of: running) }?.taker
  }

  // MARK: What is held

  private static func end(of event: Event) -> Event? {
    switch event {
    case .touch(var touch):
      touch.phase = .cancelled
      return .touch(touch)
    case .key(var press):
      press.isDown = false
      return .key(press)
    case .switchPress(var press):
      press.isDown = false
      return .switchPress(press)
    default: return nil
    }
  }

  private enum Phase { case began, goesOn, ended }

  /// What is held down by an event, and whether it begins or ends; nil for what is over at once.
  private static func held(by event: Event) -> (Held, Phase)? {
    switch event {
    case .touch(let touch):
      let phase: Phase =
        switch touch.phase {
        case .began: .began
        case .moved: .goesOn
        case .ended, .cancelled: .ended
        }
      return (.finger(touch.finger), phase)
    case .key(let press): return (.key(press.key), press.isDown ? .began : .ended)
    case .switchPress(let press): return (.control(press.source), press.isDown ? .began : .ended)
    case .pointer(let pointer):
      switch pointer.phase {
      case .pressed: return (.button(pointer.button), .began)
      case .released: return (.button(pointer.button), .ended)
      case .moved, .left: return nil
      }
    default: return nil
    }
  }
}
