import Audit
import Foundation

/// The colours of a node of an audit case.
struct AuditCaseColors {
  private let background: JSONValue?

  init(_ reader: inout CaseReader) { background = reader.value("background") }

  func read(_ reader: inout CaseReader, into appearance: inout ElementAppearance) throws {
    appearance.textColor = try Self.paint(&reader, "textColor")
    appearance.placeholderColor = try Self.paint(&reader, "placeholderColor")
    switch try Self.paint(&reader, "backgroundColor") {
    case .color(let color)?: appearance.background = .color(color)
    case .notKnown?: appearance.background = .notKnown
    case nil: if appearance.kind == .image { appearance.background = .image }
    }
    if let background { appearance.background = try Self.background(background, reader.place("background")) }
    switch reader.value("textShadow") {
    case nil: break
    case .list(let list)?:
      appearance.textShadows = try list.enumerated().map {
        try Self.shadow($1, "\(reader.place("textShadow"))[\($0)]")
      }
    case let one?: appearance.textShadows = [try Self.shadow(one, reader.place("textShadow"))]
    }
    if var stroke = try reader.object("textStroke") {
      if case .color(let color)? = try Self.paint(&stroke, "color") {
        appearance.textStroke = TextStroke(color: color, width: try stroke.number("em") ?? 0)
      }
      try stroke.finish()
    }
    if var graphic = try reader.object("graphic") {
      appearance.graphic = Graphic(
        part: try graphic.required("part"), color: try Self.paint(&graphic, "color") ?? .notKnown,
        adjacent: try Self.paint(&graphic, "adjacent") ?? .notKnown)
      try graphic.finish()
    }
  }

  /// The areas of a background in several colours, within the node.
  func solids(_ reader: inout CaseReader) -> [(frame: CGRect, color: AuditColor)]? {
    guard case .object(let object)? = background, object["kind"] == .string("solids"),
      case .list(let parts)? = object["parts"]
    else { return nil }
    return parts.compactMap { part in
      guard var part = try? CaseReader(part, path: ""), let frame = try? part.rect("frame"),
        case .color(let color)? = try? Self.paint(&part, "color")
      else { return nil }
      return (frame, color)
    }
  }

  static func paint(_ reader: inout CaseReader, _ key: String) throws -> Paint? {
    guard let name = try reader.string(key) else { return nil }
    if name == "unknown" { return .notKnown }
    guard let color = AuditColor(hex: name) else {
      throw CaseError(path: reader.place(key), problem: "“\(name)” is not a colour")
    }
    return .color(color)
  }

  private static func background(_ value: JSONValue, _ path: String) throws -> Background {
    var object = try CaseReader(value, path: path)
    switch try object.required("kind") {
    case "image": return .image
    case "material": return .material
    // Its areas are placed on the screen later.
    case "solids": return .areas([])
    case "gradient":
      let stops = try (object.strings("stops") ?? []).map { name in
        guard let color = AuditColor(hex: name) else {
          throw CaseError(path: object.place("stops"), problem: "“\(name)” is not a colour")
        }
        return color
      }
      return .gradient(
        from: try object.point("from") ?? .zero, to: try object.point("to") ?? CGPoint(x: 0, y: 1),
        colors: stops)
    case let other: throw CaseError(path: object.place("kind"), problem: "“\(other)” is not a background")
    }
  }

  private static func shadow(_ value: JSONValue, _ path: String) throws -> TextShadow {
    var object = try CaseReader(value, path: path)
    let offset = try object.point("offset") ?? .zero
    return TextShadow(
      color: try paint(&object, "color") ?? .notKnown, offset: CGSize(width: offset.x, height: offset.y),
      blur: try object.number("blur") ?? 0)
  }
}
