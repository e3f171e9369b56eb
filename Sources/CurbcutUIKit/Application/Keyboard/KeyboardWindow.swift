import CurbcutFoundation

/// The window in front of the app's that holds the keyboard, or an app's own input view, and the accessory above it.
///
/// As on iOS, it is a window of the scene in which text is edited, at a level above all others, and VoiceOver reads it
/// after the app's windows.
final class KeyboardWindow: UIWindow {
  private let panel = UIView()
  let keys = KeyboardView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  /// What is shown from the top of the keyboard's frame on.
  struct Content {
    /// Above the keyboard; nil for none.
    var accessory: UIView?
    /// The app's own view in place of the keys; nil for the keys.
    var inputView: UIView?
    /// What the keys type into; nil for no keys.
    var input: (any UIKeyInput)?
  }

  /// Shows content in a frame, in screen coordinates.
  func show(_ content: Content, in frame: CGRect, accessoryHeight: CGFloat) {
    panel.frame = CGRect(origin: convertFromScreen(frame.origin), size: frame.size)
    var wanted: [UIView] = []
    var top: CGFloat = 0
    if let accessory = content.accessory {
      wanted.append(accessory)
      place(accessory, CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight))
      top = accessoryHeight
    }
    let rest = CGRect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
    if let own = content.inputView {
      wanted.append(own)
      let bottom = min(UIScreen.main.safeAreaInsets.bottom, rest.height)
      place(own, CGRect(x: 0, y: top, width: rest.width, height: rest.height - bottom))
    } else if let input = content.input {
      wanted.append(keys)
      keys.frame = rest
      keys.show(for: input)
    }
    panel.backgroundColor = wanted.contains { $0 !== content.accessory } ? .systemGray5 : nil
    for view in panel.subviews where !wanted.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in wanted where view.superview !== panel { panel.addSubview(view) }
    isHidden = wanted.isEmpty
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != frame { view.frame = frame }
  }

  /// Takes everything out, so that the app can use its views elsewhere.
  func clear() {
    for view in panel.subviews { view.removeFromSuperview() }
    isHidden = true
  }

  /// Touches beside the keyboard reach the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === panel ? nil : hit
  }
}
