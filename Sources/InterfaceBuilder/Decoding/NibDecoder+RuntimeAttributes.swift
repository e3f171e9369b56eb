import CurbcutFoundation
import CurbcutUIKit

extension NibDecoder {
  /// The value of a user-defined runtime attribute.
  enum RuntimeValue {
    case string(String)
    case number(Double)
    case bool(Bool)
    case color(UIColor)
    case image(UIImage)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case null

    /// The value as key-value coding would pass it.
    var object: Any? {
      switch self {
      case .string(let value): value
      case .number(let value): value
      case .bool(let value): value
      case .color(let value): value
      case .image(let value): value
      case .point(let value): value
      case .size(let value): value
      case .rect(let value): value
      case .range(let value): value
      case .null: nil
      }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var flag: Bool? {
      switch self {
      case .bool(let value): value
      case .number(let value): value != 0
      default: nil
      }
    }
    var number: Double? {
      switch self {
      case .number(let value): value
      case .bool(let value): value ? 1 : 0
      case .string(let value): Double(value)
      default: nil
      }
    }
  }

  /// Applies user-defined runtime attributes, of UIKit's classes and of classes of the app. If the custom class is not
  /// in
  /// the process they cannot be set, which the warning about the class covers.
  func readRuntimeAttributes(_ reader: ElementReader, _ object: AnyObject) {
    let isStandIn = document.lacksClass(of: reader.element)
    let id = reader.id
    for list in reader.children("userDefinedRuntimeAttributes") {
      setLater { [self] in
        for (index, element) in list.children.enumerated() {
          set(attribute: element, index, of: object, id: id, isStandIn)
        }
      }
    }
  }

  private func set(
    attribute element: IBElement, _ index: Int, of object: AnyObject, id: String?, _ isStandIn: Bool
  ) {
    guard let path = element["keyPath"], let written = runtimeValue(element) else { return }
    let translated = document.localization.text(
      id, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]")
    let value = translated.map(RuntimeValue.string) ?? written
    do {
      if try apply(value, to: object, path: path) || isStandIn {
        if let words = value.string ?? value.flag.map({ $0 ? "true" : "false" }) {
          Self.note(path, words, at: element, of: object)
        }
        return
      }
      document.warn(
        "\(type(of: object)) is not key value coding-compliant for the key ‘\(path)’ of a runtime attribute",
        kind: "key path \(type(of: object)).\(path)", at: element)
    } catch {
      document.warn("the runtime attribute was not set: \(error)", at: element)
    }
  }

  private func runtimeValue(_ element: IBElement) -> RuntimeValue? {
    let reader = document.reader(element)
    defer { reader.finish() }
    reader.note("keyPath", "value", "catalog")
    switch reader.string("type") ?? "string" {
    case "string", "localizedString":
      return .string(reader.child(key: "value").map(document.text(of:)) ?? element["value"] ?? "")
    case "boolean": return .bool(element["value"] == "YES")
    case "number":
      let text = reader.child(key: "value", names: ["integer", "real"])?["value"] ?? element["value"]
      return text.flatMap(Double.init).map(RuntimeValue.number)
    case "color": return reader.color("value").map(RuntimeValue.color)
    case "image":
      guard let name = element["value"] else { return nil }
      return document.image(named: name, catalog: element["catalog"], at: element).map(RuntimeValue.image)
    case "size": return reader.size("value").map(RuntimeValue.size)
    case "rect": return reader.rect("value").map(RuntimeValue.rect)
    case "point":
      guard let point = reader.child(key: "value", names: ["point"]) else { return nil }
      return .point(
        CGPoint(
          x: point["x"].flatMap(ElementReader.number) ?? 0, y: point["y"].flatMap(ElementReader.number) ?? 0))
    case "range":
      guard let range = reader.child(key: "value", names: ["range"]) else { return nil }
      return .range(
        NSRange(
          location: range["location"].flatMap { Int($0) } ?? 0,
          length: range["length"].flatMap { Int($0) } ?? 0))
    case "nil": return .null
    case let type:
      document.warn("‘\(type)’ is not a type of runtime attribute", at: element)
      return nil
    }
  }

  // MARK: Key paths

  private func apply(_ value: RuntimeValue, to object: AnyObject, path: String) throws -> Bool {
    if let dot = path.firstIndex(of: ".") {
      let first = String(path[..<dot])
      let rest = String(path[path.index(after: dot)...])
      if let inner = try? ObjCRuntime.value(forKey: first, of: object) {
        return try apply(value, to: inner as AnyObject, path: rest)
      }
      if first == "layer", let view = object as? UIView { return apply(value, to: view.layer, key: rest) }
      guard let inner = part(first, of: object) else { return false }
      return try apply(value, to: inner, path: rest)
    }
    do {
      try ObjCRuntime.setValue(value.object, forKey: path, of: object)
      return true
    } catch KeyValueError.undefinedKey {
      // Not a property of the app's class: it may be one of UIKit's, or a key that the class handles itself.
    }
    if let responder = object as? AccessibleObject, apply(value, toAccessibilityOf: responder, key: path) {
      return true
    }
    if let view = object as? UIView, apply(value, to: view, key: path) { return true }
    if let layer = object as? CALayer { return apply(value, to: layer, key: path) }
    return UndefinedKeys.set(value.object, path, of: object)
  }

