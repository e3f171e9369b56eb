import CurbcutUIKit
import Foundation

/// The screen of a recorded case, as its trial describes it.
///
/// Its contents are views with frames or constraints (`contents`, `constraints`), a control alone (`sized`), views
/// with equal gaps between them (`spread`), a `table` or a `list`; they may be in a `navigation` controller, the first
/// of some `tabs`, `presented` as a sheet, or below an `alert`.
@MainActor
struct FrameScreen {
  private let reader: CaseReader

  init(_ reader: CaseReader) { self.reader = reader }

  func show(in window: UIWindow) throws {
    var reader = reader
    let content = try makeContent(&reader, width: window.bounds.width)
    var root = content
    if let navigation = try reader.object("navigation") {
      root = try FrameBars.makeNavigation(navigation, around: content)
    }
    if let tabs = try reader.objects("tabs") { root = try FrameBars.makeTabs(tabs, around: root) }
    let isPresented = try reader.bool("presented") ?? false
    window.rootViewController = isPresented ? UIViewController() : root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if isPresented { window.rootViewController?.present(root, animated: false) }
    if let alert = try reader.object("alert") {
      root.present(try TrialScreen.makeAlert(alert), animated: false)
    }
    if let pressed = try reader.string("pressed") {
      (try view(pressed, in: root.view, at: reader.place("pressed")) as? UIControl)?
        .sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    if let menu = try reader.string("menuOf") {
      guard let button = try view(menu, in: root.view, at: reader.place("menuOf")) as? UIButton else {
        throw CaseError(path: reader.place("menuOf"), problem: "\"\(menu)\" is not a button")
      }
      _ = button.accessibilityActivate()
    }
    if let edited = try reader.string("edited") {
      _ = try view(edited, in: root.view, at: reader.place("edited")).becomeFirstResponder()
    }
    try reader.finish()
    UIKitHost.shared.advance(by: 2)
    window.layoutIfNeeded()
  }

  private func view(_ id: String, in root: UIView, at path: String) throws -> UIView {
    guard let view = TrialView.view(withID: id, in: root) else {
      throw CaseError(path: path, problem: "there is no view \"\(id)\"")
    }
    return view
  }

  // MARK: Contents

  private func makeContent(_ reader: inout CaseReader, width: CGFloat) throws -> UIViewController {
    if let table = try reader.object("table") { return try FrameTable(table) }
    if let list = try reader.object("list") { return try FrameList.make(list) }
    let controller = UIViewController()
    if let spread = try reader.objects("spread") {
      controller.view = SpreadView(
        try spread.map { try TrialView.make($0) }, usesCaps: try reader.bool("spreadsCaps") ?? false)
    } else {
      controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    }
    controller.view.backgroundColor = .systemBackground
    for child in try reader.objects("contents") ?? [] {
      controller.view.addSubview(try TrialView.make(child))
    }
    if let sized = try reader.object("sized") {
      let control = try TrialView.make(sized)
      let size = control.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude))
      control.frame = CGRect(
        x: (width - size.width) / 2, y: 10, width: size.width, height: size.height)
      controller.view.addSubview(control)
    }
    for (index, text) in (try reader.strings("constraints") ?? []).enumerated() {
      try TrialConstraint(text, path: reader.place("constraints[\(index)]")).activate(in: controller.view)
    }
    return controller
  }
}

/// Stacks its subviews with equal gaps between them, below the status bar.
private final class SpreadView: UIView {
  private let usesCaps: Bool

  /// - Parameter usesCaps: Whether the gaps are between the capital letters of labels rather than between frames.
  init(_ views: [UIView], usesCaps: Bool) {
    self.usesCaps = usesCaps
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.bounds.size = view.sizeThatFits(bounds.size) }
    let caps = subviews.map { view -> (top: CGFloat, bottom: CGFloat) in
      guard usesCaps, let font = (view as? UILabel)?.font else { return (0, 0) }
      return (font.ascender - font.capHeight, -font.descender)
    }
    let statusBar = window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    let used = zip(subviews, caps).reduce(0) { $0 + $1.0.bounds.height - $1.1.top - $1.1.bottom }
    let gap = (bounds.height - statusBar - used) / CGFloat(subviews.count + 1)
    var top = statusBar + gap
    for (view, caps) in zip(subviews, caps) {
      view.frame.origin = CGPoint(x: (bounds.width - view.bounds.width) / 2, y: top - caps.top)
      top = view.frame.maxY - caps.bottom + gap
    }
  }
}
