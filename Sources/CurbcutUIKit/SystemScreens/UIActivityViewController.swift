import Foundation

/// Offers the activities available for shared items.
///
/// On iOS the screen runs in a separate process and shows people, apps and the system's activities. Here it has the
/// app's activities, Copy for strings and URLs, and Close.
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the screen has been dismissed.
  ///
  /// - Parameters:
  ///   - activityType: The chosen activity; nil if none was.
  ///   - completed: Whether the activity was completed.
  ///   - returnedItems: The items returned by an extension; always nil here.
  ///   - activityError: The error that occurred; always nil here.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called when the screen has been dismissed; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered; nil, the default, for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether prominent activities are listed first; true by default.
  @Unsupported("UIActivityViewController.allowsProminentActivity: activities stand in their usual order")
  open var allowsProminentActivity = true

  private let items: [Any]
  private let own: [UIActivity]
  private lazy var list = ActivityList(controller: self)

  /// Makes a screen for the items to share, with the app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) {
    items = []
    own = []
    super.init(coder: coder)
    modalPresentationStyle = .popover
  }

  /// The items, or placeholders for them, from which activities decide whether they can act on them.
  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  fileprivate var activities: [UIActivity] {
    let placeholders = placeholders
    return (own + [CopyActivity()]).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// A heading for the shared items: the first string or URL.
  fileprivate var heading: String {
    for item in placeholders {
      if let text = item as? String, !text.isEmpty { return text }
      if let url = item as? URL { return url.isFileURL ? url.lastPathComponent : url.host ?? "\(url)" }
    }
    return SystemWord.share.text
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.title = heading
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let stack = UINavigationController(rootViewController: list)
    show(child: stack, in: view, frame: view.bounds)
  }

  private func cancel() {
    dismiss(animated: true)
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  fileprivate func perform(_ activity: UIActivity) {
    let given = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
    activity.prepare(withActivityItems: given)
    activity.didFinish = { [weak self] completed in
      guard let self else { return }
      presentedViewController?.dismiss(animated: true)
      dismiss(animated: true)
      completionWithItemsHandler?(activity.activityType, completed, nil, nil)
    }
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIActivityViewController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      guard controller.presentingViewController != nil else { return inherited.performEscape(controller) }
      controller.cancel()
      return true
    }
  }
}

/// The list of activities, one per row.
private final class ActivityList: UITableViewController {
  private weak var controller: UIActivityViewController?
  private lazy var activities = controller?.activities ?? []

  init(controller: UIActivityViewController) {
    self.controller = controller
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let activity = activities[indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    cell.imageView?.image = activity.activityImage
    cell.accessibilityTraits = .button
    cell.accessibilityIdentifier = "actionGroupCell"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    controller?.perform(activities[indexPath.row])
  }
}
