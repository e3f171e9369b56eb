import Foundation

/// A question or a message over everything else.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertcontroller>.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable { case actionSheet, alert }

  /// How much an alert matters.
  public enum Severity: Int, Hashable, Sendable { case `default`, critical }

  open private(set) var preferredStyle: Style
  open var message: String? { didSet { alertView?.refresh() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction? { didSet { alertView?.refresh() } }
  open var severity = Severity.default

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

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    alertView?.refresh()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "Text fields can only be added to an alert controller of style alert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
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

  override func titleDidChange() {
    super.titleDidChange()
    alertView?.refresh()
  }

  /// The action that escaping means.
  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Goes away, then does the action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    if presentingViewController != nil {
      dismiss(animated: true) { action.handler?(action) }
    } else {
      action.handler?(action)
    }
  }

  override func defaultAccessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    choose(cancelAction)
    return true
  }
}
