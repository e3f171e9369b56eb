import AccessibilityTree
import Foundation

extension Capture {
  /// The numbers of the objects that the system made, which an app cannot mend: the keyboard, the status bar, the button
  /// that ends a search.
  public var systemObjects: Set<UInt64> {
    var found: Set<UInt64> = []
    let keyboard = KeyboardArea(roots, screen: bounds)
    var rest = roots.map { (node: $0, isSystem: false) }
    while let (node, isOutside) = rest.popLast() {
      let isSystem =
        isOutside || Self.systemTypes.contains(node.type) || node.traits.contains(.keyboardKey)
        || keyboard?.contains(node) == true
      if isSystem { found.insert(node.number) }
      let isInSearch = node.type == "SearchField"
      if node.type == "Toolbar", node.holds("SearchField") { found.formUnion(node.closeButtons) }
      rest += node.children.map { ($0, isSystem || (isInSearch && $0.type == "Button")) }
    }
    return found
  }

  private static let systemTypes: Set<String> = ["Keyboard", "Key", "StatusBar", "ScrollBar"]

  /// The frames of the rows of lists, by the numbers of the objects inside.
  public var rowFrames: [UInt64: CGRect] {
    var found: [UInt64: CGRect] = [:]
    var rest = roots.map { (node: $0, row: CGRect?.none) }
    while let (node, row) = rest.popLast() {
      if let row { found[node.number] = row }
      rest += node.children.map { ($0, node.type == "Cell" ? node.frame : row) }
    }
    return found
  }

  /// The numbers of the objects of web pages.
  public var webObjects: Set<UInt64> {
    var found: Set<UInt64> = []
    var rest = roots.map { (node: $0, isWeb: false) }
    while let (node, isWeb) = rest.popLast() {
      if isWeb { found.insert(node.number) }
      rest += node.children.map { ($0, isWeb || node.type == "WebView") }
    }
    return found
  }
}

extension CaptureNode {
  /// Whether an object of a type is inside, at any depth.
  fileprivate func holds(_ type: String) -> Bool {
    children.contains { $0.type == type || $0.holds(type) }
  }

  /// The buttons inside that end a search, which the system names in small letters.
  fileprivate var closeButtons: [UInt64] {
    let isOne = type == "Button" && label == "close"
    return children.reduce(into: isOne ? [number] : []) { $0 += $1.closeButtons }
  }
}

/// Where the system's keyboard stands in a recording that says nothing of it: its keys are buttons like others, of which
/// some have the identifiers that iOS gives them in any language.
struct KeyboardArea {
  private let frame: CGRect

  private static let keys: Set<String> = [
    "space", "delete", "dictation", "emoji", "shift", "more", "Search", "Return", "return", "Go", "Done",
  ]

  /// Nil where there is no keyboard.
  init?(_ roots: [CaptureNode], screen: CGRect) {
    var buttons: [CaptureNode] = []
    var others: [CaptureNode] = []
    var rest = roots
    while let node = rest.popLast() {
      if node.type == "Keyboard" { return nil }
      if node.type == "Button" {
        buttons.append(node)
      } else if node.label == nil || node.type == "GenericElement" {
        others.append(node)
      }
      rest += node.children
    }
    let known = buttons.filter { button in
      button.frame.midY > screen.midY && button.name.map(Self.keys.contains) == true
    }
    guard Set(known.map(\.name)).count >= 2,
      known.contains(where: { ["space", "dictation"].contains($0.name) })
    else { return nil }
    let area = others.map(\.frame).filter { frame in
      frame.width >= screen.width * 0.95 && frame.maxY >= screen.maxY - 1
        && frame.height < screen.height * 0.6
        && known.allSatisfy { frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    }.min { $0.height < $1.height }
    var top = area?.minY ?? known.map(\.frame.minY).min() ?? screen.maxY
    if area == nil {
      // Keys with a letter stand right above those that are known.
      let letters = buttons.filter { ($0.label ?? "").count == 1 }.sorted { $0.frame.minY > $1.frame.minY }
      for letter in letters where letter.frame.maxY >= top - 16 { top = min(top, letter.frame.minY) }
    }
    // The bar with suggestions touches the keys, and its parts say nothing while there are none.
    if let bar = others.map(\.frame).first(where: {
      abs($0.maxY - top) <= 10 && $0.height < 60 && $0.width < screen.width * 0.6
    }) {
      top = bar.minY
    }
    frame = CGRect(x: screen.minX, y: top - 1, width: screen.width, height: screen.maxY - top + 1)
  }

  /// Whether an object is a part of the keyboard.
  func contains(_ node: CaptureNode) -> Bool {
    node.children.isEmpty && frame.contains(CGPoint(x: node.frame.midX, y: node.frame.midY))
      && node.frame.height <= frame.height + 1
  }
}
