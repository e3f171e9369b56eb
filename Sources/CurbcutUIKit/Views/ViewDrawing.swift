import CurbcutFoundation

/// How views draw themselves.
@MainActor
enum ViewDrawing {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether what a class draws ends at its bounds, as it does on iOS, where a view draws into a picture of its size: so it
  /// is for the classes of an app that draw all by themselves. Ours may draw a shadow or a focus ring around them.
  static func isPicture(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    var next: AnyClass? = type
    while let found = next, !_typeName(found).hasPrefix("Curbcut") { next = class_getSuperclass(found) }
    let isPicture = next.map { $0 != type && ($0 == UIView.self || $0 == UIControl.self) } ?? false
    known[id] = isPicture
    return isPicture
  }
}
