import AccessibilityTree
import Foundation

/// What rules ask of a node again and again, worked out once.
public struct NodeFacts: Sendable {
  /// What a node is.
  public struct Role: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// A finger does something with it.
    public static let interactive = Self(rawValue: 1 << 0)
    /// Text is typed into it.
    public static let field = Self(rawValue: 1 << 1)
    /// A button.
    public static let button = Self(rawValue: 1 << 2)
    /// A link.
    public static let link = Self(rawValue: 1 << 3)
    /// A picture.
    public static let image = Self(rawValue: 1 << 4)
    /// Text that only says something.
    public static let text = Self(rawValue: 1 << 5)
    /// A heading.
    public static let header = Self(rawValue: 1 << 6)
    /// A switch.
    public static let toggle = Self(rawValue: 1 << 7)
    /// Its value is changed by swipes.
    public static let adjustable = Self(rawValue: 1 << 8)
    /// A key of a keyboard.
    public static let key = Self(rawValue: 1 << 9)
    /// Disabled.
    public static let disabled = Self(rawValue: 1 << 10)
    /// Made by the system.
    public static let system = Self(rawValue: 1 << 11)
    /// An item of a tab bar.
    public static let tab = Self(rawValue: 1 << 12)
  }

  /// Whether rules about elements judge it.
  public var isJudged: Bool
  /// What it is.
  public var role: Role
  /// What kind of view it is; nil when that is not known.
  public var kind: ViewKind?
  /// Its label without white space around it; empty for none.
  public var label: String
  /// The words of the label, in small letters and without punctuation around them.
  public var words: [Substring]
  /// Whether its view was given an opacity near 0, by itself or from around.
  public var isInvisible: Bool
}

extension NodeFacts {
  init(_ node: AuditedNode, _ appearance: ElementAppearance?, around: NodeFacts?, opacity: Double) {
    let traits = node.element.traits
    kind =
      appearance?.kind
      ?? (appearance == nil ? node.element.className.flatMap(ViewKind.init(className:)) : nil)
    var role: Role = []
    if traits.contains(.button) || traits.contains(.backButton) || traits.contains(.popUpButton) {
      role.insert(.button)
    }
    if traits.contains(.link) { role.insert(.link) }
    if traits.contains(.image) || kind == .image { role.insert(.image) }
    if traits.contains(.header) { role.insert(.header) }
    if traits.contains(.toggleButton) || kind == .toggle { role.insert(.toggle) }
    if !traits.isDisjoint(with: [.adjustable, .pickerElement]) { role.insert(.adjustable) }
    if traits.contains(.keyboardKey) { role.insert(.key) }
    if !traits.isDisjoint(with: [.textEntry, .textArea, .searchField]) || (kind?.isField ?? false),
      !traits.contains(.staticText)
    {
      role.insert(.field)
    }
    if !traits.isDisjoint(with: [.tabBarItem, .radioButton]) { role.insert(.tab) }
    if traits.contains(.notEnabled) || traits.contains(.inactive) { role.insert(.disabled) }
    if appearance?.isSystemProvided ?? false { role.insert(.system) }
    // A live view is asked; a recording has only the class's name.
    if node.element.type == nil, let name = node.element.className, SystemParts.contain(className: name) {
      role.insert(.system)
    }
    if appearance == nil, let around, around.role.contains(.system) { role.insert(.system) }
    if !role.isDisjoint(with: [.button, .link, .field, .toggle, .adjustable, .key, .tab])
      || traits.contains(.playsSound) || traits.contains(.menuItem)
      // Without the trait it is still a button for those who see it.
      || (kind == .button && appearance?.takesTouches != false)
    {
      role.insert(.interactive)
    } else if let gestures = appearance?.gestures, !gestures.isDisjoint(with: [.tap, .longPress]),
      node.element.respondsToUserInteraction != false
    {
      role.insert(.interactive)
    }
    if !role.contains(.interactive), traits.contains(.staticText) || kind == .label || kind == .textView {
      role.insert(.text)
    }
    self.role = role
    let frame = node.element.frame
    let view = appearance?.viewFrame
    let hasExtent =
      (frame.width > 0 && frame.height > 0) || (view.map { $0.width > 0 && $0.height > 0 } ?? false)
      || node.element.hasPath
    isJudged = node.exposure == .element && hasExtent
    isInvisible = opacity < 0.02
    label = node.element.label.map { TextTools.trimmed($0.string) } ?? ""
    words = isJudged && !label.isEmpty ? TextTools.words(label) : []
  }
}

extension AccessibilityElement {
  fileprivate var hasPath: Bool { hasDetails && details.path.map { !$0.isEmpty } ?? false }
  var respondsToUserInteraction: Bool? { hasDetails ? details.respondsToUserInteraction : nil }
}

