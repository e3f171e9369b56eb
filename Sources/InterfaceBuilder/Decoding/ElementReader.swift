import CurbcutUIKit
import Foundation

/// Reads the attributes and children of one element, and notes which were read.
///
/// Whatever has not been read when ``finish()`` is called causes a warning, so that no part of a document is dropped
/// silently. Values of the size-class variations that match the traits replace the element's own.
@MainActor
final class ElementReader {
  let element: IBElement
  let document: NibDocument
  /// The matching variations, the most specific first, and then the element itself.
  private let layers: [IBElement]
  private var readAttributes: Set<String> = []
  private var readChildren: [Bool]

  /// The reader whose attributes are being read.
  private static var latest: ElementReader?
  private static let connection: Void = {
    UnsupportedMembers.documentPlace = {
      guard HostTime.isMainThread else { return nil }
      return MainActor.assumeIsolated { latest.map { "\($0.document.file.url.path):\($0.element.place)" } }
    }
  }()

  init(_ element: IBElement, in document: NibDocument) {
    _ = Self.connection
    self.element = element
    self.document = document
    readChildren = Array(repeating: false, count: element.children.count)
    var variations: [(element: IBElement, rank: Int)] = []
    for (index, child) in element.children.enumerated() where child.name == "variation" {
      readChildren[index] = true
      switch document.variationRank(child) {
      case .fits(let rank): variations.append((child, rank))
      case .otherTraits: break
      case .unknown: readChildren[index] = false
      }
    }
    // Of variations with the same rank, the later one wins.
    layers =
      variations.enumerated().sorted { ($0.element.rank, $0.offset) > ($1.element.rank, $1.offset) }
      .map(\.element.element) + [element]
  }

  var id: String? { element.id }

  // MARK: Attributes

  func string(_ name: String) -> String? {
    readAttributes.insert(name)
    Self.latest = self
    for layer in layers {
      if let value = layer[name] { return value }
    }
    return nil
  }

  /// Marks attributes as read that are read elsewhere.
  func note(_ names: String...) { readAttributes.formUnion(names) }

  func bool(_ name: String) -> Bool? {
    guard let text = string(name) else { return nil }
    switch text {
    case "YES", "yes", "true", "1": return true
    case "NO", "no", "false", "0": return false
    default:
      warnValue(name, text, expected: "YES or NO")
      return nil
    }
  }

  func bool(_ name: String, _ apply: (Bool) -> Void) {
    if let value = bool(name) { apply(value) }
  }

  func number(_ name: String) -> CGFloat? {
    guard let text = string(name) else { return nil }
    guard let value = Self.number(text) else {
      warnValue(name, text, expected: "a number")
      return nil
    }
    return value
  }

  func number(_ name: String, _ apply: (CGFloat) -> Void) {
    if let value = number(name) { apply(value) }
  }

  func integer(_ name: String) -> Int? {
    number(name).map { Int($0.rounded()) }
  }

  func integer(_ name: String, _ apply: (Int) -> Void) {
    if let value = integer(name) { apply(value) }
  }

  func string(_ name: String, _ apply: (String) -> Void) {
    if let value = string(name) { apply(value) }
  }

  func choice<Value>(_ name: String, _ values: [String: Value], _ apply: (Value) -> Void) {
    guard let text = string(name) else { return }
    guard let value = values[text] else {
      let expected = values.keys.sorted().prefix(12).joined(separator: ", ")
      warnValue(name, text, expected: expected)
      return
    }
    apply(value)
  }

