import AccessibilityTree
import Foundation

/// One thing on an audited screen: an element, a view that is none, or a container.
public struct AuditedNode: Sendable {
  /// What it says to assistive technologies, and where it stands.
  public var element: AccessibilityElement
  /// The node around it, as an index into ``AuditedScreen/nodes``; nil on the top level.
  public var parent: Int?
  /// Whether assistive technologies reach it.
  public var exposure: Exposure
  /// What it looks like, as an index into ``AuditedScreen/appearances``; nil when that is not known.
  public var appearance: Int?
  /// What kind of container it is; nil for anything else.
  public var container: ElementContainer.Kind?

  /// Its place in the order in which the screen is drawn, the lowest first; nil where that is the order of the nodes.
  public var drawingOrder: Int?

  /// Whether assistive technologies reach a node.
  public enum Exposure: Sendable {
    /// It is an element.
    case element
    /// It says that it is an element, but lies inside another one, which hides it.
    case nested
    /// It is no element: a view, a container, a part of an element.
    case none
    /// It is hidden from assistive technologies, by itself or by what is around it, but seen.
    case hiddenFromTechnologies
    /// It is not seen, or lies behind something modal: no rule judges it.
    case unseen
  }

  /// Creates a node.
  public init(
    _ element: AccessibilityElement, parent: Int? = nil, exposure: Exposure = .element,
    appearance: Int? = nil,
    container: ElementContainer.Kind? = nil
  ) {
    self.element = element
    self.parent = parent
    self.exposure = exposure
    self.appearance = appearance
    self.container = container
  }
}

/// A screen to audit: an accessibility tree, and beside it what is seen.
public struct AuditedScreen: Sendable {
  /// What the screen is called in reports.
  public var name: String
  /// The screen, in points.
  public var bounds: CGRect
  /// The BCP-47 tag of the language in which it speaks.
  public var language: String
  /// Whether it is a phone's.
  public var isPhone: Bool
  /// Everything on it: a node right before what is inside it, and in the order in which it is drawn where
  /// ``AuditedNode/drawingOrder`` says nothing else.
  public var nodes: [AuditedNode]
  /// What the nodes look like.
  public var appearances: [ElementAppearance]
  /// The settings under which it was read, where they are not the ones that were asked for: `dark`. Nil for these.
  public var setting: String?
  /// A picture of it; nil when there is none.
  public var picture: AuditPicture?
  /// The same picture without any letters, of the same size, which shows what lies behind each of them; nil when it was
  /// not drawn.
  public var pictureWithoutText: AuditPicture?
  /// The elements in the order in which VoiceOver reads them, as indices of nodes; nil for that of the nodes.
  public var readingOrder: [Int]?
  /// What VoiceOver met on its way through the screen; nil when nobody went it.
  public var walk: ScreenWalk?
  /// The words of the same screen in the language that the app was made in; nil when they are not known.
  public var base: BaseWords?
  /// Texts that lie on each other at a text size.
  public var overlaps: [TextOverlap] = []
  /// How it looks in the course of time; nil when nobody watched it.
  public var film: ScreenFilm?
  /// What changed without being announced; nil when nobody looked.
  public var silentChanges: [SilentChange]?
  /// How exact frames are, in points: 1 for a recording in whole points, in which what only touches may overlap by one.
  public var framePrecision = 0.0

  /// Creates a screen from its nodes.
  public init(
    name: String = "", bounds: CGRect, language: String = "en", isPhone: Bool = true, nodes: [AuditedNode],
    appearances: [ElementAppearance] = []
  ) {
    self.name = name
    self.bounds = bounds
    self.language = language
    self.isPhone = isPhone
    self.nodes = nodes
    self.appearances = appearances
  }

  /// Creates a screen from a tree alone, as of a recording: what its elements look like is not known.
  public init(
    name: String = "", tree: ElementTree, bounds: CGRect, language: String = "en", isPhone: Bool = true
  ) {
    self.init(name: name, bounds: bounds, language: language, isPhone: isPhone, nodes: [])
    nodes.reserveCapacity(tree.elements.count + tree.containers.count)
    var appearances: [ViewKind: Int] = [:]
    func add(_ item: ElementTree.Item, parent: Int?) {
      switch item {
      case .element(let index):
        let element = tree.elements[index]
        var node = AuditedNode(element, parent: parent)
        if let kind = element.className.flatMap(ViewKind.init(className:)) {
          if appearances[kind] == nil {
            var appearance = ElementAppearance()
            appearance.kind = kind
            appearances[kind] = self.appearances.count
            self.appearances.append(appearance)
          }
          node.appearance = appearances[kind]
        }
        nodes.append(node)
      case .container(let index):
        let container = tree.containers[index]
        let element = AccessibilityElement(
          id: container.id, label: container.label, value: container.value, traits: container.traits,
          frame: container.frame, identifier: container.identifier)
        let place = nodes.count
        nodes.append(
          AuditedNode(element, parent: parent, exposure: .none, container: container.kind))
        for child in container.children { add(child, parent: place) }
      }
    }
    for item in tree.roots { add(item, parent: nil) }
  }

  /// What a node looks like; nil when that is not known.
  public func appearance(of index: Int) -> ElementAppearance? {
    nodes[index].appearance.map { appearances[$0] }
  }
}
