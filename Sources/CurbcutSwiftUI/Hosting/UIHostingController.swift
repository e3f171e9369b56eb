import CurbcutUIKit
import Foundation

/// A view controller of UIKit that shows a view of SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uihostingcontroller>.
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: _UIHostingView<Content>
  private var bars: HostedBars?

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    hostingView.hostController = self
  }

  /// For a storyboard: a subclass gives the view.
  public init?(coder: NSCoder, rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
    hostingView.hostController = self
  }

  public required init?(coder: NSCoder) {
    NSException.end(
      .internalInconsistencyException,
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// The view that is shown.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// How the controller tells UIKit of the size of the view.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { updatePreferredSize() }
  }

  /// The regions of the safe area that the view leaves free.
  public var safeAreaRegions: SafeAreaRegions {
    get { hostingView.surface.safeAreaRegions }
    set { hostingView.surface.safeAreaRegions = newValue }
  }

  /// The size that the view chooses for a proposal, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizethatfits(in:)>.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  open override var prefersStatusBarHidden: Bool {
    hostingView.windowPreferences?.isStatusBarHidden ?? false
  }

  open override var prefersHomeIndicatorAutoHidden: Bool {
    hostingView.windowPreferences?.overlays == .hidden
  }

  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    hostingView.windowPreferences?.deferredEdges.edges(hostingView.effectiveUserInterfaceLayoutDirection)
      ?? []
  }

  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    view = hostingView
  }

  /// The commands of the controller and of the controls in the view that have a shortcut.
  open override var keyCommands: [UIKeyCommand]? {
    hostingView.surface.graph.update()
    let commands = (super.keyCommands ?? []) + hostingView.surface.graph.shortcuts.commands
    return commands.isEmpty ? nil : commands
  }

  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if let command = sender as? ShortcutCommand, command.action == action { return command }
    return super.target(forAction: action, withSender: sender)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updatePreferredSize()
  }

  private func updatePreferredSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    preferredContentSize = hostingView.intrinsicContentSize
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard let stack = hostingView.stack else { return }
    stack.begin(self)
    guard bars == nil, parent is UINavigationController else { return }
    bars = HostedBars(self, hostingView.surface, stack)
    hostingView.surface.graph.update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // By now it is known how the controller is shown.
    hostingView.stack?.begin(self)
    hostingView.updateEnvironment()
    hostingView.surface.setAppeared(true)
    bars?.willAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bars?.willDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hostingView.surface.setAppeared(false)
  }
}

/// Has views that can be brought up to date before their next layout.
@MainActor
protocol ViewUpdating {
  /// Runs the update that is due, if any.
  func updateViews()
}

extension UIHostingController: ViewUpdating {
  func updateViews() { hostingView.surface.graph.update() }
}

extension UIViewController {
  /// What shows below the screen that the controller is, or is a part of, on the nearest stack.
  private var screenBelow: UIViewController? {
    guard let stack = navigationController else { return nil }
    var screen: UIViewController? = self
    while let part = screen, part.parent !== stack { screen = part.parent }
    guard let screen, let index = stack.viewControllers.firstIndex(of: screen), index > 0 else { return nil }
    return stack.viewControllers[index - 1]
  }

  /// Whether the screen that the controller is in was pushed or presented.
  var canBeDismissed: Bool { screenBelow != nil || presentingViewController != nil }

  /// Goes back from the screen that the controller is in, or dismisses what it is presented in.
  func dismissHosted() {
    if let screenBelow {
      navigationController?.popToViewController(screenBelow, animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}

extension UIHostingController: CommandContainer, MainMenuSource {
  package var commandChild: UIViewController? { children.last }

  package func buildMainMenu(with builder: any UIMenuBuilder) {
    hostingView.surface.graph.update()
    hostingView.surface.graph.commands.buildMainMenu(with: builder)
  }
}

/// How a hosting controller tells UIKit of the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By `preferredContentSize`.
  public static let preferredContentSize = Self(rawValue: 1)
  /// By the intrinsic size of the view.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// Regions at the edges of the screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/safearearegions>.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the rounded corners of the device.
  public static let container = Self(rawValue: 1)
  /// The keyboard on screen.
  public static let keyboard = Self(rawValue: 2)
  /// All of them: bars, rounded corners and the keyboard.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
