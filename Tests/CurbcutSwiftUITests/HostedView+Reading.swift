import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings

@testable import CurbcutSwiftUI

extension HostedView {
  /// The screen as assistive technologies read it.
  var tree: ElementTree { AccessibilityProvider.tree(of: window) }

  /// The element with a label.
  func node(_ label: String) -> AccessibilityNode? { elements.first { $0.accessibilityLabel == label } }

  /// The labels of what a rotor of an element finds, one after the other.
  func found(by rotor: UIAccessibilityCustomRotor, from start: UIResponder?, forward: Bool = true) -> [String]
  {
    var labels: [String] = []
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = forward ? .next : .previous
    predicate.currentItem = UIAccessibilityCustomRotorItemResult()
    predicate.currentItem.targetElement = start
    while labels.count < 20, let result = rotor.itemSearchBlock(predicate) {
      let label = (result.targetElement as? UIResponder)?.accessibilityLabel ?? ""
      if let range = result.targetRange?.units {
        labels.append((label as NSString).substring(with: range))
      } else {
        labels.append(label)
      }
      predicate.currentItem = result
    }
    return labels
  }
}

/// Runs a test with other settings of the device, and puts them back.
@MainActor
func withSettings(_ change: (inout Settings) -> Void, _ body: () throws -> Void) rethrows {
  var settings = Settings()
  change(&settings)
  UIKitHost.shared.apply(settings)
  defer { UIKitHost.shared.apply(Settings()) }
  try body()
}

extension HostedView {
  /// What is seen, with a pixel for each point.
  var picture: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }.cgImage
  }
}
