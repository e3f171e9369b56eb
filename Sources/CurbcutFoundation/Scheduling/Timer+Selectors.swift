import Foundation

/// Timers that send a selector, and timers on the main run loop that follow the host's clock if there is one.
///
/// Follows <https://developer.apple.com/documentation/foundation/timer>.
extension Timer {
  /// Creates a timer that sends a selector, without adding it to a run loop.
  ///
  /// - Parameters:
  ///   - date: when it fires first.
  ///   - interval: seconds between firings, if it repeats.
  ///   - target: the object that receives the selector; kept alive until the timer is invalidated.
  ///   - selector: a method that takes nothing, or the timer.
  ///   - userInfo: the value of ``userInfo``.
  ///   - repeats: whether it fires repeatedly.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      guard let state = timer.state, let target = state.target else { return }
      if !repeats { state.target = nil }
      ObjCRuntime.deliver(selector, to: target, arguments: selector.argumentCount == 0 ? [] : [timer])
    }
    let state = makeState()
    state.target = target as AnyObject
    state.info = userInfo
  }

  /// Creates a timer that sends a selector, without adding it to a run loop.
  ///
  /// - Parameters:
  ///   - interval: seconds to the first firing, and between firings.
  ///   - target: the object that receives the selector; kept alive until the timer is invalidated.
  ///   - selector: a method that takes nothing, or the timer.
  ///   - userInfo: the value of ``userInfo``.
  ///   - repeats: whether it fires repeatedly.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: max(interval, 0.0001)), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a block, without adding it to a run loop.
  ///
  /// On Linux, Foundation's own fires for the first time immediately rather than after the interval.
  ///
  /// - Parameters:
  ///   - interval: seconds to the first firing, and between firings.
  ///   - repeats: whether it fires repeatedly.
  ///   - block: is called with the timer each time.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: max(interval, 0.0001)), interval: interval, repeats: repeats,
      block: block)
  }

  /// Creates a timer that sends a selector, and adds it to the current run loop.
  ///
  /// - Parameters:
  ///   - interval: seconds to the first firing, and between firings.
  ///   - target: the object that receives the selector; kept alive until the timer is invalidated.
  ///   - selector: a method that takes nothing, or the timer.
  ///   - userInfo: the value of ``userInfo``.
  ///   - repeats: whether it fires repeatedly.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a block, and adds it to the current run loop.
  ///
  /// - Parameters:
  ///   - interval: seconds to the first firing, and between firings.
  ///   - repeats: whether it fires repeatedly.
  ///   - block: is called with the timer each time.
  @discardableResult
  @_disfavoredOverload
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// The user info the timer was created with; nil for a timer with a block.
  @_disfavoredOverload
  public var userInfo: Any? { state?.info ?? self.Foundation::userInfo }

  /// When the timer fires next.
  @_disfavoredOverload
  public var fireDate: Date {
    get {
      guard let hosted = state?.hosted else { return self.Foundation::fireDate }
      return Date(timeIntervalSinceNow: hosted.time - hosted.scheduler.time)
    }
    set {
      self.Foundation::fireDate = newValue
      guard let state, let scheduler = state.hosted?.scheduler else { return }
      state.leave()
      schedule(state, on: scheduler, at: scheduler.time + max(0, newValue.timeIntervalSinceNow))
    }
  }

  /// Fires the timer now; one that does not repeat is then invalidated.
  @_disfavoredOverload
  public func fire() {
    guard isValid else { return }
    let isLast = timeInterval <= 0
    self.Foundation::fire()
    if isLast { invalidate() }
  }

  /// Stops the timer, and releases its target.
  @_disfavoredOverload
  public func invalidate() {
    self.Foundation::invalidate()
    guard let state else { return }
    state.leave()
    state.target = nil
  }

  // MARK: The host's clock

  fileprivate var state: TimerState? {
    AssociatedObjects.shared.value(TimerState.key, of: self) as? TimerState
  }

  @discardableResult
  fileprivate func makeState() -> TimerState {
    if let state { return state }
    let state = TimerState()
    AssociatedObjects.shared.set(state, TimerState.key, of: self, .OBJC_ASSOCIATION_RETAIN)
    return state
  }

  /// Schedules the timer on a host's clock.
  fileprivate func join(_ scheduler: any HostScheduler) {
    let state = makeState()
    guard state.hosted == nil, isValid else { return }
    let delay = self.Foundation::fireDate.timeIntervalSinceNow
    schedule(state, on: scheduler, at: scheduler.time + max(0, delay))
  }

  private func schedule(_ state: TimerState, on scheduler: any HostScheduler, at time: TimeInterval) {
    let timer = Unchecked(value: self)
    let id =
      timeInterval > 0
      ? scheduler.scheduleRecurring(at: time) { timer.value.fireHosted() }
      : scheduler.schedule(at: time) { timer.value.fireHosted() }
    state.hosted = (scheduler, time, id)
  }

  private func fireHosted() {
    guard let state, let fired = state.hosted else { return }
    fire()
    guard isValid, state.hosted?.id == fired.id else { return }
    // Firings that the clock has passed are dropped, as on a run loop.
    let missed = max(0, ((fired.scheduler.time - fired.time) / timeInterval).rounded(.down))
    schedule(state, on: fired.scheduler, at: fired.time + (missed + 1) * timeInterval)
  }
}

/// A timer's state besides what Foundation stores.
private final class TimerState {
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The object that receives the selector, until the timer is invalidated.
  var target: AnyObject?
  var info: Any?
  /// The schedule on the host's clock: its time, and the identifier to cancel it with.
  var hosted: (scheduler: any HostScheduler, time: TimeInterval, id: Int)?

  func leave() {
    if let hosted { hosted.scheduler.cancel(hosted.id) }
    hosted = nil
  }
}

extension RunLoop {
  /// Adds a timer to the run loop.
  ///
  /// - Parameters:
  ///   - timer: the timer.
  ///   - mode: the mode in which it fires; ignored while a host's clock is installed.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    let scheduler = self === RunLoop.main ? HostTime.scheduler : HostTime.current
    if let scheduler, self === RunLoop.main || self === RunLoop.current {
      if HostTime.isMainThread { return timer.join(scheduler) }
      let timer = Unchecked(value: timer)
      DispatchQueue.main.async { timer.value.join(scheduler) }
    } else {
      self.Foundation::add(timer, forMode: mode)
    }
  }
}
