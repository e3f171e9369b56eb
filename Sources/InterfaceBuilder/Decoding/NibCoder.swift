import CurbcutFoundation
import CurbcutUIKit

/// The coder with which objects of a nib are made.
///
/// UIKit's own part of an object is not decoded value by value: when the initializers of UIKit are done, the
/// coder sets what Interface Builder wrote, so that a class of the app finds it after `super.init(coder:)`.
final class NibCoder: NSCoder, InterfaceBuilderCoder {
  private var reader: (@MainActor (AnyObject) -> Void)?

  /// A coder for one object.
  ///
  /// - Parameter reader: sets what Interface Builder wrote for it; is called at most once.
  init(_ reader: (@MainActor (AnyObject) -> Void)? = nil) {
    self.reader = reader
    super.init()
  }

  func read(into object: AnyObject) {
    let once = reader
    reader = nil
    once?(object)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
