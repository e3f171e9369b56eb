import CurbcutUIKit
import Foundation

/// Reads the template of a symbol, an SVG file as the SF Symbols app exports it.
///
/// A template has a group of areas for each weight and scale that it draws, such as `Regular-M`, lines for the
/// baselines and the height of capitals, such as `Baseline-M` and `Capline-M`, and lines for the margins at the left
/// and right: `left-margin-Regular-M`, or `left-margin` in the oldest ones.
enum SymbolTemplate {
  /// The scales in the order in which they are preferred, each with its size in relation to the medium one.
  private static let scales: [(name: String, size: CGFloat)] = [("M", 1), ("S", 0.79), ("L", 1.28)]

  /// The symbol at regular weight; nil for data that is no template.
  static func symbol(_ data: Data, file: String) -> CustomSymbol? {
    guard let root = try? IBElementParser.parse(withoutDocumentType(data), file: file) else { return nil }
    var elements: [String: (element: IBElement, transform: CGAffineTransform)] = [:]
    collect(root, .identity, into: &elements)
    for scale in scales {
      guard let (group, transform) = elements["Regular-\(scale.name)"],
        let baseline = elements["Baseline-\(scale.name)"]?.element.number("y1"),
        let capline = elements["Capline-\(scale.name)"]?.element.number("y1")
      else { continue }
      func margin(_ side: String) -> CGFloat? {
        let names = ["\(side)-margin-Regular-\(scale.name)", "\(side)-margin"]
        return names.lazy.compactMap { elements[$0]?.element.number("x1") }.first
      }
      let left = margin("left")
      let place = CGAffineTransform(scaleX: 1 / scale.size, y: 1 / scale.size)
        .translatedBy(x: -(left ?? 0), y: -baseline)
      var areas: [CGPath] = []
      fill(group, transform.concatenating(place), into: &areas)
      guard !areas.isEmpty else { continue }
      let width = left.flatMap { left in margin("right").map { ($0 - left) / scale.size } }
      return CustomSymbol(
        areas: areas, width: width.flatMap { $0 > 0 ? $0 : nil },
        capHeight: (baseline - capline) / scale.size)
    }
    return nil
  }

  /// The document without its document type, which the parser refuses because one could declare entities.
  private static func withoutDocumentType(_ data: Data) -> Data {
    guard let start = data.range(of: Data("<!DOCTYPE".utf8)),
      let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      !data[start.upperBound..<end].contains(UInt8(ascii: "["))
    else { return data }
    return data[..<start.lowerBound] + data[(end + 1)...]
  }

  /// Notes the elements that have an identifier, each with the transform of what is around it.
  private static func collect(
    _ element: IBElement, _ transform: CGAffineTransform,
    into elements: inout [String: (element: IBElement, transform: CGAffineTransform)]
  ) {
    if let id = element.id, elements[id] == nil { elements[id] = (element, transform) }
    let inside = element.transform.concatenating(transform)
    for child in element.children { collect(child, inside, into: &elements) }
  }

  private static func fill(_ element: IBElement, _ transform: CGAffineTransform, into areas: inout [CGPath]) {
    let inside = element.transform.concatenating(transform)
    if element.name == "path", let data = element["d"] {
      let path = VectorPathData.path(data).applying(inside)
      if !path.isEmpty { areas.append(path) }
    }
    for child in element.children { fill(child, inside, into: &areas) }
  }
}

extension IBElement {
  fileprivate func number(_ name: String) -> CGFloat? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The element's own transform: of the forms that SVG has, `matrix`, `translate` and `scale`.
  fileprivate var transform: CGAffineTransform {
    var transform = CGAffineTransform.identity
    for part in (self["transform"] ?? "").split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
      let values = part[part.index(after: open)...]
        .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite).map {
          CGFloat($0)
        }
      let own: CGAffineTransform? =
        switch (name, values.count) {
        case ("matrix", 6):
          CGAffineTransform(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
        case ("translate", 1): CGAffineTransform(translationX: values[0], y: 0)
        case ("translate", 2): CGAffineTransform(translationX: values[0], y: values[1])
        case ("scale", 1): CGAffineTransform(scaleX: values[0], y: values[0])
        case ("scale", 2): CGAffineTransform(scaleX: values[0], y: values[1])
        default: nil
        }
      if let own { transform = own.concatenating(transform) }
    }
    return transform
  }
}
