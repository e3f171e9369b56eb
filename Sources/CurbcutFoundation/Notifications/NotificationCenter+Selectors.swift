import Foundation

/// Observers that are notified by selector.
///
/// Follows <https://developer.apple.com/documentation/foundation/notificationcenter>.
extension NotificationCenter {
  /// Adds an object that is notified by calling one of its methods.
  ///
  /// The method is called on the thread that posts. The object is not kept alive; its registration ends with it.
  ///
  /// - Parameters:
  ///   - observer: the object.
  ///   - aSelector: a method that takes nothing, or the notification.
  ///   - aName: the notifications' name; nil for all.
  ///   - anObject: the notifications' sender; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.of(self).add(
      observer as AnyObject, selector: aSelector, name: aName, object: anObject.map { $0 as AnyObject },
      in: self)
  }

  /// Removes all registrations of an object, or that of a block.
  ///
  /// - Parameter observer: the object, or what `addObserver(forName:object:queue:using:)` returned.
  @_disfavoredOverload
  public func removeObserver(_ observer: Any) {
    SelectorObservers.of(self).remove(observer as AnyObject) { _, _ in true }
    self.Foundation::removeObserver(observer)
  }

  /// Removes some registrations of an object, or that of a block.
  ///
  /// - Parameters:
  ///   - observer: the object, or what `addObserver(forName:object:queue:using:)` returned.
  ///   - aName: the notifications' name; nil for all.
  ///   - anObject: the notifications' sender; nil for any.
  @_disfavoredOverload
  public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
    let object = anObject.map { $0 as AnyObject }
    SelectorObservers.of(self).remove(observer as AnyObject) { name, source in
      (aName == nil || aName == name) && (object == nil || object === source)
    }
    self.Foundation::removeObserver(observer, name: aName, object: anObject)
  }
}

/// The selector-based observers of one notification centre, which are notified in the order in which they were added.
private final class SelectorObservers: NSObject, @unchecked Sendable {
  private struct Observer {
    weak var object: AnyObject?
    var selector: Selector
    /// Whether it observes one sender, which may have been deallocated, rather than any.
    var isParticular: Bool
    weak var source: AnyObject?
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var centers: [ObjectIdentifier: SelectorObservers] = [:]

  private weak var center: NotificationCenter?
  /// By name; nil means all names.
  private var observers: [NSNotification.Name?: [Observer]] = [:]
  private var tokens: [NSNotification.Name?: any NSObjectProtocol] = [:]

  private init(_ center: NotificationCenter) { self.center = center }

  static func of(_ center: NotificationCenter) -> SelectorObservers {
    lock.withLock {
      let id = ObjectIdentifier(center)
      if let known = centers[id], known.center === center { return known }
      let new = SelectorObservers(center)
      centers[id] = new
      return new
    }
  }

  func add(
    _ object: AnyObject, selector: Selector, name: NSNotification.Name?, object source: AnyObject?,
    in center: NotificationCenter
  ) {
    Self.lock.withLock {
      let observer = Observer(
        object: object, selector: selector, isParticular: source != nil, source: source)
      observers[name, default: []].removeAll { $0.object == nil }
      observers[name, default: []].append(observer)
      guard tokens[name] == nil else { return }
      tokens[name] = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        self?.tell(notification, name)
      }
    }
  }

  private func tell(_ notification: Notification, _ name: NSNotification.Name?) {
    let listening = Self.lock.withLock { observers[name] ?? [] }
    let source = notification.object.map { $0 as AnyObject }
    for observer in listening {
      guard let object = observer.object, !observer.isParticular || observer.source === source else {
        continue
      }
      // An observer notified earlier in this loop may have removed this one.
      guard isListening(observer, name) else { continue }
      let arguments: [Any?] = observer.selector.argumentCount == 0 ? [] : [notification]
      ObjCRuntime.deliver(observer.selector, to: object, arguments: arguments)
    }
  }

  private func isListening(_ observer: Observer, _ name: NSNotification.Name?) -> Bool {
    Self.lock.withLock {
      observers[name]?.contains {
        $0.object === observer.object && $0.selector == observer.selector && $0.source === observer.source
      } ?? false
    }
  }

  func remove(_ object: AnyObject, where matches: (NSNotification.Name?, AnyObject?) -> Bool) {
    Self.lock.withLock {
      for name in Array(observers.keys) {
        observers[name]?.removeAll { $0.object == nil || ($0.object === object && matches(name, $0.source)) }
        guard observers[name]?.isEmpty ?? true else { continue }
        observers[name] = nil
        if let token = tokens.removeValue(forKey: name) { center?.Foundation::removeObserver(token) }
      }
    }
  }
}
