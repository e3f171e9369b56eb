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
  package private(set) var screen: AuditedScreen
  private let provider: AccessibilityProvider
  /// The elements of the tree, by the objects behind them.
  private var elements: [ObjectIdentifier: Int] = [:]
  private var placed: Set<Int> = []
  /// Answers who made an object, and where.
  private let origin: (AnyObject) -> Origin?
  /// The nodes of the texts, to be measured at another text size.
  private var labels: [(label: UILabel, appearance: Int)] = []

  /// Who made an element that is no view of a document.
  package struct Origin {
    /// What made it, as a name of its class: `ContentView/Button`.
    package var name: String
    /// The file and the line; nil when they are not known.
    package var source: String?

    /// Creates an origin.
    package init(name: String, source: String?) {
      self.name = name
      self.source = source
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
    var isSystemProvided = false
    var isDisabled = false
  }

  /// Reads the screen of a window.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - measuresSizes: whether its texts are laid out at the largest text size too, which calls code of the app.
  ///   - origin: answers who made an object, and where; nil for what is not known.
  package init(
    _ window: UIWindow, name: String, tree: ElementTree? = nil, measuresSizes: Bool = true,
    origin: @escaping (AnyObject) -> Origin? = { _ in nil }
  ) {
    self.origin = origin
    let traits = window.traitCollection
    provider = AccessibilityProvider(window)
    provider.update()
    let tree = tree ?? provider.tree
    screen = AuditedScreen(
      name: name, bounds: window.bounds, language: UIKitHost.shared.settings.language,
      isPhone: traits.userInterfaceIdiom == .phone, nodes: [])
    for (index, element) in provider.tree.elements.enumerated() {
      if let object = provider.object(withID: element.id) { elements[ObjectIdentifier(object)] = index }
    }
    let windows = window.windowsShownTogether
    let modal = windows.lastIndex { $0.accessibilityViewIsModal } ?? 0
    for (place, window) in windows.enumerated() {
      var around = Around()
      around.isBehindModal = place < modal
      add(window, around)
    }
    addElementsWithoutViews(of: tree, on: window)
    if let picture = DeviceDisplay.shared.picture(of: windows, scale: 1) {
      screen.picture = AuditPicture(picture, window)
    }
    if measuresSizes { measureLargestSize(window) }
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
    if kind?.isMadeOfSystemParts ?? false { inside.isSystemProvided = true }
    if (view as? UIControl)?.isEnabled == false || (view as? UILabel)?.isEnabled == false {
      inside.isDisabled = true
    }

    var node = AuditedNode(element(of: view, frame), parent: around.parent, exposure: .none)
    if inside.isDisabled { node.element.traits.insert(.notEnabled) }
    if let place = elements[ObjectIdentifier(view)] {
      node.element = withOrigin(provider.tree.elements[place])
      node.exposure = .element
      placed.insert(place)
      inside.isInElement = true
    } else if around.isBehindModal {
      node.exposure = .unseen
    } else if inside.isHiddenFromTechnologies {
      node.exposure = .hiddenFromTechnologies
    } else if view.isAccessibilityElement {
      // Reading left it out: because it lies in another element, or because it cannot be seen.
      node.exposure = around.isInElement ? .nested : .unseen
    }
    var appearance = ElementAppearance(view, kind: kind, frame: frame)
    appearance.isSystemProvided = around.isSystemProvided || view.isMadeBySystem
    // The colour of a chosen tab is the system's, unless the app tints it.
    if around.isInTabBar, let label = view as? UILabel, let color = label.textColor,
      AuditColor(color, label.traitCollection) == AuditColor(.systemBlue, label.traitCollection)
    {
      appearance.isSystemProvided = true
    }
    appearance.hasLargeContentViewer = inside.isInBar || view.showsLargeContentViewer
    if node.exposure == .element { appearance.touchFrame = TouchArea.measured(of: view, frame) }
    if let label = view as? UILabel { labels.append((label, screen.appearances.count)) }
    node.appearance = screen.appearances.count
    screen.nodes.append(node)
    screen.appearances.append(appearance)

    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    for subview in view.subviews {
      var next = inside
      if let modal, subview !== modal { next.isBehindModal = true }
      add(subview, next)
    }
  }

  /// What a view that is no element would say: for controls inside elements, and for texts.
  private func element(of view: UIView, _ frame: CGRect) -> AccessibilityElement {
    var element = AccessibilityElement(
      frame: frame, identifier: view.accessibilityIdentifier, type: type(of: view))
    if view.isAccessibilityElement {
      element.label = view.accessibilityLabel.map { AccessibilityText($0) }
      element.traits = AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue)
    } else if let label = view as? UILabel {
      element.label = label.text.map { AccessibilityText($0) }
      element.traits = .staticText
    }
    if let source = view.interfaceBuilderSource {
      element.details.source = "\(source.file):\(source.line):\(source.column) (\(source.objectID))"
    }
    return element
  }

  /// Elements that are no views, and rows that were scrolled away and read all the same.
  private mutating func addElementsWithoutViews(of tree: ElementTree, on window: UIWindow) {
    let known = Set(placed.map { provider.tree.elements[$0].id })
    for element in tree.elements where !known.contains(element.id) {
      var node = AuditedNode(withOrigin(element))
      if let row = rowAlone(element, among: tree, on: window) {
        var appearance = ElementAppearance()
        appearance.kind = node.element.className.flatMap(ViewKind.init(className:))
        appearance.touchFrame = row
        node.appearance = screen.appearances.count
        screen.appearances.append(appearance)
      }
      screen.nodes.append(node)
    }
  }

  /// The row of a list around a button that is the only one there: a tap anywhere in it does what the button does.
  private func rowAlone(_ element: AccessibilityElement, among tree: ElementTree, on window: UIWindow)
    -> CGRect?
  {
    let buttons: AccessibilityTraits = [.button, .link, .toggleButton, .adjustable]
    guard element.traits.contains(.button), min(element.frame.width, element.frame.height) < 44,
      let hit = window.hitTest(
        window.convert(CGPoint(x: element.frame.midX, y: element.frame.midY), from: nil), with: nil)
    else { return nil }
    var view: UIView? = hit
    while let next = view, !(next is UITableViewCell || next is UICollectionViewCell) {
      view = next.superview
    }
    guard let row = view else { return nil }
    let frame = UIAccessibility.convertToScreenCoordinates(row.bounds, in: row)
    let inside = tree.elements.filter {
      !$0.traits.isDisjoint(with: buttons) && frame.insetBy(dx: -1, dy: -1).encloses($0.frame)
    }
    return inside.count == 1 ? frame : nil
  }

  /// An element with what is known of who made it.
  private func withOrigin(_ element: AccessibilityElement) -> AccessibilityElement {
    guard !element.hasDetails || element.details.source == nil,
      let object = provider.object(withID: element.id), let origin = origin(object)
    else { return element }
    var element = element
    element.details.source = origin.source
    element.details.className = origin.name
    return element
  }

  // MARK: The largest text size

  /// Lays the screen out at the largest text size, measures the texts there, and puts everything back.
  private mutating func measureLargestSize(_ window: UIWindow) {
    let settings = UIKitHost.shared.settings
    guard !labels.isEmpty, settings.contentSize == .large else { return }
    for (label, place) in labels {
      screen.appearances[place].atSizes[.large] = .init(pointSize: label.font.pointSize)
    }
    var largest = settings
    largest.contentSize = .accessibilityExtraExtraExtraLarge
    UIKitHost.shared.apply(largest)
    window.layoutIfNeeded()
    for (label, place) in labels where label.window != nil {
      var measured = ElementAppearance.MeasuredAtSize(pointSize: label.font.pointSize)
      if let needs = TextMeasure.needs(label) {
        measured.needs = needs
        measured.has = label.bounds.size
      }
      screen.appearances[place].atSizes[.accessibilityExtraExtraExtraLarge] = measured
    }
    UIKitHost.shared.apply(settings)
    window.layoutIfNeeded()
  }
}

