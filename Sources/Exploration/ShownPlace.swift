import CurbcutUIKit
import Foundation

/// Where in an app a window is: which controllers it shows.
@MainActor
struct ShownPlace {
  /// The controllers from the outermost to the innermost, as a text that tells places apart.
  var words: String
  /// What the screen is called; nil when nothing says it.
  var title: String?
  /// What it is: `screen`, `sheet`, `popover`, `alert`, `action sheet`.
  var kind: String

  init(_ window: UIWindow) {
    var parts: [String] = []
    var kind = "screen"
    var title: String?
    var next = window.rootViewController
    while let controller = next {
      parts.append(Self.name(controller))
      if let presented = controller.presentedViewController, !presented.isBeingDismissed {
        kind = Self.kind(presented)
        next = presented
        continue
      }
      switch controller {
      case let navigation as UINavigationController:
        parts[parts.count - 1] += "(\(navigation.viewControllers.count))"
        next = navigation.topViewController
      case let tabs as UITabBarController:
        parts[parts.count - 1] += "(\(tabs.selectedIndex))"
        next = tabs.selectedViewController
      case let split as UISplitViewController: next = split.viewControllers.last
      case let pages as UIPageViewController: next = pages.viewControllers?.first
      default:
        title = controller.navigationItem.title ?? controller.title
        if let alert = controller as? UIAlertController {
          title = alert.title ?? alert.message
          parts[parts.count - 1] += "(\(title ?? ""))"
        } else if Self.isMadeOfViews(controller), let title {
          // All screens of SwiftUI are controllers of one class; their titles tell them apart.
          parts[parts.count - 1] += "(\(title))"
        }
        next = nil
      }
    }
    words = parts.joined(separator: "/")
    self.title = title.flatMap { $0.isEmpty ? nil : $0 } ?? parts.last
    self.kind = kind
  }

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
