import CurbcutFoundation
import OpenCombine

/// What has key-value observation.
///
/// It gives ``publisher(for:_:options:)`` the type of the object itself.
public protocol _KeyValueCodingAndObservingPublishing {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

extension _KeyValueCodingAndObservingPublishing where Self: NSObject {
  /// A publisher of a property's values.
  ///
  /// Follows <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/publisher(for:options:)>.
  ///
  /// - Parameters:
  ///   - keyPath: the property, or one of an object that this one refers to.
  ///   - name: the same property as key-value coding spells it. Sources for Apple's platforms do not pass it; lowering
  ///     adds it.
  ///   - options: when to publish: `initial` for the value at the beginning, too.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, _ name: String, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, name: name, options: options)
  }

  /// A publisher of a property's values.
  ///
  /// The name of the property is taken from the key path, which reveals it for stored properties only.
  ///
  /// - Parameters:
  ///   - keyPath: the property, or one of an object that this one refers to.
  ///   - options: when to publish: `initial` for the value at the beginning, too.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Publishes the values of a property, on the thread that changes it.
  ///
  /// Follows <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/keyvalueobservingpublisher>.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// A value of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// The object that has the property.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When values are published.
    public let options: NSKeyValueObservingOptions
    /// The property as key-value coding spells it; nil to take it from the key path.
    private let name: String?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - object: the object that has the property.
    ///   - keyPath: the property.
    ///   - options: when to publish.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.init(object: object, keyPath: keyPath, name: nil, options: options)
    }

    init(
      object: Subject, keyPath: KeyPath<Subject, Value>, name: String?, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.name = name
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = Values<S, Subject>(subscriber)
      subscriber.receive(subscription: values)
      let handler: (Subject, NSKeyValueObservedChange<Value>) -> Void = { [weak values] object, _ in
        values?.send(object[keyPath: keyPath])
      }
      let observation =
        if let name {
          object.observe(keyPath, name, options: options, changeHandler: handler)
        } else {
          object.observe(keyPath, options: options, changeHandler: handler)
        }
      values.begin(observation, of: object)
    }

    /// A publisher that says only that the property has changed.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in () } }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

/// A subscription to the values of a property.
private final class Values<S: Subscriber, Object: AnyObject>: Subscription, CustomStringConvertible
where S.Failure == Never {
  private let lock = NSLock()
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  /// The newest value, if nobody has asked for it yet.
  private var kept: S.Input?
  private var observation: NSKeyValueObservation?
  /// Kept alive, as by Apple's.
  private var object: Object?

  init(_ subscriber: S) { self.subscriber = subscriber }

  func begin(_ observation: NSKeyValueObservation, of object: Object) {
    let isCancelled = lock.withLock {
      guard subscriber != nil else { return true }
      (self.observation, self.object) = (observation, object)
      return false
    }
    if isCancelled { observation.invalidate() }
  }

  func send(_ value: S.Input) {
    let subscriber = lock.withLock { () -> S? in
      guard let subscriber = self.subscriber else { return nil }
      guard demand > .none else {
        kept = value
        return nil
      }
      demand -= 1
      kept = nil
      return subscriber
    }
    guard let subscriber else { return }
    let more = subscriber.receive(value)
    if more > .none { request(more) }
  }

  func request(_ more: Subscribers.Demand) {
    let value = lock.withLock { () -> S.Input? in
      demand += more
      return kept
    }
    if let value { send(value) }
  }

  func cancel() {
    let (observation, object, subscriber) = lock.withLock {
      defer { (self.observation, self.object, self.subscriber, kept) = (nil, nil, nil, nil) }
      return (self.observation, self.object, self.subscriber)
    }
    observation?.invalidate()
    withExtendedLifetime((object, subscriber)) {}
  }

  var description: String { "KVOSubscription" }
}
