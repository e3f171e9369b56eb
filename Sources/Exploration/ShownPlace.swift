import AccessibilityTree
import CurbcutUIKit
import Foundation

/// Where in an app a window is: which controllers it shows.
@MainActor
package struct ShownPlace {
  /// The controllers from the outermost to the innermost, as a text that tells places apart.
  let words: String
  /// What the screen's navigation item, tab or alert calls it; nil when nothing says it.
  package let title: String?
  /// What it is: `screen`, `sheet`, `popover`, `alert`, `action sheet`.
  let kind: String
  /// Whether it is a screen of SwiftUI: those are controllers of one class, and only what they show tells them apart.
  let isMadeOfViews: Bool
  /// The class of the innermost controller.
  private let className: String

  package init(_ window: UIWindow) {
    var parts: [String] = []
    var kind = "screen"
    var title: String?
    var isMadeOfViews = false
    var className = "screen"
    var next = window.rootViewController
    while let controller = next {
      className = Self.name(controller)
      parts.append(className)
      isMadeOfViews = false
      if let presented = controller.presentedViewController, !presented.isBeingDismissed {
        kind = Self.kind(presented)
        title = nil
        next = presented
        continue
      }
      switch controller {
      case let navigation as UINavigationController:
        let depth = navigation.viewControllers.count
        parts[parts.count - 1] += "(\(depth))"
        // A screen further on is not what the tab is called after.
        if depth > 1 { title = nil }
        next = navigation.topViewController
      case let tabs as UITabBarController:
        parts[parts.count - 1] += "(\(tabs.selectedIndex))"
        next = tabs.selectedViewController
        title = Self.text(next?.tabBarItem.title)
      case let split as UISplitViewController: next = split.viewControllers.last
      case let pages as UIPageViewController: next = pages.viewControllers?.first
      default:
        title = Self.text(controller.navigationItem.title) ?? Self.text(controller.title) ?? title
        if let alert = controller as? UIAlertController {
          title = alert.title ?? alert.message
          parts[parts.count - 1] += "(\(title ?? ""))"
        }
        isMadeOfViews = Self.isMadeOfViews(controller)
        next = isMadeOfViews ? Self.container(in: controller) : nil
      }
    }
    words = parts.joined(separator: "/")
    self.title = title
    self.kind = kind
    self.isMadeOfViews = isMadeOfViews
    self.className = className
  }

  /// What the screen is called: its title, or else the class of its controller; of SwiftUI, what it begins with.
  func name(showing tree: ElementTree) -> String {
    title ?? (isMadeOfViews ? tree.firstWords : className) ?? "screen"
  }

  private static func text(_ title: String?) -> String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  private static func kind(_ controller: UIViewController) -> String {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? "alert" : "action sheet"
    }
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return "screen"
    case .popover: return "popover"
    default: return "sheet"
    }
  }

  /// The stack, tabs or columns that a view of SwiftUI shows: they are controllers of UIKit, children of that which hosts it.
  private static func container(in controller: UIViewController) -> UIViewController? {
    controller.children.last { child in
      guard let view = child.viewIfLoaded, view.window != nil, !view.isHidden, !view.bounds.isEmpty else {
        return false
      }
      return child is UINavigationController || child is UITabBarController || child is UISplitViewController
        || child is UIPageViewController
    }
  }

  /// The class, without what it is generic over, which may be as long as the whole view.
  private static func name(_ controller: UIViewController) -> String {
    let name = String(describing: type(of: controller))
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  private static func isMadeOfViews(_ controller: UIViewController) -> Bool {
    let name = name(controller)
    return name == "SurfaceController" || name.hasPrefix("UIHostingController")
  }
}

extension ElementTree {
  /// The first heading, or else the first text, on one short line.
  var firstWords: String? {
    let lasting = elements.filter { $0.traits.isDisjoint(with: [.updatesFrequently, .keyboardKey]) }
    let first =
      lasting.first { $0.traits.contains(.header) && !($0.label?.string ?? "").isEmpty }
      ?? lasting.first { $0.traits.contains(.staticText) && !($0.label?.string ?? "").isEmpty }
    guard let words = first?.label?.string else { return nil }
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
