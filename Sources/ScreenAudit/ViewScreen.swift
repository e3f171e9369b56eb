import AccessibilityTree
import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation

/// A live screen of UIKit, as the audit sees it: the tree that assistive technologies read, and beside it what its views
/// show.
@MainActor
package struct ViewScreen {
  /// The screen to audit.
  package var screen: AuditedScreen
  let provider: AccessibilityProvider
  let window: UIWindow
  /// The elements of the tree, by the objects behind them.
  private var elements: [ObjectIdentifier: Int] = [:]
  /// The elements that are no views, by the views that hold them.
  private var held: [ObjectIdentifier: [Int]] = [:]
  /// The nodes of the tree's elements.
  private(set) var nodes: [Int: Int] = [:]
  /// The nodes of the views.
  private(set) var views: [ObjectIdentifier: Int] = [:]
  /// Answers who made an object, and where.
  private let origin: (AnyObject) -> Origin?
  /// The views around modal views of the system.
  private var aroundModals: Set<ObjectIdentifier> = []
  /// The nodes of the texts, to be measured at another text size.
  private(set) var texts: [(view: any TextShowing, node: Int)] = []
  /// The elements and the views that they are or that hold them, to find where touches go.
  private(set) var touched: [(view: UIView, node: Int)] = []

  /// Who made an element that is no view of a document.
  package struct Origin {
    /// What made it, as a name of its class: `ContentView/Button`.
    package var name: String
    /// The file and the line; nil when they are not known.
    package var source: String?

    /// Whether it lies in a view that the system fills by itself, such as a product of a store.
    var isSystemProvided = false

    /// Creates an origin.
    ///
    /// - Parameters:
    ///   - path: the names of the views of SwiftUI that made it, the outermost first.
    ///   - source: the file and the line; nil when they are not known.
    package init(path: [String], source: String?) {
      name = Self.name(of: path)
      self.source = source
      isSystemProvided = path.contains(where: Self.filledBySystem.contains)
    }

    /// The views of the system's in which an app decides about nothing that is seen.
    private static let filledBySystem: Set<String> = [
      "ProductView", "StoreView", "SubscriptionStoreView", "SubscriptionOfferView", "MarkerMonogram",
    ]

    /// The name of what a view of SwiftUI makes: the innermost views around it, without the stacks inside a control.
    static func name(of path: [String]) -> String {
      let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]
      let inside = path.reversed().prefix { stacks.contains($0) }.count
      // What is nothing but stacks is called by these.
      return path.dropLast(inside < path.count ? inside : 0).suffix(3).joined(separator: "/")
    }
  }

  /// What is around a view.
  private struct Around {
    var parent: Int?
    var isHiddenFromTechnologies = false
    var isBehindModal = false
    var isInElement = false
    var isInBar = false
    var isInTabBar = false
    var isInListEdge = false
    var isSystemProvided = false
    var isDisabled = false
    var isOfWebPage = false
    /// The row of a list around it.
    var row: CGRect?
    /// The part of the screen to which the views cut it off that lie below the one that holds elements and below what
    /// scrolls; nil for all.
    var clip: CGRect?
    /// The elements around that are no views, which texts may belong to.
    var held: [Int] = []
  }

  /// What is measured besides what a screen shows as it is.
  package struct Measures: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Its texts at all text sizes, for which the screen is laid out at each and code of the app runs.
    package static let sizes = Self(rawValue: 1 << 0)
    /// Pictures of it with its texts and without.
    package static let pictures = Self(rawValue: 1 << 1)
    /// Where touches go.
    package static let touches = Self(rawValue: 1 << 2)
    /// All of that.
    package static let all: Self = [.sizes, .pictures, .touches]
  }

  /// Reads the screen of a window.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - tree: the tree, where rows were scrolled into view to be read; nil for what can be read now.
  ///   - measures: what is measured besides.
  ///   - origin: answers who made an object, and where; nil for what is not known.
  package init(
    _ window: UIWindow, name: String, tree: ElementTree? = nil, measures: Measures = .all,
    origin: @escaping (AnyObject) -> Origin? = { _ in nil }
  ) {
    self.origin = origin
    let traits = window.traitCollection
    self.window = window
    provider = AccessibilityProvider(window)
    provider.update()
    let tree = tree ?? provider.tree
    screen = AuditedScreen(
      name: name, bounds: window.bounds, language: UIKitHost.shared.settings.language,
      isPhone: traits.userInterfaceIdiom == .phone, nodes: [])
    for (index, element) in provider.tree.elements.enumerated() {
      guard let object = provider.object(withID: element.id) else { continue }
      elements[ObjectIdentifier(object)] = index
      if !(object is UIView), let holder = provider.view(around: object) {
        held[ObjectIdentifier(holder), default: []].append(index)
      }
    }
    let windows = window.windowsShownTogether
    let modal = windows.lastIndex { $0.accessibilityViewIsModal } ?? 0
    for window in windows { noteModals(in: window) }
    for (place, window) in windows.enumerated() {
      var around = Around()
      around.isBehindModal = place < modal
      add(window, around)
    }
    addElementsWithoutViews(of: tree)
    sortIntoPreorder()
    screen.readingOrder = provider.tree.elements.indices.compactMap { nodes[$0] }
    if measures.contains(.touches) { measureTouches() }
    if measures.contains(.pictures) { draw() }
    if measures.contains(.sizes) { measureSizes() }
  }

  /// The object behind a node of the tree's elements; nil for what is no element, or was scrolled away.
  package func object(of node: Int) -> AnyObject? {
    provider.object(withID: screen.nodes[node].element.id)
  }

  /// Takes over what a cursor met on its way through the screen.
  ///
  /// - Parameters:
  ///   - unreached: the elements on which it never stood.
  ///   - trap: the elements between which it went to and fro; empty for none.
  package mutating func add(
    walk unreached: [AccessibilityElement.ID], trap: [AccessibilityElement.ID], isComplete: Bool
  ) {
    let places = Dictionary(
      nodes.map { (provider.tree.elements[$0.key].id, $0.value) }, uniquingKeysWith: { first, _ in first })
    let lost = Set(unreached.compactMap { places[$0] })
    let circle = trap.compactMap { places[$0] }
    screen.walk = ScreenWalk(
      reached: Set(screen.nodes.indices).subtracting(lost), trap: circle.isEmpty ? nil : circle,
      isComplete: isComplete)
  }

  // MARK: Order

  /// Sorts the nodes so that what is inside a node follows right after it: texts are found to belong to an element only once
  /// others have been added. They were added in the order in which they are drawn, which is kept beside.
  private mutating func sortIntoPreorder() {
    let count = screen.nodes.count
    var inside: [[Int]] = Array(repeating: [], count: count)
    var next: [Int] = []
    for index in screen.nodes.indices.reversed() {
      if let parent = screen.nodes[index].parent { inside[parent].append(index) } else { next.append(index) }
    }
    var order: [Int] = []
    order.reserveCapacity(count)
    while let index = next.popLast() {
      order.append(index)
      next += inside[index]
    }
    guard order.count == count else { return }
    for index in screen.nodes.indices { screen.nodes[index].drawingOrder = index }
    guard order != Array(0..<count) else { return }
    var places = order
    for (place, index) in order.enumerated() { places[index] = place }
    screen.nodes = order.map { index in
      var node = screen.nodes[index]
      node.parent = node.parent.map { places[$0] }
      return node
    }
    nodes = nodes.mapValues { places[$0] }
    views = views.mapValues { places[$0] }
    texts = texts.map { ($0.view, places[$0.node]) }
    touched = touched.map { ($0.view, places[$0.node]) }
  }

  /// Notes the views around the system's modal views, such as an alert's: they are as modal as what is in them.
  @discardableResult
  private mutating func noteModals(in view: UIView) -> Bool {
    var holdsModal = view.accessibilityViewIsModal && view.isMadeBySystem
    for subview in view.subviews where !subview.isHidden {
      if noteModals(in: subview) { holdsModal = true }
    }
    if holdsModal { aroundModals.insert(ObjectIdentifier(view)) }
    return holdsModal
  }

  // MARK: Views

  private mutating func add(_ view: UIView, _ around: Around) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let index = screen.nodes.count
    let kind = ViewKind(view: view)
    let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    var inside = around
    inside.parent = index
    if view.accessibilityElementsHidden { inside.isHiddenFromTechnologies = true }
    if kind == .bar { inside.isInBar = true }
    if view is UITabBar { inside.isInTabBar = true }
    if view.isListEdge { inside.isInListEdge = true }
    if view is UITableViewCell || view is UICollectionViewListCell { inside.row = frame }
    if kind?.isMadeOfSystemParts ?? false || view.isMadeBySystem { inside.isSystemProvided = true }
    // What a page looks like is not known: it is shown without its style sheets.
    if view.isWebPage { inside.isOfWebPage = true }
    if (view as? UIControl)?.isEnabled == false || (view as? UILabel)?.isEnabled == false {
      inside.isDisabled = true
    }

    var node = AuditedNode(element(of: view, frame), parent: around.parent, exposure: .none)
    if inside.isDisabled { node.element.traits.insert(.notEnabled) }
    if let place = elements[ObjectIdentifier(view)] {
      node.element = withOrigin(provider.tree.elements[place])
      node.exposure = .element
      nodes[place] = index
      inside.isInElement = true
      touched.append((view, index))
    } else if around.isBehindModal {
      node.exposure = .unseen
    } else if inside.isHiddenFromTechnologies {
      node.exposure = .hiddenFromTechnologies
    } else if view.isAccessibilityElement {
      // Reading left it out: because it lies in another element, or because it cannot be seen.
      node.exposure = around.isInElement ? .nested : .unseen
    }
    var appearance = ElementAppearance(view, kind: kind, frame: frame)
    appearance.clip = around.clip
    if appearance.scrolls || held[ObjectIdentifier(view)] != nil {
      inside.clip = nil
    } else if appearance.clips, !around.held.isEmpty {
      inside.clip = around.clip?.intersection(frame) ?? frame
    }
    appearance.isSystemProvided = around.isSystemProvided || view.isMadeBySystem
    // The colour of a chosen tab is the system's, unless the app tints it.
    if around.isInTabBar, let label = view as? UILabel, let color = label.textColor,
      AuditColor(color, label.traitCollection) == AuditColor(.systemBlue, label.traitCollection)
    {
      appearance.isSystemProvided = true
    }
    if around.isInTabBar, let label = view as? UILabel { appearance.hasSystemTextColor = Self.isBadge(label) }
    appearance.hasLargeContentViewer = inside.isInBar || view.showsLargeContentViewer
    appearance.row = around.row
    if inside.isOfWebPage {
      var appearance = ElementAppearance()
      appearance.isInline = true
      node.appearance = screen.appearances.count
      views[ObjectIdentifier(view)] = index
      screen.nodes.append(node)
      screen.appearances.append(appearance)
      if let held = held[ObjectIdentifier(view)] { add(held, heldBy: view, &inside) }
      for subview in view.subviews { add(subview, inside) }
      return
    }
    if let shown = view as? any TextShowing {
      texts.append((shown, index))
      if node.exposure == .none, let holder = self.holder(of: appearance.textFrame ?? frame, in: around.held)
      {
        node.parent = holder
        // What draws an element belongs to whoever made the element.
        let isOfSystem = screen.nodes[holder].appearance.map { screen.appearances[$0].isSystemProvided }
        // The sign in the balloon of a marker is as large and as white as the map has it.
        let isInMap = screen.nodes[holder].element.className?.contains("MapItemView") ?? false
        if isOfSystem ?? false || isInMap && origin(view)?.isSystemProvided ?? false {
          appearance.isSystemProvided = true
        }
      }
    }
    node.appearance = screen.appearances.count
    views[ObjectIdentifier(view)] = index
    screen.nodes.append(node)
    screen.appearances.append(appearance)
    if let held = held[ObjectIdentifier(view)] { add(held, heldBy: view, &inside) }

    let modal = view.subviews.last {
      !$0.isHidden && ($0.accessibilityViewIsModal || aroundModals.contains(ObjectIdentifier($0)))
    }
    for subview in view.subviews {
      var next = inside
      if let modal, subview !== modal { next.isBehindModal = true }
      add(subview, next)
    }
  }

  /// Adds elements that are no views, below the view that holds them.
  private mutating func add(_ held: [Int], heldBy view: UIView, _ inside: inout Around) {
    for place in held {
      let index = screen.nodes.count
      let made = provider.tree.elements[place]
      let origin = origin(of: made)
      let element = withOrigin(made, origin)
      var appearance = ElementAppearance()
      appearance.kind = element.className.flatMap(ViewKind.init(className:))
      appearance.isSystemProvided =
        inside.isSystemProvided || view.isMadeBySystem || origin?.isSystemProvided ?? false
      appearance.hasLargeContentViewer = inside.isInBar
      appearance.row = inside.row
      // The button that collapses a section is as high as the list makes its headers.
      appearance.hasPlatformSize = inside.isInListEdge && element.traits.isSuperset(of: [.button, .header])
      screen.nodes.append(
        AuditedNode(element, parent: inside.parent, appearance: screen.appearances.count))
      screen.appearances.append(appearance)
      nodes[place] = index
      inside.held.append(index)
      touched.append((view, index))
    }
  }

  /// Whether a text in a tab bar is a badge in the system's colours.
  private static func isBadge(_ label: UILabel) -> Bool {
    guard let ground = label.backgroundColor, let ink = label.textColor else { return false }
    let traits = label.traitCollection
    return AuditColor(ground, traits) == AuditColor(.systemRed, traits)
      && AuditColor(ink, traits) == AuditColor(.white, traits)
  }

  /// The element that a text is seen in: the smallest around its middle.
  private func holder(of frame: CGRect, in held: [Int]) -> Int? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func area(_ node: Int) -> CGFloat {
      let frame = screen.nodes[node].element.frame
      return frame.width * frame.height
    }
    return held.filter { screen.nodes[$0].element.frame.insetBy(dx: -1, dy: -1).contains(middle) }
      .min { area($0) < area($1) }
  }

  /// What a view that is no element would say: for controls inside elements, and for texts.
  private func element(of view: UIView, _ frame: CGRect) -> AccessibilityElement {
    var element = AccessibilityElement(
      frame: frame, identifier: view.accessibilityIdentifier, type: type(of: view))
    if view.isAccessibilityElement {
      element.label = view.accessibilityLabel.map { AccessibilityText($0) }
      element.traits = AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue)
    } else if let shown = view as? any TextShowing, let facts = shown.shownTextFacts {
      // An attachment is a picture, whose place in a text no report can show.
      let words = facts.text.replacingOccurrences(of: "\u{FFFC}", with: "")
      if !words.allSatisfy(\.isWhitespace) { element.label = AccessibilityText(words) }
      element.traits = .staticText
    }
    if let source = view.interfaceBuilderSource {
      element.details.source = "\(source.file):\(source.line):\(source.column) (\(source.objectID))"
    }
    return element
  }

  /// Rows that were scrolled away and read all the same, and elements of which nobody knows who holds them.
  private mutating func addElementsWithoutViews(of tree: ElementTree) {
    let known = Set(nodes.keys.map { provider.tree.elements[$0].id })
    let places = Dictionary(
      provider.tree.elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for element in tree.elements where !known.contains(element.id) {
      if let place = places[element.id] { nodes[place] = screen.nodes.count }
      screen.nodes.append(AuditedNode(withOrigin(element)))
    }
  }

  /// An element with what is known of who made it.
  private func withOrigin(_ element: AccessibilityElement) -> AccessibilityElement {
    withOrigin(element, origin(of: element))
  }

  private func withOrigin(_ element: AccessibilityElement, _ origin: Origin?) -> AccessibilityElement {
    guard let origin else { return element }
    var element = element
    element.details.source = origin.source
    element.details.className = origin.name
    return element
  }

  /// Who made an element; nil where the element says so itself, or nobody knows.
  private func origin(of element: AccessibilityElement) -> Origin? {
    guard !element.hasDetails || element.details.source == nil else { return nil }
    return provider.object(withID: element.id).flatMap(origin)
  }
}