/// A screen with the facts of its nodes.
public final class JudgedScreen: Sendable {
  /// The screen.
  public let screen: AuditedScreen
  /// How rules are set.
  public let options: AuditOptions
  /// The facts of each node, parallel to its nodes.
  public let facts: [NodeFacts]
  /// Whether passes and figures are kept, which takes time.
  public let keepsFigures: Bool
  /// The last node inside each node, at any depth; a node without any is its own.
  let lastInside: [Int]

  /// The nodes of the screen.
  public var nodes: [AuditedNode] { screen.nodes }

  /// Prepares a screen.
  public init(_ screen: AuditedScreen, options: AuditOptions = AuditOptions(), keepsFigures: Bool = false) {
    self.screen = screen
    self.options = options
    self.keepsFigures = keepsFigures
    var facts: [NodeFacts] = []
    facts.reserveCapacity(screen.nodes.count)
    var opacities: [Double] = []
    var last = Array(screen.nodes.indices)
    for (index, node) in screen.nodes.enumerated() {
      let appearance = screen.appearance(of: index)
      let around = node.parent.flatMap { $0 < index ? facts[$0] : nil }
      let opacity =
        (appearance?.opacity ?? 1) * (node.parent.flatMap { $0 < index ? opacities[$0] : nil } ?? 1)
      opacities.append(opacity)
      facts.append(NodeFacts(node, appearance, around: around, opacity: opacity))
    }
    for index in screen.nodes.indices.reversed() {
      if let parent = screen.nodes[index].parent, parent < index {
        last[parent] = max(last[parent], last[index])
      }
    }
    self.facts = facts
    lastInside = last
  }

  /// The nodes around a node, innermost first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { [nodes] in nodes[$0].parent }.dropFirst()
  }

  /// Whether one node lies inside another, at any depth.
  func isInside(_ index: Int, _ outer: Int) -> Bool { index > outer && index <= lastInside[outer] }

  /// Whether one node is drawn after another, and lies over it where both are.
  func isDrawn(_ index: Int, over other: Int) -> Bool { drawingOrder(of: index) > drawingOrder(of: other) }

  /// The place of a node in the order in which the screen is drawn.
  func drawingOrder(of index: Int) -> Int { nodes[index].drawingOrder ?? index }

  /// Whether it is a part of a control whose size the platform sets, such as a segment.
  func isPartOfPlatformControl(_ index: Int) -> Bool {
    ancestors(of: index).contains {
      nodes[$0].container == .segmentedControl || facts[$0].kind?.hasPlatformSize ?? false
    }
  }

  /// Whether it is an item of a bar. The system gives it a touch area that is larger than what is seen of it.
  func isInBar(_ index: Int) -> Bool {
    ancestors(of: index).contains { outer in
      switch nodes[outer].container {
      case .navigationBar, .toolbar, .tabBar: true
      default: facts[outer].kind == .bar
      }
    }
  }

  /// The scroll view around a node; nil for none.
  func scrollView(around index: Int) -> Int? {
    ancestors(of: index).first { nodes[$0].container == .scrollView || facts[$0].kind == .scrollView }
  }

  /// The part of the screen in which what is inside a node can be seen: the screen, cut by what clips around it.
  func visibleArea(around index: Int) -> CGRect {
    var area = screen.bounds
    for outer in ancestors(of: index) {
      guard let appearance = screen.appearance(of: outer), appearance.clips || appearance.scrolls else {
        continue
      }
      area = area.intersection(appearance.viewFrame ?? nodes[outer].element.frame)
    }
    return area
  }
}

/// A node of a judged screen.
public struct JudgedNode: Sendable {
  /// The screen.
  public let screen: JudgedScreen
  /// The place among its nodes.
  public let index: Int

  /// The element.
  public var element: AccessibilityElement { screen.nodes[index].element }
  /// What rules ask of it again and again.
  public var facts: NodeFacts { screen.facts[index] }
  /// What it is.
  public var role: NodeFacts.Role { screen.facts[index].role }
  /// Its label without white space around it.
  public var label: String { screen.facts[index].label }
  /// The words of its label.
  public var words: [Substring] { screen.facts[index].words }
  /// What it looks like; nil when that is not known.
  public var appearance: ElementAppearance? { screen.screen.appearance(of: index) }
  /// The words of its language.
  public var language: AuditWords { screen.options.words(for: tag) }

  /// The tag of the language in which it is spoken.
  private var tag: String {
    let element = element
    return (element.hasDetails ? element.details.language : nil) ?? screen.screen.language
  }
}
