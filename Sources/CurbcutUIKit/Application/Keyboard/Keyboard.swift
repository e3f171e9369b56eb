import DeviceSettings
import Foundation

/// The on-screen keyboard: its frame, its window, and the notifications when it is shown and hidden.
@MainActor
final class Keyboard {
  static let shared = Keyboard()

  /// The duration of the show and hide animations, in seconds.
  private static let duration: TimeInterval = 0.25
  /// The animation curve that iOS reports, which is not one of the public ones.
  private static let curve = 7

  /// The frame of the keyboard, in screen coordinates; below the screen while it is hidden.
  private(set) var frame = CGRect.zero
  private var isShown = false
  /// Whether the keyboard is on the screen.
  var coversSomething: Bool { isShown }
  private weak var lastResponder: UIResponder?
  /// The window of what is written in, which need not be one of a scene.
  private weak var coveredWindow: UIWindow?
  private var holds = 0
  private var alarm: Int?
  private weak var window: KeyboardWindow?

  /// The height in points by which the keyboard covers the bottom of a view, in the view's own coordinates.
  func coveredHeight(of view: UIView) -> CGFloat {
    guard isShown, let window = view.window else { return 0 }
    let place = view.convert(view.bounds, to: window)
    return max(0, place.maxY - max(frame.minY, place.minY))
  }

  /// Combines several changes of the first responder into one update of the keyboard.
  func holding<Result>(_ changes: () -> Result) -> Result {
    holds += 1
    let result = changes()
    holds -= 1
    update()
    return result
  }

  /// Call when the first responder, or its input views, may have changed.
  func update() {
    guard holds == 0 else { return }
    let screen = UIScreen.main.bounds
    let height = wantedHeight
    let new = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    let away = CGRect(x: 0, y: screen.height, width: screen.width, height: frame.height)
    if height > 0 { showWindow(in: new) } else { window?.clear() }
    if height > 0 {
      let responder = UIApplication.shared.firstResponder
      let isOther = lastResponder !== responder
      lastResponder = responder
      guard !isShown || frame != new else {
        if isOther, alarm == nil {
          UIKitHost.shared.clock.after(0) { Keyboard.shared.revealFirstResponder() }
        }
        return
      }
      let old = isShown ? frame : CGRect(x: 0, y: screen.height, width: screen.width, height: height)
      let isNew = !isShown
      isShown = true
      move(from: old, to: new, tellsOf: isNew || old.height != new.height ? .showing : nil)
    } else if isShown {
      let old = frame
      isShown = false
      move(from: old, to: away, tellsOf: .hiding)
    }
  }

  /// Shows what the first responder asks for in a window above those of its scene.
  private func showWindow(in frame: CGRect) {
    guard let responder = UIApplication.shared.firstResponder else { return }
    let around = (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    coveredWindow = around
    guard let scene = around?.windowScene ?? UIApplication.shared.windowScenes.first else { return }
    if window?.windowScene !== scene {
      window?.clear()
      window?.windowScene = nil
      let made = KeyboardWindow(frame: scene.screen.bounds)
      made.windowScene = scene
      window = made
    }
    let accessory = responder.accessoryAlongChain
    let input = UIApplication.shared.isKeyboardShown ? responder as? any UIKeyInput : nil
    window?.frame = scene.screen.bounds
    window?.show(
      KeyboardWindow.Content(accessory: accessory, inputView: responder.inputView, input: input), in: frame,
      accessoryHeight: Self.height(of: accessory))
  }

  /// Call when the text of an input has changed.
  func textDidChange(in input: AnyObject) { window?.keys.textDidChange(in: input) }

  private enum News { case showing, hiding }

  private func move(from old: CGRect, to new: CGRect, tellsOf news: News?) {
    frame = new
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
    }
    tellWindows()
    post(UIResponder.keyboardWillChangeFrameNotification)
    switch news {
    case .showing: post(UIResponder.keyboardWillShowNotification)
    case .hiding: post(UIResponder.keyboardWillHideNotification)
    case nil: break
    }
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = UIKitHost.shared.clock.after(UIView.areAnimationsEnabled ? Self.duration : 0) { [self] in
      alarm = nil
      // What was asked for during a layout pass is forgotten at its end.
      tellWindows()
      post(UIResponder.keyboardDidChangeFrameNotification)
      switch news {
      case .showing: post(UIResponder.keyboardDidShowNotification)
      case .hiding: post(UIResponder.keyboardDidHideNotification)
      case nil: break
      }
      if isShown { revealFirstResponder() }
    }
  }

