import CurbcutUIKit
import CurbcutWebKit
import Foundation

/// The screen of a trial, as its data describes it.
///
/// `views` are stacked vertically; `tree` is a screen in the form of the reading cases. They may be in a `navigation`
/// controller (the titles from the root view controller to the visible one), and there may be an `alert` over them.
struct TrialScreen {
  private let reader: CaseReader

  init(_ reader: CaseReader) { self.reader = reader }

  /// Shows the screen as an app does, in a key and visible window.
  @MainActor
  func show(in window: UIWindow) throws {
    var reader = reader
    let content = UIViewController()
    if let tree = try reader.object("tree") {
      content.view.addSubview(try CaseScreen(CaseNode(tree)).root)
    }
    let views = try makeViews(&reader)
    var top: CGFloat = 120
    for view in views {
      place(view, at: top, width: window.bounds.width)
      top = view.frame.maxY + 20
      content.view.addSubview(view)
    }
    let titles = try reader.strings("navigation")
    let alert = try reader.object("alert")
    try reader.finish()
    if let titles {
      let navigation = UINavigationController()
      navigation.viewControllers = titles.enumerated().map { index, title in
        let controller = index == titles.count - 1 ? content : UIViewController()
        controller.title = title
        return controller
      }
      window.rootViewController = navigation
    } else {
      window.rootViewController = content
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if let alert { window.rootViewController?.present(try Self.makeAlert(alert), animated: false) }
  }

  /// The views alone, as the snapshot tool reads them.
  @MainActor
  func plainRoot() throws -> UIView {
    var reader = reader
    if let tree = try reader.object("tree") {
      try reader.finish()
      return try CaseScreen(CaseNode(tree)).root
    }
    let views = try makeViews(&reader)
    try reader.finish()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 4000))
    var top: CGFloat = 0
    for view in views {
      place(view, at: top, width: 393)
      top = view.frame.maxY + 20
      root.addSubview(view)
    }
    return root
  }

  @MainActor
  private func makeViews(_ reader: inout CaseReader) throws -> [UIView] {
    try (reader.objects("views") ?? []).map { try TrialView.make($0) }
  }

  @MainActor
  private func place(_ view: UIView, at top: CGFloat, width: CGFloat) {
    let natural = view.intrinsicContentSize
    let height = view.bounds.height > 0 ? view.bounds.height : max(natural.height, 40)
    let isWide = view is UIScrollView || view is UITabBar || view is WKWebView || view is UISearchBar
    view.frame = CGRect(
      x: isWide ? 0 : 20, y: top, width: isWide ? width : max(natural.width, view.bounds.width, 300),
      height: height)
  }

  @MainActor
  static func makeAlert(_ reader: CaseReader) throws -> UIAlertController {
    var reader = reader
    let alert = UIAlertController(
      title: try reader.string("title"), message: try reader.string("message"), preferredStyle: .alert)
    for title in try reader.strings("actions") ?? [] {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in })
    }
    for (key, style) in [("cancel", UIAlertAction.Style.cancel), ("destructive", .destructive)] {
      guard let title = try reader.string(key) else { continue }
      alert.addAction(UIAlertAction(title: title, style: style) { _ in })
    }
    try reader.finish()
    return alert
  }
}
