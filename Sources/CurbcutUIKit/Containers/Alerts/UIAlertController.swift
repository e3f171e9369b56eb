import Foundation

/// A modal question or message.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertcontroller>.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of alert.
  public enum Style: Int, Hashable, Sendable {
    /// A set of choices that relate to what the user is doing.
    case actionSheet
    /// A message that has to be answered.
    case alert
  }

  /// The severity of an alert.
  public enum Severity: Int, Hashable, Sendable {
    /// An ordinary alert.
    case `default`
    /// Needs the user's immediate attention.
    case critical
  }

  /// The kind of alert, which cannot be changed.
  open private(set) var preferredStyle: Style
  /// The text below the title; nil for none.
  open var message: String? { didSet { alertView?.refresh() } }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The emphasised button; nil for none. It should be one of ``actions``.
  open var preferredAction: UIAlertAction? { didSet { alertView?.refresh() } }
  /// The severity of the alert; `default` by default.
  @Unsupported("UIAlertController.severity: critical alerts look like any other")
  open var severity = Severity.default

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    alertView?.refresh()
  }

  /// Adds a text field after the handler has configured it. Only alerts of style `alert` can have text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "Text fields can only be added to an alert controller of style alert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.isCapsule = !SystemMetrics.current.hasSeparatedAlertButtons
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView?.refresh()
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let alert = AlertView(controller: self)
    alert.frame = UIScreen.main.bounds
    alert.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = alert
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The first field is written in at once, as on iOS, unless the app chose another one.
    guard let fields = textFields, !fields.contains(where: \.isFirstResponder) else { return }
    fields.first?.becomeFirstResponder()
  }

  override func titleDidChange() {
    super.titleDidChange()
    alertView?.refresh()
  }

  /// The action that the escape gesture performs.
  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Whether an action sheet stands beside what it is about, as it does where the width is regular: without a button that
  /// cancels it, since a tap beside it does.
  ///
  /// See <https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb>
  /// and <https://developer.apple.com/design/human-interface-guidelines/action-sheets>.
  final var isPopover: Bool {
    preferredStyle == .actionSheet && traitCollection.horizontalSizeClass == .regular
      && UIDevice.current.userInterfaceIdiom == .pad
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isPopover, let popover = popoverPresentationController else { return }
    popover.willBeShown()
    guard popover.sourceItem == nil else { return }
    NSException.end(
      .genericException,
      "Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet. The "
        + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must "
        + "provide location information for this popover through the alert controller's "
        + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. "
        + "If this information is not known when you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
  }

  /// Cancels the sheet on behalf of the user; an action that cancels is told of it.
  final func leave() -> Bool {
    if let cancelAction {
      choose(cancelAction)
      return true
    }
    guard isPopover else { return false }
    dismiss(animated: true)
    return true
  }

  /// Dismisses the alert, then runs the action's handler.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    if presentingViewController != nil {
      dismiss(animated: true) { action.handler?(action) }
    } else {
      action.handler?(action)
    }
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIAlertController.self, over: UIViewController.accessibilityDefaults
  ) { answers, _ in
    answers.performEscape = { controller in controller.leave() }
  }
}
