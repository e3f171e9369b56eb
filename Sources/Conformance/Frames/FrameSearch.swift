import AccessibilityTree
import CurbcutUIKit
import Foundation

/// Finds the elements of a recording on a screen: by what they are, then by their label, in their order.
@MainActor
struct FrameSearch {
  /// The frames that were found, in the order of the elements.
  private(set) var frames: [CGRect?]
  private let elements: [FrameCase.Element]
  private let isWithinCells: Bool

  init(_ elements: [FrameCase.Element], isWithinCells: Bool) {
    self.elements = elements
    self.isWithinCells = isWithinCells
    frames = elements.map { _ in nil }
  }

  /// Looks for the elements that are not found yet.
  mutating func look(in window: UIWindow) {
    let views = window.windowsShownTogether.flatMap(Self.shownViews)
    let provider = AccessibilityProvider(window)
    provider.update()
    let read = provider.tree.elements
    var used: Set<ObjectIdentifier> = []
    var usedElements: Set<Int> = []

    func view(_ type: String, _ label: String) -> UIView? {
      guard let isKind = Self.kinds[type] else { return nil }
      return views.first { view in
        isKind(view) && !used.contains(ObjectIdentifier(view))
          && (label.isEmpty || Self.matches(Self.label(of: view), label))
      }
    }
    func element(_ type: String, _ label: String) -> Int? {
      read.indices.first { index in
        guard !usedElements.contains(index) else { return false }
        if label.isEmpty {
          return type == "Button" && !read[index].traits.isDisjoint(with: [.button, .tabBar])
        }
        return Self.matches(read[index].label?.string, label)
      }
    }

    func take(_ found: Int, for index: Int) {
      usedElements.insert(found)
      frames[index] = read[found].frame
      if let object = provider.object(withID: read[found].id) { used.insert(ObjectIdentifier(object)) }
    }

    // A label that is recorded leaves less doubt than none.
    let order =
      elements.indices.filter { !elements[$0].label.isEmpty }
      + elements.indices.filter { elements[$0].label.isEmpty }
    for index in order where frames[index] == nil {
      let wanted = elements[index]
      // Recordings of these are of what assistive technologies are given; of others, of the view.
      let readFirst = !isWithinCells && ["Button", "StaticText", "Key"].contains(wanted.type)
      if readFirst, let found = element(wanted.type, wanted.label) {
        take(found, for: index)
      } else if let found = view(wanted.type, wanted.label) {
        used.insert(ObjectIdentifier(found))
        usedElements.formUnion(read.indices.filter { provider.object(withID: read[$0].id) === found })
        frames[index] = frame(of: found)
      } else if !readFirst, !wanted.label.isEmpty, let found = element(wanted.type, wanted.label) {
        take(found, for: index)
      }
    }
  }

  private func frame(of view: UIView) -> CGRect {
    if !isWithinCells {
      // A collapsed cell is recorded as it stands, and so is a view that says where it is.
      return view.isAccessibilityElement ? view.accessibilityFrame : view.convert(view.bounds, to: nil)
    }
    if let cell = view as? UITableViewCell {
      let place = cell.convert(cell.bounds, to: nil)
      return CGRect(x: place.minX, y: 0, width: place.width, height: cell.contentView.bounds.height)
    }
    var ancestor = view.superview
    while let next = ancestor, !(next is UITableViewCell) { ancestor = next.superview }
    return view.convert(view.bounds, to: ancestor)
  }

  // MARK: What is on the screen

  private static func shownViews(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    return [view] + view.subviews.flatMap(shownViews)
  }

  /// The views that a recording calls so.
  private static let kinds: [String: @MainActor (UIView) -> Bool] = [
    "NavigationBar": { $0 is UINavigationBar }, "TabBar": { $0 is UITabBar }, "Toolbar": { $0 is UIToolbar },
    "Cell": { $0 is UITableViewCell || $0 is UICollectionViewCell },
    "Header": { $0 is UITableViewHeaderFooterView || $0 is UICollectionReusableView },
    "Footer": { $0 is UITableViewHeaderFooterView || $0 is UICollectionReusableView },
    "Switch": { $0 is UISwitch }, "Slider": { $0 is UISlider }, "Stepper": { $0 is UIStepper },
    "SegmentedControl": { $0 is UISegmentedControl }, "PageIndicator": { $0 is UIPageControl },
    "ProgressIndicator": { $0 is UIProgressView }, "ActivityIndicator": { $0 is UIActivityIndicatorView },
    "Picker": { $0 is UIPickerView }, "Stack": { $0 is UIStackView }, "TextView": { $0 is UITextView },
    "StaticText": { $0 is UILabel }, "Button": { $0 is UIButton },
    "Keyboard": { $0.isKeyboard }, "Alert": { UIAlertController.isCard($0) },
    "Sheet": { UIAlertController.isCard($0) },
  ]

  private static func label(of view: UIView) -> String? {
    if let label = view as? UILabel { return label.accessibilityLabel ?? label.text }
    if let text = view as? UITextView { return text.text }
    if let header = view as? UITableViewHeaderFooterView, let text = header.textLabel?.text { return text }
    return view.accessibilityLabel
  }

  /// Long labels are recorded without their end.
  private static func matches(_ found: String?, _ recorded: String) -> Bool {
    guard let found else { return false }
    return found == recorded || (recorded.count >= 40 && found.hasPrefix(recorded))
  }
}