  private func part(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("view", let controller as UIViewController): controller.viewIfLoaded
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): cell.imageView
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    default: nil
    }
  }

  private func apply(_ value: RuntimeValue, toAccessibilityOf object: AccessibleObject, key: String) -> Bool {
    switch key {
    case "accessibilityIdentifier": object.accessibilityIdentifier = value.string
    case "accessibilityLabel": object.accessibilityLabel = value.string
    case "accessibilityHint": object.accessibilityHint = value.string
    case "accessibilityValue": object.accessibilityValue = value.string
    case "accessibilityLanguage": object.accessibilityLanguage = value.string
    case "isAccessibilityElement": object.isAccessibilityElement = value.flag ?? false
    case "accessibilityElementsHidden": object.accessibilityElementsHidden = value.flag ?? false
    case "accessibilityViewIsModal": object.accessibilityViewIsModal = value.flag ?? false
    case "shouldGroupAccessibilityChildren":
      object.shouldGroupAccessibilityChildren = value.flag ?? false
    case "accessibilityRespondsToUserInteraction":
      object.accessibilityRespondsToUserInteraction = value.flag ?? false
    case "accessibilityTraits":
      guard let bits = value.number, bits >= 0, bits < 1.8e19 else { return false }
      object.accessibilityTraits = UIAccessibilityTraits(rawValue: UInt64(bits))
    case "accessibilityActivationPoint":
      guard case .point(let point) = value else { return false }
      object.accessibilityActivationPoint = point
    case "accessibilityFrame":
      guard case .rect(let frame) = value else { return false }
      object.accessibilityFrame = frame
    default: return false
    }
    return true
  }

  private func apply(_ value: RuntimeValue, to view: UIView, key: String) -> Bool {
    switch (key, value) {
    case ("hidden", _), ("isHidden", _): view.isHidden = value.flag ?? false
    case ("alpha", _): view.alpha = CGFloat(value.number ?? 1)
    case ("tag", _): view.tag = value.number.flatMap { Int(exactly: $0.rounded()) } ?? 0
    case ("clipsToBounds", _): view.clipsToBounds = value.flag ?? false
    case ("exclusiveTouch", _), ("isExclusiveTouch", _): break
    case ("backgroundColor", .color(let color)): view.backgroundColor = color
    case ("tintColor", .color(let color)): view.tintColor = color
    case ("accessibilityIgnoresInvertColors", _):
      view.accessibilityIgnoresInvertColors = value.flag ?? false
    case ("restorationIdentifier", .string(let text)): view.restorationIdentifier = text
    case ("text", .string(let text)) where view is UILabel: (view as? UILabel)?.text = text
    case ("numberOfLines", _) where view is UILabel:
      (view as? UILabel)?.numberOfLines = value.number.flatMap { Int(exactly: $0.rounded()) } ?? 1
    case ("textAlignment", _) where view is UILabel:
      let raw = value.number.flatMap { Int(exactly: $0.rounded()) }
      (view as? UILabel)?.textAlignment = raw.flatMap(NSTextAlignment.init) ?? .natural
    case ("layoutMarginsRelativeArrangement", _) where view is UIStackView,
      ("isLayoutMarginsRelativeArrangement", _) where view is UIStackView:
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = value.flag ?? false
    case ("adjustsFontForContentSizeCategory", _) where view is UILabel:
      (view as? UILabel)?.adjustsFontForContentSizeCategory = value.flag ?? false
    case ("placeholder", .string(let text)) where view is UITextField:
      (view as? UITextField)?.placeholder = text
    case ("textContainerInset", .rect(let rect)) where view is UITextView:
      // The attribute is a rectangle whose numbers are the top, left, bottom and right insets.
      (view as? UITextView)?.textContainerInset = UIEdgeInsets(
        top: rect.minX, left: rect.minY, bottom: rect.width, right: rect.height)
    default: return false
    }
    return true
  }

  private func apply(_ value: RuntimeValue, to layer: CALayer, key: String) -> Bool {
    switch (key, value) {
    case ("cornerRadius", _): layer.cornerRadius = CGFloat(value.number ?? 0)
    case ("borderWidth", _): layer.borderWidth = CGFloat(value.number ?? 0)
    case ("masksToBounds", _): layer.masksToBounds = value.flag ?? false
    case ("opacity", _): layer.opacity = Float(value.number ?? 1)
    case ("shadowOpacity", _): layer.shadowOpacity = Float(value.number ?? 0)
    case ("shadowRadius", _): layer.shadowRadius = CGFloat(value.number ?? 3)
    case ("shadowOffset", .size(let size)): layer.shadowOffset = size
    case ("shadowOffset", .point(let point)): layer.shadowOffset = CGSize(width: point.x, height: point.y)
    // A UIColor is not a CGColor: on iOS, too, these do not change the layer.
    case ("borderColor", .color), ("shadowColor", .color): break
    // A layer accepts values for any key.
    default: break
    }
    return true
  }
}
