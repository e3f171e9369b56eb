import Foundation

/// Messages sent after a delay, or on other threads.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject>.
extension NSObjectProtocol {
  /// Sends a selector after a delay, on the current thread's run loop.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - anArgument: the argument.
  ///   - delay: seconds to wait; 0 still waits for the run loop's next turn.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.shared.add(aSelector, to: self, argument: anArgument, after: delay)
  }

  /// Sends a selector after a delay, on the current thread's run loop in some of its modes.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - anArgument: the argument.
  ///   - delay: seconds to wait; 0 still waits for the run loop's next turn.
  ///   - modes: the modes in which the message may be sent.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedMessages.shared.add(aSelector, to: self, argument: anArgument, after: delay, modes: modes)
  }

  /// Cancels every delayed message to an object that was scheduled on this thread.
  ///
  /// - Parameter aTarget: the object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel(aTarget) { _, _ in true }
  }

  /// Cancels delayed messages to an object that were scheduled on this thread.
  ///
  /// - Parameters:
  ///   - aTarget: the object.
  ///   - aSelector: the selector of the messages.
  ///   - anArgument: the argument of the messages.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel(aTarget) { selector, argument in
      guard selector == aSelector else { return false }
      switch (argument, anArgument) {
      case (nil, nil): return true
      case (let one?, let other?):
        let (one, other) = (one as AnyObject, other as AnyObject)
        return one === other || (one as? NSObject)?.isEqual(other) ?? false
      default: return false
      }
    }
  }

  /// Sends a selector on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - arg: the argument.
  ///   - wait: whether to wait until the method has returned; on the main thread, this calls the method immediately.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let message = Unchecked<(AnyObject, Any?)>(value: (self, arg))
    let send: @Sendable () -> Void = {
      ObjCRuntime.deliver(aSelector, to: message.value.0, arguments: [message.value.1])
    }
    if wait, Thread.isMainThread {
      send()
    } else if wait {
      DispatchQueue.main.sync(execute: send)
    } else {
      DispatchQueue.main.async(execute: send)
    }
  }

  /// Sends a selector on a new thread.
  ///
  /// - Parameters:
  ///   - aSelector: the selector.
  ///   - arg: the argument.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = Unchecked<(AnyObject, Any?)>(value: (self, arg))
    Thread.detachNewThread {
      ObjCRuntime.deliver(aSelector, to: message.value.0, arguments: [message.value.1])
    }
  }
}

/// The messages that are scheduled but not yet sent.
private final class DelayedMessages: @unchecked Sendable {
  static let shared = DelayedMessages()

  private struct Message {
    var id: Int
    var thread: Thread
    var target: AnyObject
    var selector: Selector
    var argument: Any?
    var drop: () -> Void = {}
  }

  private let lock = NSLock()
  private var messages: [Message] = []
  private var lastID = 0

  func add(
    _ selector: Selector, to target: AnyObject, argument: Any?, after delay: TimeInterval,
    modes: [RunLoop.Mode] = [.default]
  ) {
    let id = lock.withLock {
      lastID += 1
      messages.append(
        Message(id: lastID, thread: .current, target: target, selector: selector, argument: argument))
      return lastID
    }
    let drop: () -> Void
    if let scheduler = HostTime.current {
      let number = scheduler.schedule(at: scheduler.time + max(0, delay)) { [self] in send(id) }
      drop = { scheduler.cancel(number) }
    } else {
      let timer = Foundation.Timer(timeInterval: max(0, delay), repeats: false) { [self] _ in send(id) }
      for mode in modes { RunLoop.current.Foundation::add(timer, forMode: mode) }
      drop = { timer.invalidate() }
    }
    lock.withLock {
      if let index = messages.firstIndex(where: { $0.id == id }) { messages[index].drop = drop }
    }
  }

  private func send(_ id: Int) {
    let message = lock.withLock {
      messages.firstIndex { $0.id == id }.map { messages.remove(at: $0) }
    }
    guard let message else { return }
    let arguments = message.selector.argumentCount == 0 ? [] : [message.argument]
    ObjCRuntime.deliver(message.selector, to: message.target, arguments: arguments)
  }

  func cancel(_ target: Any, where matches: (Selector, Any?) -> Bool) {
    let target = target as AnyObject
    let thread = Thread.current
    let dropped = lock.withLock {
      let dropped = messages.filter {
        $0.target === target && $0.thread == thread && matches($0.selector, $0.argument)
      }
      messages.removeAll { message in dropped.contains { $0.id == message.id } }
      return dropped
    }
    for message in dropped { message.drop() }
  }
}