  /// A number as Interface Builder writes it. Its “negligible” inset is read as zero; huge and infinite numbers are
  /// nil.
  nonisolated static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
    return abs(value) < 1e-9 ? 0 : CGFloat(value)
  }

  // MARK: Texts

  /// A localisable text: an attribute, or a `<string>` child with the key. A translation replaces it.
  ///
  /// - Parameters:
  ///   - name: the name of the attribute, or the key of the child.
  ///   - property: the name of the property in strings files; nil if it is the same.
  ///   - object: the id of the object in strings files; nil for the element's own.
  func text(_ name: String, property: String? = nil, of object: String? = nil) -> String? {
    let written =
      string(name) ?? child(key: name, names: ["string", "mutableString"]).map(document.text(of:))
    return document.localization.text(object ?? element.id, property ?? name) ?? written
  }

  func text(
    _ name: String, property: String? = nil, of object: String? = nil, _ apply: (String) -> Void
  ) {
    if let value = text(name, property: property, of: object) { apply(value) }
  }

  // MARK: Children

  /// The child with a key, and with one of some names if there are any.
  func child(key: String, names: [String] = []) -> IBElement? {
    for layer in layers {
      for (index, child) in layer.children.enumerated()
      where child.key == key && (names.isEmpty || names.contains(child.name)) {
        if layer === element { readChildren[index] = true } else { markOwn(key: key, names: names) }
        return child
      }
    }
    return nil
  }

  /// The children with a name, in order.
  func children(_ name: String) -> [IBElement] {
    var result: [IBElement] = []
    for (index, child) in element.children.enumerated() where child.name == name {
      readChildren[index] = true
      result.append(child)
    }
    return result
  }

  func child(_ name: String) -> IBElement? { children(name).first }

  /// Marks the children with some names as read.
  func note(children names: String...) {
    for (index, child) in element.children.enumerated() where names.contains(child.name) {
      readChildren[index] = true
    }
  }

  private func markOwn(key: String, names: [String]) {
    for (index, child) in element.children.enumerated()
    where child.key == key && (names.isEmpty || names.contains(child.name)) {
      readChildren[index] = true
    }
  }

  /// Of some elements, those that the matching variations leave installed.
  func installed(_ key: String, of elements: [IBElement]) -> [IBElement] {
    var excluded: Set<String> = []
    // From the least specific to the most specific.
    for layer in layers.dropLast().reversed() {
      for mask in layer.children where mask.name == "mask" && mask.key == key {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
    guard !excluded.isEmpty else { return elements }
    return elements.filter { $0.id.map { !excluded.contains($0) } ?? true }
  }

  // MARK: Compound values

  func color(_ key: String) -> UIColor? {
    child(key: key, names: ["color"]).flatMap(document.color)
  }

  func color(_ key: String, _ apply: (UIColor) -> Void) {
    if let color = color(key) { apply(color) }
  }

  func font(_ key: String = "fontDescription") -> UIFont? {
    child(key: key, names: ["fontDescription", "font"]).flatMap(document.font)
  }

  /// An image named by an attribute, or by an `<imageReference>` with the same key.
  func image(_ name: String) -> UIImage? {
    if let reference = child(key: name, names: ["imageReference"]) {
      return document.image(reference: reference)
    }
    guard let image = string(name) else { return nil }
    return document.image(named: image, catalog: string("catalog"), at: element)
  }

  func image(_ name: String, _ apply: (UIImage) -> Void) {
    if let image = image(name) { apply(image) }
  }

  func rect(_ key: String) -> CGRect? {
    guard let child = child(key: key, names: ["rect"]) else { return nil }
    let reader = ElementReader(child, in: document)
    defer { reader.finish() }
    guard let x = reader.number("x"), let y = reader.number("y"), let width = reader.number("width"),
      let height = reader.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frame of a `<frame key="frameInset">`, which Xcode 7 wrote as insets from the superview's edges, and a size.
  func frame(fromInsetsIn container: CGSize) -> CGRect? {
    guard let child = child(key: "frameInset", names: ["frame"]) else { return nil }
    let reader = ElementReader(child, in: document)
    defer { reader.finish() }
    func extent(_ near: CGFloat?, _ far: CGFloat?, _ length: CGFloat?, in whole: CGFloat) -> (
      CGFloat, CGFloat
    ) {
      let size = length ?? max(0, whole - (near ?? 0) - (far ?? 0))
      return (near ?? far.map { whole - $0 - size } ?? 0, size)
    }
    let (x, width) = extent(
      reader.number("minX"), reader.number("maxX"), reader.number("width"), in: container.width)
    let (y, height) = extent(
      reader.number("minY"), reader.number("maxY"), reader.number("height"), in: container.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  func size(_ key: String) -> CGSize? {
    guard let child = child(key: key, names: ["size"]) else { return nil }
    let reader = ElementReader(child, in: document)
    defer { reader.finish() }
    guard let width = reader.number("width"), let height = reader.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Insets, written as `edgeInsets` or `inset`.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key: key, names: ["edgeInsets", "inset"]) else { return nil }
    let reader = ElementReader(child, in: document)
    defer { reader.finish() }
    return UIEdgeInsets(
      top: reader.number("top") ?? reader.number("minY") ?? 0,
      left: reader.number("left") ?? reader.number("minX") ?? 0,
      bottom: reader.number("bottom") ?? reader.number("maxY") ?? 0,
      right: reader.number("right") ?? reader.number("maxX") ?? 0)
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let child = child(key: key, names: ["directionalEdgeInsets"]) else { return nil }
    let reader = ElementReader(child, in: document)
    defer { reader.finish() }
    return NSDirectionalEdgeInsets(
      top: reader.number("top") ?? 0, leading: reader.number("leading") ?? 0,
      bottom: reader.number("bottom") ?? 0, trailing: reader.number("trailing") ?? 0)
  }

  // MARK: Finishing

  /// Warns of every attribute and child that has not been read.
  func finish() {
    Self.latest = nil
    for attribute in element.attributes
    where !readAttributes.contains(attribute.name)
      && !IgnoredContent.ignores(attribute: attribute.name, of: element)
    {
      document.warn(
        "the attribute ‘\(attribute.name)’ of <\(element.name)> is not understood and was left out",
        kind: "attribute \(element.name).\(attribute.name)", at: element)
    }
    for (index, child) in element.children.enumerated()
    where !readChildren[index] && !IgnoredContent.ignores(child: child) {
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      document.warn(
        "<\(child.name)\(key)> in <\(element.name)> is not understood and was left out",
        kind: "element \(element.name)/\(child.name) \(child.name == "nil" ? "" : child.key ?? "")", at: child
      )
    }
  }

  private func warnValue(_ name: String, _ text: String, expected: String) {
    document.warn(
      "‘\(text)’ is not a valid value for ‘\(name)’ of <\(element.name)>; expected \(expected)",
      kind: "value \(element.name).\(name)=\(text)", at: element)
  }
}
