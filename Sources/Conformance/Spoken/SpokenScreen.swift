import AccessibilityTree
import CurbcutUIKit
import Foundation

/// A screen of live views for the elements of a recording, stacked vertically.
@MainActor
struct SpokenScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))

  init(_ elements: [SpokenEntry.Element]) throws {
    var group: (label: String, view: UIView)?
    for (index, element) in elements.enumerated() {
      var node = element.node
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      let view = PlacedView(node)
      view.position = element.position
      for content in node.customContent {
        let made = AXCustomContent(label: content.label.string, value: content.value.string)
        made.importance = content.isImportant ? .high : .default
        view.hostedCustomContent += [made]
      }
      if let language = node.language { view.accessibilityLanguage = language }
      view.accessibilityExpandedStatus = node.expandedStatus
      if !node.customActions.isEmpty {
        view.accessibilityCustomActions = node.customActions.map { name in
          UIAccessibilityCustomAction(name: name) { _ in true }
        }
      }
      let top = CGFloat(index * 60)
      guard let label = element.containerLabel else {
        group = nil
        view.frame.origin.y = top
        root.addSubview(view)
        continue
      }
      if group?.label != label {
        let made = UIView(frame: CGRect(x: 0, y: top, width: 390, height: 4000 - top))
        made.accessibilityContainerType = .semanticGroup
        made.accessibilityLabel = label
        made.accessibilityTraits = UIAccessibilityTraits(rawValue: element.containerTraits.rawValue)
        root.addSubview(made)
        group = (label, made)
      }
      if let container = group?.view {
        view.frame.origin.y = top - container.frame.minY
        container.addSubview(view)
      }
    }
  }
}

/// A view of a recording that may have a position (“1 of 3”), and that a double tap toggles if it is a switch.
private final class PlacedView: CaseView {
  var position: (index: Int, count: Int)?
  /// The value of a switch after a double tap; nil before the first.
  private var setting: String?

  override var accessibilityValue: String? {
    get { setting ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard accessibilityTraits.contains(.toggleButton), let now = accessibilityValue else { return false }
    setting = now == "1" ? "0" : "1"
    accessibilityValue = setting
    return true
  }

  override var readingPosition: (index: Int, count: Int)? { position }
}
