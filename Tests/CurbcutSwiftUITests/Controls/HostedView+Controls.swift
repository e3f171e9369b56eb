import CurbcutGraphics
import Foundation

@testable import CurbcutSwiftUI
@testable @_spi(AccessibilityDefaults) import CurbcutUIKit

extension HostedView {
  /// The elements that assistive technologies find, those of UIKit's controls included.
  var everyElement: [UIResponder] {
    func leaves(_ object: UIResponder) -> [UIResponder] {
      if object.isAccessibilityElement { return [object] }
      if let inner = object.accessibilityElements as? [UIResponder] { return inner.flatMap(leaves) }
      guard let view = object as? UIView else { return [] }
      return view.subviews.flatMap(leaves)
    }
    return (surface.accessibilityElements as? [UIResponder] ?? []).flatMap(leaves)
  }

  /// The first element with a label.
  func element(_ label: String) -> UIResponder? { everyElement.first { $0.accessibilityLabel == label } }

  /// Does what an assistive technology does with an element, and lets it take effect.
  func activate(_ label: String) {
    guard let element = element(label) else { return }
    if !element.accessibilityActivate() { tap(label) }
    settle()
  }

  /// Taps at the activation point of an element, several times in a row.
  func tap(_ label: String, times: Int = 1) {
    guard let element = element(label) else { return }
    let point = window.convertFromScreen(element.accessibilityActivationPoint)
    for _ in 0..<times {
      window.tap(at: point)
      UIKitHost.shared.clock.advance(by: 0.1)
    }
    UIKitHost.shared.clock.advance(by: 1)
    settle()
  }

  /// The accessible views of the window, such as those of an open menu, in the order of the views.
  var viewsOnScreen: [UIView] {
    func collect(_ view: UIView) -> [UIView] {
      (view.isAccessibilityElement ? [view] : []) + view.subviews.flatMap(collect)
    }
    return collect(window)
  }

  /// Chooses an entry of the open menu.
  func choose(_ entry: String) {
    _ = viewsOnScreen.last { $0.accessibilityLabel == entry }
      .map { $0.accessibilityDefaults.activate($0) }
    settle()
  }
}
