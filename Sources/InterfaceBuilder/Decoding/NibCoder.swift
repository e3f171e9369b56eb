import CurbcutFoundation
import CurbcutUIKit

/// The coder with which the objects of a nib are created.
///
/// UIKit's own properties are not decoded value by value: when UIKit's initializer is done, the coder sets what
/// Interface Builder wrote, so that a class of the app finds it after `super.init(coder:)`. A class that asks the coder
/// itself gets the values that UIKit's archives contain under the best known keys.
final class NibCoder: NSCoder, InterfaceBuilderCoder {
  private nonisolated let element: IBElement?
  private nonisolated let color: (@MainActor @Sendable (IBElement) -> UIColor?)?
  private var reader: (@MainActor (AnyObject) -> Void)?

  /// Creates a coder for one object of a class of the app.
  ///
  /// - Parameters:
  ///   - element: the object's element in the document.
  ///   - color: reads a `<color>` element.
  ///   - reader: applies everything in the element to the object; called at most once.
  init(
    _ element: IBElement, color: @escaping @MainActor @Sendable (IBElement) -> UIColor?,
    reader: @escaping @MainActor (AnyObject) -> Void
  ) {
    self.element = element
    self.color = color
    self.reader = reader
    super.init()
  }

  /// Creates an empty coder, for UIKit's own classes, whose properties are set afterwards.
  override init() {
    element = nil
    color = nil
    super.init()
  }

  func read(into object: AnyObject) {
    let once = reader
    reader = nil
    once?(object)
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    Self.attributes[key].flatMap { element?[$0] } != nil || colorElement(key) != nil
      || key == Self.notInteractive && element?["userInteractionEnabled"] != nil
  }

  override func decodeObject(forKey key: String) -> Any? {
    if let value = Self.attributes[key].flatMap({ element?[$0] }) {
      switch value {
      case "YES": return true
      case "NO": return false
      default: return Double(value).map { $0 as Any } ?? value
      }
    }
    guard let element = colorElement(key), let color else { return nil }
    // The objects of a nib are created on the main thread.
    return MainActor.assumeIsolated { color(element) }
  }

  override func decodeObject() -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool {
    if key == Self.notInteractive { return element?["userInteractionEnabled"] == "NO" }
    return Self.attributes[key].flatMap { element?[$0] } == "YES"
  }

  override func decodeDouble(forKey key: String) -> Double {
    Self.attributes[key].flatMap { element?[$0] }.flatMap(Double.init) ?? (key == "UIAlpha" ? 1 : 0)
  }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeInteger(forKey key: String) -> Int { Int(exactly: decodeDouble(forKey: key)) ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeDouble(forKey: key)) ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(exactly: decodeDouble(forKey: key)) ?? 0 }

  private nonisolated func colorElement(_ key: String) -> IBElement? {
    Self.colors[key].flatMap { element?.child("color", key: $0) }
  }

  private nonisolated static let notInteractive = "UIUserInteractionDisabled"

  /// The keys of UIKit's archives, and the attributes with the same values.
  private nonisolated static let attributes: [String: String] = [
    "UITag": "tag", "UIAlpha": "alpha", "UIHidden": "hidden", "UIOpaque": "opaque",
    "UIClipsToBounds": "clipsSubviews", "UIMultipleTouchEnabled": "multipleTouchEnabled", "UIText": "text",
    "UITitle": "title", "UIPlaceholder": "placeholder", "UIReuseIdentifier": "reuseIdentifier",
    "UIRestorationIdentifier": "restorationIdentifier", "UINumberOfLines": "numberOfLines",
  ]

  private nonisolated static let colors: [String: String] = [
    "UIBackgroundColor": "backgroundColor", "UITintColor": "tintColor", "UITextColor": "textColor",
  ]
}
