import AccessibilityTree
import Foundation

/// The accessibility tree as indented text: each container, and every attribute that is set.
struct TreeText {
  private let tree: ElementTree
  private(set) var text = ""

  init(_ tree: ElementTree) {
    self.tree = tree
    for item in tree.roots { write(item, depth: 0) }
    if tree.isEmpty { line("No element.", depth: 0) }
  }

  private mutating func write(_ item: ElementTree.Item, depth: Int) {
    switch item {
    case .element(let index): write(element: index, depth: depth)
    case .container(let index): write(container: tree.containers[index], depth: depth)
    }
  }

  private mutating func write(container: ElementContainer, depth: Int) {
    var title = "\(container.kind.rawValue)\(Self.quoted(container.label))"
    if container.isModal { title += ", modal" }
    line("\(title)  \(Self.numbers(container.frame))", depth: depth)
    attribute("value", Self.plain(container.value), depth)
    attribute("identifier", container.identifier, depth)
    attribute("traits", container.traits.names.joined(separator: ", "), depth)
    if container.navigationStyle != .automatic {
      attribute("navigation style", "\(container.navigationStyle)", depth)
    }
    if let rows = container.rowCount, let columns = container.columnCount {
      attribute("table", "\(rows) rows, \(columns) columns", depth)
    }
    for child in container.children { write(child, depth: depth + 1) }
  }

  private mutating func write(element index: Int, depth: Int) {
    let element = tree.elements[index]
    let name = element.className ?? "element"
    line(
      "\(index + 1) \(name)\(Self.quoted(element.label))  \(Self.numbers(element.frame))", depth: depth)
    attribute("value", Self.plain(element.value), depth)
    attribute("hint", Self.plain(element.hint), depth)
    attribute("traits", element.traits.names.joined(separator: ", "), depth)
    attribute("identifier", element.identifier, depth)
    for (key, text) in [("label", element.label), ("value", element.value), ("hint", element.hint)] {
      for run in text?.runs ?? [] {
        let range = "\(run.range.lowerBound)..<\(run.range.upperBound)"
        attribute("\(key) \(range)", Self.described(run.attributes), depth)
      }
    }
    if let context = tree.places[index].context { attribute("context", Self.described(context), depth) }
    if element.hasDetails { write(element.details, depth: depth) }
  }

  private mutating func write(_ details: AccessibilityElement.Details, depth: Int) {
    attribute("path", details.path.map { Self.numbers($0.boundingBox) }, depth)
    attribute(
      "activation point", details.activationPoint.map { "\(Self.number($0.x)) \(Self.number($0.y))" }, depth)
    attribute("language", details.language, depth)
    attribute("input labels", details.userInputLabels?.joined(separator: ", "), depth)
    attribute("actions", details.customActions.map(\.name.string).joined(separator: ", "), depth)
    for content in details.customContent {
      let importance = content.isImportant ? " (important)" : ""
      attribute("content", "\(content.label.string): \(content.value.string)\(importance)", depth)
    }
    attribute("rotors", details.customRotors.map(\.name.string).joined(separator: ", "), depth)
    if details.expandedStatus != .unsupported {
      attribute("state", details.expandedStatus == .expanded ? "expanded" : "collapsed", depth)
    }
    attribute("heading level", details.headingLevel.map(String.init), depth)
    attribute("textual context", details.textualContext?.rawValue, depth)
    if details.navigationStyle != .automatic {
      attribute("navigation style", "\(details.navigationStyle)", depth)
    }
    attribute(
      "responds to user interaction", details.respondsToUserInteraction.map { $0 ? "yes" : "no" }, depth)
    if details.directTouchOptions.contains(.silentOnTouch) {
      attribute("direct touch", "silent on touch", depth)
    }
    if details.directTouchOptions.contains(.requiresActivation) {
      attribute("direct touch", "requires activation", depth)
    }
    attribute("placeholder", details.placeholder, depth)
    attribute("position", details.position.map { "\($0.index) of \($0.count)" }, depth)
    attribute("badge", details.badge, depth)
    attribute("source", details.source, depth)
  }

  // MARK: Lines

  private mutating func line(_ content: String, depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private mutating func attribute(_ name: String, _ value: String?, _ depth: Int) {
    guard let value, !value.isEmpty else { return }
    line("    \(name): \(Self.escaped(value))", depth: depth)
  }

  private static func quoted(_ text: AccessibilityText?) -> String {
    plain(text).map { " “\(escaped($0))”" } ?? ""
  }

  private static func plain(_ text: AccessibilityText?) -> String? { text?.string }

  /// Escapes line breaks, which would split lines, and other control characters, which would control the terminal.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        result += "\\n"
      } else if scalar.properties.generalCategory == .control {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func numbers(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height)))"
  }

  /// A number with at most two decimal places.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  private static func described(_ context: ElementContext) -> String {
    switch context {
    case .series(let index, let count): "\(index) of \(count)"
    case .tabBarItem(let index, let count), .tab(let index, let count): "tab \(index) of \(count)"
    case .listStart: "list start"
    case .listEnd: "list end"
    case .landmarkStart: "landmark start"
    case .landmarkEnd: "landmark end"
    case .dataTableCell(let cell):
      [cell.row.map { "row \($0 + 1)" }, cell.column.map { "column \($0 + 1)" }].compactMap { $0 }
        .joined(separator: ", ")
    }
  }

  private static func described(_ attributes: SpeechAttributes) -> String {
    var parts: [String] = []
    if let language = attributes.language { parts.append("language \(language)") }
    if let pitch = attributes.pitch { parts.append("pitch \(pitch)") }
    if let punctuation = attributes.punctuation {
      parts.append(punctuation ? "all punctuation" : "no punctuation")
    }
    if attributes.spellsOut == true { parts.append("spelled out") }
    if let ipa = attributes.ipaNotation { parts.append("IPA \(ipa)") }
    if let level = attributes.headingLevel { parts.append("heading level \(level)") }
    if let context = attributes.textualContext { parts.append("context \(context.rawValue)") }
    if let custom = attributes.custom { parts.append("custom \(custom.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
  }
}