/// How much room a text needs.
@MainActor
enum TextMeasure {
  /// The size of the whole text of a label, at its width and within its number of lines; nil for no text.
  static func needs(_ label: UILabel) -> CGSize? {
    guard !(label.text ?? "").isEmpty, label.bounds.width > 0, label.bounds.height > 0,
      !label.adjustsFontSizeToFitWidth
    else { return nil }
    // In one line, the width decides; in several, the height at the given width.
    let isOneLine = label.numberOfLines == 1
    let room = CGSize(
      width: isOneLine ? CGFloat.greatestFiniteMagnitude : label.bounds.width,
      height: .greatestFiniteMagnitude)
    let lines = label.textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: isOneLine ? 1 : 0)
    return CGSize(width: isOneLine ? lines.width : min(lines.width, label.bounds.width), height: lines.height)
  }
}

/// Where touches hit a view.
@MainActor
enum TouchArea {
  /// The area that the hit test answers for a small view; nil for one that is large enough, or that another covers.
  static func measured(of view: UIView, _ frame: CGRect) -> CGRect? {
    guard view.isUserInteractionEnabled, let window = view.window, frame.width > 0, frame.height > 0,
      frame.width < 44 || frame.height < 44
    else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func hits(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = window.convert(CGPoint(x: x, y: y), from: nil)
      guard let hit = window.hitTest(point, with: nil) else { return false }
      return hit === view || hit.isDescendant(of: view)
    }
    guard hits(middle.x, middle.y) else { return nil }
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      var last: CGFloat = 0
      for step in 1...22 {
        let way = CGFloat(step)
        guard hits(middle.x + dx * min(way, 21.9), middle.y + dy * min(way, 21.9)) else { break }
        last = way
      }
      return last
    }
    let left = max(reach(-1, 0), frame.width / 2)
    let right = max(reach(1, 0), frame.width / 2)
    let up = max(reach(0, -1), frame.height / 2)
    let down = max(reach(0, 1), frame.height / 2)
    let area = CGRect(x: middle.x - left, y: middle.y - up, width: left + right, height: up + down)
    return area == frame ? nil : area
  }
}

extension AuditPicture {
  @MainActor
  fileprivate init?(_ picture: ScreenPicture, _ window: UIWindow) {
    self.init(
      width: picture.width, height: picture.height, frame: window.bounds,
      pixels: picture.withPixels { $0.map { $0 & 0xFFFFFF } })
  }
}