  private func tellWindows() {
    let windows = UIApplication.shared.windows
    for window in windows { window.keyboardDidMove() }
    if let coveredWindow, !windows.contains(coveredWindow) { coveredWindow.keyboardDidMove() }
  }

  // MARK: Size

  /// The height that the keyboard should have, in points from the bottom of the screen; 0 for no keyboard.
  private var wantedHeight: CGFloat {
    guard let responder = UIApplication.shared.firstResponder else { return 0 }
    if let view = responder as? UIView, view.window == nil { return 0 }
    let accessory = Self.height(of: responder.accessoryAlongChain)
    if let input = responder.inputView {
      return Self.height(of: input) + accessory + UIScreen.main.safeAreaInsets.bottom
    }
    if UIApplication.shared.isKeyboardShown { return Self.systemHeight(for: responder) + accessory }
    return accessory > 0 ? accessory + UIScreen.main.safeAreaInsets.bottom : 0
  }

  private static func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    return max(0, view.intrinsicContentSize.height)
  }

  /// The height of the system keyboard, with its suggestion bar where there is one, as measured on devices.
  private static func systemHeight(for responder: UIResponder) -> CGFloat {
    let host = UIKitHost.shared
    let traits = responder as? any UITextInputTraits
    // `ios26-netnewswire-search.xml`: none above a search field that asks for nothing.
    let isPlain = responder is UISearchTextField && SystemMetrics.current.hasSearchInToolbar
    let suggests =
      !isPlain
      && traits.map { $0.autocorrectionType != .no && !$0.isSecureTextEntry && !$0.keyboardType.isPad }
        ?? true
    let isLandscape = host.orientation == .landscape
    if host.device.idiom == .pad {
      let isLarge = min(host.device.width, host.device.height) >= 1000
      return isLandscape ? (isLarge ? 478 : 408) : (isLarge ? 384 : 320)
    }
    guard host.device.cornerRadius > 0 else { return isLandscape ? 200 : 260 }
    if isLandscape { return 209 }
    let height: CGFloat = host.device.width >= 414 ? 346 : 336
    return suggests ? height : height - SystemMetrics.current.suggestionBarHeight
  }
}

extension UIResponder {
  /// Posted after the keyboard has moved or changed size.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The `userInfo` key of whether the keyboard belongs to the app itself, a Boolean.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// The accessory view above the keyboard: the object's own, or that of the nearest responder up the chain.
  fileprivate var accessoryAlongChain: UIView? {
    var next: UIResponder? = self
    while let current = next {
      if let found = current.inputAccessoryView { return found }
      next = current.next
    }
    return nil
  }
}

extension UIWindow {
  /// Invalidates the layout of views that follow the keyboard.
  fileprivate func keyboardDidMove() {
    func visit(_ view: UIView) {
      if view.layoutState?.keyboardGuide != nil { view.constraintsDidChange() }
      if view is ContainerView { view.setNeedsLayout() }
      if let view = view as? any KeyboardAvoiding, view.avoidsKeyboard {
        view.setNeedsLayout()
        view.setNeedsLayoutForSubtree()
      }
      for one in view.storedSubviews { visit(one) }
    }
    UISheetPresentationController.keyboardDidMove(in: self)
    visit(self)
  }
}
