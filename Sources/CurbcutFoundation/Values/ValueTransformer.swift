import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The opposite of a Boolean.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Whether a value is nil.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Whether a value is not nil.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// An object from its archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Turns values into others, and perhaps back; a subclass says how.
///
/// Follows <https://developer.apple.com/documentation/foundation/valuetransformer>.
open class ValueTransformer: NSObject, ValueTransformerMaking {
  private struct Registry: @unchecked Sendable {
    var named: [NSValueTransformerName: ValueTransformer] = [
      .negateBooleanTransformerName: SystemTransformer {
        NSNumber(value: !(NSNumber.from($0 ?? false)?.boolValue ?? false))
      },
      .isNilTransformerName: SystemTransformer(isReversible: false) {
        NSNumber(value: $0 == nil || $0 is NSNull)
      },
      .isNotNilTransformerName: SystemTransformer(isReversible: false) {
        NSNumber(value: $0 != nil && !($0 is NSNull))
      },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]
  }

  private static let registry = Mutex(Registry())

  public override init() { super.init() }

  /// Gets the transformer that was set for a name; nil if there is none. The name of a class of the app's gives a new
  /// one of that class.
  public convenience init?(forName name: NSValueTransformerName) {
    let known = Self.registry.withLock { $0.named[name] }
    guard let found = (known ?? Self.ofClass(name)) as? Self else { return nil }
    self.init { found }
  }

  private static func ofClass(_ name: NSValueTransformerName) -> ValueTransformer? {
    guard let type = NSClassFromString(name.rawValue) as? ValueTransformer.Type else { return nil }
    let made = ObjectMaking.make(type) as? ValueTransformer
    if let made { setValueTransformer(made, forName: name) }
    return made
  }

  /// Sets the transformer for a name.
  ///
  /// - Parameters:
  ///   - transformer: the transformer; nil to forget the name.
  ///   - name: the name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {
    nonisolated(unsafe) let transformer = transformer
    registry.withLock { $0.named[name] = transformer }
  }

  /// The names for which there are transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registry.withLock { $0.named.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// The class of the values that are made.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether values can be turned back; true by default.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Turns a value into another; by default, leaves it as it is.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Turns a value back; by default, as ``transformedValue(_:)`` does. For a class that does not allow it, this raises
  /// `NSInternalInconsistencyException`.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard type(of: self).allowsReverseTransformation() else {
      NSException.raise(
        .internalInconsistencyException,
        "\(ObjCRuntime.name(of: type(of: self))) does not support reverse transformations")
      return nil
    }
    return transformedValue(value)
  }
}

/// A transformer of the system's.
private final class SystemTransformer: ValueTransformer {
  private let transform: (Any?) -> Any?
  private let isReversible: Bool

  init(isReversible: Bool = true, _ transform: @escaping (Any?) -> Any?) {
    self.transform = transform
    self.isReversible = isReversible
    super.init()
  }

  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
  override func reverseTransformedValue(_ value: Any?) -> Any? { isReversible ? transform(value) : nil }
}

/// Lets an initialiser return the object that was set for a name.
protocol ValueTransformerMaking {}

extension ValueTransformerMaking {
  init(making object: () -> Self) { self = object() }
}

/// Turns the archive of an object into the object, and back.
///
/// Follows <https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer>.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that an archive may have at its top; those of property lists by default.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
  }
}
