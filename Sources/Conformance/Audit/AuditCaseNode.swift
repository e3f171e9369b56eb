import AccessibilityTree
import Audit
import DeviceSettings
import Foundation

/// The description of one view or element of an audit case.
struct AuditCaseNode {
  let path: String
  var id: String?
  let className: String
  var frame: CGRect
  let accessibilityFrame: CGRect?
  let isAccessibilityElement: Bool
  let elementsHidden, hidden, viewIsModal: Bool
  let touchFrame: CGRect?
  var element: AccessibilityElement
  var appearance = ElementAppearance()
  /// Names of other nodes, by the attribute that they stand for.
  let equivalent, labelFor, fullVersionOf: String?
  let solids: [(frame: CGRect, color: AuditColor)]?
  var children: [AuditCaseNode]

  init(_ reader: CaseReader, depth: Int = 0) throws {
    var reader = reader
    guard depth < CaseNode.deepest else { throw CaseError(path: reader.path, problem: "nested too deeply") }
    path = reader.path
    _ = try reader.choice("kind", ["view": true, "element": true, "object": true])
    className = try reader.string("class") ?? "UIView"
    id = try reader.string("id")
    frame = try reader.rect("frame") ?? .zero
    accessibilityFrame = try reader.rect("accessibilityFrame")
    touchFrame = try reader.rect("touchFrame")
    isAccessibilityElement = try reader.bool("isAccessibilityElement") ?? false
    elementsHidden = try reader.bool("elementsHidden") ?? false
    hidden = try reader.bool("hidden") ?? false
    viewIsModal = try reader.bool("viewIsModal") ?? false
    equivalent = try reader.string("equivalent")
    labelFor = try reader.string("labelFor")
    fullVersionOf = try reader.string("fullVersionOf")
    element = try Self.element(&reader, className: className)
    appearance.kind = ViewKind(className: className)
    let colors = AuditCaseColors(&reader)
    try colors.read(&reader, into: &appearance)
    solids = colors.solids(&reader)
    try Self.readText(&reader, into: &appearance)
    try Self.readSizes(&reader, into: &appearance)
    try Self.readFacts(&reader, into: &appearance)
    children = try (reader.objects("children") ?? []).map { try AuditCaseNode($0, depth: depth + 1) }
    children += try Self.links(&reader)
    children += try Self.copies(&reader, depth: depth)
    try reader.finish()
    if element.hasDetails { appearance.placeholder = element.details.placeholder }
  }

  private static func element(_ reader: inout CaseReader, className: String) throws -> AccessibilityElement {
    func text(_ key: String) throws -> AccessibilityText? {
      try reader.string(key).map { AccessibilityText($0) }
    }
    var traits = try CaseNode.traits(&reader) ?? []
    if try reader.bool("enabled") == false { traits.insert(.notEnabled) }
    if try reader.bool("secure") ?? false { traits.insert(.secureTextField) }
    var element = AccessibilityElement(
      label: try text("label"), value: try text("value"), hint: try text("hint"), traits: traits,
      identifier: try reader.string("identifier"))
    var details = AccessibilityElement.Details()
    details.className = className
    details.placeholder = try reader.string("placeholder")
    details.language = try reader.string("language")
    details.userInputLabels = try reader.strings("userInputLabels")
    details.respondsToUserInteraction = try reader.bool("respondsToUserInteraction")
    details.customActions = try (reader.strings("customActions") ?? []).map {
      AccessibilityElement.CustomAction(name: AccessibilityText($0))
    }
    element.details = details
    return element
  }

  private static func readText(_ reader: inout CaseReader, into appearance: inout ElementAppearance) throws {
    appearance.text = try reader.string("text")
    appearance.visibleText = try reader.string("visibleText")
    appearance.visibleTextIsSymbol = try reader.bool("visibleTextIsSymbol") ?? false
    appearance.numberOfLines = try reader.int("numberOfLines")
    appearance.clipsText = try reader.string("lineBreakMode") == "clip"
    appearance.isTruncated = try reader.bool("truncated") ?? false
    appearance.textNeeds = try reader.numbers("textNeeds", count: 2).map {
      CGSize(width: $0[0], height: $0[1])
    }
    appearance.drawnTexts = try (reader.objects("drawnTexts") ?? []).map { text in
      var text = text
      let drawn = ElementAppearance.DrawnText(
        text: try text.required("text"), frame: try text.rect("frame") ?? .zero)
      try text.finish()
      return drawn
    }
    guard var font = try reader.object("font") else { return }
    let scaling = try font.choice(
      "scaled", ["none": TextFont.Scaling.none, "textStyle": .textStyle, "metrics": .metrics])
    appearance.font = TextFont(
      name: try font.string("name"), pointSize: try font.number("pointSize"),
      isBold: try font.bool("bold") ?? false,
      textStyle: try font.string("textStyle"), scaling: scaling ?? .unknown,
      adjusts: try font.bool("adjusts"),
      cap: try font.string("cap").map { try size(named: $0, at: font.place("cap")) })
    _ = try font.string("swiftUI")
    try font.finish()
  }

