import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutSwiftUI
import DeviceSettings
import Foundation

/// A view of SwiftUI on a screen, as assistive technologies find it.
@MainActor
final class AppScreen {
  private let window: UIWindow

  /// - Parameters:
  ///   - content: the view.
  ///   - services: what the device's services answer; by default, every app may use them.
  init(_ content: some View, services: ServiceSettings = .allowed) {
    var settings = Settings()
    settings.services = services
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: settings)
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = UIHostingController(rootView: content)
    window.makeKeyAndVisible()
    settle()
  }

  isolated deinit { window.isHidden = true }

  func settle() {
    for _ in 0..<3 {
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
      UIKitHost.shared.advance(by: 1)
    }
  }

  var elements: [AccessibilityElement] {
    let provider = AccessibilityProvider(window)
    provider.update()
    return provider.tree.elements
  }

  /// The labels of the containers that have one.
  var containerLabels: [String] {
    let provider = AccessibilityProvider(window)
    provider.update()
    return provider.tree.containers.compactMap { $0.label?.string }
  }

  var labels: [String] { elements.compactMap { $0.label?.string } }

  func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label?.string == label } }

  func activate(_ label: String) {
    let provider = AccessibilityProvider(window)
    provider.update()
    if let id = provider.tree.elements.first(where: { $0.label?.string == label })?.id {
      _ = provider.perform(.activate, on: id)
    }
    settle()
  }

  /// The magic tap on the first element. Returns whether anything took it.
  func magicTap() -> Bool {
    let provider = AccessibilityProvider(window)
    provider.update()
    defer { settle() }
    guard let id = provider.tree.elements.first?.id else { return false }
    return provider.perform(.magicTap, on: id)
  }

  /// Chooses a named action of an element.
  func choose(_ action: String, of label: String) {
    let provider = AccessibilityProvider(window)
    provider.update()
    if let element = provider.tree.elements.first(where: { $0.label?.string == label }),
      let number = element.details.customActions.firstIndex(where: { $0.name.string == action })
    {
      _ = provider.perform(.custom(number), on: element.id)
    }
    settle()
  }

  /// The greatest distance between the parts of a colour that is seen in a rectangle, 0 to 1: 0 for grey alone.
  func saturation(in rect: CGRect) -> CGFloat {
    guard let context = CGContext(width: window.bounds.width, height: window.bounds.height, scale: 1) else {
      return .nan
    }
    window.render(in: context)
    let image = context.makeImage()
    var greatest: CGFloat = 0
    for x in Int(rect.minX)...Int(rect.maxX) {
      for y in Int(rect.minY)...Int(rect.maxY) {
        guard let color = image?.color(atX: x, y: y) else { continue }
        let parts = [color.red, color.green, color.blue]
        greatest = max(greatest, (parts.max() ?? 0) - (parts.min() ?? 0))
      }
    }
    return greatest
  }

  /// Scrolls from an element, as a three-finger swipe does.
  func scroll(_ direction: ScrollDirection, on label: String) {
    let provider = AccessibilityProvider(window)
    provider.update()
    if let id = provider.tree.elements.first(where: { $0.label?.string == label })?.id {
      _ = provider.perform(.scroll(direction), on: id)
    }
    settle()
  }
}
