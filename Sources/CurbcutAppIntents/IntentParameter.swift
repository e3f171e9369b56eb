import CurbcutFoundation
import Foundation
import Synchronization

/// A value that an intent is performed with.
///
/// The copies of an intent share the values of its parameters.
/// Follows <https://developer.apple.com/documentation/appintents/intentparameter>.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private let store: ValueStore<Value>
  /// What it is called; nil for its name in the source.
  public let title: LocalizedStringResource?

  private init(_ title: LocalizedStringResource?, _ value: Value?) {
    self.title = title
    store = ValueStore(value)
  }

  /// The value; to be set before it is read, if it is not optional.
  public var wrappedValue: Value {
    get { store.read("parameter", title) }
    set { store.value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter { self }

  /// Creates a parameter whose name in the source is its title.
  public convenience init() { self.init(nil, nil) }

  /// Creates a parameter whose name in the source is its title.
  ///
  /// - Parameters:
  ///   - description: more about it.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, nil)
  }

  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, nil)
  }

  /// Creates a parameter with a value to begin with.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - defaultValue: the value.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }

  /// Creates a parameter whose name in the source is its title, for one of some values.
  ///
  /// - Parameters:
  ///   - description: more about it.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  ///   - optionsProvider: provides the values.
  public convenience init<Options: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
  ) {
    self.init(nil, nil)
  }

  /// Creates a parameter for one of some values.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  ///   - optionsProvider: provides the values.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title, nil)
  }

  /// Creates a parameter for one of some values, with a value to begin with.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - defaultValue: the value.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  ///   - optionsProvider: provides the values.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title, defaultValue)
  }

  /// Creates a parameter for an entity that a query finds.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  ///   - query: finds the entities.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) {
    self.init(title, nil)
  }

  /// An error that says that the parameter needs a value, or another one.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    let name = title.map { String(localized: $0) } ?? "\(Value.self)"
    return AppIntentError(description: dialog?.text ?? "The parameter “\(name)” needs a value.")
  }
}

/// Whether the action before an intent in a shortcut provides a parameter's value.
///
/// Follows <https://developer.apple.com/documentation/appintents/inputconnectionbehavior>.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system decides.
  case `default`
  /// It never does.
  case never
  /// It does.
  case connectToPreviousIntentResult
}

extension IntentParameter where Value == Int {
  /// By which control a number is chosen.
  public enum IntControlStyle: Hashable, Sendable {
    /// A field.
    case field
    /// Two buttons.
    case stepper
    /// A slider.
    case slider
  }

  /// Creates a parameter for a number in a range.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - defaultValue: the value to begin with.
  ///   - controlStyle: by which control it is chosen.
  ///   - inclusiveRange: the least and the greatest number.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }
}

extension IntentParameter where Value == Double {
  /// By which control a number is chosen.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// A field.
    case field
    /// A slider.
    case slider
  }

  /// Creates a parameter for a number in a range.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: more about it.
  ///   - defaultValue: the value to begin with.
  ///   - controlStyle: by which control it is chosen.
  ///   - inclusiveRange: the least and the greatest number.
  ///   - requestValueDialog: the question for a value.
  ///   - inputConnectionBehavior: whether the action before it in a shortcut provides the value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }
}

/// A value that is set before it is read.
final class ValueStore<Value: Sendable>: Sendable {
  private let stored: Mutex<Value?>

  init(_ value: Value? = nil) { stored = Mutex(value) }

  var value: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// The value; nothing for an optional one that was never set. An app that reads another ends, as on iOS.
  func read(_ kind: String, _ title: LocalizedStringResource?) -> Value {
    if let value { return value }
    if let nothing = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
      return nothing
    }
    preconditionFailure("The \(kind) “\(title?.key ?? "\(Value.self)")” was read before it had a value.")
  }
}