  private static func readSizes(_ reader: inout CaseReader, into appearance: inout ElementAppearance) throws {
    if var sizes = try reader.object("sizes") {
      for name in sizes.keys {
        let category = try size(named: name, at: sizes.place(name))
        switch sizes.value(name) {
        case .number(let points)?: appearance.atSizes[category, default: .init()].pointSize = points
        case .list(let list)?:
          guard list.count == 2, case .number(let width) = list[0], case .number(let height) = list[1] else {
            throw CaseError(path: sizes.place(name), problem: "expected a width and a height")
          }
          appearance.atSizes[category, default: .init()].needs = CGSize(width: width, height: height)
        case let other?: throw sizes.wrong(name, "a number or a size", other)
        case nil: break
        }
      }
    }
    guard var heights = try reader.object("rowHeightAt") else { return }
    for name in heights.keys {
      let category = try size(named: name, at: heights.place(name))
      appearance.atSizes[category, default: .init()].rowHeight = try heights.number(name)
    }
  }

  /// A text size by the name that SwiftUI, UIKit or the guidelines give it.
  private static func size(named name: String, at path: String) throws -> ContentSize {
    let swiftUI = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ]
    if let index = swiftUI.firstIndex(of: name) { return ContentSize.allCases[index] }
    guard let size = ContentSize(named: name) ?? ContentSize.allCases.first(where: { "\($0)" == name }) else {
      throw CaseError(path: path, problem: "“\(name)” is not a text size")
    }
    return size
  }

  private static func readFacts(_ reader: inout CaseReader, into appearance: inout ElementAppearance) throws {
    func flag(_ key: String) throws -> Bool { try reader.bool(key) ?? false }
    appearance.opacity = try reader.number("alpha") ?? 1
    appearance.clips = try flag("clipsToBounds")
    appearance.scrolls = try reader.numbers("contentSize", count: 2) != nil || appearance.kind == .scrollView
    appearance.hasEdgeEffect = try flag("scrollEdgeEffect")
    appearance.canGrow = try reader.string("detent").map { $0 != "large" } ?? false
    appearance.imageName = try reader.string("imageName")
    appearance.isSystemProvided = try flag("systemProvided")
    appearance.isLogo = try flag("logo")
    appearance.isDecorative = try flag("decorative")
    appearance.hasLargeContentViewer = try flag("largeContentViewer")
    appearance.isInline = try flag("inline")
    appearance.isCut = try flag("offscreenPart")
    appearance.takesTouches = try reader.bool("userInteractionEnabled") ?? true
    appearance.otherCue = try reader.string("otherCue")
    if reader.keys.contains("essential") {
      // Null: it cannot be told from the tree.
      appearance.mayBeEssential = try reader.bool("essential") == nil
    }
    appearance.gestures = Set(
      try (reader.strings("gesture") ?? []).enumerated().map { index, name in
        guard let gesture = ElementAppearance.Gesture(rawValue: name) else {
          throw CaseError(path: "\(reader.place("gesture"))[\(index)]", problem: "“\(name)” is not a gesture")
        }
        return gesture
      })
    appearance.arrayMembers = try reader.strings("accessibilityElements")
    appearance.indexMembers = try reader.strings("elementsAtIndex")
    // These say in words what others say in figures, or where something came from.
    for key in ["transform", "cornerRadius", "labelledBy"] { _ = try reader.string(key) }
    _ = try reader.rect("bounds")
    _ = try reader.bool("attributedLabel")
  }

  /// The links in a running text.
  private static func links(_ reader: inout CaseReader) throws -> [AuditCaseNode] {
    try (reader.objects("linkRanges") ?? []).map { link in
      var link = link
      let text = try link.string("text") ?? ""
      let place = link.path
      let object: [String: JSONValue] = [
        "class": .string("UIAccessibilityElement"), "isAccessibilityElement": .bool(true),
        "label": .string(text),
        "traits": .list([.string("link")]), "inline": .bool(true),
        "id": try link.string("id").map { .string($0) } ?? .null,
      ]
      var node = try AuditCaseNode(CaseReader(.object(object), path: place))
      node.frameOnScreen = try link.rect("frame")
      try link.finish()
      return node
    }
  }

  /// Where it stands on the screen, when that is given instead of its place in its parent.
  var frameOnScreen: CGRect?

  /// Copies of a node, laid out in columns.
  private static func copies(_ reader: inout CaseReader, depth: Int) throws -> [AuditCaseNode] {
    guard var copies = try reader.object("repeat") else { return [] }
    let count = try copies.int("count") ?? 0
    guard (0...100_000).contains(count) else {
      throw CaseError(path: copies.place("count"), problem: "expected 0 to 100000")
    }
    let columns = max(try copies.int("columns") ?? 1, 1)
    let step = try copies.point("step") ?? .zero
    let start = try copies.rect("frame") ?? copies.rect("from")
    guard let object = try copies.object("node") else {
      throw CaseError(path: copies.place("node"), problem: "missing")
    }
    let model = try AuditCaseNode(object, depth: depth + 1)
    try copies.finish()
    return (0..<count).map { index in
      var copy = model
      copy.id = model.id.map { "\($0)\(index)" }
      copy.frame = (start ?? model.frame).offsetBy(
        dx: Double(index % columns) * step.x, dy: Double(index / columns) * step.y)
      return copy
    }
  }
}
